import CarouselGTK

extension Example {
  static let covers = Example(
    id: "covers", title: "Covers",
    summary: "A hundred covers. Drag them, flick them, turn the wheel, use the arrow keys.",
    icon: "emblem-photos-symbolic"
  ) { _ in
    let page = Page.covers(100, style: "cover-flow", first: 8)
    if let carousel = page.carousel {
      page.groups = [SettingGroup(title: "", settings: [.wraps(carousel), .vertical(carousel)])]
    }
    return page
  }
}
