/// What an author changes about any style: each option is left to its default, given, or computed from its default.
/// A style takes what it knows and leaves the rest.
public struct StyleOptions {
  /// The options by number; empty while all are at their defaults, so that a copy costs next to nothing.
  private var values: [Option] = []

  /// Every option at its default.
  public init() {}

  /// An option by its number.
  public subscript(option: StyleOption) -> Option {
    get { values.isEmpty ? .default : values[option.rawValue] }
    set {
      if values.isEmpty { values = Array(repeating: .default, count: StyleOption.allCases.count) }
      values[option.rawValue] = newValue
    }
  }
}

extension StyleOptions {
  /// An option's value where the default is this; a result that is NaN counts as the default. What `tilt.value(or: 0.9)`
  /// is too.
  @inline(never)
  public func value(_ option: StyleOption, or defaultValue: Double) -> Double { self[option].value(or: defaultValue) }

  /// Whether the last item is followed by the first; 0 is no, everything else yes.
  public var wrap: Option {
    get { self[.wrap] }
    set { self[.wrap] = newValue }
  }
  /// Whether items are shown that turn their back to the viewer; 0 is no, everything else yes.
  public var showBackfaces: Option {
    get { self[.showBackfaces] }
    set { self[.showBackfaces] = newValue }
  }
  /// How many items a drag over one item's length scrolls. Dragging only.
  public var offsetMultiplier: Option {
    get { self[.offsetMultiplier] }
    set { self[.offsetMultiplier] = newValue }
  }
  /// How many items and placeholders are shown at once, at most; rounded down, at least 0.
  public var visibleItems: Option {
    get { self[.visibleItems] }
    set { self[.visibleItems] = newValue }
  }
  /// How many items fill a ring's arc; at least 1.
  public var count: Option {
    get { self[.count] }
    set { self[.count] = newValue }
  }
  /// The arc that a ring's items fill, in radians; default 2π.
  public var arc: Option {
    get { self[.arc] }
    set { self[.arc] = newValue }
  }
  /// The radius of a ring, in points.
  public var radius: Option {
    get { self[.radius] }
    set { self[.radius] = newValue }
  }
  /// The angle between two neighbours of a ring, in radians.
  public var angle: Option {
    get { self[.angle] }
    set { self[.angle] = newValue }
  }
  /// The angle by which a whole ring is turned from its usual place, in radians; default 0.
  public var phase: Option {
    get { self[.phase] }
    set { self[.phase] = newValue }
  }
  /// How far items beside the middle lean, 0…1.
  public var tilt: Option {
    get { self[.tilt] }
    set { self[.tilt] = newValue }
  }
  /// The distance between neighbours, in item lengths.
  public var spacing: Option {
    get { self[.spacing] }
    set { self[.spacing] = newValue }
  }
  /// The offset below which items begin to fade, in items; default −∞.
  public var fadeMin: Option {
    get { self[.fadeMin] }
    set { self[.fadeMin] = newValue }
  }
  /// The offset above which items begin to fade, in items; default ∞.
  public var fadeMax: Option {
    get { self[.fadeMax] }
    set { self[.fadeMax] = newValue }
  }
  /// The distance over which they fade, in items; default 1. At 0 they fade at once.
  public var fadeRange: Option {
    get { self[.fadeRange] }
    set { self[.fadeRange] = newValue }
  }
  /// The opacity that they fade to, 0…1; default 0.
  public var fadeMinAlpha: Option {
    get { self[.fadeMinAlpha] }
    set { self[.fadeMinAlpha] = newValue }
  }
  /// How large items are beside the middle, or far from it, as a share of their size; 1 changes nothing.
  public var scale: Option {
    get { self[.scale] }
    set { self[.scale] = newValue }
  }
  /// How wide an oval is, as a share of the carousel's length.
  public var widthRatio: Option {
    get { self[.widthRatio] }
    set { self[.widthRatio] = newValue }
  }
  /// How deep an oval is, as a share of its width.
  public var depthRatio: Option {
    get { self[.depthRatio] }
    set { self[.depthRatio] = newValue }
  }
  /// Whether the cards of an oval face the viewer, and do not turn with it; 0 is no, everything else yes.
  public var frontFacing: Option {
    get { self[.frontFacing] }
    set { self[.frontFacing] = newValue }
  }
  /// How deep items have faded to `fadeAlpha`, as a share of the whole depth, 0…1.
  public var fadeDepth: Option {
    get { self[.fadeDepth] }
    set { self[.fadeDepth] = newValue }
  }
  /// The opacity to which items fade in the depth, or at the ends of a path, 0…1.
  public var fadeAlpha: Option {
    get { self[.fadeAlpha] }
    set { self[.fadeAlpha] = newValue }
  }
  /// How far each item is moved across the carousel, in item lengths; positive is down.
  public var slope: Option {
    get { self[.slope] }
    set { self[.slope] = newValue }
  }
  /// m24 of a style's own camera, in 1 / points: it leans the picture.
  public var cameraM24: Option {
    get { self[.cameraM24] }
    set { self[.cameraM24] = newValue }
  }
  /// m34 of a style's own camera, −1 / its distance in points.
  public var cameraM34: Option {
    get { self[.cameraM34] }
    set { self[.cameraM34] = newValue }
  }
  /// Whether items turn with the path that they follow; 0 is no, everything else yes.
  public var followsPath: Option {
    get { self[.followsPath] }
    set { self[.followsPath] = newValue }
  }
  /// Where on its path the current item rests, as a share of the path's length, 0…1.
  public var focus: Option {
    get { self[.focus] }
    set { self[.focus] = newValue }
  }
}

/// The options by number, for hosts that pass them across a border.
public enum StyleOption: Int, CaseIterable, Sendable {
  case wrap, showBackfaces, offsetMultiplier, visibleItems, count, arc, radius, angle, phase, tilt, spacing
  case fadeMin, fadeMax, fadeRange, fadeMinAlpha
  case scale, widthRatio, depthRatio, frontFacing, fadeDepth, fadeAlpha, slope, cameraM24, cameraM34, followsPath, focus

  /// The name by which attributes and files know the option.
  public var name: StaticString {
    switch self {
    case .wrap: "wrap"
    case .showBackfaces: "show-backfaces"
    case .offsetMultiplier: "offset-multiplier"
    case .visibleItems: "visible-items"
    case .count: "count"
    case .arc: "arc"
    case .radius: "radius"
    case .angle: "angle"
    case .phase: "phase"
    case .tilt: "tilt"
    case .spacing: "spacing"
    case .fadeMin: "fade-min"
    case .fadeMax: "fade-max"
    case .fadeRange: "fade-range"
    case .fadeMinAlpha: "fade-min-alpha"
    case .scale: "scale"
    case .widthRatio: "width-ratio"
    case .depthRatio: "depth-ratio"
    case .frontFacing: "front-facing"
    case .fadeDepth: "fade-depth"
    case .fadeAlpha: "fade-alpha"
    case .slope: "slope"
    case .cameraM24: "camera-m24"
    case .cameraM34: "camera-m34"
    case .followsPath: "follows-path"
    case .focus: "focus"
    }
  }
}
