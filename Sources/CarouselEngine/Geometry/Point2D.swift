/// A point, or a vector, in points.
public struct Point2D: Equatable, Sendable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double

  /// A point of these numbers.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static var zero: Point2D { Point2D(x: 0, y: 0) }

  /// The vector from the second point to the first.
  public static func - (a: Point2D, b: Point2D) -> Point2D { Point2D(x: a.x - b.x, y: a.y - b.y) }
  /// The point moved by a vector.
  public static func + (a: Point2D, b: Point2D) -> Point2D { Point2D(x: a.x + b.x, y: a.y + b.y) }

  /// How far another vector goes in the direction of this one, times its length.
  func dot(_ other: Point2D) -> Double { x * other.x + y * other.y }

  /// The direction, of length 1; nil where there is none.
  var direction: Point2D? {
    let size = max(abs(x), abs(y))
    guard size > 0, size.isFinite else { return nil }
    let (x, y) = (x / size, y / size), length = (x * x + y * y).squareRoot()
    return Point2D(x: x / length, y: y / length)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}
