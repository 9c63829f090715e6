import CarouselGTK

extension Example {
  static let conveyorBelt = Example(
    id: "conveyor-belt", title: "Conveyor Belt",
    summary: "Items come along a belt and go, by themselves where you like.",
    icon: "media-playlist-repeat-symbolic"
  ) { _ in
    let page = Page.covers(24, style: "conveyor-belt", first: 0, decorations: [])
    guard let carousel = page.carousel else { return page }
    carousel.dataSource = CarouselItems.drawings(count: 24, width: 168, height: 210) { .cover($0) }
    page.style = nil
    carousel.autoscroll = 0.6
    page.groups = [
      SettingGroup(
        title: "",
        settings: [
          .number("Speed", -3...3, step: 0.1, value: 0.6, text: { Words.items($0) + "/s" }) { carousel.autoscroll = $0 },
          .toggle("Stops at items", carousel.stopsAtItemBoundary) { carousel.stopsAtItemBoundary = $0 },
        ])
    ]
    return page
  }
}
