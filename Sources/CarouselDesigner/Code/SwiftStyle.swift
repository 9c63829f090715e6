import CarouselConfiguration
import CarouselEngine

extension Code {
  /// The style as an expression of Swift: `.coverFlow`, or a custom path.
  var style: String {
    let options = document.styleOptions
    let isOwn = ["path", "viewBox", "scales", "opacities"].contains { options[$0] != nil }
    guard document.styleName == PathFacts.name, isOwn else { return "." + Self.camelCase(document.styleName) }
    // The text was checked by the designer, so that it is a path.
    var parts = ["try! .init(svg: " + Self.quoted(document.path) + ")"]
    if let box = document.viewBox { parts.append("viewBox: " + Self.text(of: box)) }
    if options["path"] == nil { parts.append("scale: " + JSON.text(of: PathFacts.hillScale)) }
    for kind in PathStops.Kind.allCases {
      let list = options[kind.rawValue]?.array ?? []
      guard !list.isEmpty else { continue }
      let stops = list.map { stop in
        "PathStop(at: " + (stop["at"] ?? 0).swift + ", " + (stop["value"] ?? 1).swift + ")"
      }
      parts.append(kind.rawValue + ": [" + stops.joined(separator: ", ") + "]")
    }
    return "AnyCarouselStyle(PathStyle(" + parts.joined(separator: ", ") + "))"
  }

  private static func text(of box: ViewBox) -> String {
    func number(_ value: Double) -> String { JSON.text(of: value) }
    return "ViewBox(origin: .init(x: \(number(box.origin.x)), y: \(number(box.origin.y))), "
      + "size: .init(width: \(number(box.size.width)), height: \(number(box.size.height))))"
  }

  /// A path's text on one line.
  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let isSpace = byte <= 0x20
      if !isSpace || bytes.last != 0x20 { bytes.append(isSpace ? 0x20 : byte) }
    }
    return "\"" + String(decoding: bytes, as: UTF8.self) + "\""
  }
}
