/// A point, or a vector, in points.
public struct Point: Equatable, Sendable {
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
  public static var zero: Point { Point(x: 0, y: 0) }

  /// The vector from the second point to the first.
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  /// The point moved by a vector.
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }

  var isFinite: Bool { x.isFinite && y.isFinite }
}
