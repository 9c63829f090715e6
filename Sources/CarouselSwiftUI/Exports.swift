#if canImport(SwiftUI)
  #if canImport(UIKit) && !os(watchOS)
    @_exported public import CarouselUIKit
  #elseif canImport(AppKit)
    @_exported public import CarouselAppKit
  #endif
#endif
