// An app that moves on piece by piece has both interfaces with one import.
@_exported import CarouselViews
