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

  /// Returns whether it has an event controller of a type.
  func hasController(of type: GType) -> Bool {
    guard let controllers = gtk_widget_observe_controllers(self) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      if g_type_check_instance_is_a(controller.assumingMemoryBound(to: GTypeInstance.self), type) != 0 { return true }
    }
    return false
  }

  /// Adds a style class.
  func addClass(_ name: String) { gtk_widget_add_css_class(self, name) }

  /// Returns its size, in points: the given lengths, but at least its minimum, and where they are 0 its natural ones.
  /// Either the height depends on the width, as that of a text does, or the width on the height.
  func size(given: (width: Int32, height: Int32)) -> (width: Int32, height: Int32) {
    guard gtk_widget_get_visible(self) != 0 else { return (0, 0) }
    func length(_ orientation: GtkOrientation, _ given: Int32, for other: Int32) -> Int32 {
      var minimum: Int32 = 0, natural: Int32 = 0
      gtk_widget_measure(self, orientation, other, &minimum, &natural, nil, nil)
      return given > 0 ? max(given, minimum) : natural
    }
    if gtk_widget_get_request_mode(self) == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT {
      let height = length(GTK_ORIENTATION_VERTICAL, given.height, for: -1)
      return (length(GTK_ORIENTATION_HORIZONTAL, given.width, for: height), height)
    }
    let width = length(GTK_ORIENTATION_HORIZONTAL, given.width, for: -1)
    return (width, length(GTK_ORIENTATION_VERTICAL, given.height, for: width))
  }
}

extension OpaquePointer {
  /// The object as a widget, which it must be.
  var widget: WidgetPointer { WidgetPointer(self) }
}
