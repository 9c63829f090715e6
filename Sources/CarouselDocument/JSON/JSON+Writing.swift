extension JSON {
  /// Returns the value as text, indented by two spaces per level. Short values are on one line.
  /// - Parameter order: The names that come first in objects; all others follow alphabetically.
  public func text(order: [String] = []) -> String {
    var places: [String: Int] = [:]
    for (place, name) in order.enumerated() where places[name] == nil { places[name] = place }
    return text(indentation: "", places: places)
  }

  private static let width = 80

  private func text(indentation: String, places: [String: Int]) -> String {
    let inner = indentation + "  "
    let parts: [String]
    let brackets: (String, String)
    switch self {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let value): return Self.text(of: value)
    case .string(let value): return Self.quoted(value)
    case .array(let values):
      brackets = ("[", "]")
      parts = values.map { $0.text(indentation: inner, places: places) }
    case .object(let members):
      brackets = ("{", "}")
      let names = members.keys.sorted {
        let (a, b) = (places[$0] ?? .max, places[$1] ?? .max)
        return a == b ? isOrderedBefore($0, $1) : a < b
      }
      parts = names.map { "\(Self.quoted($0)): \(members[$0]?.text(indentation: inner, places: places) ?? "")" }
    }
    if parts.isEmpty { return brackets.0 + brackets.1 }
    let line = parts.joined(separator: ", ")
    if line.count <= Self.width, !line.contains("\n"), !indentation.isEmpty {
      return brackets.0 == "{" ? "{ \(line) }" : "[\(line)]"
    }
    return brackets.0 + "\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n" + indentation + brackets.1
  }
}

extension JSON {
  /// The value as text on one line, with sorted names.
  package var line: String {
    switch self {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let value): return Self.text(of: value)
    case .string(let value): return Self.quoted(value)
    case .array(let values): return "[\(values.map { $0.line }.joined(separator: ","))]"
    case .object(let members):
      let names = members.keys.sorted { isOrderedBefore($0, $1) }
      let parts = names.map { "\(Self.quoted($0)):\((members[$0] ?? .null).line)" as String }
      return "{\(parts.joined(separator: ","))}"
    }
  }

  /// Returns a text in quotes, with escapes.
  package static func quoted(_ text: String) -> String {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      let letter: Unicode.Scalar
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): letter = Unicode.Scalar(byte)
      case 0x08: letter = "b"
      case 0x09: letter = "t"
      case 0x0A: letter = "n"
      case 0x0C: letter = "f"
      case 0x0D: letter = "r"
      case 0..<0x20:
        result += [UInt8(ascii: "\\"), UInt8(ascii: "u"), 0x30, 0x30, 0x30 + byte >> 4, hexDigit(byte & 0xF)]
        continue
      default:
        result.append(byte)
        continue
      }
      result += [UInt8(ascii: "\\"), UInt8(ascii: letter)]
    }
    result.append(UInt8(ascii: "\""))
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the beginning of a text in quotes, for messages.
  /// - Complexity: O(1).
  package static func excerpt(_ text: String) -> String {
    var bytes: [UInt8] = []
    var characters = 0
    for byte in text.utf8 {
      // Continuation bytes are not counted as characters.
      if byte & 0xC0 != 0x80 { characters += 1 }
      guard characters <= DocumentLimits.quote else { return quoted("\(String(decoding: bytes, as: UTF8.self))…") }
      bytes.append(byte)
    }
    return quoted(text)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : UInt8(ascii: "a") - 10 + value
  }
}

/// Whether a text comes before another by code points; of both, at most so many bytes are compared.
/// - Complexity: O(*n*) for the first *n* bytes that are equal. Not by `String.UTF8View`, which takes web pages a hundred times as
///   long.
package func isOrderedBefore(_ one: String, _ other: String, bytes most: Int = .max) -> Bool {
  var (one, other) = (one, other)
  return one.withUTF8 { one in other.withUTF8 { one.prefix(most).lexicographicallyPrecedes($0.prefix(most)) } }
}
