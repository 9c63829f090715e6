import CGtk4
import CarouselEngine

// The keyboard.
extension Stage {
  func addKeys(to widget: WidgetPointer) {
    let keys = gtk_event_controller_key_new()
    let press: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, WidgetPointer) -> gboolean = {
      controller, key, _, state, widget in
      let stamp = gtk_event_controller_get_current_event_time(controller)
      return Stage.of(widget)?.keyDown(Int32(bitPattern: key), state, at: stamp) == true ? 1 : 0
    }
    connect(keys, "key-pressed", widget, unsafeBitCast(press, to: GCallback.self))
    gtk_widget_add_controller(widget, keys)
  }

  /// Handles keys that no widget inside an item has handled.
  private func keyDown(_ symbol: Int32, _ state: GdkModifierType, at stamp: UInt32) -> Bool {
    guard let key = CarouselKey(symbol: symbol), let focused = focusedWidget, !isInPopover(focused) else {
      return false
    }
    let place: KeyFocus = focused == widget ? .carousel : focused.isEdited ? .control : .item
    let isHandled = act(at: stamp) { $0.press(key, modifiers: KeyModifiers(state), focus: place) }
    // A keyboard user needs to see the focus.
    if isHandled { setFocusShown(true) }
    return isHandled
  }
}

extension CarouselKey {
  /// Creates the key of a key symbol; nil for keys that a carousel does not respond to.
  fileprivate init?(symbol: Int32) {
    switch symbol {
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
    case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
    case GDK_KEY_End, GDK_KEY_KP_End: self = .end
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space: self = .select
    default: return nil
    }
  }
}

extension KeyModifiers {
  /// Creates the modifiers of GTK's state.
  init(_ state: GdkModifierType) {
    let known: [(GdkModifierType, KeyModifiers)] = [
      (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .option), (GDK_SUPER_MASK, .command),
    ]
    self = known.reduce(into: []) { if state.rawValue & $1.0.rawValue != 0 { $0.insert($1.1) } }
  }
}
