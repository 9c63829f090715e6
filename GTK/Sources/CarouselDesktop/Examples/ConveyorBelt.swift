import CarouselGTK

extension Example {
  static let conveyorBelt = Example(
    id: "conveyor-belt", title: "Conveyor Belt",
    summary: "Items move along a conveyor belt, automatically if you like.",
    icon: "media-playlist-repeat-symbolic",
    code: """
      carousel.style = .conveyorBelt
      carousel.autoscroll = 0.6
      """
  ) { _ in
    let carousel = Carousel(style: .named("conveyor-belt"))
    carousel.label = "Covers on a belt"
    carousel.dataSource = CarouselItems.drawings(count: 24, width: 168, height: 210) { .cover($0) }
    let page = Page(carousel, first: 3) { Drawing.cover($0).title }
    carousel.autoscroll = 0.6
    page.groups = [
      SettingGroup(
        title: "",
        settings: [
          .number("Speed", -3...3, step: 0.1, value: 0.6, text: { Words.items($0) + "/s" }) {
            carousel.autoscroll = $0
          },
          .toggle("Stop at items", carousel.stopsAtItemBoundary) { carousel.stopsAtItemBoundary = $0 },
        ])
    ]
    return page
  }
}
