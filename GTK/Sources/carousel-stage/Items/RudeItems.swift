import CGtk4
import CarouselGTK

/// Widgets that a data source must not return.
final class RudeItems: ItemKind {
  enum Manner: String {
    /// One widget for all items.
    case same
    /// Widgets that have another parent.
    case elsewhere
    /// Windows.
    case windows
    /// The carousel's own ancestor.
    case around
    /// Widgets that the app has removed from the carousel itself.
    case takenOut
    /// Widgets without a size, and hidden ones.
    case nothing
    /// Widgets larger than any screen.
    case huge
    /// Widgets that the app keeps, and moves elsewhere as soon as they are recycled.
    case moved
  }

  /// The carousel's ancestor; set when it is known.
  var surroundings: WidgetPointer?
  private let manner: Manner
  private let only = RudeItems.plain()
  private let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!

  init(_ manner: Manner) {
    self.manner = manner
    g_object_ref_sink(only)
    g_object_ref_sink(box)
  }

  isolated deinit {
    g_object_unref(only)
    g_object_unref(box)
  }

  private static func plain() -> WidgetPointer {
    let label = gtk_label_new("An item")!
    gtk_widget_set_size_request(label, 120, 90)
    return label
  }

  func widget(_ index: Int, reused: WidgetPointer?) -> WidgetPointer {
    switch manner {
    case .same: return only
    case .elsewhere:
      let widget = Self.plain()
      append(widget)
      return widget
    case .windows: return UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWidget.self)
    case .around: return index % 2 == 1 ? surroundings ?? Self.plain() : Self.plain()
    case .takenOut:
      if let reused { gtk_widget_unparent(reused) }
      return Self.plain()
    case .nothing:
      let widget = gtk_label_new(nil)!
      gtk_widget_set_visible(widget, index % 2 == 0 ? 1 : 0)
      return widget
    case .huge:
      let widget = Self.plain()
      gtk_widget_set_size_request(widget, 1_000_000, 1_000_000)
      return widget
    case .moved:
      if let reused {
        g_object_ref(reused)
        gtk_widget_unparent(reused)
        append(reused)
        g_object_unref(reused)
      }
      return Self.plain()
    }
  }

  private func append(_ widget: WidgetPointer) {
    gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), widget)
  }
}
