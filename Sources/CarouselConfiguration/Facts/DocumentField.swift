import CarouselEngine

/// A field of the document and its property of a carousel.
package struct DocumentField: Sendable {
  package let facts: Field
  /// The group in the designer.
  package let group: Group
  /// Sets a property to a value of the field's shape; nil resets it.
  let write: @Sendable (JSON?, inout CarouselSettings) -> Void
  /// Returns a property; nil if it has its default.
  let read: @Sendable (CarouselSettings) -> JSON?

  package typealias Group = SettingFacts.Group

  /// The field of a setting of the engine; nil if documents write it in another way.
  init?(_ setting: CarouselSetting) {
    guard let group = setting.facts.group else { return nil }
    self.init(
      facts: Field(setting), group: group,
      // Hosts read what is for the page.
      write: { json, settings in
        if group != .page { settings[setting] = json.flatMap(setting.value) ?? setting.defaultValue }
      },
      read: { settings in
        let value = settings[setting]
        return group == .page || value == setting.defaultValue ? nil : setting.json(value)
      })
  }

  init(
    facts: Field, group: Group, write: @escaping @Sendable (JSON?, inout CarouselSettings) -> Void,
    read: @escaping @Sendable (CarouselSettings) -> JSON?
  ) {
    (self.facts, self.group, self.write, self.read) = (facts, group, write, read)
  }

  /// A field for the page or the app, which the engine does not use.
  static func host(_ facts: Field, _ group: Group = .page) -> DocumentField {
    DocumentField(facts: facts, group: group, write: { _, _ in }, read: { _ in nil })
  }
}

extension Field {
  /// What is known of a setting of the engine.
  init(_ setting: CarouselSetting) {
    let facts = setting.facts, kind = setting.kind
    let shape: ValueShape =
      switch kind {
      case .flag: .boolean
      case .number: .number(facts.range)
      case .count: .wholeNumber(facts.range)
      case .point: .point(facts.range)
      case .transitions: .list(.choice(Transitions.names.map { $0.0 }), atMost: Transitions.names.count)
      case .choice: .choice(setting.choices)
      }
    let isNumeric = ![.flag, .transitions, .choice].contains(kind)
    self.init(
      name: facts.name, title: facts.title, summary: facts.summary, shape: shape, unit: facts.unit,
      sensible: isNumeric ? facts.sensible : nil, step: isNumeric ? facts.step : nil,
      defaultValue: setting.json(setting.defaultValue), property: facts.property)
  }
}

extension CarouselSetting {
  /// The value of a new carousel.
  fileprivate var defaultValue: Point2D { CarouselSettings()[self] }

  /// Returns a value as JSON.
  fileprivate func json(_ value: Point2D) -> JSON {
    switch kind {
    case .flag: .boolean(value.x != 0)
    case .number, .count: .number(value.x)
    case .point: ["x": .number(value.x), "y": .number(value.y)]
    case .transitions:
      .array(
        Transitions.names.filter { Transitions(rawValue: Int(value.x)).contains($0.1) }.map { .string($0.0) })
    case .choice: .string(choices[Int(value.x)])
    }
  }

  /// Returns a value from JSON.
  fileprivate func value(_ json: JSON) -> Point2D? {
    switch kind {
    case .flag: json.boolean.map { Point2D(x: $0 ? 1 : 0, y: 0) }
    case .number, .count: json.number.map { Point2D(x: $0, y: 0) }
    case .point: Point2D(x: json["x"]?.number ?? defaultValue.x, y: json["y"]?.number ?? defaultValue.y)
    case .transitions:
      json.array.map { names in
        let given = Transitions.names.filter { names.contains(.string($0.0)) }.map { $0.1 }
        return Point2D(x: Double(Transitions(given).rawValue), y: 0)
      }
    case .choice: json.string.flatMap(choices.firstIndex).map { Point2D(x: Double($0), y: 0) }
    }
  }
}
