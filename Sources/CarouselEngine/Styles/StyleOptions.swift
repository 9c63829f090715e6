/// What an author changes about any style: each option is left to its default, given, or computed from its default.
/// A style takes what it knows and leaves the rest.
public struct StyleOptions {
  /// The options by number; empty while all are at their defaults, so that a copy costs next to nothing.
  private var values: [Option] = []

  /// Every option at its default.
  public init() {}

  /// An option by its number.
  public subscript(option: StyleOption) -> Option {
    get { values.isEmpty ? .standard : values[option.rawValue] }
    set {
      if values.isEmpty { values = Array(repeating: .standard, count: StyleOption.allCases.count) }
      values[option.rawValue] = newValue
    }
  }
}

extension StyleOptions {
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
}

/// The options by number, for hosts that pass them across a border.
public enum StyleOption: Int, CaseIterable, Sendable {
  case wrap, showBackfaces, offsetMultiplier, visibleItems, count, arc, radius, angle, phase, tilt, spacing
  case fadeMin, fadeMax, fadeRange, fadeMinAlpha

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
    }
  }
}
