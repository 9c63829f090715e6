import CBenchmark

typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// The item of all contenders: a card of 200 by 200 points, with a colour and its number.
enum Card {
  static let size: Int32 = 200
  private static let colours = ["#e5a50a", "#c64600", "#a51d2d", "#613583", "#1c71d8", "#26a269"]

  static func load() {
    let provider = gtk_css_provider_new()
    let rules = colours.indices.map { ".card-\($0) { background: \(colours[$0]); color: white; }" }
    gtk_css_provider_load_from_data(provider, rules.joined(), -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  /// Returns a card for an item: a new or a recycled one.
  static func widget(_ index: Int, _ reused: WidgetPointer?) -> WidgetPointer {
    let label = reused ?? gtk_label_new(nil)!
    if reused == nil { gtk_widget_set_size_request(label, size, size) }
    gtk_label_set_text(OpaquePointer(label), "\(index)")
    for number in colours.indices where number != index % colours.count {
      gtk_widget_remove_css_class(label, "card-\(number)")
    }
    gtk_widget_add_css_class(label, "card-\(index % colours.count)")
    return label
  }
}
