import CarouselConfiguration
import CarouselEngine

extension Code {
  /// The style as a Swift expression: `.coverFlow`, or a custom path.
  var style: String {
    let options = document.styleOptions
    let isOwn = ["path", "viewBox", "scales", "opacities"].contains { options[$0] != nil }
    guard document.styleName == PathFacts.name, isOwn else { return "." + Self.camelCase(document.styleName) }
    // The designer accepts only valid paths.
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

  /// The path data on one line.
  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let isSpace = byte <= 0x20
      if !isSpace || bytes.last != 0x20 { bytes.append(isSpace ? 0x20 : byte) }
    }
    return "\"" + String(decoding: bytes, as: UTF8.self) + "\""
  }
}
