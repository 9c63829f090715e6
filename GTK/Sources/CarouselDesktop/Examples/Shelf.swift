import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let shelf = Example(
    id: "shelf", title: localized("Shelf"),
    summary: localized("Books side by side, each as wide as it is. Offsets count books, however wide they are."),
    icon: "accessories-dictionary-symbolic",
    code: """
      carousel.itemSizing = .measured
      carousel.alignment = 0  // At the start.
      carousel.isContained = true
      carousel.gap = 16
      carousel.insets = Point2D(x: 24, y: 24)
      """
  ) { _ in
    let height: Int32 = 300
    let shapes = [0.62, 0.8, 0.5, 1, 0.7, 0.38, 1.3, 0.56]
    let carousel = Carousel()
    carousel.label = localized("Books")
    carousel.dataSource = CarouselItems.drawings(
      count: 24, height: height, width: { Int32(shapes[$0 * 5 % shapes.count] * Double(height)) },
      drawing: { .plain($0) })
    carousel.itemSizing = .measured
    carousel.alignment = 0
    carousel.isContained = true
    carousel.gap = 16
    carousel.insets = Point2D(x: 24, y: 24)
    let page = Page(carousel, style: "linear", first: 5) { Drawing.plain($0).title }
    page.groups = [
      SettingGroup(
        title: "",
        settings: [
          .choice(localized("Alignment"), [localized("Start"), localized("Centre"), localized("End")], 0) {
            carousel.alignment = Double($0) / 2
          },
          .toggle(localized("No space at the ends"), true) { carousel.isContained = $0 },
          .number(localized("Gap"), 0...64, step: 4, value: 16) { carousel.gap = $0 },
          .toggle(localized("Widths of their own"), true) { carousel.itemSizing = $0 ? .measured : .uniform },
        ])
    ]
    return page
  }
}
