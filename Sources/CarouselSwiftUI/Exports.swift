// One import is enough: no public name of ours is one of SwiftUI's.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  @_exported import CarouselUIKit
#elseif canImport(SwiftUI) && canImport(AppKit)
  @_exported import CarouselAppKit
#endif
