// Converts between documents and the attributes of the web element. The element has no other state, so writing a
// document and reading it back are inverse operations.

extension DocumentShape {
  // MARK: From a document

  /// Returns the attributes for a document: each name with its text, or null for omitted fields. Decorations are not
  /// included.
  package func attributes(of document: JSON) -> [String: JSON] {
    let style = document["style"], motion = document["motion"]
    let profile = motion?["profile"]?.string
    let isClassic = (profile ?? motions.defaultValue) == Self.classic
    var result: [String: JSON] = [
      "item-style": style?["name"] ?? .null,
      "vertical": Self.text(document["axis"].map { .boolean($0 == "vertical") }),
      "wrap": Self.text(document["wraps"]),
      "motion": profile.map { .string(Self.call($0, isClassic ? [] : values(of: motion, profile: $0))) } ?? .null,
      "deceleration-rate": isClassic ? Self.text(motion?["decelerationRate"]) : .null,
    ]
    for style in styles.all {
      for option in style.members { result[Self.attribute(option.name)] = .null }
    }
    for (name, value) in style?.object ?? [:] where name != styles.tag {
      let none = Self.none(name).map(JSON.number)
      result[Self.attribute(name)] = Self.text(value == .null ? none : value)
    }
    for field in plainFields {
      result[Self.attribute(field.name)] = Self.text(document[field.name], middle: field.name == "focusPoint" ? 0.5 : 0)
    }
    return result
  }

  /// Returns a value as an attribute.
  /// - Parameter middle: The default of a missing coordinate.
  package static func text(_ value: JSON?, middle: Double = 0) -> JSON {
    switch value {
    case nil, .null: return .null
    case .boolean(let value): return value ? "" : "false"
    case .number(let number): return .string(JSON.text(of: number))
    case .string: return value ?? .null
    case .array(let values):
      let isStops = values.first?.object != nil
      let parts = values.map { isStops ? pair($0, "at", 0, "value", 1) : $0.string ?? "" }
      return .string(parts.joined(separator: isStops ? ", " : " "))
    case .object: return .string(pair(value ?? .null, "x", middle, "y", middle))
    }
  }

  private static func pair(_ json: JSON, _ one: String, _ usual: Double, _ other: String, _ otherUsual: Double)
    -> String
  {
    "\(JSON.text(of: json[one]?.number ?? usual)) \(JSON.text(of: json[other]?.number ?? otherUsual))"
  }

  /// Returns the values of a motion up to the last given one; gaps are filled with the defaults.
  private func values(of motion: JSON?, profile: String) -> [String] {
    var values = (motions.members(of: profile) ?? []).map { motion?[$0.name]?.number }
    while let last = values.last, last == nil { values.removeLast() }
    return values.map { $0.map { JSON.text(of: $0) } ?? "usual" }
  }

  private static func call(_ name: String, _ values: [String]) -> String {
    values.isEmpty ? name : "\(name)(\(values.joined(separator: " ")))"
  }

  // MARK: To a document

  /// Returns the document for an element's state. Values that documents can't express are omitted.
  /// - Parameter element: The texts of all its `attributes`; the `values` of its properties with an attribute, by the names
  ///   of the document's fields; `itemStyle`, `vertical` and `wrap`; its `options`; and its `decorations`.
  package func document(of element: JSON) -> [String: JSON] {
    var document: [String: JSON] = ["version": .number(Double(version))]
    func add(_ name: String, _ value: JSON?) {
      guard let value, value != .null, let field = fields.first(where: { $0.name == name }) else { return }
      if field.shape.problems(of: value).isEmpty { document[name] = value }
    }
    let attributes = element["attributes"]
    let style = style(of: element)
    if !style.isEmpty { add("style", .object(style)) }
    if attributes?["vertical"] != nil { add("axis", element["vertical"] == true ? "vertical" : "horizontal") }
    add("wraps", element["wrap"])
    for field in plainFields {
      let value = element["values"]?[field.name]
      add(field.name, field.name == "indicator" && value == "" ? "none" : value)
    }
    let motion = motion(attributes?["motion"]?.string, rate: attributes?["deceleration-rate"])
    if !motion.isEmpty { add("motion", .object(motion)) }
    add("decorations", element["decorations"])
    return document
  }

  private func style(of element: JSON) -> [String: JSON] {
    guard let name = element["itemStyle"]?.string, let options = styles.members(of: name) else { return [:] }
    let attributes = element["attributes"]
    var style: [String: JSON] = attributes?["item-style"] == nil ? [:] : [styles.tag: .string(name)]
    for option in options {
      let own = element["options"]?[option.name]
      let given = own == .null ? nil : own
      guard let given = given ?? attributes?[Self.attribute(option.name)],
        let value = Self.value(given, of: option), option.shape.problems(of: value).isEmpty
      else { continue }
      style[option.name] = value
    }
    return style
  }

  /// Converts an option to a value of its shape; nil if it is invalid.
  private static func value(_ given: JSON, of option: ValueShape.Member) -> JSON? {
    switch option.shape {
    case .boolean: return given.string.map { .boolean(isOn($0)) } ?? given
    case .list: return given.string.map { .array(stops($0)) } ?? given
    case .number(_, let orNone):
      guard let number = number(given) else { return nil }
      return orNone && number == none(option.name) ? .null : .number(number)
    case .wholeNumber: return number(given).map(JSON.number)
    default: return given == "" ? nil : given
    }
  }

  private func motion(_ text: String?, rate: JSON?) -> [String: JSON] {
    let words = Array((text ?? "").utf8)[...].split { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }
    let name = words.first.flatMap { Self.trimmed($0) }.map { String(decoding: $0, as: UTF8.self) }
    guard let name else { return values(named: motions.defaultValue ?? "", from: [rate]) }
    guard motions.members(of: name) != nil else { return [:] }
    let given = words.count > 1 ? words[1].split { Self.isSpace($0) || $0 == UInt8(ascii: ",") } : []
    let texts = given.map { JSON?.some(.string(String(decoding: $0, as: UTF8.self))) }
    return values(named: name, from: name == Self.classic ? [rate] : texts).with([motions.tag: .string(name)])
  }

  private func values(named profile: String, from given: [JSON?]) -> [String: JSON] {
    var values: [String: JSON] = [:]
    for (field, text) in zip(motions.members(of: profile) ?? [], given) {
      guard let number = text.flatMap({ Self.number($0) }), field.shape.problems(of: .number(number)).isEmpty else {
        continue
      }
      values[field.name] = .number(number)
    }
    return values
  }

  // MARK: Texts

  /// Parses `0 0.5, 1 2` as positions and values; ignores invalid ones.
  private static func stops(_ text: String) -> [JSON] {
    text.utf8.split(separator: UInt8(ascii: ",")).compactMap { part in
      let numbers = part.split { isSpace($0) }.map { number(.string(String(decoding: $0, as: UTF8.self))) }
      guard numbers.count == 2, let at = numbers[0], let value = numbers[1] else { return nil }
      return at.isFinite && value.isFinite ? ["at": .number(at), "value": .number(value)] : nil
    }
  }

  /// Converts a number or a numeric text.
  private static func number(_ json: JSON) -> Double? {
    json.number ?? json.string.flatMap { trimmed(Array($0.utf8)[...]) }.flatMap { JSON.number($0) }
  }

  /// Trims spaces; returns nil if nothing is left.
  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = text.firstIndex(where: { !isSpace($0) }), let last = text.lastIndex(where: { !isSpace($0) })
    else { return nil }
    return text[first...last]
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Parses a Boolean attribute: any text but a few is true.
  private static func isOn(_ text: String) -> Bool {
    let letters = (trimmed(Array(text.utf8)[...]) ?? []).map { $0 | 0x20 }
    let words: [StaticString] = ["false", "no", "off", "0"]
    return !words.contains { word in word.withUTF8Buffer { $0.elementsEqual(letters) } }
  }

  /// Returns the attribute of a field: `fade-min` for `fadeMin`.
  package static func attribute(_ name: String) -> String {
    var letters: [UInt8] = []
    for letter in name.utf8 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
      letters += isCapital ? [UInt8(ascii: "-"), letter | 0x20] : [letter]
    }
    return String(decoding: letters, as: UTF8.self)
  }

  // MARK: Parts of the shape

  private static var classic: String { "classic" }

  /// An option that is infinite if it is null.
  private static func none(_ option: String) -> Double? {
    option == "fadeMin" ? -.infinity : option == "fadeMax" ? .infinity : nil
  }

  private var fields: [ValueShape.Member] {
    if case .object(let members) = shape { members } else { [] }
  }

  /// The fields whose attribute has one value and nearly the same name.
  private var plainFields: [ValueShape.Member] {
    let others: [String] = ["version", "$schema", "style", "axis", "wraps", "motion", "decorations"]
    return fields.filter { !others.contains($0.name) }
  }

  private var styles: ValueShape.Variants { variants("style") }
  private var motions: ValueShape.Variants { variants("motion") }

  private func variants(_ name: String) -> ValueShape.Variants {
    if case .variants(let variants)? = fields.first(where: { $0.name == name })?.shape { return variants }
    return ValueShape.Variants(tag: "", noun: "", defaultValue: nil, all: [])
  }
}
