import CGtk4

/// A widget that is never seen and never hit. As the last child it is asked first where the pointer is, and its parent can
/// make ready what GTK asks next.
enum Sentinel {
  private static let type = WidgetClass.register("SwiftCarouselSentinel") { klass, _ in
    let methods = WidgetClass.methods(klass)
    methods.pointee.contains = { widget, x, y in
      if let parent = gtk_widget_get_parent(widget) { Stage.of(parent)?.preparePick(atX: x, y: y) }
      return 0
    }
    gtk_widget_class_set_accessible_role(methods, GTK_ACCESSIBLE_ROLE_PRESENTATION)
  }

  static func make() -> Widget {
    let widget = WidgetClass.make(type)
    gtk_widget_set_can_focus(widget, 0)
    return widget
  }
}
