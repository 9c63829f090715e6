/// A JSON value. The members of an object have no order.
public enum JSON: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSON])
  /// An object by its members' names.
  case object([String: JSON])

  /// The value of a boolean.
  public var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The value of a number.
  public var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The value of a text.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The values of a list.
  public var array: [JSON]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The members of an object.
  public var object: [String: JSON]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// A member of an object; nil where there is none.
  public subscript(name: String) -> JSON? {
    object?[name]
  }
}

extension JSON: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A list.
  public init(arrayLiteral values: JSON...) { self = .array(values) }
  /// An object; of equal names the last one counts.
  public init(dictionaryLiteral members: (String, JSON)...) {
    var object: [String: JSON] = [:]
    for (name, value) in members { object[name] = value }
    self = .object(object)
  }
}

extension JSON: ExpressibleByStringLiteral {
  #if PAGE
    /// A text.
    public init(stringLiteral value: StaticString) { self = .string(String(stringLiteral: value)) }
  #else
    /// A text.
    public init(stringLiteral value: String) { self = .string(value) }
  #endif
}

extension [String: JSON] {
  /// These members and others, which count where both have one of a name.
  package func with(_ others: [String: JSON]) -> [String: JSON] {
    // Not `merging`, which Embedded Swift can't compile: what it is given may throw anything.
    var result = self
    for (name, value) in others { result[name] = value }
    return result
  }
}
