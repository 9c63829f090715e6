import CAdwaita
import CGtk4
import CarouselGTK

/// Handles key presses in a widget.
enum Keys {
  private final class Action {
    let call: (Int32) -> Bool

    init(_ call: @escaping (Int32) -> Bool) {
      self.call = call
    }
  }

  /// - Parameters:
  ///   - first: Whether it precedes the widgets inside.
  ///   - action: Called with a key that is pressed without Control or Alt; returns whether it is handled.
  static func add(to widget: WidgetPointer, first: Bool = false, _ action: @escaping (Int32) -> Bool) {
    let keys = gtk_event_controller_key_new()
    if first { gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE) }
    let callback: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
      _, key, _, state, data in
      let others = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
      guard state.rawValue & others == 0 else { return 0 }
      return Unmanaged<Action>.fromOpaque(data!).takeUnretainedValue().call(Int32(bitPattern: key)) ? 1 : 0
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(keys), "key-pressed", unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(Action(action)).toOpaque(),
      { data, _ in Unmanaged<Action>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
    gtk_widget_add_controller(widget, keys)
  }
}
