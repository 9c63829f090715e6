import CGtk4
import CarouselEngine

// What happens, to whom it is told.
extension Stage {
  func handle(_ event: CarouselEvent) {
    switch event {
    case .willBeginDecelerating, .willBeginScrolling: if reducesMotion { arriveAtOnce() }
    case .currentIndexDidChange, .didSettle, .didEndDragging: tidySoon()
    default: break
    }
    tell(event)
  }

  func setNeedsFrames(_ areNeeded: Bool) {
    clock.setNeedsFrames(areNeeded)
    if !areNeeded { tidySoon() }
  }

  /// Whether people want less to move.
  var reducesMotion: Bool {
    guard let widget else { return false }
    return cgtk_enables_animations(gtk_widget_get_settings(widget)) == 0
  }

  /// In place of a flight, what is shown fades over to what is to be shown.
  private func arriveAtOnce() {
    beginCrossFade()
    let destination = controller.carousel.destination
    update { $0.setScrollOffset(destination) }
  }

  private func tell(_ event: CarouselEvent) {
    let (app, carousel) = (app, carousel)
    app.handlers.event?(event)
    switch event {
    case .didScroll:
      app.handlers.scroll?()
      app.delegate?.carouselDidScroll(carousel)
    case .currentIndexDidChange(let index):
      app.handlers.currentIndexChange?(index)
      app.delegate?.carousel(carousel, currentIndexDidChangeTo: index)
    case .willBeginDragging: app.delegate?.carouselWillBeginDragging(carousel)
    case .didEndDragging(let willDecelerate):
      app.delegate?.carouselDidEndDragging(carousel, willDecelerate: willDecelerate)
    case .willBeginDecelerating: app.delegate?.carouselWillBeginDecelerating(carousel)
    case .didEndDecelerating(let finished): app.delegate?.carouselDidEndDecelerating(carousel, finished: finished)
    case .willBeginScrolling: app.delegate?.carouselWillBeginScrolling(carousel)
    case .didEndScrolling(let finished): app.delegate?.carouselDidEndScrolling(carousel, finished: finished)
    case .didSelect(let index):
      app.handlers.select?(index)
      app.delegate?.carousel(carousel, didSelectItemAt: index)
    case .didEndEditing: app.delegate?.carouselDidEndEditing(carousel)
    case .didSettle:
      app.handlers.settle?()
      app.delegate?.carouselDidSettle(carousel)
    }
    rotation.positionDidChange(event)
    tellObservers()
  }

  /// Something has changed that the carousel's own controls show.
  func tellObservers() {
    for observer in observers { observer.1() }
  }

  /// Follows the desktop's wish for less motion, which outlives the widget.
  func followSettings(of widget: Widget) {
    let settings = gtk_widget_get_settings(widget)
    let handler = connect(settings, "notify::gtk-enable-animations") { [weak self] in self?.rotation.update() }
    stopFollowing = { g_signal_handler_disconnect(UnsafeMutableRawPointer(settings), handler) }
  }
}
