extension JSON {
  /// The value as text, two spaces for each level. What is short stands on one line.
  /// - Parameter order: The names that stand first in objects, in their order; the others follow by the alphabet.
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

  /// A number in as few digits as tell it from all others, as JavaScript writes it.
  package static func text(of number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    let text = "\(number)"
    guard let mark = text.firstIndex(of: "e") else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    var mantissa = text[..<mark]
    if mantissa.hasSuffix(".0") { mantissa = mantissa.dropLast(2) }
    let exponent = Int(text[text.index(after: mark)...]) ?? 0
    // Between 1e15 and 1e21, and down to 1e-6, JavaScript writes all digits.
    if (-6..<21).contains(exponent) { return allDigits(mantissa, exponent) }
    return "\(mantissa)e\(exponent < 0 ? "-" : "+")\(abs(exponent))"
  }

  private static func allDigits(_ mantissa: Substring, _ exponent: Int) -> String {
    let sign = mantissa.hasPrefix("-") ? "-" : ""
    let digits = mantissa.filter { ("0"..."9").contains($0) }
    if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits }
    return sign + digits + String(repeating: "0", count: max(0, exponent + 1 - digits.count))
  }

  /// A text in quotes, with what has to be escaped escaped.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{8}": result += "\\b"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\u{C}": result += "\\f"
      case "\r": result += "\\r"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// The order of texts by their UTF-16 code units, as JavaScript sorts them.
func isOrderedBefore(_ one: String, _ other: String) -> Bool {
  one.utf16.lexicographicallyPrecedes(other.utf16)
}
