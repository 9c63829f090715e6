import CGtk4

/// The widget around an item: it gives its child all of its room, and has a clear edge, which makes the slanting edges of
/// the picture smooth.
enum CellWidget {
  private static let type = WidgetClass.register("SwiftCarouselItem") { klass, _ in
    let methods = WidgetClass.methods(klass)
    methods.pointee.measure = { widget, orientation, size, minimum, natural, _, _ in
      CellWidget.measure(widget!, orientation, size, minimum, natural)
    }
    methods.pointee.size_allocate = { widget, width, height, baseline in
      guard let child = gtk_widget_get_first_child(widget) else { return }
      gtk_widget_allocate(child, width, height, baseline, nil)
    }
    methods.pointee.snapshot = { widget, snapshot in CellWidget.snapshot(widget!, snapshot) }
    methods.pointee.contains = { _, _, _ in 0 }
    WidgetClass.setDispose(klass) { widget in CellWidget.dispose(widget!) }
    gtk_widget_class_set_accessible_role(methods, GTK_ACCESSIBLE_ROLE_LIST_ITEM)
  }

  /// How far the clear edge reaches, in points.
  static let edge: Float = 2

  static func make() -> Widget { WidgetClass.make(type) }

  private static func measure(
    _ widget: Widget, _ orientation: GtkOrientation, _ size: Int32,
    _ minimum: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?
  ) {
    minimum?.pointee = 0
    natural?.pointee = 0
    guard let child = gtk_widget_get_first_child(widget), gtk_widget_get_visible(child) != 0 else { return }
    gtk_widget_measure(child, orientation, size, minimum, natural, nil, nil)
  }

  private static func snapshot(_ widget: Widget, _ snapshot: OpaquePointer?) {
    guard let child = gtk_widget_get_first_child(widget) else { return }
    var clear = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0)
    var area = graphene_rect_t()
    graphene_rect_init(
      &area, -edge, -edge, Float(gtk_widget_get_width(widget)) + 2 * edge,
      Float(gtk_widget_get_height(widget)) + 2 * edge)
    gtk_snapshot_append_color(snapshot, &clear, &area)
    gtk_widget_snapshot_child(widget, child, snapshot)
  }

  private static func dispose(_ widget: UnsafeMutablePointer<GObject>) {
    let widget = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWidget.self)
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    WidgetClass.disposeBase(widget)
  }
}
