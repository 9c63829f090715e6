import CarouselConfiguration

extension Double {
  /// Returns a power of ten, as exactly as a double can represent it.
  private static func ten(to power: Int) -> Double {
    var result = 1.0
    for _ in 0..<Swift.max(0, power) { result *= 10 }
    return result
  }

  /// Rounds to a number of decimal places.
  package func rounded(toDigits digits: Int) -> Double {
    let scale = Self.ten(to: digits), whole = (self * scale).rounded()
    // −0 would be parsed as a negative number.
    return whole == 0 || !whole.isFinite ? (whole == 0 ? 0 : self) : whole / scale
  }

  /// Rounds to a number of significant digits, to remove rounding errors.
  func rounded(toSignificant digits: Int) -> Double {
    guard isFinite, self != 0 else { return self }
    var power = digits, size = magnitude
    while size >= 1 {
      size /= 10
      power -= 1
    }
    while size < 0.1, power < 300 {
      size *= 10
      power += 1
    }
    let scale = Self.ten(to: Swift.abs(power))
    return power < 0 ? (self / scale).rounded() * scale : (self * scale).rounded() / scale
  }

  /// Formats with an exact number of decimal places.
  func fixed(_ digits: Int) -> String {
    let rounded = rounded(toDigits: digits)
    let text = JSON.text(of: rounded)
    guard digits > 0, !text.utf8.contains(UInt8(ascii: "e")) else { return text }
    let bytes = Array(text.utf8)
    let point = bytes.firstIndex(of: UInt8(ascii: "."))
    let missing = digits - (point.map { bytes.count - 1 - $0 } ?? 0)
    return text + (point == nil ? "." : "") + String(repeating: "0", count: Swift.max(0, missing))
  }

  /// Parses a typed number: a sign, digits and a decimal point.
  init?(typed bytes: [UInt8]) {
    var text: [UInt8] = [], hasDigits = false, hasPoint = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "+") where text.isEmpty: continue
      case UInt8(ascii: "-") where text.isEmpty: break
      case UInt8(ascii: ".") where !hasPoint:
        hasPoint = true
        // JSON requires a digit before the point.
        if !hasDigits { text.append(UInt8(ascii: "0")) }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        hasDigits = true
        // JSON does not allow leading zeros.
        if !hasPoint, text == [0x30] || text == [0x2D, 0x30] { text.removeLast() }
      default: return nil
      }
      text.append(byte)
    }
    if text.last == UInt8(ascii: ".") { text.removeLast() }
    guard hasDigits, let value = (try? JSON(parsing: String(decoding: text, as: UTF8.self)))?.number, value.isFinite
    else { return nil }
    self = value
  }
}

extension [UInt8] {
  func hasSuffix(_ ending: String.UTF8View) -> Bool {
    count >= ending.count && suffix(ending.count).elementsEqual(ending)
  }
}
