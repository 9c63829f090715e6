import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let threeAtATime = Example(
    id: "three", title: localized("Three at a time"),
    summary: localized(
      "As many as you like side by side, from edge to edge. Swipes, buttons and dots move by as many as fit."),
    icon: "view-dual-symbolic",
    code: """
      carousel.itemsPerView = 3
      carousel.groupSize = 0  // As many as fit.
      carousel.isContained = true
      carousel.isPagingEnabled = true
      carousel.gap = 16
      carousel.insets = Point2D(x: 24, y: 24)
      let controls = CarouselControls(carousel, indicator: .dots, hasButtons: true)
      gtk_box_append(box, controls.widget)
      """
  ) { _ in
    let carousel = Carousel()
    carousel.label = localized("Landscapes")
    let items = CarouselItems(count: 12) { index, reused in
      let item = reused.flatMap { DrawingItem.of($0) } ?? DrawingItem(width: 480, height: 240, isCropped: true)
      item.show(.scene(index))
      return item.widget
    }
    items.label = { Drawing.scene($0).title }
    items.recycled = { widget, _ in DrawingItem.of(widget)?.forget() }
    carousel.dataSource = items
    carousel.itemsPerView = 3
    carousel.groupSize = 0
    carousel.insets = Point2D(x: 24, y: 24)
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
          .number(localized("Items per view"), 1...5, step: 0.5, value: 3) { carousel.itemsPerView = $0 },
          .number(localized("Gap"), 0...64, step: 4, value: 16) { carousel.gap = $0 },
          .toggle(localized("No space at the ends"), true) { carousel.isContained = $0 },
          .toggle(localized("One page per swipe"), true) { carousel.isPagingEnabled = $0 },
        ])
    ]
    return page
  }
}
