#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit

    /// A view of the toolkit: `UIView`, or `NSView` on the Mac.
    public typealias PlatformView = UIView
    /// A picture of the toolkit: `UIImage`, or `NSImage` on the Mac.
    public typealias PlatformImage = UIImage
    /// A view of the toolkit that shows a picture: `UIImageView`, or `NSImageView` on the Mac.
    public typealias PlatformImageView = UIImageView
    typealias PlatformColor = UIColor
  #else
    import AppKit

    /// A view of the toolkit: `NSView`, or `UIView` elsewhere.
    public typealias PlatformView = NSView
    /// A picture of the toolkit: `NSImage`, or `UIImage` elsewhere.
    public typealias PlatformImage = NSImage
    /// A view of the toolkit that shows a picture: `NSImageView`, or `UIImageView` elsewhere.
    public typealias PlatformImageView = NSImageView
    typealias PlatformColor = NSColor
  #endif
#endif
