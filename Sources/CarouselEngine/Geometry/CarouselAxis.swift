/// The direction in which a carousel runs. Everything that depends on it is decided here: styles and motion think in
/// one dimension, *along* the axis; what is perpendicular to it on the screen is *across*.
///
/// The vertical picture is the horizontal one turned by a quarter; the right-to-left one is its mirror image.
public struct CarouselAxis: Equatable, Sendable {
  /// Whether items follow each other from top to bottom.
  public var isVertical: Bool
  /// Whether items follow each other from right to left. Has no effect on a vertical carousel.
  public var isMirrored: Bool

  /// A direction; from left to right by default.
  public init(isVertical: Bool = false, isMirrored: Bool = false) {
    self.isVertical = isVertical
    self.isMirrored = isMirrored
  }

  /// From left to right.
  public static var horizontal: CarouselAxis { CarouselAxis() }
  /// From top to bottom.
  public static var vertical: CarouselAxis { CarouselAxis(isVertical: true) }
  /// From right to left.
  public static var rightToLeft: CarouselAxis { CarouselAxis(isMirrored: true) }

  private var sign: Double { isMirrored && !isVertical ? -1 : 1 }

  /// The extent of a size along the axis, in points.
  public func length(of size: Size2D) -> Double { isVertical ? size.height : size.width }

  /// The component of a vector on the screen along the axis, positive towards higher indexes.
  public func along(_ vector: Point2D) -> Double { (isVertical ? vector.y : vector.x) * sign }

  /// The vector on the screen that goes so far along the axis and across it, as styles place items.
  func vector(along: Double, across: Double) -> Point2D {
    isVertical ? Point2D(x: -across, y: along) : Point2D(x: along * sign, y: across)
  }

  /// The component of a vector on the screen across the axis.
  public func across(_ vector: Point2D) -> Double { isVertical ? vector.x : vector.y }
}

extension Transform3D {
  /// Moves what is drawn along the axis (towards higher indexes), across it (down, for a horizontal one) and in depth
  /// (towards the viewer), in points.
  public func translated(along: Double, across: Double = 0, depth: Double = 0, on axis: CarouselAxis) -> Transform3D {
    axis.isVertical
      ? translated(x: -across, y: along, z: depth)
      : translated(x: axis.along(Point2D(x: along, y: 0)), y: across, z: depth)
  }

  /// Turns what is drawn as a card on a carousel turns, in radians: positive angles turn the side of the higher
  /// indexes away from the viewer.
  public func turned(by angle: Double, on axis: CarouselAxis) -> Transform3D {
    axis.isVertical ? rotatedX(by: -angle) : rotatedY(by: axis.along(Point2D(x: angle, y: 0)))
  }

  /// Turns what is drawn in the plane of the screen, in radians: positive angles turn as a wheel whose hub is
  /// below turns when it rolls towards higher indexes.
  public func spun(by angle: Double, on axis: CarouselAxis) -> Transform3D {
    rotatedZ(by: axis.isVertical ? angle : axis.along(Point2D(x: angle, y: 0)))
  }
}
