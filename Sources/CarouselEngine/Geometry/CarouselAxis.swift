/// The direction of a carousel. Everything that depends on it is decided here: styles and motion work in one dimension,
/// *along* the axis; the perpendicular one on the screen is *across*.
///
/// A vertical carousel is the horizontal one rotated by 90 degrees; a right-to-left one is its mirror image.
public struct CarouselAxis: Equatable, Sendable {
  /// Whether items are arranged from top to bottom.
  public var isVertical: Bool
  /// Whether items are arranged from right to left. On a vertical carousel, it only mirrors what is across the axis.
  public var isMirrored: Bool

  /// Creates a direction; from left to right by default.
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

  /// Returns the extent of a size along the axis, in points.
  public func length(of size: Size2D) -> Double { isVertical ? size.height : size.width }

  /// Returns the extent of a size across the axis, in points.
  func crossLength(of size: Size2D) -> Double { isVertical ? size.width : size.height }

  /// Returns a size with another extent along the axis, in points.
  func size(_ size: Size2D, withLength length: Double) -> Size2D {
    isVertical ? Size2D(width: size.width, height: length) : Size2D(width: length, height: size.height)
  }

  /// Returns the component of a screen vector along the axis, positive towards higher indexes.
  public func along(_ vector: Point2D) -> Double { (isVertical ? vector.y : vector.x) * sign }

  /// Returns the screen vector of a distance along the axis and one across it, as styles place items.
  func vector(along: Double, across: Double) -> Point2D {
    isVertical ? Point2D(x: -across, y: along) : Point2D(x: along * sign, y: across)
  }

  /// Returns the screen vector of a distance across the axis, from the start to the end of a line of text or a column: down,
  /// or to the right; to the left in a vertical carousel that is mirrored.
  func crossVector(_ distance: Double) -> Point2D {
    isVertical ? Point2D(x: isMirrored ? -distance : distance, y: 0) : Point2D(x: 0, y: distance)
  }

  /// Returns the component of a screen vector across the axis.
  public func across(_ vector: Point2D) -> Double { isVertical ? vector.x : vector.y }
}

extension Transform3D {
  /// Translates along the axis (towards higher indexes), across it (down, for a horizontal one) and in depth (towards
  /// the viewer), in points.
  public func translated(along: Double, across: Double = 0, depth: Double = 0, on axis: CarouselAxis) -> Transform3D {
    axis.isVertical
      ? translated(x: -across, y: along, z: depth)
      : translated(x: axis.along(Point2D(x: along, y: 0)), y: across, z: depth)
  }

  /// Rotates a card about its axis across the carousel, in radians. Positive angles turn the edge towards higher
  /// indexes away from the viewer.
  public func turned(by angle: Double, on axis: CarouselAxis) -> Transform3D {
    axis.isVertical ? rotatedX(by: -angle) : rotatedY(by: axis.along(Point2D(x: angle, y: 0)))
  }

  /// Rotates in the plane of the screen, in radians. Positive angles rotate like a wheel with its hub below that rolls
  /// towards higher indexes.
  public func spun(by angle: Double, on axis: CarouselAxis) -> Transform3D {
    rotatedZ(by: axis.isVertical ? angle : axis.along(Point2D(x: angle, y: 0)))
  }
}
