/// What can be put around items.
package enum DecorationFacts {
  package static let all: [Kind] = [
    Kind(
      name: "reflection", title: "Reflection", summary: "The item's picture upside down below it, fading out",
      fields: [
        .number(
          "gap", "Gap", "The distance between an item and its reflection", in: 0...1000, sensible: 0...40, step: 1,
          unit: .points, defaultValue: 0),
        .number(
          "height", "Height", "How much of the item is reflected", in: 0...1, step: 0.01, unit: .share,
          defaultValue: 0.4),
        .number(
          "alpha", "Opacity", "The opacity of the reflection where it begins", in: 0...1, step: 0.01, unit: .share,
          defaultValue: 0.5),
        .text(
          "ground", "Ground", "The colour of the ground that it stands on, where that is of one colour", unit: .color),
      ]),
    Kind(
      name: "double-sided", title: "Double-sided", summary: "Another view on the item's back",
      fields: [
        .text("back", "Back", "On the web, a selector of the template that is on the back"),
        .number(
          "duration", "Turn", "How long an item takes to turn over", in: 0...10, sensible: 0...2, step: 0.05,
          unit: .seconds, defaultValue: 0.5),
      ]),
    Kind(name: "cached", title: "Cached", summary: "Drawn once and shown as a picture until told", fields: []),
    Kind(
      name: "shadow", title: "Shadow", summary: "A soft shadow behind the item",
      fields: [
        .number(
          "x", "Across", "How far the shadow is moved across", in: -1000...1000, sensible: -60...60, step: 1,
          unit: .points, defaultValue: 0),
        .number(
          "y", "Down", "How far the shadow is moved down", in: -1000...1000, sensible: -60...60, step: 1,
          unit: .points, defaultValue: 12),
        .number(
          "blur", "Blur", "How soft its edge is", in: 0...1000, sensible: 0...80, step: 1, unit: .points,
          defaultValue: 28),
        .text("color", "Colour", "The shadow's colour", unit: .color, defaultValue: "#000"),
        .number("opacity", "Opacity", "How dark it is", in: 0...1, step: 0.01, unit: .share),
      ]),
  ]

  /// How many decorations can be around each other.
  package static let most = 8

  /// The one that turns all that is inside of it.
  package static let outermost = "double-sided"
}
