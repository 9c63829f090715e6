import CarouselEngine

/// What the pointer is about.
struct Press {
  /// Where it was last seen, in points from the carousel's upper left corner.
  var place: Point2D?
  /// The cell in which a button is held down; it is followed wherever the pointer goes.
  var cell: Cell?
  /// Whether the carousel's own gesture is under way.
  var isActive = false
  var start = Point2D.zero
}
