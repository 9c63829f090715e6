import CAdwaita
import CGtk4
import CarouselGTK

/// The editable text of the document.
final class DocumentView {
  let widget: WidgetPointer
  private let view = gtk_text_view_new()!
  private let problem = label("", "error", "caption", align: 0)
  private let button: WidgetPointer
  private var isShowing = false

  /// - Parameter take: Opens a text, or returns its problems.
  init(_ text: String, take: @escaping (String) -> String?) {
    gtk_text_view_set_monospace(view.cast(), 1)
    gtk_text_view_set_wrap_mode(view.cast(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(view.cast(), 0)
    for set in [
      gtk_text_view_set_left_margin, gtk_text_view_set_right_margin, gtk_text_view_set_top_margin,
      gtk_text_view_set_bottom_margin,
    ] { set(view.cast(), 12) }
    // JSON is left-to-right in every language.
    gtk_widget_set_direction(view, GTK_TEXT_DIR_LTR)
    view.named(localized("Document")).sized(-1, 160)
    gtk_label_set_wrap(problem.opaque, 1)
    gtk_label_set_ellipsize(problem.opaque, PANGO_ELLIPSIZE_NONE)
    gtk_widget_set_visible(problem, 0)
    button = gtk_button_new_with_label(localized("Apply"))!.aligned(GTK_ALIGN_END)
    gtk_widget_set_sensitive(button, 0)
    let title = label(localized("Document"), "heading", align: 0)
    let card = frameless(view)
    widget = column(spacing: 9, title, card, problem, button)
    show(text)
    connect(button, "clicked") { [unowned self] in
      let wrong = take(self.text)
      gtk_label_set_text(problem.opaque, wrong ?? "")
      gtk_widget_set_visible(problem, wrong == nil ? 0 : 1)
      if wrong == nil { gtk_widget_set_sensitive(button, 0) }
    }
    connect(gtk_text_view_get_buffer(view.cast()).map { OpaquePointer($0) }, "changed") { [unowned self] in
      if !isShowing { gtk_widget_set_sensitive(button, 1) }
    }
    keep(self, in: widget, as: "document")
  }

  func show(_ text: String) {
    isShowing = true
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(view.cast()), text, -1)
    isShowing = false
    gtk_widget_set_sensitive(button, 0)
    gtk_widget_set_visible(problem, 0)
  }

  private var text: String {
    let buffer = gtk_text_view_get_buffer(view.cast())
    var start = GtkTextIter(), end = GtkTextIter()
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}

private func frameless(_ view: WidgetPointer) -> WidgetPointer {
  let box = column(spacing: 0, view).styled("card")
  gtk_widget_set_overflow(box, GTK_OVERFLOW_HIDDEN)
  return box
}
