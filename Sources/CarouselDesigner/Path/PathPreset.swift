import CarouselConfiguration

/// A predefined path, in the view box `0 0 100 60`.
public struct PathPreset: Equatable, Sendable {
  /// The name in the user interface.
  public let name: String
  /// The SVG path data; nil for the style's default.
  public let svg: String?

  /// All presets.
  public static let all = [
    PathPreset(name: "Hill", svg: nil),
    PathPreset(
      name: "Wave", svg: "M-20 30C-10 30-5 12 15 12C35 12 30 48 50 48C70 48 65 12 85 12C105 12 110 30 120 30"),
    PathPreset(name: "Valley", svg: "M-20 8C10 8 25 46 50 46C75 46 90 8 120 8"),
    PathPreset(name: "Diagonal", svg: "M-40 84L140-24"),
    PathPreset(
      name: "Circle",
      svg: "M50 54C36.75 54 26 43.25 26 30C26 16.75 36.75 6 50 6C63.25 6 74 16.75 74 30C74 43.25 63.25 54 50 54Z"),
    PathPreset(name: "Eight", svg: "M50 30C62 12 92 6 92 30C92 54 62 48 50 30C38 12 8 6 8 30C8 54 38 48 50 30Z"),
    PathPreset(
      name: "Spiral",
      svg: "M50 32C46 32 44 26 50 25C58 24 62 34 54 40C44 47 32 38 35 26C39 12 58 8 70 20C82 33 76 52 58 57"),
  ]
}
