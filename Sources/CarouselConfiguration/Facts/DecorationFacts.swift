/// The decorations of items.
package enum DecorationFacts {
  package static let all: [Kind] = [
    Kind(
      name: "reflection", title: "Reflection", summary: "A mirror image below the item, fading out",
      fields: [
        .number(
          "gap", "Gap", "The distance between an item and its reflection", in: 0...1000, sensible: 0...40, step: 1,
          unit: .points, defaultValue: 0),
        .number(
          "height", "Height", "How much of the item is reflected", in: 0...1, step: 0.01, unit: .share,
          defaultValue: 0.4),
        .number(
          "alpha", "Opacity", "The opacity at the top of the reflection", in: 0...1, step: 0.01, unit: .share,
          defaultValue: 0.5),
        .text(
          "ground", "Ground", "The background colour below the item, if it is a plain colour", unit: .color),
      ]),
    Kind(
      name: "double-sided", title: "Double-sided", summary: "A second view on the back of the item",
      fields: [
        .text("back", "Back", "On the web, the selector of the template for the back"),
        .number(
          "duration", "Turn", "How long an item takes to turn over", in: 0...10, sensible: 0...2, step: 0.05,
          unit: .seconds, defaultValue: 0.5),
      ]),
    Kind(name: "cached", title: "Cached", summary: "Drawn once, then shown as an image until refreshed", fields: []),
    Kind(
      name: "shadow", title: "Shadow", summary: "A soft shadow behind the item",
      fields: [
        .number(
          "x", "Across", "The horizontal offset of the shadow", in: -1000...1000, sensible: -60...60, step: 1,
          unit: .points, defaultValue: 0),
        .number(
          "y", "Down", "The vertical offset of the shadow", in: -1000...1000, sensible: -60...60, step: 1,
          unit: .points, defaultValue: 12),
        .number(
          "blur", "Blur", "The blur radius of the shadow", in: 0...1000, sensible: 0...80, step: 1, unit: .points,
          defaultValue: 28),
        .text("color", "Colour", "The shadow's colour", unit: .color, defaultValue: "#000"),
        .number("opacity", "Opacity", "The opacity of the shadow", in: 0...1, step: 0.01, unit: .share),
      ]),
  ]

  /// The maximum number of decorations of an item.
  package static let most = 8

  /// The decoration that must be outermost, because it turns everything inside it.
  package static let outermost = "double-sided"
}
