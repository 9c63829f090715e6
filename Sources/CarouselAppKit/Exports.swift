#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  @_exported public import CarouselEngine
  @_exported public import CarouselHosting
#endif
