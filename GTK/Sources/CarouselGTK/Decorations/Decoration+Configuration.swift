import CGtk4
import CarouselConfiguration

// Decorations in documents.
extension Decoration {
  /// Creates the decoration of a JSON object; nil for the backs of items, and for unknown ones.
  init?(_ json: JSON) {
    func number(_ name: String, _ defaultValue: Double) -> Double { json[name]?.number ?? defaultValue }
    switch json["name"]?.string {
    case "reflection":
      self = .reflection(
        gap: number("gap", 0), height: number("height", 0.4), alpha: number("alpha", 0.5),
        ground: json["ground"]?.string.flatMap(GdkRGBA.init(text:)))
    case "shadow":
      self = .shadow(
        x: number("x", 0), y: number("y", 12), blur: number("blur", 28),
        color: json["color"]?.string.flatMap(GdkRGBA.init(text:)) ?? GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1),
        opacity: json["opacity"]?.number)
    case "cached": self = .cached
    default: return nil
    }
  }

  /// The decoration as a JSON object.
  var json: JSON {
    switch self {
    case .reflection(let gap, let height, let alpha, let ground):
      var members: [String: JSON] = [
        "name": "reflection", "gap": .number(gap.clamped(to: 0...1000)), "height": .number(height.clamped(to: 0...1)),
        "alpha": .number(alpha.clamped(to: 0...1)),
      ]
      members["ground"] = ground.map { .string($0.text) }
      return .object(members)
    case .shadow(let x, let y, let blur, let color, let opacity):
      var members: [String: JSON] = [
        "name": "shadow", "x": .number(x.clamped(to: -1000...1000)), "y": .number(y.clamped(to: -1000...1000)),
        "blur": .number(blur.clamped(to: 0...1000)), "color": .string(color.text),
      ]
      members["opacity"] = opacity.map { .number($0.clamped(to: 0...1)) }
      return .object(members)
    case .cached: return ["name": "cached"]
    }
  }
}
