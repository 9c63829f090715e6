import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let widths = Example(
    id: "widths", title: localized("A million widths"),
    summary: localized(
      "Each item has its own width. Only the visible ones are measured, and jumps cost what they cost among ten."),
    icon: "format-justify-fill-symbolic",
    code: """
      carousel.itemSizing = .measured
      carousel.dataSource = CarouselItems(count: 1_000_000) { index, reused in
        let label = reused ?? gtk_label_new(nil)!
        gtk_label_set_text(OpaquePointer(label), String(repeating: "♪", count: 1 + index * 7919 % 29))
        return label
      }
      carousel.scrollToItem(at: 700_000, duration: 1)
      """
  ) { gallery in
    let count = 1_000_000
    let carousel = Carousel()
    carousel.label = localized("Covers of different widths")
    carousel.dataSource = CarouselItems.drawings(
      count: count, height: 300, width: { 96 + Int32($0 * 7919 % 29) * 8 }, drawing: { .plain($0) })
    carousel.itemSizing = .measured
    carousel.gap = 12
    let page = Page(carousel, style: "linear", first: count / 2) { Drawing.plain($0).title }
    page.groups = [
      SettingGroup(
        title: localized("Go to"),
        settings: [
          .item(among: count, of: carousel, in: gallery),
          .number(localized("Gap"), 0...64, step: 4, value: 12) { carousel.gap = $0 },
        ])
    ]
    page.actions = [.randomItem(among: count, of: carousel)]
    return page
  }
}
