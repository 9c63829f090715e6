import CAdwaita
import CGtk4
import CarouselGTK

/// A plain card with things on it.
func card(width: Int32, height: Int32, _ content: Widget) -> Widget {
  frame(width: width, height: height, content, "card-item")
}

extension Page {
  /// Covers on a page of their own.
  static func covers(
    _ count: Int, style: String, first: Int, decorations: [Decoration] = [.shadow()]
  ) -> Page {
    let carousel = Carousel()
    carousel.label = "Covers"
    carousel.dataSource = CarouselItems.covers(count: count)
    carousel.decorations = decorations
    return Page(carousel, style: style, first: first) { Drawing.cover($0).title }
  }
}
