import CarouselGTK

extension Example {
  static let conveyorBelt = Example(
    id: "conveyor-belt", title: localized("Conveyor Belt"),
    summary: localized("Items move along a conveyor belt, automatically if you like."),
    icon: "media-playlist-repeat-symbolic",
    code: """
      carousel.style = .conveyorBelt
      carousel.autoscroll = 0.6
      """
  ) { _ in
    let carousel = Carousel(style: .named("conveyor-belt"))
    carousel.label = localized("Covers on a belt")
    carousel.dataSource = CarouselItems.drawings(count: 24, width: 168, height: 210) { .cover($0) }
    let page = Page(carousel, first: 3) { Drawing.cover($0).title }
    carousel.autoscroll = 0.6
    page.groups = [
      SettingGroup(
        title: "",
        settings: [
          .number(localized("Speed"), -3...3, step: 0.1, value: 0.6, text: { Words.items($0) + "/s" }) {
            carousel.autoscroll = $0
          },
          .toggle(localized("Stop at items"), carousel.stopsAtItemBoundary) { carousel.stopsAtItemBoundary = $0 },
        ])
    ]
    return page
  }
}
