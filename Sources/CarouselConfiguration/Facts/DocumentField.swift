import CarouselEngine

/// A field of the document and its property of a carousel.
package struct DocumentField: Sendable {
  package let facts: Field
  /// The group in the designer.
  package let group: Group
  /// Sets a carousel's property to a value of the field's shape; nil resets it.
  let write: @Sendable (JSON?, inout CarouselModel) -> Void
  /// Returns a carousel's property; nil if it has its default.
  let read: @Sendable (CarouselModel) -> JSON?

  package enum Group: String, CaseIterable, Sendable {
    case shape = "Shape"
    case view = "View"
    case gestures = "Gestures"
    case movement = "Movement"
    case page = "Page"
  }

  /// A setting of the engine, with its name, default and property.
  static func setting(
    _ setting: CarouselSetting, _ group: Group, _ title: String, _ summary: String,
    in range: ClosedRange<Double> = 0...1,
    sensible: ClosedRange<Double>? = nil, step: Double = 1, unit: Field.Unit = .none
  ) -> DocumentField {
    let shape: ValueShape =
      switch setting.kind {
      case .flag: .boolean
      case .number: .number(range)
      case .count: .wholeNumber(range)
      case .point: .point(range)
      case .transitions: .list(.choice(Transitions.names.map { $0.0 }), atMost: Transitions.names.count)
      case .choice: .choice(setting.choices)
      }
    let isNumeric = ![.flag, .transitions, .choice].contains(setting.kind)
    let facts = Field(
      name: "\(setting.name)", title: title, summary: summary, shape: shape, unit: unit,
      sensible: isNumeric ? sensible ?? range : nil, step: isNumeric ? step : nil,
      defaultValue: setting.json(setting.defaultValue), property: setting.property)
    return DocumentField(
      facts: facts, group: group,
      write: { json, carousel in
        carousel.set(setting, to: json.flatMap(setting.value) ?? setting.defaultValue)
      },
      read: { carousel in
        let value = carousel.value(of: setting)
        return value == setting.defaultValue ? nil : setting.json(value)
      })
  }

  /// A field for the page or the app, which the engine does not use.
  static func host(_ facts: Field, _ group: Group = .page) -> DocumentField {
    DocumentField(facts: facts, group: group, write: { _, _ in }, read: { _ in nil })
  }
}

extension CarouselSetting {
  /// The value of a new carousel.
  fileprivate var defaultValue: Point2D { CarouselModel().value(of: self) }

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
