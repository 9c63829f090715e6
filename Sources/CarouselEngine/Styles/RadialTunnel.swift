/// Cards spiral into a tunnel, like the thread of a screw. Those that have passed the viewer have faded.
public struct RadialTunnel: CarouselStyle {
  /// The distance in depth between neighbours, in item lengths; default 0.4.
  public var spacing: Double
  /// The radius of the tunnel, in points; nil for 0.9 item lengths.
  public var radius: Double?
  /// The angle between neighbours, in radians; default π/4.
  public var angle: Double
  private var wall = 0.0

  /// Creates a tunnel whose axis leads straight away from the middle item.
  public init(spacing: Double = 0.4, radius: Double? = nil, angle: Double = .pi / 4) {
    self.spacing = spacing
    self.radius = radius
    self.angle = angle
  }

  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    let depth = min(-offset * spacing * scene.itemLength, scene.nearest)
    // The middle item is on the axis, from which its neighbours move to the wall.
    let way = wall * offset.clamped(to: -1...1)
    return Placement(
      scene.base
        .translated(z: depth)
        .spun(by: angle * offset, on: scene.axis)
        .translated(along: 0, across: -way, on: scene.axis),
      opacity: Fog.opacity(at: 1 / (1 + depth * scene.perspective)))
  }

  public func fitted(to scene: CarouselScene, options: StyleOptions) -> RadialTunnel {
    var style = self
    style.spacing = options.value(.spacing, or: spacing)
    style.angle = options.value(.angle, or: angle)
    style.wall = options.value(.radius, or: radius ?? scene.itemLength * Self.usualRadius)
    return style
  }

  private static let usualRadius = 0.9

  public var behavior: StyleBehavior { .tunnel }
}

extension NamedStyle {
  /// Cards on the wall of a tunnel, like the thread of a screw.
  public static let radialTunnel = NamedStyle(
    "radial-tunnel", "Items recede on a ring"
  ) { AnyCarouselStyle(RadialTunnel(), name: $0) }
}

extension AnyCarouselStyle {
  /// Cards on the wall of a tunnel, like the thread of a screw.
  public static var radialTunnel: AnyCarouselStyle { NamedStyle.radialTunnel.style }
}
