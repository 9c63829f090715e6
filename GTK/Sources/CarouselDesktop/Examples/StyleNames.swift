import CarouselGTK

extension AnyCarouselStyle {
  /// Returns the style with a name; a linear one if there is none.
  static func named(_ name: String) -> AnyCarouselStyle { NamedStyle.named(name)?.style ?? .linear }
}

/// The styles of the strip and the settings.
enum StyleNames {
  static let all: [String] = NamedStyle.allCases.map { "\($0.name)" }

  /// Returns `Linear 3D` for `linear-3d`, in the user's language.
  static func title(_ name: String) -> String {
    let text = name.split(separator: "-").map { $0 == "3d" ? "3D" : $0 }.joined(separator: " ")
    return localized(text.prefix(1).uppercased() + text.dropFirst())
  }
}
