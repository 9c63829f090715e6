/// The options of a style: each has its default, a given value, or one computed from its default. A style uses the
/// options that it knows and ignores the rest.
public struct StyleOptions: Equatable {
  /// The options by number; empty while all have their defaults, so that a copy costs next to nothing.
  private var values: [Option] = []

  /// Creates options that all have their defaults.
  public init() {}

  /// An option by its number.
  public subscript(option: StyleOption) -> Option {
    get { values.isEmpty ? .default : values[option.rawValue] }
    set {
      if values.isEmpty { values = Array(repeating: .default, count: StyleOption.numberOfOptions) }
      values[option.rawValue] = newValue
    }
  }
}

extension StyleOptions {
  /// Returns an option's value for a default; a result that is NaN counts as the default. For example, `tilt.value(or:
  /// 0.9)`.
  public func value(_ option: StyleOption, or defaultValue: Double) -> Double { self[option].value(or: defaultValue) }

  /// Whether the carousel wraps: the last item is followed by the first; 0 is no, everything else yes.
  public var wrap: Option {
    get { self[.wrap] }
    set { self[.wrap] = newValue }
  }
  /// Whether items are shown whose back faces the viewer; 0 is no, everything else yes.
  public var showBackfaces: Option {
    get { self[.showBackfaces] }
    set { self[.showBackfaces] = newValue }
  }
  /// The number of items that a drag over one item's length scrolls. Dragging only.
  public var offsetMultiplier: Option {
    get { self[.offsetMultiplier] }
    set { self[.offsetMultiplier] = newValue }
  }
  /// The maximum number of items and placeholders shown at once; rounded down, at least 0.
  public var visibleItems: Option {
    get { self[.visibleItems] }
    set { self[.visibleItems] = newValue }
  }
  /// The number of items that fill a ring's arc; at least 1.
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
  /// The angle by which a whole ring is rotated from its default, in radians; default 0.
  public var phase: Option {
    get { self[.phase] }
    set { self[.phase] = newValue }
  }
  /// The lean of items beside the middle, 0…1.
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
  /// The distance over which items fade, in items; default 1. At 0 they fade at once.
  public var fadeRange: Option {
    get { self[.fadeRange] }
    set { self[.fadeRange] = newValue }
  }
  /// The opacity to which items fade, 0…1; default 0.
  public var fadeMinAlpha: Option {
    get { self[.fadeMinAlpha] }
    set { self[.fadeMinAlpha] = newValue }
  }
  /// The size of items beside the middle, or far from it, as a share of their size; 1 changes nothing.
  public var scale: Option {
    get { self[.scale] }
    set { self[.scale] = newValue }
  }
  /// The width of an oval, as a share of the carousel's length.
  public var widthRatio: Option {
    get { self[.widthRatio] }
    set { self[.widthRatio] = newValue }
  }
  /// The depth of an oval, as a share of its width.
  public var depthRatio: Option {
    get { self[.depthRatio] }
    set { self[.depthRatio] = newValue }
  }
  /// Whether the cards of an oval face the viewer instead of turning with it; 0 is no, everything else yes.
  public var frontFacing: Option {
    get { self[.frontFacing] }
    set { self[.frontFacing] = newValue }
  }
  /// The depth at which items have faded to `fadeAlpha`, as a share of the whole depth, 0…1.
  public var fadeDepth: Option {
    get { self[.fadeDepth] }
    set { self[.fadeDepth] = newValue }
  }
  /// The opacity to which items fade in the distance, or at the ends of a path, 0…1.
  public var fadeAlpha: Option {
    get { self[.fadeAlpha] }
    set { self[.fadeAlpha] = newValue }
  }
  /// The distance by which each item is moved across the carousel, in item lengths; positive is down.
  public var slope: Option {
    get { self[.slope] }
    set { self[.slope] = newValue }
  }
  /// The m24 of a style's own camera, in 1 / points: it slants the scene.
  public var cameraM24: Option {
    get { self[.cameraM24] }
    set { self[.cameraM24] = newValue }
  }
  /// The m34 of a style's own camera, −1 / its distance in points.
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

/// The options by number, for hosts that pass them across a language boundary.
public enum StyleOption: Int, CaseIterable, Sendable {
  case wrap, showBackfaces, offsetMultiplier, visibleItems, count, arc, radius, angle, phase, tilt, spacing
  case fadeMin, fadeMax, fadeRange, fadeMinAlpha
  case scale, widthRatio, depthRatio, frontFacing, fadeDepth, fadeAlpha, slope, cameraM24, cameraM34, followsPath, focus

  /// Their number. The list of all cases would be created to count it.
  static let numberOfOptions = focus.rawValue + 1

  /// The name of the option in attributes and files.
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
