import CarouselEngine

/// A field of a document, or an option within one: its meaning, allowed values, and control.
public struct Field: Sendable {
  /// The name in documents.
  public var name: String
  /// The English name in the user interface.
  public var title: String
  /// The effect, in a phrase without a full stop.
  public var summary: String
  /// The allowed values.
  public var shape: ValueShape
  /// The unit of the numbers.
  public var unit = Unit.none
  /// The range of a control for a number; narrower than the allowed range.
  public var sensible: ClosedRange<Double>?
  /// The step of a control.
  public var step: Double?
  /// The default; nil if it depends on other things, such as the style or the size.
  public var defaultValue: JSON?
  /// The property of `CarouselModel` or `StyleOptions`, for generated code.
  public var property: String?

  /// A unit of numbers.
  public typealias Unit = SettingFacts.Unit
}

extension Field {
  static func toggle(
    _ name: String, _ title: String, _ summary: String, property: String? = nil, defaultValue: JSON? = nil
  ) -> Field {
    Field(name: name, title: title, summary: summary, shape: .boolean, defaultValue: defaultValue, property: property)
  }

  package static func number(
    _ name: String, _ title: String, _ summary: String, in range: ClosedRange<Double>, orNone: Bool = false,
    sensible: ClosedRange<Double>? = nil, step: Double, unit: Unit = .none, defaultValue: JSON? = nil,
    property: String? = nil
  ) -> Field {
    Field(
      name: name, title: title, summary: summary, shape: .number(range, orNone: orNone), unit: unit,
      sensible: sensible ?? range, step: step, defaultValue: defaultValue, property: property)
  }

  package static func whole(
    _ name: String, _ title: String, _ summary: String, in range: ClosedRange<Double>,
    sensible: ClosedRange<Double>? = nil, unit: Unit = .none, defaultValue: JSON? = nil, property: String? = nil
  ) -> Field {
    Field(
      name: name, title: title, summary: summary, shape: .wholeNumber(range), unit: unit, sensible: sensible ?? range,
      step: 1, defaultValue: defaultValue, property: property)
  }

  package static func choice(
    _ name: String, _ title: String, _ summary: String, of names: [String], defaultValue: JSON? = nil,
    property: String? = nil
  ) -> Field {
    Field(
      name: name, title: title, summary: summary, shape: .choice(names), defaultValue: defaultValue, property: property)
  }

  static func point(
    _ name: String, _ title: String, _ summary: String, in range: ClosedRange<Double>,
    sensible: ClosedRange<Double>, step: Double, unit: Unit, defaultValue: JSON, property: String? = nil
  ) -> Field {
    Field(
      name: name, title: title, summary: summary, shape: .point(range), unit: unit, sensible: sensible, step: step,
      defaultValue: defaultValue, property: property)
  }

  static func text(
    _ name: String, _ title: String, _ summary: String, unit: Unit = .none, defaultValue: JSON? = nil
  ) -> Field {
    Field(name: name, title: title, summary: summary, shape: .text, unit: unit, defaultValue: defaultValue)
  }

  var member: ValueShape.Member { ValueShape.Member(name, shape) }
}

/// A style, motion profile or decoration, with its fields.
public struct Kind: Sendable {
  /// The name in documents.
  public var name: String
  /// The English name in the user interface.
  public var title: String
  /// A description, in a phrase without a full stop.
  public var summary: String
  public var fields: [Field]
}
