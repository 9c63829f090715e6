import CAdwaita
import CGtk4
import CarouselGTK

/// Returns a plain card with content.
func card(width: Int32, height: Int32, _ content: WidgetPointer) -> WidgetPointer {
  frame(width: width, height: height, content, "card-item")
}

extension Page {
  /// Returns covers for an example's page.
  static func covers(
    _ count: Int, style: String, first: Int, decorations: [Decoration] = [.shadow()]
  ) -> Page {
    let carousel = Carousel()
    carousel.label = localized("Covers")
    carousel.dataSource = CarouselItems.covers(count: count)
    carousel.decorations = decorations
    return Page(carousel, style: style, first: first) { Drawing.cover($0).title }
  }
}
