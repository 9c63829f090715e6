/// Something about an example that people can set.
struct Setting {
  /// What it is called.
  var title: String
  /// What it does, where that isn't clear from its title.
  var subtitle: String?
  var kind: Kind

  enum Kind {
    /// A number, and how it is written.
    case number(
      ClosedRange<Double>, step: Double, value: Double, text: (Double) -> String = Words.number,
      apply: (Double) -> Void)
    case toggle(Bool, apply: (Bool) -> Void)
    /// One of some, by its place in the list.
    case choice([String], Int, apply: (Int) -> Void)
    case text(String, apply: (String) -> Void)
    /// Something that is told and can't be set.
    case reading(Reading)
  }

  /// Something that the page tells.
  static func reading(_ title: String, _ reading: Reading) -> Setting {
    Setting(title: title, kind: .reading(reading))
  }

  /// A number.
  static func number(
    _ title: String, _ range: ClosedRange<Double>, step: Double, value: Double,
    text: @escaping (Double) -> String = Words.number, apply: @escaping (Double) -> Void
  ) -> Setting {
    Setting(title: title, kind: .number(range, step: step, value: value, text: text, apply: apply))
  }

  /// Yes or no.
  static func toggle(
    _ title: String, _ value: Bool, subtitle: String? = nil, apply: @escaping (Bool) -> Void
  ) -> Setting {
    Setting(title: title, subtitle: subtitle, kind: .toggle(value, apply: apply))
  }

  /// One of some.
  static func choice(_ title: String, _ names: [String], _ value: Int, apply: @escaping (Int) -> Void) -> Setting {
    Setting(title: title, kind: .choice(names, value, apply: apply))
  }
}

/// What a page tells of itself, as it is at the moment.
final class Reading {
  var text: String { didSet { if text != oldValue { changed(text) } } }
  /// Called with another text.
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

/// Numbers as people read them.
nonisolated enum Words {
  /// With as many places as say something.
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    guard rounded != rounded.rounded() else { return whole(rounded) }
    var text = "\(abs(rounded))"
    if text.hasSuffix(".0") { text.removeLast(2) }
    return (rounded < 0 ? "−" : "") + text
  }

  /// Rounded, its thousands apart.
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
  static func items(_ value: Double) -> String { number(value) + (value == 1 ? " item" : " items") }
  static func itemsPerSecond(_ value: Double) -> String { items(value) + "/s" }
  static func times(_ value: Double) -> String { number(value) + "\u{202F}×" }
  /// With all places that say something, for numbers near 0.
  static func exact(_ value: Double) -> String { "\((value * 100_000).rounded() / 100_000)" }
}
