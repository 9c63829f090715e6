import CarouselGTK

extension Example {
  static let covers = Example(
    id: "covers", title: "Covers",
    summary: "A hundred covers. Drag them, flick them, turn the wheel, use the arrow keys.",
    icon: "folder-pictures-symbolic"
  ) { _ in
    let carousel = Carousel()
    carousel.label = "Covers"
    carousel.dataSource = CarouselItems.covers(count: 100)
    carousel.decorations = [.shadow()]
    return Page(carousel, style: "cover-flow", first: 8) { Drawing.cover($0).title }
  }
}
