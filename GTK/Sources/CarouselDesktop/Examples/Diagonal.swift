import CarouselGTK

extension Example {
  static let diagonal = Example(
    id: "diagonal", title: localized("Diagonal Path"),
    summary: localized("Items follow a path of your own, and swipes its direction. A swipe across scrolls nothing."),
    icon: "view-fullscreen-symbolic",
    code: """
      carousel.setStyle(
        AnyCarouselStyle { offset, scene in
          Placement(scene.base.translated(x: offset * 150, y: offset * 150))
        })
      carousel.panVector = Point2D(x: 1, y: 1)
      """
  ) { _ in
    let path = AnyCarouselStyle { offset, scene in
      Placement(scene.base.translated(x: offset * 150, y: offset * 150))
    }
    let carousel = Carousel(style: path)
    carousel.label = localized("Covers")
    carousel.dataSource = CarouselItems.covers(count: 40)
    carousel.decorations = [.shadow()]
    carousel.panVector = Point2D(x: 1, y: 1)
    return Page(carousel, first: 6) { Drawing.cover($0).title }
  }
}
