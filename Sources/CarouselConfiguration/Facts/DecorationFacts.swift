/// What can be put around items.
enum DecorationFacts {
  static let all: [Kind] = [
    Kind(
      name: "reflection", title: "Reflection", summary: "The item's picture upside down below it, fading out",
      fields: [
        .number(
          "gap", "Gap", "The distance between an item and its reflection", in: 0...1000, sensible: 0...40, step: 1,
          unit: .points, standard: 0),
        .number(
          "height", "Height", "How much of the item is reflected", in: 0...1, step: 0.01, unit: .share, standard: 0.4),
        .number(
          "alpha", "Opacity", "The opacity of the reflection where it begins", in: 0...1, step: 0.01, unit: .share,
          standard: 0.5),
      ]),
    Kind(name: "double-sided", title: "Double-sided", summary: "Another view on the item's back", fields: []),
    Kind(name: "cached", title: "Cached", summary: "Drawn once and shown as a picture until told", fields: []),
    Kind(name: "shadow", title: "Shadow", summary: "A soft shadow around the item", fields: []),
  ]

  /// How many decorations can be around each other.
  static let most = 8
}
