/// The circle on which rotary, cylinder and wheel put their items.
///
/// n items of length l on an arc of α radians: seen as a polygon, whose sides the items are, the radius is
/// l / 2 / tan(α / 2n); seen as a circle, whose circumference they share, it is l · n / α.
public struct Ring {
  /// How the radius follows from the number of items and their length, where it isn't given.
  enum Fit { case polygon(atLeast: (Double) -> Double), circle }

  /// How many items fill the arc. The default is as many as there are, or as it takes to look full: the viewport's
  /// length in items · π, between 12 and 30.
  public var count: Option
  /// The arc that they fill, in radians; default 2π, a closed ring.
  public var arc: Option
  /// The radius, in points. The default fits the items closely.
  public var radius: Option
  /// The angle between neighbours, in radians; default arc / count.
  public var angle: Option
  /// The angle by which the whole ring is turned, in radians; default 0.
  public var phase: Option
  /// The distance between neighbours, in item lengths; default 1. Changes the default radius.
  public var spacing: Option

  public init(
    count: Option = .standard, arc: Option = .standard, radius: Option = .standard, angle: Option = .standard,
    phase: Option = .standard, spacing: Option = .standard
  ) {
    self.count = count
    self.arc = arc
    self.radius = radius
    self.angle = angle
    self.phase = phase
    self.spacing = spacing
  }

  func fitted(to scene: Scene, options: StyleOptions, fit: Fit) -> Ring {
    let length = scene.itemLength * spacing.fixed(overridden: options.spacing, or: 1).constant
    let count = Swift.max(
      1, self.count.fixed(overridden: options.count, or: Self.usualCount(length, scene)).constant.rounded(.down))
    let arc = Self.usable(self.arc.fixed(overridden: options.arc, or: 2 * .pi).constant)
    let usualRadius: Double
    switch fit {
    case .polygon(let atLeast): usualRadius = Swift.max(atLeast(length), length / 2 / tan(arc / 2 / count))
    case .circle: usualRadius = length * count / arc
    }
    return Ring(
      count: .constant(count), arc: .constant(arc),
      radius: radius.fixed(overridden: options.radius, or: usualRadius.finite(or: length / 2)),
      angle: angle.fixed(overridden: options.angle, or: arc / count),
      phase: phase.fixed(overridden: options.phase, or: 0),
      spacing: spacing.fixed(overridden: options.spacing, or: 1))
  }

  private static func usualCount(_ length: Double, _ scene: Scene) -> Double {
    let filling = (scene.viewportLength / length).rounded(.up) * .pi
    let range = Feel.fewestOnFullRing...Feel.usualVisibleItems
    return Swift.min(Double(scene.count), filling.isNaN ? range.upperBound : filling.clamped(to: range).rounded(.down))
  }

  /// An arc of 0 would put all items at one place and the radius at infinity.
  private static func usable(_ arc: Double) -> Double { arc.isFinite && arc != 0 ? arc : 2 * .pi }
}

extension Option {
  /// The value of an option that was fitted to a scene; 0 for one that was not.
  var constant: Double { value(or: 0) }
}
