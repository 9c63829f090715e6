import CarouselConfiguration

/// A line of Swift that sets a property of a carousel.
struct SwiftSetting {
  /// The property, for example `isVertical` or `options.tilt`.
  var name: String
  /// The value, a Swift expression.
  var value: String

  init(_ name: String, _ value: String) {
    (self.name, self.value) = (name, value)
  }

  /// The option that it sets, if it sets one.
  var option: String? { name.utf8.starts(with: "options.".utf8) ? String(name.dropFirst(8)) : nil }

  func line(_ owner: String) -> String { owner + "." + name + " = " + value }
}

/// The Swift code of a host for points and vectors.
enum SwiftPoints {
  case engine, views, swiftUI

  fileprivate func text(_ x: Double, _ y: Double, isVector: Bool) -> String {
    let (x, y) = (JSON.text(of: x), JSON.text(of: y))
    let type =
      switch self {
      case .views: isVector ? "CGVector" : "CGPoint"
      case .engine, .swiftUI: ".init"
      }
    let isDelta = isVector && self != .engine
    return isDelta ? "\(type)(dx: \(x), dy: \(y))" : "\(type)(x: \(x), y: \(y))"
  }
}

extension Code {
  /// Returns the settings of a host's carousel.
  func settings(_ points: SwiftPoints) -> [SwiftSetting] {
    var settings: [SwiftSetting] = []
    let options = document.styleOptions
    for field in Facts.style(document.styleName).fields {
      guard let property = field.property, let value = options[field.name] else { continue }
      settings.append(SwiftSetting("options." + property, Self.option(value, field.name)))
    }
    for field in DocumentField.all {
      guard let property = field.facts.property, let value = document[field.facts.name] else { continue }
      settings.append(Self.setting(field.facts, property, value, points))
    }
    return settings + motion + length
  }

  private static func option(_ value: JSON, _ name: String) -> String {
    switch value {
    case .null: name == "fadeMin" ? ".constant(-.infinity)" : ".constant(.infinity)"
    case .boolean(let value): value ? "1" : "0"
    default: value.swift
    }
  }

  private static func setting(_ field: Field, _ property: String, _ value: JSON, _ points: SwiftPoints) -> SwiftSetting
  {
    switch field.shape {
    case .choice where field.name == "axis":
      return SwiftSetting("isVertical", value.string == "vertical" ? "true" : "false")
    case .curve: return SwiftSetting(property, curve(value.string ?? ""))
    case .list:
      let names = (value.array ?? []).compactMap { $0.string.map { "." + $0 } }
      return SwiftSetting(property, "[" + names.joined(separator: ", ") + "]")
    case .object:
      func part(_ axis: String) -> Double { value[axis]?.number ?? field.defaultValue?[axis]?.number ?? 0 }
      return SwiftSetting(property, points.text(part("x"), part("y"), isVector: field.name == "panVector"))
    case .choice: return SwiftSetting(property, "." + camelCase(value.string ?? ""))
    case .boolean where field.name == "wraps": return SwiftSetting(property, value.boolean == true ? "1" : "0")
    default: return SwiftSetting(property, value.swift)
    }
  }

  /// An easing curve: `.easeInOut`, or one with its control points.
  private static func curve(_ text: String) -> String {
    guard CurveShape.named.contains(where: { $0.name == text }) else {
      let shape = CurveShape(text)
      let parts = [("x1", shape.x1), ("y1", shape.y1), ("x2", shape.x2), ("y2", shape.y2)]
      return ".bezier(" + parts.map { $0.0 + ": " + JSON.text(of: $0.1) }.joined(separator: ", ") + ")"
    }
    return "." + camelCase(text)
  }

  /// The motion profile, and the values of a classic flick.
  private var motion: [SwiftSetting] {
    let profile = document.profile, facts = Facts.motion(profile)
    let values = facts.fields.compactMap { field in
      document["motion"]?[field.name]?.number.map { (name: field.name, value: JSON.text(of: $0)) }
    }
    if profile == Facts.motions[0].name { return values.map { SwiftSetting($0.name, $0.value) } }
    guard !values.isEmpty else { return [SwiftSetting("motion", "." + profile)] }
    // Swift requires all arguments; the document has only the differences.
    let all = facts.fields.map { field in
      let value = document["motion"]?[field.name] ?? field.defaultValue ?? 0
      return field.name + ": " + value.swift
    }
    return [SwiftSetting("motion", "." + profile + "(" + all.joined(separator: ", ") + ")")]
  }

  /// The item length, if the document omits it and items have margins, which views do not include.
  private var length: [SwiftSetting] {
    guard stage.margin != 0, document["itemWidth"] == nil else { return [] }
    let length = (isVertical ? stage.itemHeight : stage.itemWidth) + 2 * stage.margin
    return [SwiftSetting("givenItemLength", JSON.text(of: length.rounded(toDigits: 2)))]
  }

  /// The lines that import modules, in alphabetical order.
  static func imports(_ modules: String...) -> String {
    modules.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { "import " + $0 }.joined(separator: "\n")
  }

  /// Returns `ease-in-out` as `easeInOut`, and `linear-3d` as `linear3D`.
  static func camelCase(_ name: String) -> String {
    var bytes: [UInt8] = [], isFirst = false
    for byte in name.utf8 {
      if byte == UInt8(ascii: "-") {
        isFirst = true
        continue
      }
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      let followsDigit = bytes.last.map { (0x30...0x39).contains($0) } ?? false
      bytes.append(isLetter && (isFirst || followsDigit) ? byte & ~0x20 : byte)
      isFirst = false
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSON {
  /// A number or a Boolean as Swift code.
  var swift: String {
    switch self {
    case .number(let value): JSON.text(of: value)
    case .boolean(let value): value ? "true" : "false"
    case .string(let text): JSON.quoted(text)
    default: "nil"
    }
  }
}
