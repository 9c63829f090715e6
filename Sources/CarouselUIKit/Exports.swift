#if canImport(UIKit) && !os(watchOS)
  @_exported public import CarouselEngine
  @_exported public import CarouselHosting
#endif
