import CGtk4
import CarouselEngine

// Everyone can pause autoplay and autoscroll: where no controls have the button, the carousel has it.
extension Stage {
  /// The distance of the button from the edges of the carousel, in points.
  private static let margin: Int32 = 8

  /// Shows the button that pauses autoplay and autoscroll, or hides it.
  func updatePauseButton() {
    // GTK cannot take a child while it allocates the others.
    guard let widget, !isAllocating else { return }
    let state = controller.controlsState
    guard state.hasPauseButton, showsPauseButton, controlsCount == 0 else { return removePauseButton() }
    if let pauseButton { return pauseButton.showPause(state, words) }
    let button = gtk_button_new()!
    // A dark plate and a bright mark, visible on any ground.
    for name in ["circular", "osd"] { gtk_widget_add_css_class(button, name) }
    button.showPause(state, words)
    connect(button.object, "clicked") { [weak self] in
      guard let self else { return }
      setPaused(!controller.isPaused)
    }
    pauseButton = button
    // First in the tab order, by the pattern of carousels.
    gtk_widget_insert_after(button, widget, nil)
    gtk_widget_queue_allocate(widget)
  }

  private func removePauseButton() {
    guard let widget, let button = pauseButton else { return }
    if let focusedWidget, button.contains(focusedWidget) { gtk_widget_grab_focus(widget) }
    pauseButton = nil
    gtk_widget_unparent(button)
  }

  /// Places the button in the upper corner at the end of a line of text.
  func allocatePauseButton() {
    guard let widget, let button = pauseButton else { return }
    var size = GtkRequisition()
    gtk_widget_get_preferred_size(button, &size, nil)
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let left = isMirrored ? Self.margin : Int32(allocated.width) - size.width - Self.margin
    var area = GtkAllocation(x: left, y: Self.margin, width: size.width, height: size.height)
    gtk_widget_size_allocate(button, &area, -1)
  }

  /// Whether the button is at a point of the carousel.
  func hasPauseButton(at place: Point2D) -> Bool {
    guard let widget, let button = pauseButton else { return false }
    var x = 0.0, y = 0.0
    return gtk_widget_translate_coordinates(widget, button, place.x, place.y, &x, &y) != 0
      && gtk_widget_contains(button, x, y) != 0
  }
}
