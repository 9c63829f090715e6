import CGtk4
import CarouselEngine

/// The widget around an item: its child fills it, and it has a transparent border, which makes slanting edges smooth.
enum CellWidget {
  private static let type = WidgetClass.register("SwiftCarouselItem") { klass, _ in
    let methods = WidgetClass.methods(klass)
    methods.pointee.get_request_mode = { widget in
      guard let child = gtk_widget_get_first_child(widget) else { return GTK_SIZE_REQUEST_CONSTANT_SIZE }
      return gtk_widget_get_request_mode(ModelItems.row(of: child) ?? child)
    }
    methods.pointee.measure = { widget, orientation, size, minimum, natural, _, _ in
      CellWidget.measure(widget!, orientation, size, minimum, natural)
    }
    methods.pointee.size_allocate = { widget, width, height, baseline in
      var child = gtk_widget_get_first_child(widget)
      while let shown = child {
        if gtk_widget_get_child_visible(shown) != 0 {
          gtk_widget_allocate(shown, width, height, baseline, nil)
          // A list leaves its row the natural height.
          if let row = ModelItems.row(of: shown) { gtk_widget_allocate(row, width, height, baseline, nil) }
        }
        child = gtk_widget_get_next_sibling(shown)
      }
    }
    methods.pointee.css_changed = { widget, change in
      WidgetClass.base.pointee.css_changed(widget, change)
      // Shadows differ between dark and light themes.
      if let widget, WidgetClass.kept(ItemPainter.self, in: widget)?.themeDidChange(widget.isOnDark) == true {
        gtk_widget_queue_draw(widget)
      }
    }
    methods.pointee.snapshot = { widget, snapshot in CellWidget.snapshot(widget!, snapshot) }
    methods.pointee.contains = { _, _, _ in 0 }
    WidgetClass.setDispose(klass) { widget in CellWidget.dispose(widget!) }
    // Screen readers count items of lists themselves, and would count only those that are mounted.
    gtk_widget_class_set_accessible_role(methods, GTK_ACCESSIBLE_ROLE_GROUP)
  }

  /// The width of the transparent border, in points.
  static let edge: Float = 2

  static func make(painter: ItemPainter) -> WidgetPointer {
    let widget = WidgetClass.make(type)
    WidgetClass.keep(painter, in: widget)
    return widget
  }

  private static func measure(
    _ widget: WidgetPointer, _ orientation: GtkOrientation, _ size: Int32,
    _ minimum: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?
  ) {
    minimum?.pointee = 0
    natural?.pointee = 0
    guard let child = gtk_widget_get_first_child(widget), gtk_widget_get_visible(child) != 0 else { return }
    gtk_widget_measure(child, orientation, size, minimum, natural, nil, nil)
    // A list does not tell the height for a width. It is measured all the same, or it would not pass on requests.
    if let row = ModelItems.row(of: child) { gtk_widget_measure(row, orientation, size, minimum, natural, nil, nil) }
  }

  private static func snapshot(_ widget: WidgetPointer, _ snapshot: OpaquePointer?) {
    let own = gtk_snapshot_new()
    var child = gtk_widget_get_first_child(widget)
    while let shown = child {
      gtk_widget_snapshot_child(widget, shown, own)
      child = gtk_widget_get_next_sibling(shown)
    }
    guard let node = gtk_snapshot_free_to_node(own) else { return }
    defer { gsk_render_node_unref(node) }
    let size = Size2D(width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
    let decorated = gtk_snapshot_new()
    WidgetClass.kept(ItemPainter.self, in: widget)?.draw(node, size: size, in: widget, to: decorated)
    guard let picture = gtk_snapshot_free_to_node(decorated) else { return }
    defer { gsk_render_node_unref(picture) }
    var clear = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0)
    var area = graphene_rect_t()
    gsk_render_node_get_bounds(picture, &area)
    graphene_rect_inset(&area, -edge, -edge)
    gtk_snapshot_append_color(snapshot, &clear, &area)
    gtk_snapshot_append_node(snapshot, picture)
  }

  private static func dispose(_ widget: UnsafeMutablePointer<GObject>) {
    let widget = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWidget.self)
    WidgetClass.keep(nil, in: widget)
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    WidgetClass.disposeBase(widget)
  }
}
