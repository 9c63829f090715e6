public import CGtk4

/// Connects a C function to a signal. Its last argument is the carousel's widget, from which it gets what is left of
/// the carousel.
func connect(_ object: OpaquePointer?, _ signal: String, _ widget: WidgetPointer, _ callback: GCallback) {
  g_signal_connect_data(
    object.map(UnsafeMutableRawPointer.init), signal, callback, widget.raw, nil, GConnectFlags(rawValue: 0))
}

/// Connects a closure to a signal, whatever its arguments, for the lifetime of the object or until it is disconnected.
@discardableResult
func connect(_ object: OpaquePointer?, _ signal: String, _ action: @escaping () -> Void) -> gulong {
  let callback: @convention(c) (gpointer?) -> Void = { data in
    Unmanaged<Action>.fromOpaque(data!).takeUnretainedValue().call()
  }
  // Swapped, the closure's context comes first.
  return g_signal_connect_data(
    object.map(UnsafeMutableRawPointer.init), signal, unsafeBitCast(callback, to: GCallback.self),
    Unmanaged.passRetained(Action(action)).toOpaque(), { data, _ in Unmanaged<Action>.fromOpaque(data!).release() },
    G_CONNECT_SWAPPED)
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Connects a closure to a signal or to `notify::` of a property, whatever its arguments: any number of closures, for
  /// the lifetime of the widget.
  ///
  /// ```swift
  /// button.onSignal("clicked") { carousel.step(by: 1) }
  /// ```
  /// - Returns: The number of the handler, for `g_signal_handler_disconnect`.
  @discardableResult
  public func onSignal(_ signal: String, _ action: @escaping () -> Void) -> gulong { connect(object, signal, action) }
}

/// A closure that C can refer to.
final class Action {
  let call: () -> Void

  init(_ call: @escaping () -> Void) {
    self.call = call
  }
}
