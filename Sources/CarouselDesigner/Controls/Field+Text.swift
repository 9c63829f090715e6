public import CarouselConfiguration
import CarouselEngine

// Numbers in the user interface: degrees instead of radians, percentages instead of fractions.
extension Field {
  /// The factor from the document's unit to the displayed one.
  private var scale: Double {
    switch unit {
    case .radians: 180 / .pi
    case .share: 100
    default: 1
    }
  }

  /// The displayed unit; empty if there is none.
  public var suffix: String {
    switch unit {
    case .radians: "°"
    case .share: "%"
    case .color: ""
    default: unit.rawValue
    }
  }

  /// The spoken unit.
  public var spokenUnit: String {
    switch unit {
    case .none, .color: ""
    case .points: "pixels"
    case .radians: "degrees"
    case .times: "times"
    case .share: "percent"
    case .items: "items"
    case .itemsPerSecond: "items per second"
    case .seconds: "seconds"
    }
  }

  /// Formats a value without its unit.
  public func digits(of value: JSON) -> String {
    guard let number = value.number else { return "none" }
    let shown = number * scale
    let digits = digitsOfStep
    // Values between two steps get one more digit, not all of them.
    let isOnStep = abs(shown - shown.rounded(toDigits: digits)) < 1e-6
    let text =
      isOnStep ? shown.fixed(digits) : JSON.text(of: shown.rounded(toDigits: min(Self.mostDigits, digits + 2)))
    return text.utf8.first == UInt8(ascii: "-") ? "−" + text.dropFirst() : text
  }

  /// Formats a value with its unit.
  public func text(of value: JSON) -> String {
    let digits = digits(of: value)
    guard value.number != nil, !suffix.isEmpty else { return digits }
    switch unit {
    case .radians, .share, .times: return digits + suffix
    case .items where digits == "1": return digits + "\u{202F}item"
    default: return digits + "\u{202F}" + suffix
    }
  }

  /// Parses a typed number, with or without the unit, and clamps it; nil if it is not a number.
  public func value(typed text: String) -> JSON? {
    guard let allowed else { return nil }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "\t", "\u{A0}", "\u{202F}": continue
      case "−": bytes.append(UInt8(ascii: "-"))
      case ",": bytes.append(UInt8(ascii: "."))
      case "A"..."Z": bytes.append(UInt8(scalar.value) + 32)
      default: bytes += String(Character(scalar)).utf8
      }
    }
    for ending in [suffix, "item"] where !ending.isEmpty && bytes.hasSuffix(ending.utf8) {
      bytes.removeLast(ending.utf8.count)
      break
    }
    if allowsNone, ["none", "-", "∞", "-∞", ""].contains(where: { bytes.elementsEqual($0.utf8) }) { return .null }
    guard let number = Double(typed: bytes) else { return nil }
    let within = (number / scale).rounded(toSignificant: 12).clamped(to: allowed)
    return .number(isWhole ? within.rounded() : within)
  }

  /// The positions of a slider, in the displayed unit: assistive technology speaks them.
  public var places: ClosedRange<Double> { shown(range.lowerBound)...shown(range.upperBound) }

  /// The step between two positions of a slider, in the displayed unit.
  public var placeStep: Double { isWhole ? 1 : shown(increment) }

  private func shown(_ number: Double) -> Double { (number * scale).rounded(toSignificant: 9) }

  /// Returns the value of a slider position, rounded to a step or to an end.
  public func value(at place: Double) -> JSON {
    if allowsNone, abs(place - shown(noneEnd)) < 1e-9 { return .null }
    var place = (place / scale).clamped(to: range)
    if place > range.lowerBound, place < range.upperBound, increment > 0 {
      let steps = ((place - range.lowerBound) / increment).rounded()
      place = min(range.upperBound, range.lowerBound + steps * increment)
    }
    return .number(isWhole ? place.rounded() : place.rounded(toSignificant: 9))
  }

  /// Returns the slider position of a value.
  public func place(of value: JSON?) -> Double {
    shown(value == .null ? noneEnd : (value?.number ?? 0).clamped(to: range))
  }

  /// Returns a value moved by a number of steps.
  public func value(_ value: JSON?, movedBy steps: Double) -> JSON? {
    let number = value?.number ?? (allowsNone ? noneEnd : 0)
    return self.value(typed: digits(of: .number(number + steps * increment)))
  }

  /// The number of decimal places of a step.
  private var digitsOfStep: Int {
    var digits = 0, step = increment * scale
    while step < 1 - 1e-9, digits < Self.mostDigits {
      step *= 10
      digits += 1
    }
    return digits
  }

  private static let mostDigits = 6
}
