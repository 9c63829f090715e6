// Importing this module also imports the documents' values and errors.
@_exported import CarouselDocument
