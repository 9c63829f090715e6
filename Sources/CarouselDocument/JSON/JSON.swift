/// A JSON value. The members of an object are unordered.
public enum JSON: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSON])
  /// An object: its members by name.
  case object([String: JSON])

  /// The value of a Boolean.
  public var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The value of a number.
  public var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The value of a string.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements of an array.
  public var array: [JSON]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The members of an object.
  public var object: [String: JSON]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// A member of an object; nil if there is none.
  public subscript(name: String) -> JSON? {
    object?[name]
  }
}

extension JSON: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(arrayLiteral values: JSON...) { self = .array(values) }
  /// Of equal names, the last one is used.
  public init(dictionaryLiteral members: (String, JSON)...) {
    var object: [String: JSON] = [:]
    for (name, value) in members { object[name] = value }
    self = .object(object)
  }
}

extension JSON: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .string(value) }
}

extension [String: JSON] {
  /// Returns the combined members; those of the argument take precedence.
  package func with(_ others: [String: JSON]) -> [String: JSON] {
    // Not `merging`: its throwing closure does not compile in Embedded Swift.
    var result = self
    for (name, value) in others { result[name] = value }
    return result
  }
}

extension String {
  /// Whether it is compared alike everywhere: web pages compare bytes, while natively, `é` also equals `e` with an accent.
  var isASCII: Bool {
    var text = self
    return text.withUTF8 { $0.allSatisfy { $0 < 0x80 } }
  }
}
