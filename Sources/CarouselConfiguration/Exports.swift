// Whoever imports this module has the documents' values and errors as well.
@_exported import CarouselDocument
