import CarouselGTK

extension Example {
  static let offsets = Example(
    id: "offsets", title: localized("Offsets"),
    summary:
      localized("The content offset moves the items and their vanishing point. The viewpoint offset moves the eye."),
    icon: "find-location-symbolic",
    code: """
      carousel.contentOffset = Point2D(x: 0, y: 40)
      carousel.viewpointOffset = Point2D(x: 0, y: -80)
      """
  ) { _ in
    let page = Page.covers(18, style: "cylinder", first: 0)
    guard let carousel = page.carousel else { return page }
    carousel.viewpointOffset = Point2D(x: 0, y: -80)
    @MainActor func setting(
      _ title: String, _ point: WritableKeyPath<CarouselModel, Point2D>, _ part: WritableKeyPath<Point2D, Double>
    ) -> Setting {
      let value = carousel[dynamicMember: point][keyPath: part]
      return .number(title, -300...300, step: 1, value: value, text: Words.points) { value in
        carousel.update { $0[keyPath: point][keyPath: part] = value }
      }
    }
    page.groups = [
      SettingGroup(
        title: localized("Content Offset"),
        settings: [
          setting(localized("Sideways"), \.contentOffset, \.x), setting(localized("Down"), \.contentOffset, \.y),
        ]),
      SettingGroup(
        title: localized("Viewpoint Offset"),
        settings: [
          setting(localized("Sideways"), \.viewpointOffset, \.x), setting(localized("Down"), \.viewpointOffset, \.y),
        ]),
    ]
    return page
  }
}
