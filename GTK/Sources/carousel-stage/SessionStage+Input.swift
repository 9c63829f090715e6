import CGtk4
import CarouselGTK
import CarouselScenarios
import Foundation

// User input, emitted as signals of the carousel's event controllers.
extension SessionStage {
  func performInput(_ step: Step) throws -> String? {
    switch step.name {
    case .touchDown: clockwork.act { $0.touchDown() }
    case .touchUp: clockwork.act { $0.touchUp() }
    case .beginDragging: clockwork.act { $0.beginDragging(translation: step.point) }
    case .drag:
      let velocity = Point2D(x: step.number("velocityX"), y: step.number("velocityY"))
      clockwork.update { $0.drag(translation: step.point, velocity: velocity) }
    case .endDragging:
      // The finger is lifted before the gesture ends.
      clockwork.act { $0.touchUp() }
      clockwork.update { $0.endDragging() }
    case .tap: clockwork.act { $0.tap(at: step.point) }
    case .pointerDown:
      guard step.text("on").isEmpty else { throw UnplayableStep("GTK itself handles presses on controls") }
      try checkNothingScrolls(step)
      start = step.point
      // The focus ring is hidden after a mouse press.
      hideFocus()
      drag("drag-begin", step.point)
    case .pointerMoved:
      drag("drag-update", step.point - start)
      // The carousel does not expose its decision; a move of this distance that does not drag is ignored.
      let way = step.point - start
      return carousel.isDragging ? "drags" : hypot(way.x, way.y) < 8 ? "undecided" : "ignored"
    case .pointerUp: drag("drag-end", step.point - start)
    case .pointerCancelled:
      _ = emit("cancel", of: gtk_gesture_drag_get_type()) { g_value_init(&$0[1], gdk_event_sequence_get_type()) }
    case .wheel: return answer(try turn(step))
    case .autoplayReason where step.text("reason") == "hidden": clockwork.isHidden = step.flag("given")
    case .autoplayReason where step.text("reason") == "hovered":
      if step.flag("given") {
        gtk_widget_set_state_flags(carousel.widget, GTK_STATE_FLAG_PRELIGHT, 0)
      } else {
        gtk_widget_unset_state_flags(carousel.widget, GTK_STATE_FLAG_PRELIGHT)
      }
    case .hitTest:
      guard let hit = clockwork.hitTest(step.point) else { return "nothing" }
      return "\(hit.item.index) \(hit.isBack ? "back" : "front")"
    case .key: return try press(step)
    case .moveBy: return answer(clockwork.act { $0.move(byItems: step.whole("count")) })
    case .moveTo: return answer(clockwork.act { $0.move(toItemAt: step.whole("index")) })
    default: throw UnplayableStep("`\(step.name.rawValue)` has no signal without a window on a screen")
    }
    return nil
  }

  private func answer(_ isHandled: Bool) -> String { isHandled ? "handled" : "not handled" }

  // MARK: Signals

  private static let (integer, double) = (GType(7 << 2), GType(15 << 2))

  private func drag(_ signal: String, _ place: Point2D) {
    _ = emit(signal, of: gtk_gesture_drag_get_type()) { Self.fill(&$0, place) }
  }

  /// An event controller reports the notches of a wheel. What it reads from the event itself, such as a touchpad's
  /// scrolling, is passed to the carousel directly.
  private func turn(_ step: Step) throws -> Bool {
    try checkNothingScrolls(step)
    let phases: [String: WheelInput.Phase] = [
      "mayBegin": .mayBegin, "changed": .changed, "ended": .ended, "cancelled": .cancelled,
    ]
    switch (step.arguments["unit"]?.text ?? "point", step.arguments["phase"]?.text) {
    case ("notch", nil) where step.texts("modifiers").isEmpty:
      return emit("scroll", of: gtk_event_controller_scroll_get_type()) { Self.fill(&$0, step.point) }
    case ("point", let phase):
      guard let phase = phase.map({ phases[$0] }) ?? .unknown else { throw UnplayableStep("GTK reports no momentum") }
      return carousel.wheel(WheelInput(delta: step.point, phase: phase))
    default: throw UnplayableStep("GTK reports only notches and points, and programs can't hold keys down")
    }
  }

  private func checkNothingScrolls(_ step: Step) throws {
    guard step.texts("contentScrolls").isEmpty, step.texts("surroundingsScroll").isEmpty else {
      throw UnplayableStep("scrolling ancestors and content have no size without a screen")
    }
  }

  private static func fill(_ values: inout [GValue], _ place: Point2D) {
    for (number, value) in [place.x, place.y].enumerated() {
      g_value_init(&values[number + 1], double)
      g_value_set_double(&values[number + 1], value)
    }
  }

  private static let keys: [String: Int32] = [
    "left": GDK_KEY_Left, "right": GDK_KEY_Right, "up": GDK_KEY_Up, "down": GDK_KEY_Down, "pageUp": GDK_KEY_Page_Up,
    "pageDown": GDK_KEY_Page_Down, "home": GDK_KEY_Home, "end": GDK_KEY_End, "select": GDK_KEY_Return,
  ]

  private func press(_ step: Step) throws -> String {
    guard step.text("focus").isEmpty else { throw UnplayableStep("items of sessions have no controls in GTK") }
    guard let key = Self.keys[step.text("key")] else { throw UnplayableStep("there is no key `\(step.text("key"))`") }
    gtk_widget_grab_focus(carousel.widget)
    let masks = [
      "shift": GDK_SHIFT_MASK, "control": GDK_CONTROL_MASK, "option": GDK_ALT_MASK, "command": GDK_SUPER_MASK,
    ]
    let state = step.texts("modifiers").reduce(UInt32(0)) { $0 | (masks[$1]?.rawValue ?? 0) }
    return answer(
      emit("key-pressed", of: gtk_event_controller_key_get_type()) { values in
        for (number, value) in [UInt32(key), 0].enumerated() {
          g_value_init(&values[number + 1], Self.integer)
          g_value_set_uint(&values[number + 1], value)
        }
        g_value_init(&values[3], gdk_modifier_type_get_type())
        g_value_set_flags(&values[3], state)
      })
  }

  /// Emits a signal of one of the carousel's event controllers.
  /// - Returns: Whether it was handled; false for signals without a result.
  private func emit(_ signal: String, of type: GType, _ fill: (inout [GValue]) -> Void) -> Bool {
    guard let controller = carousel.widget.controllers.first(where: { g_type_check_instance_is_a($0, type) != 0 })
    else {
      preconditionFailure("the carousel has no such event controller")
    }
    var values = [GValue](repeating: GValue(), count: 4), answer = GValue()
    g_value_init(&values[0], type)
    g_value_set_instance(&values[0], controller)
    fill(&values)
    defer { g_value_unset(&values[0]) }
    let number = g_signal_lookup(signal, type)
    guard ["key-pressed", "scroll"].contains(signal) else {
      g_signal_emitv(values, number, 0, nil)
      return false
    }
    g_value_init(&answer, GType(5 << 2))
    g_signal_emitv(values, number, 0, &answer)
    return g_value_get_boolean(&answer) != 0
  }
}
