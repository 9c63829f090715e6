public import CarouselConfiguration

extension Field {
  /// The allowed range; nil if the field is not a number.
  public var allowed: ClosedRange<Double>? {
    switch shape {
    case .number(let range, _), .wholeNumber(let range): range
    default: nil
    }
  }

  /// The range of a slider.
  public var range: ClosedRange<Double> { sensible ?? allowed ?? 0...1 }

  /// The step of a slider and of an arrow key.
  public var increment: Double { step ?? 1 }

  /// Whether only integers are allowed.
  public var isWhole: Bool {
    if case .wholeNumber = shape { true } else { false }
  }

  /// Whether null is allowed, as no value.
  public var allowsNone: Bool {
    if case .number(_, orNone: true) = shape { true } else { false }
  }

  /// The end of the slider that stands for no value: the one farther away.
  public var noneEnd: Double { abs(range.lowerBound) > abs(range.upperBound) ? range.lowerBound : range.upperBound }

  /// The words to choose from, for a choice or a list of words.
  public var names: [String] {
    switch shape {
    case .choice(let names), .list(.choice(let names), _, _): names
    default: []
    }
  }

  /// The maximum length of a list.
  public var most: Int {
    if case .list(_, let most, _) = shape { most } else { 0 }
  }

  /// The axes of a point.
  public static let axes = ["x", "y"]

  /// Returns one coordinate of a point as a separate field.
  public func coordinate(_ axis: String) -> Field? {
    guard case .object(let members) = shape, let member = members.first(where: { $0.name == axis }) else { return nil }
    var part = self
    part.name = name + "." + axis
    part.title = title + (axis == "x" ? " across" : " down")
    part.shape = member.shape
    part.defaultValue = defaultValue?[axis] ?? 0
    return part
  }

  /// Whether a value is equivalent to omitting it.
  func isDefault(_ value: JSON) -> Bool {
    guard let defaultValue else { return false }
    guard case .object(let members) = shape else { return value == defaultValue }
    return members.allSatisfy { (value[$0.name] ?? defaultValue[$0.name]) == defaultValue[$0.name] }
  }
}
