/// The circle on which rotary, cylinder and wheel place their items. Properties that are nil have their defaults.
///
/// For n items of length l on an arc of α radians: as a polygon whose sides are the items, the radius is l / 2 / tan(α
/// / 2n); as a circle whose circumference they share, it is l · n / α.
public struct Ring: Equatable, Sendable {
  /// The number of items that fill the arc. The default is as many as there are, or as it takes to look full: the
  /// viewport's length in items · π, between 12 and 30.
  public var count: Double?
  /// The arc that the items fill, in radians; default 2π, a closed ring.
  public var arc: Double?
  /// The radius, in points. By default items touch.
  public var radius: Double?
  /// The angle between neighbours, in radians; default arc / count.
  public var angle: Double?
  /// The angle by which the whole ring is turned, in radians; default 0.
  public var phase: Double?
  /// The distance between neighbours, in item lengths; default 1. Changes the default radius.
  public var spacing: Double?

  /// Creates a ring; properties that are nil have their defaults.
  public init(
    count: Double? = nil, arc: Double? = nil, radius: Double? = nil, angle: Double? = nil, phase: Double? = nil,
    spacing: Double? = nil
  ) {
    self.count = count
    self.arc = arc
    self.radius = radius
    self.angle = angle
    self.phase = phase
    self.spacing = spacing
  }

  /// The dimensions of the circle in a scene.
  struct Circle: Equatable {
    var count = 1.0
    var radius = 0.0
    var angle = 0.0
    var phase = 0.0

    /// Returns the angle of an item, in radians from the front.
    func angle(at offset: Double) -> Double { angle * offset + phase }
  }

  /// How the radius is derived from the number of items and their length, unless it is given.
  enum Fit: Equatable {
    /// A polygon of a minimum radius, in points and in item lengths.
    case polygon(leastRadius: Double = 0, inLengths: Double = 0)
    case circle
  }

  func circle(in scene: CarouselScene, options: StyleOptions, fit: Fit) -> Circle {
    let length = scene.itemLength * options.value(.spacing, or: spacing ?? 1)
    let count = max(1, options.value(.count, or: self.count ?? Self.usualCount(length, scene)).rounded(.down))
    let arc = Self.usable(options.value(.arc, or: self.arc ?? 2 * .pi))
    let usualRadius: Double
    switch fit {
    case .polygon(let points, let lengths):
      usualRadius = max(points, lengths * length, length / 2 / tan(arc / 2 / count))
    case .circle: usualRadius = length * count / arc
    }
    return Circle(
      count: count, radius: options.value(.radius, or: radius ?? usualRadius.finite(or: length / 2)),
      angle: options.value(.angle, or: angle ?? arc / count), phase: options.value(.phase, or: phase ?? 0))
  }

  private static func usualCount(_ length: Double, _ scene: CarouselScene) -> Double {
    let filling = (scene.viewportLength / length).rounded(.up) * .pi
    let range = Feel.fewestOnFullRing...Feel.usualVisibleItems
    return min(Double(scene.count), filling.isNaN ? range.upperBound : filling.clamped(to: range).rounded(.down))
  }

  /// An arc of 0 would place all items at one point and make the radius infinite.
  private static func usable(_ arc: Double) -> Double { arc.isFinite && arc != 0 ? arc : 2 * .pi }
}
