/// The part of a drawing that is fitted into the carousel, as large as possible, like the `viewBox` of an SVG.
public struct ViewBox: Equatable, Sendable {
  /// Its upper left corner, in the drawing's units.
  public var origin: Point2D
  /// Its size, in the drawing's units.
  public var size: Size2D

  /// Creates a part of a drawing.
  public init(origin: Point2D, size: Size2D) {
    self.origin = origin
    self.size = size
  }

  /// Returns the points per unit of the drawing where it is fitted into a view of this length and breadth; 1 if either
  /// has no extent.
  func scale(length: Double, breadth: Double) -> Double {
    let scale = min(length / size.width, breadth / size.height)
    return scale > 0 && scale.isFinite ? scale : 1
  }

  /// The point of the drawing in the middle of the carousel.
  var middle: Point2D {
    let middle = Point2D(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    return middle.x.isFinite && middle.y.isFinite ? middle : .zero
  }
}
