/// Cards are the spokes of a wheel that rolls below them, or above them if inverted.
public struct Wheel: CarouselStyle {
  /// The rim of the wheel.
  public var ring: Ring
  /// Whether the hub is above rather than below (on a vertical carousel, to the right rather than to the left).
  public var isInverted: Bool
  private var circle = Ring.Circle()

  /// Creates a wheel; by default its cards touch.
  public init(_ ring: Ring = Ring(), isInverted: Bool = false) {
    self.ring = ring
    self.isInverted = isInverted
  }

  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    let direction: Double = isInverted ? -1 : 1
    let angle = direction * circle.angle(at: offset)
    let radius = direction * circle.radius
    return Placement(
      scene.base
        .translated(along: 0, across: radius, on: scene.axis)
        .spun(by: angle, on: scene.axis)
        .translated(along: 0, across: -radius, depth: offset * Self.step, on: scene.axis))
  }

  /// The difference in depth between consecutive spokes, in points, so that they overlap in order.
  private static let step = 0.01

  public func fitted(to scene: CarouselScene, options: StyleOptions) -> Wheel {
    var style = self
    style.circle = ring.circle(in: scene, options: options, fit: .circle)
    return style
  }

  public var behavior: StyleBehavior { .ring }

  /// All spokes if the hub is visible; otherwise those of the nearer half and one about to appear.
  public func visibleCount(in scene: CarouselScene) -> Double {
    let count = circle.count
    let reach = circle.radius - scene.itemLength / 2
    let isHubInSight = reach < min(scene.viewport.width, scene.viewport.height) / 2
    return isHubInSight ? count : (count / 2).rounded(.up) + 1
  }
}

extension NamedStyle {
  /// Spokes of a wheel that rolls below.
  public static let wheel = NamedStyle(
    "wheel", "Spokes of a wheel that rolls below"
  ) { AnyCarouselStyle(Wheel(), name: $0) }
  /// Spokes of a wheel that rolls above.
  public static let invertedWheel = NamedStyle(
    "inverted-wheel", "Spokes of a wheel that rolls above"
  ) { AnyCarouselStyle(Wheel(isInverted: true), name: $0) }
}

extension AnyCarouselStyle {
  /// Spokes of a wheel that rolls below.
  public static var wheel: AnyCarouselStyle { NamedStyle.wheel.style }
  /// Spokes of a wheel that rolls above.
  public static var invertedWheel: AnyCarouselStyle { NamedStyle.invertedWheel.style }
}
