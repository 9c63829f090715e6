import CGtk4

/// The colours of the items, which identify them in screenshots.
enum Paint {
  private static let colours = ["#e5a50a", "#c64600", "#a51d2d", "#613583", "#1c71d8", "#26a269"]
  private static var isLoaded = false

  static var count: Int { colours.count }
  static func name(_ index: Int) -> String { "paint-\(((index % count) + count) % count)" }

  /// Sets a widget's style class for the colour of an item.
  static func apply(_ index: Int, to widget: UnsafeMutablePointer<GtkWidget>) {
    for number in 0..<count { gtk_widget_remove_css_class(widget, name(number)) }
    gtk_widget_add_css_class(widget, name(index))
  }

  /// Adds the style sheet to the display.
  static func load() {
    guard !isLoaded else { return }
    isLoaded = true
    let provider = gtk_css_provider_new()
    let rules = colours.indices.map { ".paint-\($0) { background: \(colours[$0]); border-radius: 12px; }" }
    gtk_css_provider_load_from_data(provider, rules.joined(), -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}
