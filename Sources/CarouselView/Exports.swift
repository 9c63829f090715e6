// One import is enough: no public name of the engine is one of the platform's.
#if HAS_TOOLKIT
  @_exported import CarouselEngine
  @_exported import CarouselHosting
#endif
