import CarouselEngine

/// What people need to know of the options of styles: their names, units and ranges.
enum OptionFacts {
  /// An option of a style as a field; nil for what is a field of the document itself.
  static func field(for option: StyleOption, of style: String) -> Field? {
    let name = camel("\(option.name)")
    guard var field = fields[option] else { return nil }
    field.name = name
    field.property = name
    // In the time machines the tilt is a distance, not an angle.
    if option == .tilt, style.hasSuffix("time-machine") {
      field.summary = "How far each card is moved aside, in item lengths"
      field.shape = .number(-10...10)
      field.sensible = -1...1
      field.unit = .times
    }
    return field
  }

  /// A default as documents write it.
  static func json(_ value: Double, of field: Field) -> JSON {
    if field.shape == .boolean { return .boolean(value != 0) }
    return value.isFinite ? .number(value) : .null
  }

  /// An option's value by what a document says.
  static func value(_ json: JSON, of field: Field) -> Double? {
    switch json {
    case .boolean(let value): value ? 1 : 0
    case .number(let value): value
    case .null: field.name == "fadeMin" ? -.infinity : .infinity
    default: nil
    }
  }

  static func summary(of style: StyleCatalogue) -> String {
    switch style {
    case .linear: "Items side by side in a row"
    case .rotary: "Cards on a ring, facing the viewer, seen from outside"
    case .invertedRotary: "Cards on a ring, facing the viewer, who stands inside"
    case .cylinder: "The wall of a cylinder, seen from outside"
    case .invertedCylinder: "The wall of a cylinder, seen from inside"
    case .wheel: "Spokes of a wheel that rolls below"
    case .invertedWheel: "Spokes of a wheel that rolls above"
    case .coverFlow: "Records in a box; each turns as it passes the middle"
    case .coverFlow2: "The same, but dragged slowly only the two about the middle turn"
    case .timeMachine: "Cards receding into the past behind the current one"
    case .invertedTimeMachine: "Cards receding into the future behind the current one"
    }
  }

  /// `fade-min` as `fadeMin`.
  static func camel(_ name: String) -> String {
    let parts = name.split(separator: "-")
    return (parts.first ?? "") + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static let turn = 2 * Double.pi

  private static let fields: [StyleOption: Field] = [
    .tilt: .number(
      "", "Tilt", "How far the cards beside the middle lean, as a share of a right angle", in: 0...1, step: 0.01),
    .spacing: .number(
      "", "Spacing", "The distance between neighbours, in item lengths", in: -10...10, sensible: 0...3, step: 0.01,
      unit: .times),
    .count: .whole(
      "", "Count", "How many items fill the arc", in: 1...10_000, sensible: 1...40, unit: .items),
    .radius: .number(
      "", "Radius", "The radius of the ring", in: 0...100_000, sensible: 0...1600, step: 1, unit: .points),
    .arc: .number(
      "", "Arc", "The arc that the items fill", in: -turn...turn, sensible: .pi / 36...turn, step: .pi / 180,
      unit: .radians),
    .angle: .number(
      "", "Angle", "The angle between neighbours", in: -turn...turn, sensible: 0...(.pi / 2), step: .pi / 180,
      unit: .radians),
    .phase: .number(
      "", "Phase", "Turns the whole ring", in: -turn...turn, sensible: -.pi...(.pi), step: .pi / 180, unit: .radians),
    .showBackfaces: .toggle("", "Show backs", "Whether items are shown that turn their back to the viewer"),
    .offsetMultiplier: .number(
      "", "Drag multiplier", "How many items a drag over one item's length scrolls", in: 0...100, sensible: 0.25...4,
      step: 0.25, unit: .times),
    .visibleItems: .whole(
      "", "Visible items", "How many items are shown at once, at most", in: 0...1000, sensible: 0...40, unit: .items),
    .fadeMin: .number(
      "", "Fade before", "The offset below which items begin to fade", in: -1000...1000, orNone: true,
      sensible: -10...0, step: 0.1, unit: .items),
    .fadeMax: .number(
      "", "Fade after", "The offset above which items begin to fade", in: -1000...1000, orNone: true,
      sensible: 0...10, step: 0.1, unit: .items),
    .fadeRange: .number(
      "", "Fade over", "The distance over which items fade; at 0 they fade at once", in: 0...1000, sensible: 0...10,
      step: 0.1, unit: .items),
    .fadeMinAlpha: .number(
      "", "Fade down to", "The opacity that items fade to", in: 0...1, step: 0.01, unit: .share),
  ]
}
