// What modifiers name, and no more: SwiftUI has a `Scene` and an `Axis` of its own.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  @_exported import struct CarouselEngine.AnyStyle
  @_exported import enum CarouselEngine.MotionProfile
  @_exported import enum CarouselEngine.Option
  @_exported import struct CarouselEngine.StyleOptions
  @_exported import enum CarouselHosting.CarouselReading
#endif
