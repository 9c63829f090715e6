import CGtk4

/// A widget that is neither visible nor hit. As the last child it is the first in hit testing, so that its parent can
/// prepare what GTK queries next.
enum Sentinel {
  private static let type = WidgetClass.register("SwiftCarouselSentinel") { klass, _ in
    let methods = WidgetClass.methods(klass)
    methods.pointee.contains = { widget, x, y in
      if let parent = gtk_widget_get_parent(widget) { Stage.of(parent)?.preparePick(atX: x, y: y) }
      return 0
    }
    gtk_widget_class_set_accessible_role(methods, GTK_ACCESSIBLE_ROLE_PRESENTATION)
  }

  static func make() -> WidgetPointer {
    let widget = WidgetClass.make(type)
    gtk_widget_set_can_focus(widget, 0)
    return widget
  }
}
