import CarouselGTK

extension Example {
  static let fading = Example(
    id: "fading", title: localized("Fading"),
    summary: localized(
      "Items fade with their distance from the middle. Choose where that begins, how fast, and how far."),
    icon: "display-brightness-symbolic",
    code: """
      // In items from the middle.
      carousel.options.fadeMin = -0.25
      carousel.options.fadeMax = 0.25
      carousel.options.fadeRange = 1.5
      carousel.options.fadeMinAlpha = 0.15
      """
  ) { _ in
    let page = Page.covers(40, style: "linear", first: 4, decorations: [])
    guard let carousel = page.carousel else { return page }
    @MainActor func setting(
      _ title: String, _ option: WritableKeyPath<StyleOptions, Option>, _ range: ClosedRange<Double>, _ value: Double,
      _ text: @escaping (Double) -> String = Words.items
    ) -> Setting {
      carousel.options[keyPath: option] = .constant(value)
      return .number(title, range, step: 0.05, value: value, text: text) {
        carousel.options[keyPath: option] = .constant($0)
      }
    }
    page.groups = [
      SettingGroup(
        title: localized("Fade"),
        settings: [
          setting(localized("Begins before"), \.fadeMin, -4...0, -0.25),
          setting(localized("Begins after"), \.fadeMax, 0...4, 0.25),
          setting(localized("Over"), \.fadeRange, 0...5, 1.5),
          setting(localized("Down to"), \.fadeMinAlpha, 0...1, 0.15, Words.percent),
        ])
    ]
    return page
  }
}
