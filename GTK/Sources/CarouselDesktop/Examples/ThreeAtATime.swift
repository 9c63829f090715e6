import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let threeAtATime = Example(
    id: "three", title: localized("Three at a time"),
    summary: localized("As many as fit side by side, from edge to edge. Swipes, buttons and dots move by all of them."),
    icon: "view-dual-symbolic",
    code: """
      carousel.groupSize = 0  // As many as fit.
      carousel.isContained = true
      carousel.isPagingEnabled = true
      carousel.gap = 16
      let controls = CarouselControls(carousel, indicator: .dots, hasButtons: true)
      gtk_box_append(box, controls.widget)
      """
  ) { _ in
    let carousel = Carousel()
    carousel.label = localized("Landscapes")
    carousel.dataSource = CarouselItems.drawings(count: 12, width: 198, height: 132) { .scene($0) }
    carousel.groupSize = 0
    carousel.isContained = true
    carousel.isPagingEnabled = true
    carousel.gap = 16
    let controls = CarouselControls(carousel, indicator: .dots, hasButtons: true)
    let page = Page(
      column(spacing: 0, carousel.widget.expanding(), controls.widget.margins(6)), carousel: carousel
    ) { Drawing.scene($0).title }
    page.groups = [
      SettingGroup(
        title: "",
        settings: [
          .number(localized("Gap"), 0...64, step: 4, value: 16) { carousel.gap = $0 },
          .toggle(localized("No space at the ends"), true) { carousel.isContained = $0 },
          .toggle(localized("One page per swipe"), true) { carousel.isPagingEnabled = $0 },
        ])
    ]
    return page
  }
}
