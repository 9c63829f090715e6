import CarouselGTK

extension Example {
  static let covers = Example(
    id: "covers", title: "Covers",
    summary: "A hundred covers. Drag, flick, scroll, or use the arrow keys.",
    icon: "emblem-photos-symbolic",
    code: """
      let carousel = Carousel(style: .coverFlow)
      carousel.label = "Covers"
      carousel.dataSource = CarouselItems(count: 100) { index, reused in
        let picture = reused ?? gtk_picture_new()!
        gtk_picture_set_filename(OpaquePointer(picture), paths[index])
        return picture
      }
      gtk_box_append(box, carousel.widget)
      """
  ) { _ in
    let page = Page.covers(100, style: "cover-flow", first: 8)
    if let carousel = page.carousel {
      page.groups = [SettingGroup(title: "", settings: [.wraps(carousel), .vertical(carousel)])]
    }
    return page
  }
}
