// One import suffices: no public name of these modules is one of the platform's.
@_exported import CarouselEngine
@_exported import CarouselImages
