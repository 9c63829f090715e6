import CGtk4
import CarouselGTK

extension UnsafeMutablePointer<GtkWidget> {
  var name: String { String(cString: gtk_widget_get_name(self)) }

  /// The children, in order.
  var children: [WidgetPointer] {
    var result: [WidgetPointer] = []
    var child = gtk_widget_get_first_child(self)
    while let widget = child {
      result.append(widget)
      child = gtk_widget_get_next_sibling(widget)
    }
    return result
  }

  /// The event controllers.
  var controllers: [UnsafeMutablePointer<GTypeInstance>] {
    let list = gtk_widget_observe_controllers(self)
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let controller = g_list_model_get_item(list, index) else { return nil }
      // The widget retains it.
      g_object_unref(controller)
      return controller.assumingMemoryBound(to: GTypeInstance.self)
    }
  }

  /// Sets the widget's name and returns the widget.
  func named(_ name: String) -> WidgetPointer {
    gtk_widget_set_name(self, name)
    return self
  }
}

/// A closure that receives the widget of a signal.
private final class Listener {
  let call: (WidgetPointer) -> Void
  init(_ call: @escaping (WidgetPointer) -> Void) { self.call = call }
}

/// Connects a closure to a signal without arguments, during the widget's lifetime.
func connect(_ widget: WidgetPointer, _ signal: String, _ call: @escaping (WidgetPointer) -> Void) {
  let callback: @convention(c) (WidgetPointer, gpointer?) -> Void = { widget, data in
    Unmanaged<Listener>.fromOpaque(data!).takeUnretainedValue().call(widget)
  }
  g_signal_connect_data(
    widget, signal, unsafeBitCast(callback, to: GCallback.self), Unmanaged.passRetained(Listener(call)).toOpaque(),
    { data, _ in Unmanaged<Listener>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
}
