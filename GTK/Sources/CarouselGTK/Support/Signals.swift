import CGtk4

/// Calls a C function on a signal. It gets the widget that stands for the carousel as its last argument, and finds there
/// what is left of it.
func connect(_ object: OpaquePointer?, _ signal: String, _ widget: Widget, _ callback: GCallback) {
  g_signal_connect_data(
    object.map(UnsafeMutableRawPointer.init), signal, callback, widget.raw, nil, GConnectFlags(rawValue: 0))
}

/// Calls a closure on a signal, whatever its arguments; for as long as the object is there, or until it is disconnected.
@discardableResult
func connect(_ object: OpaquePointer?, _ signal: String, _ action: @escaping () -> Void) -> gulong {
  let callback: @convention(c) (gpointer?) -> Void = { data in
    Unmanaged<Action>.fromOpaque(data!).takeUnretainedValue().call()
  }
  // Swapped, what it keeps comes first.
  return g_signal_connect_data(
    object.map(UnsafeMutableRawPointer.init), signal, unsafeBitCast(callback, to: GCallback.self),
    Unmanaged.passRetained(Action(action)).toOpaque(), { data, _ in Unmanaged<Action>.fromOpaque(data!).release() },
    G_CONNECT_SWAPPED)
}

/// A closure that C can refer to.
final class Action {
  let call: () -> Void

  init(_ call: @escaping () -> Void) {
    self.call = call
  }
}
