import Foundation

/// A JSON document as a value. Numbers that JSON does not have are texts: "nan", "inf" and "-inf".
public enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  /// A whole number.
  public static func number(_ value: Int) -> JSON { .number(Double(value)) }

  /// Parses a document.
  /// - Throws: What is wrong with it.
  public init(parsing data: Data) throws { self = try JSONDecoder().decode(JSON.self, from: data) }

  /// The number; a switch counts as 0 or 1, and so do the texts of numbers that JSON does not have.
  public var number: Double? {
    switch self {
    case .number(let value): value
    case .bool(let value): value ? 1 : 0
    case .text(let text): ["nan": .nan, "inf": .infinity, "-inf": -.infinity][text]
    default: nil
    }
  }

  /// The number, rounded; far numbers are held within bounds.
  public var whole: Int? {
    number.map { Int(exactly: $0.rounded()) ?? ($0 < 0 ? Int.min : Int.max) }
  }

  public var text: String? { if case .text(let text) = self { text } else { nil } }
  public var list: [JSON]? { if case .list(let list) = self { list } else { nil } }
  /// The two numbers of a setting: those of a list, or one and 0.
  public var numbers: (Double, Double) {
    guard let list else { return (number ?? 0, 0) }
    return (list.first?.number ?? 0, list.dropFirst().first?.number ?? 0)
  }
  public var object: [String: JSON]? { if case .object(let fields) = self { fields } else { nil } }
}

extension JSON: Decodable {
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    // What there is most of comes first, since each attempt that fails takes its time.
    if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSON].self) {
      self = .list(list)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if value.decodeNil() {
      self = .null
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }
}

extension JSON: CustomStringConvertible {
  /// The document on one line, with sorted keys and the shortest digits that read back the same.
  public var description: String { text(keys: []) }

  /// The document on one line; these keys come first, in this order, the others sorted after them.
  public func text(keys first: [String]) -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return Self.text(of: value)
    case .text(let text): return Self.quoted(text)
    case .list(let list): return "[" + list.map { $0.text(keys: first) }.joined(separator: ", ") + "]"
    case .object(let fields):
      let place = Dictionary(first.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      let keys = fields.keys.sorted { (place[$0] ?? .max, $0) < (place[$1] ?? .max, $1) }
      return "{" + keys.map { "\(Self.quoted($0)): \(fields[$0]!.text(keys: first))" }.joined(separator: ", ") + "}"
    }
  }

  private static func text(of value: Double) -> String {
    if value.isNaN { return "\"nan\"" }
    if value.isInfinite { return value > 0 ? "\"inf\"" : "\"-inf\"" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20: result += String(format: "\\u%04x", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral text: String) { self = .text(text) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral list: JSON...) { self = .list(list) }
  public init(dictionaryLiteral fields: (String, JSON)...) { self = .object(Dictionary(uniqueKeysWithValues: fields)) }
}
