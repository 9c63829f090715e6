extension JSON {
  /// Parses a number; returns nil if it is invalid.
  static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    return Double(String(decoding: bytes, as: UTF8.self))
  }

  /// Formats a number with the fewest digits that identify it, like JavaScript.
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
}

/// Formats a number for JSON and SVG, limited to ±1e9.
func plainNumber(_ bytes: some Collection<UInt8>) -> Double? {
  guard let number = (try? JSON(parsing: String(decoding: bytes, as: UTF8.self)))?.number, abs(number) < 1e9 else {
    return nil
  }
  return number
}
