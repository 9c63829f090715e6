#if canImport(UIKit) && !os(watchOS)
  @_exported import CarouselEngine
  @_exported import CarouselHosting
#endif
