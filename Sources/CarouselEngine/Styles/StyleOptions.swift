/// What an author changes about any style: each option is left to its default, given, or computed from its default.
/// A style takes what it knows and leaves the rest.
public struct StyleOptions {
  /// Whether the last item is followed by the first; 0 is no, everything else yes.
  public var wrap = Option.standard
  /// Whether items are shown that turn their back to the viewer; 0 is no, everything else yes.
  public var showBackfaces = Option.standard
  /// How many items a drag over one item's length scrolls. Dragging only.
  public var offsetMultiplier = Option.standard
  /// How many items and placeholders are shown at once, at most; rounded down, at least 0.
  public var visibleItems = Option.standard
  /// How many items fill a ring's arc; at least 1.
  public var count = Option.standard
  /// The arc that a ring's items fill, in radians; default 2π.
  public var arc = Option.standard
  /// The radius of a ring, in points.
  public var radius = Option.standard
  /// The angle between two neighbours of a ring, in radians.
  public var angle = Option.standard
  /// The angle by which a whole ring is turned from its usual place, in radians; default 0.
  public var phase = Option.standard
  /// How far items beside the middle lean, 0…1.
  public var tilt = Option.standard
  /// The distance between neighbours, in item lengths.
  public var spacing = Option.standard
  /// The offset below which items begin to fade, in items; default −∞.
  public var fadeMin = Option.standard
  /// The offset above which items begin to fade, in items; default ∞.
  public var fadeMax = Option.standard
  /// The distance over which they fade, in items; default 1. At 0 they fade at once.
  public var fadeRange = Option.standard
  /// The opacity that they fade to, 0…1; default 0.
  public var fadeMinAlpha = Option.standard

  /// Every option at its default.
  public init() {}
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

extension StyleOptions {
  /// An option by its number.
  public subscript(option: StyleOption) -> Option {
    get {
      switch option {
      case .wrap: wrap
      case .showBackfaces: showBackfaces
      case .offsetMultiplier: offsetMultiplier
      case .visibleItems: visibleItems
      case .count: count
      case .arc: arc
      case .radius: radius
      case .angle: angle
      case .phase: phase
      case .tilt: tilt
      case .spacing: spacing
      case .fadeMin: fadeMin
      case .fadeMax: fadeMax
      case .fadeRange: fadeRange
      case .fadeMinAlpha: fadeMinAlpha
      }
    }
    set {
      switch option {
      case .wrap: wrap = newValue
      case .showBackfaces: showBackfaces = newValue
      case .offsetMultiplier: offsetMultiplier = newValue
      case .visibleItems: visibleItems = newValue
      case .count: count = newValue
      case .arc: arc = newValue
      case .radius: radius = newValue
      case .angle: angle = newValue
      case .phase: phase = newValue
      case .tilt: tilt = newValue
      case .spacing: spacing = newValue
      case .fadeMin: fadeMin = newValue
      case .fadeMax: fadeMax = newValue
      case .fadeRange: fadeRange = newValue
      case .fadeMinAlpha: fadeMinAlpha = newValue
      }
    }
  }
}
