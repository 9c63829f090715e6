import CGtk4
import CarouselEngine

// Mice, fingers and pens.
extension Stage {
  func addInput(to widget: WidgetPointer) {
    addDropWatch(to: widget)
    addDrag(to: widget)
    addWheel(to: widget)
    addKeys(to: widget)
    // GTK asks the newest controller first.
    addWatch(to: widget)
  }

  /// Updates GTK's map to agree with the rendering under the pointer, before any widget inside receives a pointer
  /// event.
  private func addWatch(to widget: WidgetPointer) {
    let watch = gtk_event_controller_legacy_new()
    gtk_event_controller_set_propagation_phase(watch, GTK_PHASE_CAPTURE)
    let callback: @convention(c) (OpaquePointer?, OpaquePointer?, WidgetPointer) -> gboolean = { _, event, widget in
      Stage.of(widget)?.watch(event) == true ? 1 : 0
    }
    connect(watch, "event", widget, unsafeBitCast(callback, to: GCallback.self))
    gtk_widget_add_controller(widget, watch)
  }

  /// Follows drag and drop from anywhere: autoplay waits, and what is dragged can be dropped on all visible items.
  private func addDropWatch(to widget: WidgetPointer) {
    let watch = gtk_drop_controller_motion_new()
    let enter: @convention(c) (OpaquePointer?, Double, Double, WidgetPointer) -> Void = { _, _, _, widget in
      Stage.of(widget)?.setDropping(true)
    }
    connect(watch, "enter", widget, unsafeBitCast(enter, to: GCallback.self))
    let leave: @convention(c) (OpaquePointer?, WidgetPointer) -> Void = { _, widget in
      Stage.of(widget)?.setDropping(false)
    }
    connect(watch, "leave", widget, unsafeBitCast(leave, to: GCallback.self))
    gtk_widget_add_controller(widget, watch)
  }

  private func setDropping(_ isDropping: Bool) {
    guard isDropping != self.isDropping else { return }
    self.isDropping = isDropping
    stateDidChange()
  }

  /// Returns whether nobody may receive an event.
  private func watch(_ event: OpaquePointer?) -> Bool {
    guard isOwn(event) else { return false }
    endTakenPress()
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
      setFocusShown(false)
      press.cell = target
      press.isOnItem = target != nil
      press.isDown = true
      press.device = gdk_event_get_device(event)
      press.wasGrabbed = isGrabbed(press.device)
      press.taken = nil
      press.isLeftToOthers = false
      press.isReleased = false
      routePress(at: gdk_event_get_time(event))
    case GDK_MOTION_NOTIFY where press.isDown && !holdsButton(event):
      // After a layout GTK makes a motion from where the pointer is now, which may be later than the events that have arrived.
      // Without the button that they hold, it would cancel the click.
      if gdk_event_get_time(event) == GDK_CURRENT_TIME { return true }
      // The release went elsewhere.
      endPress()
    case GDK_MOTION_NOTIFY, GDK_TOUCH_UPDATE:
      guard press.cell != nil, let place = place(of: event) else { break }
      press.place = place
      aim(at: place)
    case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
      if let place = place(of: event) { aim(at: place) }
      // A control inside had claimed it at once.
      if press.cell != nil, !press.isActive, !press.isLeftToOthers { controlWasUsed() }
      // A button claims it now, of which GTK does not tell the carousel's gesture.
      press.isReleased = press.isActive
      if press.isReleased { afterThisEvent { $0.endClaimedPress() } }
      press.cell = nil
      press.isDown = false
      press.device = nil
    case GDK_GRAB_BROKEN, GDK_DRAG_ENTER, GDK_DRAG_MOTION: endPress()
    case GDK_DRAG_LEAVE, GDK_DROP_START:
      endPress()
      // After a drop GTK does not say that it has left.
      setDropping(false)
    case GDK_TOUCHPAD_HOLD: hold(event)
    default: break
    }
    return false
  }

  /// Decides who receives a press first: the controls of an item, or the carousel, if it only stops a flick.
  private func routePress(at stamp: UInt32) {
    let isCaught = press.isOnItem && act(at: stamp) { $0.catchesPresses }
    if let dragGesture {
      gtk_event_controller_set_propagation_phase(dragGesture, isCaught ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
    }
  }

  /// Whether an event is of the carousel's own window: those of popovers in items come here, too.
  func isOwn(_ event: OpaquePointer?) -> Bool {
    guard let event, let native = widget.flatMap({ gtk_widget_get_native($0) }) else { return false }
    return gdk_event_get_surface(event) == gtk_native_get_surface(native)
  }

  /// Returns whether a controller handles an event of the carousel's own window, or none at all.
  func handlesOwnEvent(_ controller: OpaquePointer) -> Bool {
    gtk_event_controller_get_current_event(controller).map(isOwn) ?? true
  }

  // MARK: The loss of the pointer

  /// Whether something has taken the pointer during a press: drag and drop, a popover, or a window's menu. Nobody tells the
  /// carousel of it.
  private var isPointerTaken: Bool { press.device != nil && !press.wasGrabbed && isGrabbed(press.device) }

  private func isGrabbed(_ device: OpaquePointer?) -> Bool {
    guard let device, let display = gdk_device_get_display(device) else { return false }
    return gdk_display_device_is_grabbed(display, device) != 0
  }

  /// Ends the press if something has taken the pointer.
  func endTakenPress() {
    guard isPointerTaken else { return }
    let device = press.device
    endPress()
    press.taken = device
  }

  /// Whether what is dragged from an item could be dropped now, or what is dragged from elsewhere.
  var acceptsDrops: Bool { isDropping || isGrabbed(press.taken) }

  /// Ends a press whose release will not arrive.
  private func endPress() {
    press.isDown = false
    press.device = nil
    cancelPress()
    if let dragGesture { gtk_event_controller_reset(dragGesture) }
  }

  private func holdsButton(_ event: OpaquePointer?) -> Bool {
    let buttons = GDK_BUTTON1_MASK.rawValue | GDK_BUTTON2_MASK.rawValue | GDK_BUTTON3_MASK.rawValue
    return gdk_event_get_modifier_state(event).rawValue & buttons != 0
  }

  /// Returns the location of a pointer event, in points from the carousel's upper left corner.
  private func place(of event: OpaquePointer?) -> Point2D? {
    var x = 0.0, y = 0.0, dx = 0.0, dy = 0.0
    guard let widget, gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(widget) else {
      return nil
    }
    // Events are relative to the surface, which may have shadows around the window.
    gtk_native_get_surface_transform(native, &dx, &dy)
    var (placeX, placeY) = (0.0, 0.0)
    guard gtk_widget_translate_coordinates(native.widget, widget, x - dx, y - dy, &placeX, &placeY) != 0 else {
      return nil
    }
    return Point2D(x: placeX, y: placeY)
  }

  // MARK: Drags and taps

  private func addDrag(to widget: WidgetPointer) {
    let drag = gtk_gesture_drag_new()
    gtk_gesture_single_set_button(drag, 1)
    let begin: @convention(c) (OpaquePointer, Double, Double, WidgetPointer) -> Void = { gesture, x, y, widget in
      Stage.of(widget)?.dragDidBegin(gesture, at: Point2D(x: x, y: y))
    }
    connect(drag, "drag-begin", widget, unsafeBitCast(begin, to: GCallback.self))
    let update: @convention(c) (OpaquePointer, Double, Double, WidgetPointer) -> Void = { gesture, x, y, widget in
      Stage.of(widget)?.dragDidMove(gesture, by: Point2D(x: x, y: y))
    }
    connect(drag, "drag-update", widget, unsafeBitCast(update, to: GCallback.self))
    let end: @convention(c) (OpaquePointer, Double, Double, WidgetPointer) -> Void = { gesture, x, y, widget in
      Stage.of(widget)?.dragDidEnd(gesture, by: Point2D(x: x, y: y))
    }
    connect(drag, "drag-end", widget, unsafeBitCast(end, to: GCallback.self))
    let cancel: @convention(c) (OpaquePointer, OpaquePointer?, WidgetPointer) -> Void = { _, _, widget in
      Stage.of(widget)?.cancelPress()
    }
    connect(drag, "cancel", widget, unsafeBitCast(cancel, to: GCallback.self))
    let change: @convention(c) (OpaquePointer, OpaquePointer?, GtkEventSequenceState, WidgetPointer) -> Void = {
      _, _, state, widget in
      if state == GTK_EVENT_SEQUENCE_DENIED { Stage.of(widget)?.pressDidGoElsewhere() }
    }
    connect(drag, "sequence-state-changed", widget, unsafeBitCast(change, to: GCallback.self))
    gtk_widget_add_controller(widget, drag)
    dragGesture = drag
  }

  private func act<Answer>(
    by gesture: OpaquePointer, _ action: (CarouselController<StageHost>) -> Answer
  ) -> Answer {
    act(at: gtk_event_controller_get_current_event_time(gesture), action)
  }

  private func dragDidBegin(_ gesture: OpaquePointer, at place: Point2D) {
    guard handlesOwnEvent(gesture) else {
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
      return
    }
    press.isActive = true
    press.start = place
    let isMouse = isByMouse(gesture)
    press.isOnDragSource = isMouse && hasDragSource(at: place)
    press.stamp = gtk_event_controller_get_current_event_time(gesture)
    let around = directionsAround(of: isMouse ? .mouse : .touch)
    let stopsFlick = act(by: gesture) {
      $0.pointerDown(at: place, surroundingsScroll: around, isMouse: isMouse)
      return $0.stopsFlick
    }
    if stopsFlick { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
  }

  private func dragDidMove(_ gesture: OpaquePointer, by way: Point2D) {
    endTakenPress()
    let stamp = gtk_event_controller_get_current_event_time(gesture)
    guard press.isActive, mayDecide(afterWay: way, at: stamp) else { return }
    switch act(by: gesture, { $0.pointerMoved(to: press.start + way) }) {
    case .undecided: break
    case .drags: gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    case .ignored:
      press.isLeftToOthers = true
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
    }
  }

  private func isByMouse(_ gesture: OpaquePointer) -> Bool {
    gtk_event_controller_get_current_event_device(gesture).map(gdk_device_get_source) == GDK_SOURCE_MOUSE
  }

  /// Returns whether a mouse at a point would drag a widget elsewhere, as it does everywhere in GTK: fingers scroll.
  private func hasDragSource(at place: Point2D) -> Bool {
    guard let widget else { return false }
    var part = gtk_widget_pick(widget, place.x, place.y, GTK_PICK_DEFAULT)
    while let current = part, current != widget {
      if current.hasController(of: gtk_drag_source_get_type()) { return true }
      part = gtk_widget_get_parent(current)
    }
    return false
  }

  /// Returns whether a press has moved far and long enough for the carousel to decide about it: on a widget that can be
  /// dragged elsewhere, more than that takes, since it may have nothing to drag.
  private func mayDecide(afterWay way: Point2D, at stamp: UInt32) -> Bool {
    guard press.isOnDragSource else { return true }
    guard isFar(way, 2), stamp &- press.stamp >= Self.dragSourceDelay else { return false }
    press.isOnDragSource = false
    return true
  }

  /// The time in which a GtkDragSource has begun a drag that is far enough, in milliseconds: newer ones wait for 100.
  private static let dragSourceDelay: UInt32 = 150

  /// Returns whether a way is as long as GTK's drags have to be, or a multiple of that.
  private func isFar(_ way: Point2D, _ factor: Double) -> Bool {
    guard let widget else { return false }
    let (x, y) = ((way.x / factor).clamped(to: -10_000...10_000), (way.y / factor).clamped(to: -10_000...10_000))
    return gtk_drag_check_threshold(widget, 0, 0, Int32(x), Int32(y)) != 0
  }

  private func dragDidEnd(_ gesture: OpaquePointer, by way: Point2D) {
    endTakenPress()
    guard press.isActive else { return }
    press.isActive = false
    // A widget inside that the press has focused keeps the focus.
    if let widget, focusedWidget == nil, gtk_widget_get_focus_on_click(widget) != 0 { gtk_widget_grab_focus(widget) }
    // It was too quick for the widget under it.
    if press.isOnDragSource, isFar(way, 1) {
      act(by: gesture) { _ = $0.pointerMoved(to: press.start + way) }
    }
    act(by: gesture) { _ = $0.pointerUp(at: press.start + way) }
  }

  /// Handles a gesture that a control inside has claimed, or that the carousel has left to others.
  private func pressDidGoElsewhere() {
    let isByControl = press.isActive && !press.isLeftToOthers
    cancelPress()
    if isByControl { controlWasUsed() }
  }

  /// Ends a press whose release a control inside has claimed.
  private func endClaimedPress() {
    guard press.isActive, press.isReleased else { return }
    endPress()
    controlWasUsed()
  }

  /// Pauses autoplay for a control of an item; the carousel's own button decides itself.
  private func controlWasUsed() { if press.isOnItem { act { $0.userDidUseItem() } } }

  private func afterThisEvent(_ action: @escaping (Stage) -> Void) {
    let box = Action { [weak self] in if let self { action(self) } }
    g_idle_add_full(
      G_PRIORITY_HIGH,
      { data in
        Unmanaged<Action>.fromOpaque(data!).takeUnretainedValue().call()
        return 0
      }, Unmanaged.passRetained(box).toOpaque(), { Unmanaged<Action>.fromOpaque($0!).release() })
  }

  /// Handles the loss of the pointer, or a control inside that has claimed the gesture.
  func cancelPress() {
    press.cell = nil
    guard press.isActive else { return }
    press.isActive = false
    act { $0.pointerCancelled() }
  }
}
