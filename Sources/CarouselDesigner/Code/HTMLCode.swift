import CarouselConfiguration

extension Code {
  /// A whole page that shows the carousel.
  var html: String {
    """
    <!doctype html>
    <meta charset="utf-8">
    <title>Carousel</title>
    <link rel="stylesheet" href="swift-carousel.css">
    <script type="module" src="swift-carousel.js"></script>
    <style>
      body { margin: 0 }
      swift-carousel { height: \(JSON.text(of: stage.height))px }
      .card {
        width: \(width)px; height: \(height)px; margin: \(JSON.text(of: stage.margin))px;
        border-radius: 12px; background: slateblue;
      }
    </style>

    \(tag)
    \(cards)
    </swift-carousel>
    \(template)
    """
  }

  /// How long a line may be.
  private static let width = 72
  private static let cardsInLine = 2

  private var tag: String {
    let parts = ["swift-carousel"] + attributes.map { $0.text } + ["label=\"Cards\""]
    let line = parts.joined(separator: " ")
    return "<" + (line.utf8.count > Self.width ? parts.joined(separator: "\n  ") : line) + ">"
  }

  private var cards: String {
    var lines: [String] = []
    for first in stride(from: 0, to: items, by: Self.cardsInLine) {
      let cards = (first..<min(first + Self.cardsInLine, items)).map { "<article class=\"card\">\($0 + 1)</article>" }
      lines.append("  " + cards.joined())
    }
    return lines.joined(separator: "\n")
  }

  /// What is on the items' backs, where the document names its element by an id.
  private var template: String {
    guard let back else { return "" }
    let selector = back["back"]?.string ?? Self.usualBack
    guard selector.utf8.first == UInt8(ascii: "#"), selector.utf8.dropFirst().allSatisfy(Self.isOfName),
      selector.utf8.count > 1
    else { return "" }
    return "<template id=\"\(String(selector.dropFirst()))\"><article class=\"card\"></article></template>\n"
  }

  private static let usualBack = "#back"

  private static func isOfName(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }

  // MARK: Attributes

  private struct Attribute {
    var name: String
    var value: String

    var text: String {
      guard !value.isEmpty else { return name }
      var escaped = ""
      for scalar in value.unicodeScalars {
        switch scalar {
        case "&": escaped += "&amp;"
        case "\"": escaped += "&quot;"
        default: escaped.unicodeScalars.append(scalar)
        }
      }
      return name + "=\"" + escaped + "\""
    }
  }

  /// The document as attributes of the element.
  private var attributes: [Attribute] {
    var attributes: [Attribute] = []
    func add(_ name: String, _ value: String?) {
      if let value { attributes.append(Attribute(name: name, value: value)) }
    }
    add("item-style", document["style"]?["name"]?.string)
    add("vertical", document["axis"].map { $0.string == "vertical" ? "" : "false" })
    add("wrap", document["wraps"].map { Self.text(of: $0) })
    let profile = Facts.motion(document.profile), isClassic = profile.name == Facts.motions[0].name
    if document["motion"]?["profile"] != nil, !isClassic { add("motion", motionText(profile)) }
    if isClassic { add("deceleration-rate", document["motion"]?["decelerationRate"].map { Self.text(of: $0) }) }
    for field in Facts.style(document.styleName).fields {
      guard let value = document.styleOptions[field.name] else { continue }
      add(
        Self.attribute(field.name),
        value == .null ? (field.name == "fadeMin" ? "-Infinity" : "Infinity") : Self.text(of: value))
    }
    for field in DocumentField.all where !["axis", "wraps"].contains(field.facts.name) {
      add(Self.attribute(field.facts.name), document[field.facts.name].map { Self.text(of: $0, field.facts) })
    }
    add("decorations", document.decorations.isEmpty ? nil : decorationsText)
    return attributes
  }

  /// `fadeMin` as `fade-min`.
  private static func attribute(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      bytes += isCapital ? [UInt8(ascii: "-"), byte | 0x20] : [byte]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func text(of value: JSON, _ field: Field? = nil) -> String {
    switch value {
    case .boolean(let value): return value ? "" : "false"
    case .number(let value): return JSON.text(of: value)
    case .string(let text): return text
    case .array(let values):
      guard values.first?.object != nil else { return values.compactMap { $0.string }.joined(separator: " ") }
      return values.map { text(of: $0["at"] ?? 0) + " " + text(of: $0["value"] ?? 1) }.joined(separator: ", ")
    case .object:
      return Field.axes.map { text(of: value[$0] ?? field?.defaultValue?[$0] ?? 0) }.joined(separator: " ")
    case .null: return ""
    }
  }

  /// `spring(0.4 0.2)`: values up to the last that is given.
  private func motionText(_ profile: Kind) -> String {
    var values = profile.fields.map { document["motion"]?[$0.name] }
    while let last = values.last, last == nil { values.removeLast() }
    if values.isEmpty { return profile.name }
    return profile.name + "(" + values.map { $0.map { Self.text(of: $0) } ?? "usual" }.joined(separator: " ") + ")"
  }

  /// `reflection(gap: 4) shadow`.
  private var decorationsText: String {
    document.decorations.map { one in
      let name = one["name"]?.string ?? ""
      var fields = one.object ?? [:]
      if name == DecorationFacts.outermost, fields["back"] == nil { fields["back"] = .string(Self.usualBack) }
      let parts = (Facts.decoration(name)?.fields ?? []).compactMap { field in
        fields[field.name].map { field.name + ": " + Self.inList(Self.text(of: $0)) }
      }
      return parts.isEmpty ? name : name + "(" + parts.joined(separator: ", ") + ")"
    }
    .joined(separator: " ")
  }

  /// A text in a list, where commas and semicolons have a meaning.
  private static func inList(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") ? 0x20 : $0 }, as: UTF8.self)
  }
}
