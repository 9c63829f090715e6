/// Cards stand on a ring and face the viewer.
public struct Rotary: Style {
  /// The ring that they stand on.
  public var ring: Ring
  /// Whether the viewer is inside of the ring.
  public var isInverted: Bool

  public init(_ ring: Ring = Ring(), isInverted: Bool = false) {
    self.ring = ring
    self.isInverted = isInverted
  }

  public func placement(at offset: Double, in scene: Scene) -> Placement {
    let angle = ring.angle.constant * offset + ring.phase.constant
    let radius = isInverted ? -ring.radius.constant : ring.radius.constant
    return Placement(
      scene.base.translated(
        along: ring.radius.constant * sin(angle), depth: radius * cos(angle) - radius, on: scene.axis))
  }

  public func fitted(to scene: Scene, options: StyleOptions) -> Rotary {
    Rotary(ring.fitted(to: scene, options: options, fit: .polygon(atLeast: { $0 / 2 })), isInverted: isInverted)
  }

  public var behavior: StyleBehavior { .ring }

  public func visibleCount(in scene: Scene) -> Double {
    isInverted ? (ring.count.constant / 2).rounded(.up) : ring.count.constant
  }
}

extension StyleBehavior {
  /// A ring goes round.
  static var ring: StyleBehavior {
    var behavior = StyleBehavior()
    behavior.wraps = true
    return behavior
  }
}
