public import CGtk4

/// A GTK widget, whatever language or binding created it.
public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer<GtkWidget> {
  /// The same object, for GTK functions that take an object or an interface.
  var object: OpaquePointer { OpaquePointer(self) }
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
  var gobject: UnsafeMutablePointer<GObject> { raw.assumingMemoryBound(to: GObject.self) }

  /// Returns whether another widget is this one or its descendant.
  func contains(_ other: WidgetPointer) -> Bool { other == self || gtk_widget_is_ancestor(other, self) != 0 }

  func isInstance(of type: GType) -> Bool {
    g_type_check_instance_is_a(raw.assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }

  /// Its GType.
  var type: GType { raw.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type }

  var isMapped: Bool { gtk_widget_get_mapped(self) != 0 }

  /// Adds a style class.
  func addClass(_ name: String) { gtk_widget_add_css_class(self, name) }

  /// The natural size, in points: its width, and the height for that width.
  var naturalSize: (width: Int32, height: Int32) {
    guard gtk_widget_get_visible(self) != 0 else { return (0, 0) }
    var width: Int32 = 0, height: Int32 = 0
    gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
    gtk_widget_measure(self, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
    return (width, height)
  }
}

extension OpaquePointer {
  /// The object as a widget, which it must be.
  var widget: WidgetPointer { WidgetPointer(self) }
}
