import CAdwaita
import CGtk4
import CarouselGTK

/// A closure that C can refer to.
final class Action {
  let call: () -> Void

  init(_ call: @escaping () -> Void) {
    self.call = call
  }
}

/// Connects a closure to a signal of an object, whatever its arguments, for the lifetime of the object.
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

/// Connects a closure to a signal of a widget, whatever its arguments, for the lifetime of the widget.
@discardableResult
func connect(_ widget: WidgetPointer, _ signal: String, _ action: @escaping () -> Void) -> gulong {
  connect(widget.opaque, signal, action)
}

/// A closure that takes a text, and that C can refer to.
final class TextAction {
  let call: (String) -> Void

  init(_ call: @escaping (String) -> Void) {
    self.call = call
  }
}

/// Calls a closure soon, in the main loop, before the next drawing.
func soon(_ action: @escaping () -> Void) {
  g_idle_add_full(
    G_PRIORITY_DEFAULT,
    { data in
      Unmanaged<Action>.fromOpaque(data!).takeUnretainedValue().call()
      return 0
    }, Unmanaged.passRetained(Action(action)).toOpaque(), { Unmanaged<Action>.fromOpaque($0!).release() })
}

/// Calls a closure repeatedly until it is released.
final class Repeater {
  private var source: guint = 0

  /// - Parameter milliseconds: The time between two calls.
  init(every milliseconds: guint, _ action: @escaping () -> Void) {
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { data in
        Unmanaged<Action>.fromOpaque(data!).takeUnretainedValue().call()
        return 1
      }, Unmanaged.passRetained(Action(action)).toOpaque(), { Unmanaged<Action>.fromOpaque($0!).release() })
  }

  isolated deinit { g_source_remove(source) }
}

/// The actions of a window or an app, used by menus, shortcuts and the session bus.
struct Actions {
  /// The action map.
  let map: OpaquePointer

  /// Adds an action.
  func add(_ name: String, _ action: @escaping () -> Void) {
    let simple = g_simple_action_new(name, nil)
    connect(simple, "activate", action)
    g_action_map_add_action(map, simple)
    g_object_unref(UnsafeMutableRawPointer(simple))
  }

  /// Adds an action with a text parameter and a text state.
  func add(_ name: String, state: String, _ action: @escaping (String) -> Void) {
    let simple = g_simple_action_new_stateful(name, cadw_variant_string(), g_variant_new_string(state))
    let callback: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, parameter, data in
      let text = String(cString: g_variant_get_string(parameter, nil))
      Unmanaged<TextAction>.fromOpaque(data!).takeUnretainedValue().call(text)
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(simple), "activate", unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(TextAction(action)).toOpaque(),
      { data, _ in Unmanaged<TextAction>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
    g_action_map_add_action(map, simple)
    g_object_unref(UnsafeMutableRawPointer(simple))
  }

  /// Sets the state of an action.
  func setState(_ name: String, _ state: String) {
    guard let action = g_action_map_lookup_action(map, name) else { return }
    g_simple_action_set_state(action, g_variant_new_string(state))
  }

  /// Sets whether an action is enabled.
  func setEnabled(_ name: String, _ isEnabled: Bool) {
    guard let action = g_action_map_lookup_action(map, name) else { return }
    g_simple_action_set_enabled(action, isEnabled ? 1 : 0)
  }
}

/// Calls a closure soon in the main loop, from any thread.
nonisolated func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
  g_idle_add_full(
    G_PRIORITY_DEFAULT,
    { data in
      let message = Unmanaged<Message>.fromOpaque(data!).takeRetainedValue()
      MainActor.assumeIsolated { message.action() }
      return 0
    }, Unmanaged.passRetained(Message(action)).toOpaque(), nil)
}

private nonisolated final class Message: Sendable {
  let action: @MainActor @Sendable () -> Void

  init(_ action: @escaping @MainActor @Sendable () -> Void) {
    self.action = action
  }
}
