#if canImport(UIKit) && !os(watchOS)
  @_exported import CarouselEngine
  @_exported import CarouselHosting
  @_exported import CarouselStyles
#endif
