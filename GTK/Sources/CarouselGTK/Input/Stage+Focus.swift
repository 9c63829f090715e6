import CGtk4
import CarouselEngine

/// The state of the keyboard focus.
struct Focus {
  /// Whether it is inside and visible.
  var isShown = false
  /// Whether the keyboard is moving it now.
  var isMovedByKeyboard = false
  var stopFollowing = {}
}

// The keyboard focus: it enters the carousel first, and from there the items that take input, in reading order.
extension Stage {
  /// Observes the focus of its window.
  func followFocus() {
    guard let widget, let root = gtk_widget_get_root(widget), root.window != nil else { return }
    stopFollowingFocus()
    let handler = connect(root, "notify::focus-widget") { [weak self] in
      guard let self, !focus.isMovedByKeyboard else { return }
      focusDidMove(isByKeyboard: false)
    }
    focus.stopFollowing = { g_signal_handler_disconnect(UnsafeMutableRawPointer(root), handler) }
  }

  func stopFollowingFocus() {
    focus.stopFollowing()
    focus.stopFollowing = {}
  }

  /// The widget inside that has the focus, which may be the carousel's own; nil while the focus is elsewhere.
  var focusedWidget: WidgetPointer? {
    guard let widget, let root = gtk_widget_get_root(widget), let focused = gtk_root_get_focus(root) else { return nil }
    return widget.contains(focused) ? focused : nil
  }

  private func focusDidMove(isByKeyboard: Bool) {
    updateFocusShown()
    describeCarousel()
    guard let focused = focusedWidget, focused != widget else { return act { $0.focusDidLeave() } }
    act {
      // An item is not recycled while its popover is open, which would close.
      $0.focusDidEnter(isEditing: focused.isEdited || isInPopover(focused), isByKeyboard: isByKeyboard) {
        $0.frame.contains(focused)
      }
    }
  }

  /// Returns whether a widget inside is in a popover, which has a window of its own.
  func isInPopover(_ part: WidgetPointer) -> Bool {
    widget.map { gtk_widget_get_native($0) != gtk_widget_get_native(part) } ?? false
  }

  /// Handles a change of the widget's state flags: the pointer has entered or left, or the window's activation has
  /// changed.
  func stateDidChange() {
    endTakenPress()
    act { $0.setAutoplayReason(.hovered, isHovered || isDropping) }
    updateFocusShown()
  }

  var isHovered: Bool { widget?.hasState(GTK_STATE_FLAG_PRELIGHT) == true }

  private func updateFocusShown() {
    guard let widget, let window = gtk_widget_get_root(widget)?.window else { return }
    let isActive = !widget.hasState(GTK_STATE_FLAG_BACKDROP)
    // After a mouse press the focus is not visible, and autoplay need not wait for it.
    setFocusShown(isActive && focusedWidget != nil && (focus.isShown || gtk_window_get_focus_visible(window) != 0))
  }

  /// Shows the focus while it is inside, or hides it.
  func setFocusShown(_ isShown: Bool) {
    guard isShown != focus.isShown else { return }
    focus.isShown = isShown
    act { $0.setAutoplayReason(.focused, isShown) }
    gtk_widget_queue_draw(widget)
  }

  /// Moves the focus for GTK.
  /// - Returns: Whether it stays inside.
  func moveFocus(_ direction: GtkDirectionType) -> Bool {
    guard let widget, gtk_widget_get_focusable(widget) != 0 || !painted.isEmpty else { return false }
    let isBackward = direction == GTK_DIR_TAB_BACKWARD
    let focused = focusedWidget
    let isOnCarousel = focused == widget
    let cells = controller.readingOrder.filter(\.isUsable).compactMap { cell(at: $0.slot) }
    let inside = focused.flatMap { focused in cells.firstIndex { $0.frame.contains(focused) } }
    if let inside, moveFocus(direction, within: cells[inside]) { return true }
    if direction != GTK_DIR_TAB_FORWARD, !isBackward {
      // Arrows that nothing handles leave the item's controls, and the carousel.
      return focused == nil && gtk_widget_grab_focus(widget) != 0
    }
    // Before the carousel itself is its button.
    let isOnButton = focused.map { pauseButton?.contains($0) == true } ?? false
    if !isBackward, focused == nil, let pauseButton, gtk_widget_child_focus(pauseButton, direction) != 0 { return true }
    if !isBackward, focused == nil || isOnButton { return gtk_widget_grab_focus(widget) != 0 }
    if isOnButton { return false }
    if isOnCarousel, isBackward { return pauseButton.map { gtk_widget_child_focus($0, direction) != 0 } ?? false }
    let rest =
      isBackward
      ? Array(cells[..<(inside ?? cells.count)].reversed()) : Array(cells[(inside.map { $0 + 1 } ?? 0)...])
    if rest.contains(where: { moveFocus(direction, within: $0) }) { return true }
    return isBackward && gtk_widget_grab_focus(widget) != 0
  }

  private func moveFocus(_ direction: GtkDirectionType, within cell: Cell) -> Bool {
    focus.isMovedByKeyboard = true
    let hasMoved = gtk_widget_child_focus(cell.frame, direction) != 0
    focus.isMovedByKeyboard = false
    if hasMoved { focusDidMove(isByKeyboard: true) }
    return hasMoved
  }

  /// Moves the focus to the carousel from a cell that can no longer have it.
  func releaseFocus(from cell: Cell) {
    guard let widget, let focused = focusedWidget, cell.frame.contains(focused) else { return }
    gtk_widget_grab_focus(widget)
  }
}

extension WidgetPointer {
  func hasState(_ flag: GtkStateFlags) -> Bool { gtk_widget_get_state_flags(self).rawValue & flag.rawValue != 0 }

  /// Whether the user edits text in it while it has the focus.
  var isEdited: Bool {
    if isInstance(of: gtk_text_view_get_type()) {
      return gtk_text_view_get_editable(raw.assumingMemoryBound(to: GtkTextView.self)) != 0
    }
    return isInstance(of: gtk_editable_get_type()) && gtk_editable_get_editable(object) != 0
  }
}

extension OpaquePointer {
  /// The object as a window, or nil if it is none.
  var window: UnsafeMutablePointer<GtkWindow>? {
    widget.isInstance(of: gtk_window_get_type()) ? UnsafeMutablePointer(self) : nil
  }
}
