import CarouselConfiguration
import Foundation

/// What is known of a field of documents: its name, what it does, its values, and how people write them.
struct FieldFacts {
  let name: String
  let title: String
  let summary: String
  let shape: JSON
  /// The value where a document has none; nil where that follows from other things.
  let defaultValue: JSON?
  private let unit: String
  /// What a slider offers.
  let sensible: ClosedRange<Double>
  let step: Double

  var kind: String { shape["kind"]?.string ?? "" }
  /// Whether null stands for none.
  var orNone: Bool { shape["orNone"]?.boolean == true }
  var isWhole: Bool { kind == "whole" }
  var isColor: Bool { unit == "color" }

  init(_ json: JSON) {
    name = json["name"]?.string ?? ""
    title = json["title"]?.string ?? ""
    summary = json["summary"]?.string ?? ""
    shape = json["shape"] ?? [:]
    defaultValue = json["standard"]
    unit = json["unit"]?.string ?? ""
    let ends: [Double] = (json["sensible"]?.array ?? []).compactMap(\.number)
    let low = ends.first ?? shape["least"]?.number ?? 0, high = ends.last ?? shape["most"]?.number ?? 1
    sensible = low...max(low + 1e-6, high)
    step = json["step"]?.number ?? (shape["kind"]?.string == "whole" ? 1 : (high - low) / 100)
  }

  /// One of a point's coordinates as a field of its own.
  func coordinate(_ axis: String) -> FieldFacts {
    var part = self
    part = FieldFacts(self, name: "\(name).\(axis)", title: "\(title) \(axis == "x" ? "across" : "down")", axis)
    return part
  }

  private init(_ whole: FieldFacts, name: String, title: String, _ axis: String) {
    (self.name, self.title, summary) = (name, title, whole.summary)
    let members: [JSON] = whole.shape["members"]?.array ?? []
    shape = members.first { $0["name"]?.string == axis }?["shape"] ?? [:]
    defaultValue = .number(whole.defaultValue?[axis]?.number ?? 0)
    (unit, sensible, step) = (whole.unit, whole.sensible, whole.step)
  }

  // MARK: Numbers as people write them

  private var scale: Double { unit == "rad" ? 180 / .pi : unit == "share" ? 100 : 1 }

  private var suffix: String {
    switch unit {
    case "rad": "°"
    case "share": "%"
    case "": ""
    default: "\u{202F}\(unit)"
    }
  }

  /// The end of the slider that stands for none: the one that is farther away.
  var noneEnd: Double {
    abs(sensible.lowerBound) > abs(sensible.upperBound) ? sensible.lowerBound : sensible.upperBound
  }

  /// A value in its unit.
  func text(_ value: JSON?) -> String {
    guard let value else { return "by itself" }
    guard let number = value.number else { return "none" }
    let digits = min(6, max(0, Int((-log10(step * scale) - 1e-9).rounded(.up))))
    var text = String(format: "%.\(digits)f", number * scale)
    // Nobody wants to read 1.50 or −0.
    if text.contains(".") { while text.hasSuffix("0") { text.removeLast() } }
    if text.hasSuffix(".") { text.removeLast() }
    if text == "-0" { text = "0" }
    let unit = text == "1" && self.unit == "items" ? "\u{202F}item" : suffix
    return text.replacing("-", with: "−") + unit
  }

  /// What a person has typed as documents have it; nil where it is no number. What is out of range goes to its end.
  func value(_ text: String) -> JSON? {
    var plain = text.lowercased().replacing("−", with: "-").replacing(",", with: ".")
    for part in [suffix.lowercased(), unit.lowercased()] where !part.isEmpty {
      plain = plain.replacing(part.trimmingCharacters(in: .whitespaces), with: "")
    }
    plain = plain.trimmingCharacters(in: .whitespaces)
    if orNone, ["none", "∞", "-∞", "-"].contains(plain) { return .null }
    guard let number = Double(plain), number.isFinite else { return nil }
    let least = shape["least"]?.number ?? -.infinity, most = shape["most"]?.number ?? .infinity
    let within = min(max(Self.short(number / scale), least), most)
    return .number(isWhole ? within.rounded() : within)
  }

  /// A slider's place as documents have it.
  func value(at place: Double) -> JSON {
    if orNone, abs(place - noneEnd) < 1e-9 { return .null }
    return .number(isWhole ? place.rounded() : Self.short(place))
  }

  /// Without the last digits, which come from reckoning.
  private static func short(_ value: Double) -> Double { Double(String(format: "%.9g", value)) ?? value }
}

extension FieldFacts {
  /// The fields of one of the named things: `styles`, `motions`, `decorations`.
  static func of(_ kinds: String, _ name: String) -> [FieldFacts] {
    let kind = all(kinds).first { $0["name"]?.string == name }
    return (kind?["fields"]?.array ?? []).map(FieldFacts.init)
  }

  /// The fields of the document of a group.
  static func of(group: String) -> [FieldFacts] {
    all("fields").filter { $0["group"]?.string == group }.map(FieldFacts.init)
  }

  /// A list of the catalogue.
  static func all(_ name: String) -> [JSON] { Catalogue.data[name]?.array ?? [] }
}
