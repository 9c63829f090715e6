import CAdwaita
import CGtk4
import CarouselGTK

/// The code of an example. Lines that are too long for the panel are scrolled, by a scrollbar that is always visible.
enum CodeView {
  /// Returns the widget, and the label in it.
  static func make(_ code: String) -> (widget: WidgetPointer, text: WidgetPointer) {
    let text = label(code, "code", align: 0)
    gtk_label_set_ellipsize(text.opaque, PANGO_ELLIPSIZE_NONE)
    gtk_label_set_selectable(text.opaque, 1)
    let scroller = gtk_scrolled_window_new()!
    // A scroller's own scrollbar would either cover the last line, or have no room of its own.
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER)
    gtk_scrolled_window_set_child(scroller.opaque, text)
    let adjustment = gtk_scrolled_window_get_hadjustment(scroller.opaque)
    let bar = gtk_scrollbar_new(GTK_ORIENTATION_HORIZONTAL, adjustment)!
    connect(adjustment.map { OpaquePointer($0) }, "changed") {
      let fits = gtk_adjustment_get_upper(adjustment) <= gtk_adjustment_get_page_size(adjustment)
      // Not now, during a layout that includes it; by then it may be on no page any more.
      g_object_ref(bar)
      soon {
        gtk_widget_set_visible(bar, fits ? 0 : 1)
        g_object_unref(bar)
      }
    }
    let frame = column(spacing: 0, scroller, bar).styled("card")
    gtk_widget_set_overflow(frame, GTK_OVERFLOW_HIDDEN)
    // Code reads from left to right in every language; the viewport is between its text and its scroller.
    for part in [text, gtk_widget_get_parent(text), scroller, bar] { gtk_widget_set_direction(part, GTK_TEXT_DIR_LTR) }
    return (frame, text)
  }
}
