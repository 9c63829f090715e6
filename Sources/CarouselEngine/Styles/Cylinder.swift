/// Cards on the wall of a cylinder, seen from outside or from inside.
public struct Cylinder: CarouselStyle {
  /// The cylinder's cross-section.
  public var ring: Ring
  /// Whether the viewer is inside the cylinder. Then items do not show their backs.
  public var isInverted: Bool
  private var circle = Ring.Circle()

  /// Creates a cylinder; by default its cards touch.
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
        .translated(z: -radius)
        .turned(by: angle, on: scene.axis)
        .translated(z: radius + Self.lift))
  }

  /// The offset of the wall from its radius, in points, so that the depth order of the front item is unambiguous.
  private static let lift = 0.01

  public func fitted(to scene: CarouselScene, options: StyleOptions) -> Cylinder {
    var style = self
    style.circle = ring.circle(in: scene, options: options, fit: .polygon(leastRadius: Self.lift))
    return style
  }

  public var behavior: StyleBehavior {
    var behavior = StyleBehavior.ring(seenFromWithin: isInverted)
    behavior.showsBackfaces = !isInverted
    return behavior
  }

  public func visibleCount(in scene: CarouselScene) -> Double {
    isInverted ? (circle.count / 2).rounded(.up) : circle.count
  }
}

extension NamedStyle {
  /// The wall of a cylinder, seen from outside.
  public static let cylinder = NamedStyle(
    "cylinder", "The wall of a cylinder, seen from outside"
  ) { AnyCarouselStyle(Cylinder(), name: $0) }
  /// The wall of a cylinder, seen from inside.
  public static let invertedCylinder = NamedStyle(
    "inverted-cylinder", "The wall of a cylinder, seen from inside"
  ) { AnyCarouselStyle(Cylinder(isInverted: true), name: $0) }
}

extension AnyCarouselStyle {
  /// The wall of a cylinder, seen from outside.
  public static var cylinder: AnyCarouselStyle { NamedStyle.cylinder.style }
  /// The wall of a cylinder, seen from inside.
  public static var invertedCylinder: AnyCarouselStyle { NamedStyle.invertedCylinder.style }
}
