import CGtk4
import CarouselGTK

/// Items with a text view of more lines than fit, which scrolls.
final class TextItems: ItemKind {
  private let width: Int32, height: Int32
  private static let lines = 60

  init(_ size: [Double]) {
    (width, height) = (Int32(size[0]), Int32(size[1]))
  }

  func widget(_ index: Int, reused: WidgetPointer?) -> WidgetPointer {
    let widget = reused ?? make()
    name(widget, index)
    return widget
  }

  func controls(of widget: WidgetPointer) -> [(WidgetPointer, String)] {
    gtk_scrolled_window_get_child(OpaquePointer(widget)).map { [($0, "text")] } ?? []
  }

  func describe(_ widget: WidgetPointer) -> Message {
    guard let view = gtk_scrolled_window_get_child(OpaquePointer(widget)) else { return [:] }
    let buffer = gtk_text_view_get_buffer(UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self))
    var start = GtkTextIter(), end = GtkTextIter()
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    let text = gtk_text_buffer_get_text(buffer, &start, &end, 0)
    defer { g_free(text) }
    let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(widget))
    return [
      "text": text.map { String(cString: $0) } ?? "", "scrolled": gtk_adjustment_get_value(adjustment),
    ]
  }

  private func make() -> WidgetPointer {
    let view = gtk_text_view_new()!
    let buffer = gtk_text_view_get_buffer(UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self))
    gtk_text_buffer_set_text(buffer, String(repeating: "\n", count: Self.lines), -1)
    let scrolled = gtk_scrolled_window_new()!
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), view)
    // GTK sometimes warns about its own scroll bars, also outside of carousels.
    gtk_scrolled_window_set_policy(OpaquePointer(scrolled), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
    gtk_widget_set_size_request(scrolled, width, height)
    return scrolled
  }
}
