import CGtk4
import CarouselEngine

// Wheels and touchpads.
extension Stage {
  /// How far a notch of a wheel scrolls that is turned finer than by notches, in points.
  private static let notch = 100.0

  func addWheel(to widget: Widget) {
    let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    let scroll: @convention(c) (OpaquePointer, Double, Double, Widget) -> gboolean = { wheel, dx, dy, widget in
      Stage.of(widget)?.scroll(wheel, by: Point(x: dx, y: dy)) == true ? 1 : 0
    }
    connect(wheel, "scroll", widget, unsafeBitCast(scroll, to: GCallback.self))
    let end: @convention(c) (OpaquePointer?, Widget) -> Void = { _, widget in Stage.of(widget)?.endTouchpad() }
    connect(wheel, "scroll-end", widget, unsafeBitCast(end, to: GCallback.self))
    gtk_widget_add_controller(widget, wheel)
  }

  private func scroll(_ wheel: OpaquePointer, by delta: Point) -> Bool {
    let state = gtk_event_controller_get_current_event_state(wheel)
    guard state.rawValue & GDK_CONTROL_MASK.rawValue == 0 else { return false }
    // A wheel turns sideways with the shift key.
    let isTurned = state.rawValue & GDK_SHIFT_MASK.rawValue != 0 && delta.x == 0
    let delta = isTurned ? Point(x: delta.y, y: 0) : delta
    let time = clock.time(of: gtk_event_controller_get_current_event_time(wheel))
    if isByFingers(wheel) { return scrollByFingers(wheel, delta, at: time) }
    let axis = controller.carousel.axis
    var along = axis.along(delta)
    let across = axis.across(delta)
    if abs(along) < abs(across) {
      // Most wheels turn one way only: what scrolls nothing else scrolls the carousel, whichever way it lies.
      guard !axis.isVertical, !isTurned, !isScrollable(delta) else { return false }
      along = across
    }
    guard along != 0 else { return false }
    controller.setTime(time)
    return ask { carousel in
      along == along.rounded()
        ? carousel.wheel(byNotches: Int(along.clamped(to: -100...100)))
        : carousel.wheel(by: along * Self.notch)
    }
  }

  private func scrollByFingers(_ wheel: OpaquePointer, _ delta: Point, at time: Double) -> Bool {
    let unit = gtk_event_controller_scroll_get_unit(wheel) == GDK_SCROLL_UNIT_WHEEL ? Self.notch : 1
    return moveFingers(by: Point(x: delta.x * unit, y: delta.y * unit), at: time)
  }

  /// Fingers have moved on a touchpad, in points.
  func moveFingers(by delta: Point, at time: Double) -> Bool {
    let axis = controller.carousel.axis
    if touchpad.place == nil {
      guard abs(axis.along(delta)) >= abs(axis.across(delta)), axis.along(delta) != 0 else { return false }
      if isPushedAgainstEnd(axis.along(delta)) { return false }
    }
    return touchpad(delta, at: time)
  }

  private func isPushedAgainstEnd(_ way: Double) -> Bool {
    let carousel = controller.carousel
    guard !carousel.wraps else { return false }
    return way > 0 ? carousel.destination >= Double(carousel.numberOfItems - 1) : carousel.destination <= 0
  }

  private func isByFingers(_ wheel: OpaquePointer) -> Bool {
    guard let event = gtk_event_controller_get_current_event(wheel),
      gdk_scroll_event_get_direction(event) == GDK_SCROLL_SMOOTH,
      let device = gdk_event_get_device(event)
    else { return false }
    let source = gdk_device_get_source(device)
    return source == GDK_SOURCE_TOUCHPAD || source == GDK_SOURCE_TRACKPOINT
  }

  /// Whether something around the carousel would scroll this way.
  private func isScrollable(_ delta: Point) -> Bool {
    guard let widget else { return false }
    var parent = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type())
    while let scrolled = parent {
      let adjustment =
        delta.y != 0
        ? gtk_scrolled_window_get_vadjustment(scrolled.object) : gtk_scrolled_window_get_hadjustment(scrolled.object)
      let extent = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment)
      if extent > gtk_adjustment_get_page_size(adjustment) { return true }
      parent = gtk_widget_get_parent(scrolled).flatMap {
        gtk_widget_get_ancestor($0, gtk_scrolled_window_get_type())
      }
    }
    return false
  }
}
