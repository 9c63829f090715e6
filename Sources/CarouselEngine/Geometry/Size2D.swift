/// A width and a height, in points.
public struct Size2D: Equatable, Sendable {
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// A size of these numbers.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size without extent.
  public static var zero: Size2D { Size2D(width: 0, height: 0) }

  /// The size with what is negative or not finite replaced by 0.
  var sanitized: Size2D {
    Size2D(width: max(0, width.finite(or: 0)), height: max(0, height.finite(or: 0)))
  }
}
