import CarouselConfiguration
import CarouselGTK

/// Items that need nothing but their number, and what is shown as their code.
struct ItemKind {
  let items: CarouselItems
  /// Returns the name of an item.
  let title: (Int) -> String
  let source: String

  /// The kind of an example's items; nil if the example makes its own.
  init?(_ example: Example) {
    guard let kind = Self.kinds[example.items.text("kind")] else { return nil }
    items = kind.make(example.count, example.id)
    title = kind.title
    source = "let count = \(example.count)\n" + ShownSource.read(kind.file)
  }

  private struct Kind {
    var file: String
    var title: (Int) -> String
    var make: (_ count: Int, _ example: String) -> CarouselItems
  }

  private static let kinds = [
    "covers": Kind(file: "CoverItems.swift", title: { Drawing.cover($0).title }) {
      .covers(count: $0, height: heights[$1])
    },
    "pages": Kind(file: "PageItems.swift", title: { Drawing.scene($0).title }) { count, _ in .pages(count: count) },
    "thirds": Kind(file: "ThirdItems.swift", title: { Drawing.scene($0).title }) { count, _ in .thirds(count: count) },
    "tabs": Kind(file: "TabItems.swift", title: { Drawing.scene($0).title }) { count, _ in .tabs(count: count) },
    "books": Kind(file: "BookItems.swift", title: { Drawing.plain($0).title }) { count, _ in .books(count: count) },
    "slices": Kind(file: "SliceItems.swift", title: { Drawing.plain($0).title }) { count, _ in .slices(count: count) },
  ]

  /// The heights of covers where they are smaller than elsewhere, in points.
  static let heights: [String: Int32] = ["autoscroll": 210, "multiple": 150, "motion": 130]
}
