import CarouselEngine

/// A field of a document, or an option within one: what it means, what values it takes, and how a person sets it.
public struct Field: Sendable {
  /// Its name in documents.
  public var name: String
  /// Its name for people, in English.
  public var title: String
  /// What it does, in a sentence without a full stop.
  public var summary: String
  /// The values that documents may have.
  public var shape: ValueShape
  /// The unit of its numbers.
  public var unit = Unit.none
  /// The range that a control offers, where it is a number: narrower than what is allowed.
  public var sensible: ClosedRange<Double>?
  /// The step of a control.
  public var step: Double?
  /// Its value where a document has none; nil where that follows from other things, such as the style or the size.
  public var defaultValue: JSON?
  /// The property of `CarouselModel` or `StyleOptions` that it is, for the code that is written for a document.
  public var property: String?

  /// The units of numbers.
  public enum Unit: String, Sendable, CaseIterable {
    /// A number without a unit.
    case none = ""
    /// Points, which are the pixels of style sheets.
    case points = "px"
    /// Radians; people see degrees.
    case radians = "rad"
    /// A multiple of something.
    case times = "×"
    /// A share of 1; people see percent.
    case share = "share"
    /// Items.
    case items = "items"
    /// Items a second.
    case itemsPerSecond = "items/s"
    /// Seconds.
    case seconds = "s"
    /// A colour as style sheets write it.
    case color = "color"
  }
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

/// A group of named things, each with fields of its own: styles, motions, decorations.
public struct Kind: Sendable {
  /// Its name in documents.
  public var name: String
  /// Its name for people, in English.
  public var title: String
  /// What it is, in a sentence without a full stop.
  public var summary: String
  /// Its fields.
  public var fields: [Field]
}
