import CGtk4
import CarouselEngine

// Wheels and touchpads.
extension Stage {
  func addWheel(to widget: WidgetPointer) {
    let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    let scroll: @convention(c) (OpaquePointer, Double, Double, WidgetPointer) -> gboolean = { wheel, dx, dy, widget in
      Stage.of(widget)?.scroll(wheel, by: Point2D(x: dx, y: dy)) == true ? 1 : 0
    }
    connect(wheel, "scroll", widget, unsafeBitCast(scroll, to: GCallback.self))
    let end: @convention(c) (OpaquePointer, WidgetPointer) -> Void = { wheel, widget in
      let stamp = gtk_event_controller_get_current_event_time(wheel)
      Stage.of(widget)?.act(at: stamp) { $0.wheel(WheelInput(delta: .zero, phase: .ended)) }
    }
    connect(wheel, "scroll-end", widget, unsafeBitCast(end, to: GCallback.self))
    gtk_widget_add_controller(widget, wheel)
  }

  private func scroll(_ wheel: OpaquePointer, by delta: Point2D) -> Bool {
    guard handlesOwnEvent(wheel) else { return false }
    let isInPoints = gtk_event_controller_scroll_get_unit(wheel) == GDK_SCROLL_UNIT_SURFACE
    let isByFingers = gtk_event_controller_get_current_event(wheel)?.isByFingers == true
    guard allowsScrollWheel || isByFingers else { return false }
    // A scrollable widget inside an item has received the event before, and keeps it even at its ends.
    let input = WheelInput(
      delta: delta, unit: isInPoints ? .point : .notch, phase: isByFingers ? .changed : .unknown,
      modifiers: KeyModifiers(gtk_event_controller_get_current_event_state(wheel)), contentScrolls: [],
      surroundingsScroll: directionsAround(of: .wheel))
    return act(at: gtk_event_controller_get_current_event_time(wheel)) { $0.wheel(input) }
  }

  /// Handles fingers that rest on a touchpad, or leave it without having moved.
  func hold(_ event: OpaquePointer?) {
    let begins = gdk_touchpad_event_get_gesture_phase(event) == GDK_TOUCHPAD_GESTURE_PHASE_BEGIN
    act(at: gdk_event_get_time(event)) { $0.wheel(WheelInput(delta: .zero, phase: begins ? .mayBegin : .cancelled)) }
  }

  /// Returns the directions in which ancestors of the carousel scroll, whatever their current position. A mouse drags only carousels.
  func directionsAround(of input: ScrollInput) -> ScrollDirections {
    var directions: ScrollDirections = []
    var parent = widget.flatMap { gtk_widget_get_parent($0) }
    while let current = parent {
      if current.isInstance(of: gtk_scrolled_window_get_type()), input != .mouse {
        if gtk_scrolled_window_get_hadjustment(current.object).hasWay { directions.insert(.horizontal) }
        if gtk_scrolled_window_get_vadjustment(current.object).hasWay { directions.insert(.vertical) }
      } else if CarouselWidget.isInstance(current), let outer = Stage.of(current) {
        let carousel = outer.controller.carousel
        if carousel.isScrollable(by: input) {
          directions.insert(carousel.layoutAxis.isVertical ? .vertical : .horizontal)
        }
      }
      parent = gtk_widget_get_parent(current)
    }
    return directions
  }
}

extension OpaquePointer {
  /// Whether a scroll event comes from a touchpad, or from a pointing stick.
  fileprivate var isByFingers: Bool {
    guard gdk_event_get_event_type(self) == GDK_SCROLL, gdk_scroll_event_get_direction(self) == GDK_SCROLL_SMOOTH,
      let device = gdk_event_get_device(self)
    else { return false }
    return [GDK_SOURCE_TOUCHPAD, GDK_SOURCE_TRACKPOINT].contains(gdk_device_get_source(device))
  }
}

extension UnsafeMutablePointer<GtkAdjustment>? {
  /// Whether there is more than fits.
  fileprivate var hasWay: Bool {
    gtk_adjustment_get_upper(self) - gtk_adjustment_get_lower(self) > gtk_adjustment_get_page_size(self)
  }
}

extension Carousel {
  /// Scrolls like a wheel or a touchpad, for apps with custom gestures.
  /// - Returns: Whether the carousel handles it.
  @discardableResult
  public func wheel(_ input: WheelInput) -> Bool { stage.act { $0.wheel(input) } }
}
