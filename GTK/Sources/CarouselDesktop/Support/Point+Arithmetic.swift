import CarouselGTK

// Points as vectors.
extension Point2D {
  nonisolated static func + (a: Point2D, b: Point2D) -> Point2D { Point2D(x: a.x + b.x, y: a.y + b.y) }
  nonisolated static func - (a: Point2D, b: Point2D) -> Point2D { Point2D(x: a.x - b.x, y: a.y - b.y) }
  nonisolated static func * (a: Point2D, factor: Double) -> Point2D { Point2D(x: a.x * factor, y: a.y * factor) }
}
