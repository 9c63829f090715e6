import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let pages = Example(
    id: "pages", title: localized("Pages"),
    summary: localized("However hard the flick, it turns one page. Dots show the position; buttons move by a page."),
    icon: "view-paged-symbolic",
    code: """
      carousel.isPagingEnabled = true
      let controls = CarouselControls(carousel, indicator: .dots, hasListButton: true)
      gtk_box_append(box, controls.widget)
      """
  ) { _ in
    let carousel = Carousel()
    carousel.label = localized("Landscapes")
    carousel.dataSource = CarouselItems.drawings(count: 8, width: 324, height: 216) { .scene($0) }
    carousel.isPagingEnabled = true
    carousel.options.spacing = 1.06
    let controls = CarouselControls(carousel, indicator: .dots, hasListButton: true)
    let page = Page(
      column(spacing: 0, carousel.widget.expanding(), controls.widget.margins(6)), carousel: carousel
    ) { Drawing.scene($0).title }
    page.groups = [
      SettingGroup(
        title: "",
        settings: [
          .toggle(localized("One page per flick"), true) { carousel.isPagingEnabled = $0 },
          .number(
            localized("Autoplay interval"), 0...10, step: 0.5, value: 0,
            text: { $0 == 0 ? localized("never") : Words.seconds($0) }
          ) {
            carousel.autoplay = $0
          },
        ])
    ]
    carousel.currentIndex = 1
    return page
  }
}
