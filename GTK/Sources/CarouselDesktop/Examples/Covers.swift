import CarouselGTK

extension Example {
  static let covers = Example(
    id: "covers", title: localized("Covers"),
    summary: localized("Sixty covers. Drag, flick, scroll, or use the arrow keys."),
    icon: "image-x-generic-symbolic",
    code: """
      let carousel = Carousel(style: .coverFlow)
      carousel.label = "Covers"
      carousel.dataSource = CarouselItems(count: 60) { index, reused in
        let picture = reused ?? gtk_picture_new()!
        gtk_picture_set_filename(OpaquePointer(picture), paths[index])
        return picture
      }
      gtk_box_append(box, carousel.widget)
      """
  ) { _ in
    let page = Page.covers(
      60, style: "cover-flow", first: 8, decorations: [.reflection(gap: 2, height: 0.42), .shadow()])
    if let carousel = page.carousel {
      page.groups = [SettingGroup(title: "", settings: [.wraps(carousel), .vertical(carousel)])]
    }
    return page
  }
}
