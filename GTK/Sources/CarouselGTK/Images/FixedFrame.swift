import CGtk4

/// A widget of a fixed size, whatever its content.
enum FixedFrame {
  private final class Extent {
    let width: Int32, height: Int32

    init(_ width: Int, _ height: Int) {
      (self.width, self.height) = (Int32(clamping: width), Int32(clamping: height))
    }
  }

  private static let type = WidgetClass.register("SwiftCarouselFrame") { klass, _ in
    let methods = WidgetClass.methods(klass)
    methods.pointee.measure = { widget, orientation, size, minimum, natural, _, _ in
      guard let widget, let extent = WidgetClass.kept(Extent.self, in: widget) else { return }
      // GTK requires that a child is measured before its size is allocated.
      if let child = gtk_widget_get_first_child(widget) {
        gtk_widget_measure(child, orientation, size, nil, nil, nil, nil)
      }
      let wanted = orientation == GTK_ORIENTATION_HORIZONTAL ? extent.width : extent.height
      minimum?.pointee = wanted
      natural?.pointee = wanted
    }
    methods.pointee.size_allocate = { widget, width, height, baseline in
      guard let child = gtk_widget_get_first_child(widget) else { return }
      gtk_widget_allocate(child, width, height, baseline, nil)
    }
    WidgetClass.setDispose(klass) { object in
      let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
      WidgetClass.keep(nil, in: widget)
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      WidgetClass.disposeBase(widget)
    }
  }

  static func make(width: Int, height: Int, child: WidgetPointer) -> WidgetPointer {
    let widget = WidgetClass.make(type)
    WidgetClass.keep(Extent(width, height), in: widget)
    gtk_widget_set_parent(child, widget)
    return widget
  }
}
