// What modifiers name, and no more: SwiftUI has a `Scene` and an `Axis` of its own.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  @_exported import struct CarouselEngine.AnyStyle
  @_exported import enum CarouselEngine.MotionProfile
  @_exported import enum CarouselEngine.Option
  @_exported import struct CarouselEngine.PathStop
  @_exported import struct CarouselEngine.PathStyle
  @_exported import struct CarouselEngine.StyleOptions
  @_exported import struct CarouselEngine.ViewBox
  @_exported import enum CarouselHosting.CarouselIndicator
  @_exported import enum CarouselHosting.CarouselReading

  // What can be around items.
  #if canImport(UIKit) && !os(watchOS)
    @_exported import class CarouselUIKit.CachedView
    @_exported import class CarouselUIKit.DecoratedView
    @_exported import class CarouselUIKit.DoubleSidedView
    @_exported import class CarouselUIKit.ReflectedView
    @_exported import class CarouselUIKit.ShadowView
  #else
    @_exported import class CarouselAppKit.CachedView
    @_exported import class CarouselAppKit.DecoratedView
    @_exported import class CarouselAppKit.DoubleSidedView
    @_exported import class CarouselAppKit.ReflectedView
    @_exported import class CarouselAppKit.ShadowView
  #endif
#endif
