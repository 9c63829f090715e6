import CarouselConfiguration

extension Code {
  /// A complete page that shows the carousel.
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

  /// The maximum length of a line.
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

  /// The template for the backs of items, if the document selects it by an id.
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

  /// The document as attributes of the element, in the documentation's order.
  private var attributes: [Attribute] {
    var texts = CarouselConfiguration.documentShape.attributes(of: .object(document.document))
    // Before the element is defined, its style sheet reads a pair of lengths only if they have units.
    if let insets = texts["insets"]?.string?.split(separator: " ") {
      texts["insets"] = .string(insets.map { $0 + "px" }.joined(separator: " "))
    }
    let options = Facts.style(document.styleName).fields.map { $0.name }
    let fields = DocumentField.all.map { $0.facts.name }
    let names =
      ["item-style", "vertical", "wrap", "motion", "deceleration-rate"]
      + (options + fields).map(DocumentShape.attribute)
    var attributes = names.compactMap { name in texts[name]?.string.map { Attribute(name: name, value: $0) } }
    if !document.decorations.isEmpty { attributes.append(Attribute(name: "decorations", value: decorationsText)) }
    return attributes
  }

  /// `reflection(gap: 4) shadow`.
  private var decorationsText: String {
    document.decorations.map { one in
      let name = one["name"]?.string ?? ""
      var fields = one.object ?? [:]
      if name == DecorationFacts.outermost, fields["back"] == nil { fields["back"] = .string(Self.usualBack) }
      let parts = (Facts.decoration(name)?.fields ?? []).compactMap { field in
        fields[field.name].map { field.name + ": " + Self.inList(DocumentShape.text($0).string ?? "") }
      }
      return parts.isEmpty ? name : name + "(" + parts.joined(separator: ", ") + ")"
    }
    .joined(separator: " ")
  }

  /// Quotes a text in a list, in which commas and semicolons are separators.
  private static func inList(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") ? 0x20 : $0 }, as: UTF8.self)
  }
}
