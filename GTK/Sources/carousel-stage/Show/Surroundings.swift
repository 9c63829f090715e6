import CGtk4
import CarouselGTK

/// The widgets around a carousel in its window.
enum Surroundings: String {
  /// Nothing.
  case window
  /// Its buttons and dots, below it.
  case controls
  /// The same, with the button that shows a list.
  case list
  /// A window that scrolls vertically, with more content than fits below the carousel.
  case scrolled
  /// A button above and a button below.
  case box
  /// A button below, with the carousel as high as it wants to be.
  case above

  /// Returns the window's child.
  func widget(around carousel: Carousel) -> WidgetPointer {
    switch self {
    case .window: return carousel.widget
    case .controls, .list:
      let controls = CarouselControls(carousel, indicator: .dots, hasListButton: self == .list).widget.named("controls")
      gtk_widget_set_size_request(controls, -1, 60)
      return Self.stack([carousel.widget, controls])
    case .scrolled:
      let scrolled = gtk_scrolled_window_new()!.named("scrolled")
      let parts = [carousel.widget, gtk_label_new("Below")!]
      for part in parts { gtk_widget_set_size_request(part, -1, 800) }
      gtk_scrolled_window_set_child(OpaquePointer(scrolled), Self.stack(parts))
      return scrolled
    case .box:
      return Self.stack([
        gtk_button_new_with_label("Before")!.named("before"), carousel.widget,
        gtk_button_new_with_label("After")!.named("after"),
      ])
    case .above: return Self.stack([carousel.widget, gtk_button_new_with_label("After")!.named("after")])
    }
  }

  private static func stack(_ parts: [WidgetPointer]) -> WidgetPointer {
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    for part in parts { gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), part) }
    return box
  }
}
