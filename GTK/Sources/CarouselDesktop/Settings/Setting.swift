/// A setting of an example that users can change.
struct Setting {
  /// Its title.
  var title: String
  /// A description, if the title is not enough.
  var subtitle: String?
  var kind: Kind

  enum Kind {
    /// A number, and its formatting.
    case number(
      ClosedRange<Double>, step: Double, value: Double, text: (Double) -> String = Words.number,
      apply: (Double) -> Void)
    case toggle(Bool, apply: (Bool) -> Void)
    /// One of a list, by its index.
    case choice([String], Int, apply: (Int) -> Void)
    case text(String, apply: (String) -> Void)
    /// A value that cannot be changed.
    case reading(Reading)
  }

  /// Creates a read-only value.
  static func reading(_ title: String, _ reading: Reading) -> Setting {
    Setting(title: title, kind: .reading(reading))
  }

  /// Creates a number.
  static func number(
    _ title: String, _ range: ClosedRange<Double>, step: Double, value: Double,
    text: @escaping (Double) -> String = Words.number, apply: @escaping (Double) -> Void
  ) -> Setting {
    Setting(title: title, kind: .number(range, step: step, value: value, text: text, apply: apply))
  }

  /// Creates a switch.
  static func toggle(
    _ title: String, _ value: Bool, subtitle: String? = nil, apply: @escaping (Bool) -> Void
  ) -> Setting {
    Setting(title: title, subtitle: subtitle, kind: .toggle(value, apply: apply))
  }

  /// Creates a choice from a list.
  static func choice(_ title: String, _ names: [String], _ value: Int, apply: @escaping (Int) -> Void) -> Setting {
    Setting(title: title, kind: .choice(names, value, apply: apply))
  }
}

/// A read-only value of a page.
final class Reading {
  var text: String { didSet { if text != oldValue { changed(text) } } }
  /// Called when the text changes.
  var changed: (String) -> Void = { _ in }

  init(_ text: String) {
    self.text = text
  }
}

/// Settings that belong together.
struct SettingGroup {
  var title: String
  var settings: [Setting]
}

/// Formatting of numbers.
nonisolated enum Words {
  /// With all significant decimals.
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    guard rounded != rounded.rounded() else { return whole(rounded) }
    var text = "\(abs(rounded))"
    if text.hasSuffix(".0") { text.removeLast(2) }
    return (rounded < 0 ? "−" : "") + text
  }

  /// Rounded, with separators between thousands.
  static func whole(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "–" }
    let digits = Array("\(Int(abs(value).rounded()))")
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += "\u{202F}" }
      text.append(digit)
    }
    return (value.rounded() < 0 ? "−" : "") + text
  }

  static func percent(_ value: Double) -> String { whole(value * 100) + "\u{202F}%" }
  static func degrees(_ value: Double) -> String { whole(value * 180 / .pi) + "°" }
  static func seconds(_ value: Double) -> String { number(value) + "\u{202F}s" }
  static func points(_ value: Double) -> String { whole(value) + "\u{202F}px" }
  static func items(_ value: Double) -> String {
    value == 1 ? localized("1 item") : localized("{0} items", number(value))
  }
  static func itemsPerSecond(_ value: Double) -> String { localized("{0} items/s", number(value)) }
  static func times(_ value: Double) -> String { number(value) + "\u{202F}×" }
  /// With all significant decimals of numbers near 0.
  static func exact(_ value: Double) -> String { "\((value * 100_000).rounded() / 100_000)" }
}
