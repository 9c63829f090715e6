/// Cards on a ring that face the viewer.
public struct Rotary: CarouselStyle {
  /// The ring of the cards.
  public var ring: Ring
  /// Whether the viewer is inside the ring.
  public var isInverted: Bool
  private var circle = Ring.Circle()

  /// Creates a ring of cards; by default they touch.
  public init(_ ring: Ring = Ring(), isInverted: Bool = false) {
    self.ring = ring
    self.isInverted = isInverted
  }

  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    let angle = circle.angle(at: offset)
    let radius = isInverted ? -circle.radius : circle.radius
    return Placement(
      scene.base.translated(
        along: circle.radius * sin(angle), depth: radius * cos(angle) - radius, on: scene.axis))
  }

  public func fitted(to scene: CarouselScene, options: StyleOptions) -> Rotary {
    var style = self
    style.circle = ring.circle(in: scene, options: options, fit: .polygon(inLengths: 0.5))
    return style
  }

  public var behavior: StyleBehavior { .ring(seenFromWithin: isInverted) }

  public func visibleCount(in scene: CarouselScene) -> Double {
    isInverted ? (circle.count / 2).rounded(.up) : circle.count
  }
}

extension StyleBehavior {
  /// A ring wraps.
  package static var ring: StyleBehavior { ring() }

  /// A ring wraps, and is seen from outside or from within.
  static func ring(seenFromWithin isSeenFromWithin: Bool = false) -> StyleBehavior {
    var behavior = StyleBehavior()
    behavior.wraps = true
    behavior.isSeenFromWithin = isSeenFromWithin
    return behavior
  }
}

extension NamedStyle {
  /// Cards on a ring, facing the viewer, seen from outside.
  public static let rotary = NamedStyle(
    "rotary", "Cards on a ring, facing the viewer, seen from outside"
  ) { AnyCarouselStyle(Rotary(), name: $0) }
  /// Cards on a ring, facing the viewer, seen from inside.
  public static let invertedRotary = NamedStyle(
    "inverted-rotary", "Cards on a ring, facing the viewer, seen from inside"
  ) { AnyCarouselStyle(Rotary(isInverted: true), name: $0) }
}

extension AnyCarouselStyle {
  /// Cards on a ring, facing the viewer, seen from outside.
  public static var rotary: AnyCarouselStyle { NamedStyle.rotary.style }
  /// Cards on a ring, facing the viewer, seen from inside.
  public static var invertedRotary: AnyCarouselStyle { NamedStyle.invertedRotary.style }
}
