import CarouselGTK

extension AnyCarouselStyle {
  /// The style of a name; a linear one where there is none.
  static func named(_ name: String) -> AnyCarouselStyle { NamedStyle.named(name)?.style ?? .linear }
}

/// The styles by which the strip and the settings go.
enum StyleNames {
  static let all: [String] = NamedStyle.allCases.map { "\($0.name)" }

  /// `linear-3d` as `Linear 3D`.
  static func title(_ name: String) -> String {
    let text = name.split(separator: "-").map { $0 == "3d" ? "3D" : $0 }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
