#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit

    /// A view of the toolkit: `UIView`, or `NSView` on the Mac.
    public typealias PlatformView = UIView
    /// An image of the toolkit: `UIImage`, or `NSImage` on the Mac.
    public typealias PlatformImage = UIImage
    /// An image view of the toolkit: `UIImageView`, or `NSImageView` on the Mac.
    public typealias PlatformImageView = UIImageView
    typealias PlatformColor = UIColor
  #else
    import AppKit

    /// A view of the toolkit: `NSView`, or `UIView` elsewhere.
    public typealias PlatformView = NSView
    /// An image of the toolkit: `NSImage`, or `UIImage` elsewhere.
    public typealias PlatformImage = NSImage
    /// An image view of the toolkit: `NSImageView`, or `UIImageView` elsewhere.
    public typealias PlatformImageView = NSImageView
    typealias PlatformColor = NSColor
  #endif
#endif
