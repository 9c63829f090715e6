/// Cards are placed one behind another in a tunnel: the next one is farther away. Those that have passed the viewer
/// have faded.
public struct Tunnel: CarouselStyle {
  /// The distance in depth between neighbours, in item lengths; default 0.45.
  public var spacing: Double
  /// The sideways offset of each card, in item lengths; default 0.
  public var tilt: Double
  /// The offset of each card across the carousel, in item lengths; positive is down, default −0.17.
  public var slope: Double

  /// Creates a tunnel that leads up into the distance.
  public init(spacing: Double = 0.45, tilt: Double = 0, slope: Double = -0.17) {
    self.spacing = spacing
    self.tilt = tilt
    self.slope = slope
  }

  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    let distance = offset * scene.itemLength
    let depth = max(-distance * spacing, -.greatestFiniteMagnitude)
    return Placement(
      scene.base.translated(
        along: distance * tilt, across: distance * slope, depth: min(depth, scene.nearest), on: scene.axis),
      opacity: Fog.opacity(at: 1 / (1 + depth * scene.perspective)))
  }

  public func fitted(to scene: CarouselScene, options: StyleOptions) -> Tunnel {
    Tunnel(
      spacing: options.value(.spacing, or: spacing), tilt: options.value(.tilt, or: tilt),
      slope: options.value(.slope, or: slope))
  }

  public var behavior: StyleBehavior { .tunnel }
}

extension StyleBehavior {
  /// Items fade as they pass the viewer.
  static var tunnel: StyleBehavior {
    var behavior = StyleBehavior()
    behavior.fade.min = 0
    return behavior
  }
}

extension NamedStyle {
  /// Cards one behind another in a tunnel.
  public static let linearTunnel = NamedStyle(
    "linear-tunnel", "Items recede along a line"
  ) { AnyCarouselStyle(Tunnel(), name: $0) }
}

extension AnyCarouselStyle {
  /// Cards one behind another in a tunnel.
  public static var linearTunnel: AnyCarouselStyle { NamedStyle.linearTunnel.style }
}
