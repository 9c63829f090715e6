#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  @_exported import CarouselEngine
  @_exported import CarouselHosting
  @_exported import CarouselStyles
#endif
