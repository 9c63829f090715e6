#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  #if canImport(UIKit) && !os(watchOS)
    @_exported import CarouselUIKit
  #elseif canImport(AppKit)
    @_exported import CarouselAppKit
  #endif
#endif
