/// A point or a vector, in points.
public struct Point2D: Equatable, Sendable {
  /// The distance to the right, in points.
  public var x: Double
  /// The distance down, in points.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static var zero: Point2D { Point2D(x: 0, y: 0) }

  /// Returns the vector from the second point to the first.
  public static func - (a: Point2D, b: Point2D) -> Point2D { Point2D(x: a.x - b.x, y: a.y - b.y) }
  /// Returns the point moved by a vector.
  public static func + (a: Point2D, b: Point2D) -> Point2D { Point2D(x: a.x + b.x, y: a.y + b.y) }

  /// Returns the dot product of two vectors.
  func dot(_ other: Point2D) -> Double { x * other.x + y * other.y }

  /// The direction as a vector of length 1, or nil if there is none.
  var direction: Point2D? {
    let size = max(abs(x), abs(y))
    guard size > 0, size.isFinite else { return nil }
    let (x, y) = (x / size, y / size), length = (x * x + y * y).squareRoot()
    return Point2D(x: x / length, y: y / length)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }

  /// Whether another point has the same numbers, where NaN is the same as NaN.
  func isIdentical(to other: Point2D) -> Bool {
    x.bitPattern == other.x.bitPattern && y.bitPattern == other.y.bitPattern
  }
}
