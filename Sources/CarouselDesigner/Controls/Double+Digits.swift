import CarouselConfiguration

extension Double {
  /// Ten to the power of a whole number, exactly as far as doubles go.
  private static func ten(to power: Int) -> Double {
    var result = 1.0
    for _ in 0..<Swift.max(0, power) { result *= 10 }
    return result
  }

  /// The nearest number with so many digits after the point.
  package func rounded(toDigits digits: Int) -> Double {
    let scale = Self.ten(to: digits), whole = (self * scale).rounded()
    // −0 is read as a number below 0.
    return whole == 0 || !whole.isFinite ? (whole == 0 ? 0 : self) : whole / scale
  }

  /// The nearest number with so many digits, without those that come from reckoning.
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

  /// With exactly so many digits after the point.
  func fixed(_ digits: Int) -> String {
    let rounded = rounded(toDigits: digits)
    let text = JSON.text(of: rounded)
    guard digits > 0, !text.utf8.contains(UInt8(ascii: "e")) else { return text }
    let bytes = Array(text.utf8)
    let point = bytes.firstIndex(of: UInt8(ascii: "."))
    let missing = digits - (point.map { bytes.count - 1 - $0 } ?? 0)
    return text + (point == nil ? "." : "") + String(repeating: "0", count: Swift.max(0, missing))
  }

  /// A number as people type it: a sign, digits, and a point among them.
  init?(typed bytes: [UInt8]) {
    var text: [UInt8] = [], hasDigits = false, hasPoint = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "+") where text.isEmpty: continue
      case UInt8(ascii: "-") where text.isEmpty: break
      case UInt8(ascii: ".") where !hasPoint:
        hasPoint = true
        // JSON wants a digit before the point.
        if !hasDigits { text.append(UInt8(ascii: "0")) }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        hasDigits = true
        // Nor does it want zeros before others.
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
