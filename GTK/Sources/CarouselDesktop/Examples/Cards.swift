import CGtk4
import CarouselGTK

/// Returns a plain card with content.
func card(width: Int32, height: Int32, _ content: WidgetPointer) -> WidgetPointer {
  frame(width: width, height: height, content, "card-item")
}
