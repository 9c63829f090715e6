import CGtk4
import CarouselEngine

// The keyboard's focus: it comes to the carousel first, and from there into the items that take input, in their order.
extension Stage {
  func addFocus(to widget: Widget) {
    let focus = gtk_event_controller_focus_new()
    connect(focus, "notify::contains-focus") { [weak self] in self?.focusDidChange(focus) }
    gtk_widget_add_controller(widget, focus)
  }

  private func focusDidChange(_ focus: OpaquePointer?) {
    guard let widget, let window = gtk_widget_get_root(widget)?.window else { return }
    let isInside = gtk_event_controller_focus_contains_focus(focus) != 0
    // After a press of the mouse the focus doesn't show, and nothing has to wait for it.
    setFocusShown(isInside && (rotation.isFocused || gtk_window_get_focus_visible(window) != 0))
  }

  /// Shows where the keyboard is, as long as it is inside, or no longer.
  func setFocusShown(_ isShown: Bool) {
    rotation.isFocused = isShown
    gtk_widget_queue_draw(widget)
  }

  /// Moves the focus on, as GTK asks for it.
  /// - Returns: Whether it stays inside.
  func moveFocus(_ direction: GtkDirectionType) -> Bool {
    guard let widget, gtk_widget_get_focusable(widget) != 0 || !painted.isEmpty else { return false }
    let isBackward = direction == GTK_DIR_TAB_BACKWARD
    let isOnCarousel = gtk_widget_is_focus(widget) != 0
    let places = focusPlaces
    let inside = places.firstIndex { gtk_widget_get_focus_child(widget) == $0.frame }
    if direction != GTK_DIR_TAB_FORWARD, !isBackward {
      // Arrows that nothing has use for leave the item's controls, and the carousel.
      if let inside, gtk_widget_child_focus(places[inside].frame, direction) != 0 { return true }
      return !isOnCarousel && inside == nil && gtk_widget_grab_focus(widget) != 0
    }
    if inside == nil, !isOnCarousel, !isBackward { return gtk_widget_grab_focus(widget) != 0 }
    if isOnCarousel, isBackward { return false }
    if let inside, gtk_widget_child_focus(places[inside].frame, direction) != 0 { return true }
    let rest =
      isBackward
      ? Array(places[..<(inside ?? places.count)].reversed()) : Array(places[(inside.map { $0 + 1 } ?? 0)...])
    for cell in rest where gtk_widget_child_focus(cell.frame, direction) != 0 {
      bringIntoView(cell)
      return true
    }
    return isBackward && gtk_widget_grab_focus(widget) != 0
  }

  /// The cells whose controls may have the focus, in the order of their indexes.
  private var focusPlaces: [Cell] {
    painted.filter { $0.isInteractive && gtk_widget_get_child_visible($0.frame) != 0 }
      .sorted { ($0.placed?.index ?? 0, $0.placed?.slot ?? 0) < ($1.placed?.index ?? 0, $1.placed?.slot ?? 0) }
  }

  private func bringIntoView(_ cell: Cell) {
    guard let placed = cell.placed, !placed.isPlaceholder, placed.index != controller.carousel.currentIndex else {
      return
    }
    update { $0.scroll(byOffset: placed.offset, duration: CarouselEngine.Carousel.defaultScrollDuration) }
  }

  /// The focus goes to the carousel from a cell that can't have it any more.
  func leaveFocus(of cell: Cell) {
    guard let widget, gtk_widget_get_focus_child(widget) == cell.frame, let root = gtk_widget_get_root(widget),
      let focus = gtk_root_get_focus(root), cell.frame.contains(focus)
    else { return }
    gtk_widget_grab_focus(widget)
  }
}

extension OpaquePointer {
  /// The object as a window; nil where it is none.
  var window: UnsafeMutablePointer<GtkWindow>? {
    let instance = UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_check_instance_is_a(instance, gtk_window_get_type()) != 0 ? UnsafeMutablePointer(self) : nil
  }
}
