import CarouselEngine

/// The options of styles for people: names, effects, and the values allowed in documents.
package enum OptionFacts {
  /// Returns an option of a style as a field.
  static func field(for parameter: StyleParameter, of style: String) -> Field {
    let option = parameter.option
    let name = camel("\(option.name)")
    let words = words[option] ?? (title: spaced("\(option.name)"), summary: spaced("\(option.name)"))
    var field = Field(name: name, title: words.title, summary: words.summary, shape: .boolean, property: name)
    guard parameter.unit != .flag else { return field }
    let range = allowed[option] ?? -1e6...1e6
    field.sensible = parameter.range
    switch parameter.unit {
    case .flag: break
    case .count: (field.shape, field.unit, field.step) = (.wholeNumber(range), .items, 1)
    case .items: (field.shape, field.unit, field.step) = (.number(range), .items, 0.1)
    case .itemLengths: (field.shape, field.unit, field.step) = (.number(range), .times, 0.01)
    case .points: (field.shape, field.unit, field.step) = (.number(range), .points, 1)
    case .perPoint: (field.shape, field.step) = (.number(range), 0.0001)
    case .radians: (field.shape, field.unit, field.step) = (.number(range), .radians, .pi / 180)
    case .share: (field.shape, field.unit, field.step) = (.number(range), .share, 0.01)
    }
    adapt(&field, to: option, of: style)
    return field
  }

  /// Adapts the facts that differ between styles.
  private static func adapt(_ field: inout Field, to option: StyleOption, of style: String) {
    switch option {
    case .fadeMin, .fadeMax: if case .number(let range, _) = field.shape { field.shape = .number(range, orNone: true) }
    case .offsetMultiplier: (field.unit, field.step) = (.times, 0.25)
    case .tilt where style.hasPrefix("cover-flow") || style.hasSuffix("cover-flow"):
      (field.shape, field.sensible, field.unit) = (.number(0...1), 0...1, .none)
    case .tilt where style.hasSuffix("time-machine"):
      (field.summary, field.unit) = ("How far each card is shifted sideways, in item lengths", .times)
    case .tilt: field.unit = .none
    case .scale where style == PathFacts.name:
      field.title = "Size at the ends"
      field.summary = "The size of items far from the focus, if the path has no sizes of its own"
    case .fadeAlpha where style == PathFacts.name:
      field.title = "Opacity at the ends"
      field.summary = "The opacity of items far from the focus, if the path has no opacities of its own"
    default: break
    }
  }

  /// Returns a default as JSON.
  package static func json(_ value: Double, of field: Field) -> JSON {
    if field.shape == .boolean { return .boolean(value != 0) }
    return value.isFinite ? .number(value) : .null
  }

  /// Returns an option's value from JSON.
  static func value(_ json: JSON, of field: Field) -> Double? {
    switch json {
    case .boolean(let value): value ? 1 : 0
    case .number(let value): value
    case .null: field.name == "fadeMin" ? -.infinity : .infinity
    default: nil
    }
  }

  /// `fade-min` as `fadeMin`.
  static func camel(_ name: String) -> String {
    let parts = name.split(separator: "-")
    return (parts.first ?? "") + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// `fade-min` as `Fade min`.
  private static func spaced(_ name: String) -> String {
    let text = name.split(separator: "-").joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static let turn = 2 * Double.pi

  /// The allowed range of options that are restricted: wider than a slider's, without values that show nothing.
  private static let allowed: [StyleOption: ClosedRange<Double>] = [
    .offsetMultiplier: 0...100, .visibleItems: 0...1000, .count: 1...10_000, .arc: -turn...turn, .radius: 0...100_000,
    .angle: -turn...turn, .phase: -turn...turn, .tilt: -10...10, .spacing: -10...10, .fadeMin: -1000...1000,
    .fadeMax: -1000...1000, .fadeRange: 0...1000, .fadeMinAlpha: 0...1, .scale: 0...100, .widthRatio: 0...100,
    .depthRatio: 0...100, .fadeDepth: 0...1, .fadeAlpha: 0...1, .slope: -100...100, .cameraM24: -1...1,
    .cameraM34: -1...1, .focus: 0...1,
  ]

  private static let words: [StyleOption: (title: String, summary: String)] = [
    .showBackfaces: ("Show backs", "Whether items that face away from the viewer are visible"),
    .offsetMultiplier: ("Drag multiplier", "The number of items scrolled by a drag of one item's length"),
    .visibleItems: ("Visible items", "The maximum number of items shown at once"),
    .count: ("Count", "The number of items that fill a ring's arc, a belt's front, or a closed path"),
    .arc: ("Arc", "The arc that the items fill"),
    .radius: ("Radius", "The radius of the ring or of the rollers"),
    .angle: ("Angle", "The angle between neighbours"),
    .phase: ("Phase", "Rotates the whole ring"),
    .tilt: ("Tilt", "How far the cards lean, as a share of a right angle"),
    .spacing: ("Spacing", "The distance between neighbours, in item lengths"),
    .fadeMin: ("Fade before", "The offset below which items begin to fade"),
    .fadeMax: ("Fade after", "The offset above which items begin to fade"),
    .fadeRange: ("Fade over", "The distance over which items fade; at 0 they fade at once"),
    .fadeMinAlpha: ("Fade down to", "The opacity that items fade to"),
    .scale: ("Scale", "The size of items beside or far from the centre"),
    .widthRatio: ("Width", "The width of the oval, as a share of the carousel's length"),
    .depthRatio: ("Depth", "The depth of the oval, as a share of its width"),
    .frontFacing: ("Face the viewer", "Whether the cards of an oval face the viewer instead of turning with it"),
    .fadeDepth: ("Fade depth", "The depth at which items have faded, as a share of the total depth"),
    .fadeAlpha: ("Fade in depth to", "The opacity of items at the back, or at the ends of a path"),
    .slope: ("Slope", "How far each item is shifted across the axis, in item lengths"),
    .cameraM24: ("Camera lean", "m24 of the style's own camera, in 1 / points; tilts the view"),
    .cameraM34: ("Camera distance", "m34 of the style's own camera, −1 / its distance in points"),
    .followsPath: ("Turn with the path", "Whether items rotate along the path"),
    .focus: ("Focus", "Where on its path the current item rests, as a share of the path's length"),
  ]
}
