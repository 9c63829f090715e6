import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let autoscroll = Example(
    id: "autoscroll", title: localized("Autoscroll"),
    summary: localized("Scrolls steadily, and waits while it is hovered or has the focus. A button pauses it."),
    icon: "media-playback-start-symbolic",
    code: """
      // Items per second; or `autoplay`, for the interval between items in seconds.
      carousel.autoscroll = 0.6
      // Controls with a pause button.
      let controls = CarouselControls(carousel, indicator: .count)
      gtk_box_append(box, controls.widget)
      """
  ) { _ in
    let carousel = Carousel()
    carousel.label = localized("Covers")
    carousel.dataSource = CarouselItems.drawings(count: 18, width: 168, height: 210) { .cover($0) }
    carousel.decorations = [.shadow()]
    carousel.clipsToBounds = true
    let controls = CarouselControls(carousel, indicator: .count)
    let page = Page(
      column(spacing: 0, carousel.widget.expanding(), controls.widget.margins(6)), carousel: carousel
    ) { Drawing.cover($0).title }
    page.setStyle("wheel")
    var isSteady = true, speed = 0.6, seconds = 2.0
    let apply = {
      carousel.autoscroll = isSteady ? speed : 0
      carousel.autoplay = isSteady ? 0 : seconds
    }
    apply()
    page.groups = [
      SettingGroup(
        title: localized("Autoplay"),
        settings: [
          .choice(localized("Motion"), [localized("Steady"), localized("Item by item")], 0) {
            isSteady = $0 == 0
            apply()
          },
          .number(localized("Speed"), -3...3, step: 0.1, value: speed, text: Words.itemsPerSecond) {
            speed = $0
            apply()
          },
          .number(localized("Interval"), 0.5...10, step: 0.5, value: seconds, text: Words.seconds) {
            seconds = $0
            apply()
          },
        ]),
      SettingGroup(title: "", settings: [.wraps(carousel), .vertical(carousel)]),
    ]
    return page
  }
}
