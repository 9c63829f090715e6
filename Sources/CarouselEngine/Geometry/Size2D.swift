/// A width and a height, in points.
public struct Size2D: Equatable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of zero width and height.
  public static var zero: Size2D { Size2D(width: 0, height: 0) }

  /// The size with negative, NaN and infinite values replaced by 0, and clamped to lengths that can be computed with.
  var sanitized: Size2D {
    let lengths = 0...Double.greatestCount
    return Size2D(width: width.finite(or: 0).clamped(to: lengths), height: height.finite(or: 0).clamped(to: lengths))
  }
}
