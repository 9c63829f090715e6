import CGtk4
import CarouselEngine

// Events, and their listeners.
extension Stage {
  func handle(_ event: CarouselEvent) {
    switch event {
    case .readingOrderDidChange:
      applyReadingOrder()
      ownItems?.didRead(current: controller.currentView)
    case .pauseDidChange: notifyChanges()
    case .shouldAnnounce(let index): announce(name(ofItemAt: index, of: controller.carousel.numberOfItems))
    case .shouldAnnounceEnd(let end): announce(words.announcement(of: end))
    default: break
    }
    tell(event)
    tellListeners(of: event)
  }

  func handle(_ event: ItemEvent, of item: PlacedItem, in cell: Cell) {
    guard let content = cell.content else { return }
    let (delegate, index) = (app.delegate, item.index)
    switch event {
    case .willLayOut: delegate?.carousel(carousel, willLayOut: content, atOffset: item.offset)
    case .didLayOut: delegate?.carousel(carousel, didLayOut: content, atOffset: item.offset)
    case .willDisplay: delegate?.carousel(carousel, willDisplay: content, forItemAt: index)
    case .didDisplay: delegate?.carousel(carousel, didDisplay: content, forItemAt: index)
    case .didEndDisplaying:
      delegate?.carousel(carousel, didEndDisplaying: content, forItemAt: index)
      items?.didRecycle(content, at: index)
    case .didTap: delegate?.carousel(carousel, didTap: content, forItemAt: index)
    }
  }

  /// Requests only the item events that have listeners: some of them are sent for each item in each frame.
  func delegateDidChange() {
    controller.itemEvents = app.delegate == nil ? ItemEvents(.didEndDisplaying) : .all
  }

  private func tell(_ event: CarouselEvent) {
    let app = app
    app.handlers.tell(event)
    switch event {
    case .didScroll:
      app.delegate?.carouselDidScroll(carousel)
    case .currentIndexDidChange(let index):
      app.delegate?.carousel(carousel, currentIndexDidChangeTo: index)
    case .pageDidChange(let page): app.delegate?.carousel(carousel, pageDidChangeTo: page)
    case .willBeginDragging: app.delegate?.carouselWillBeginDragging(carousel)
    case .didEndDragging(let willDecelerate):
      app.delegate?.carouselDidEndDragging(carousel, willDecelerate: willDecelerate)
    case .willBeginDecelerating: app.delegate?.carouselWillBeginDecelerating(carousel)
    case .didEndDecelerating(let finished): app.delegate?.carouselDidEndDecelerating(carousel, finished: finished)
    case .willBeginScrolling: app.delegate?.carouselWillBeginScrolling(carousel)
    case .didEndScrolling(let finished): app.delegate?.carouselDidEndScrolling(carousel, finished: finished)
    case .didSelect(let index):
      app.delegate?.carousel(carousel, didSelectItemAt: index)
    case .didEndEditing: app.delegate?.carouselDidEndEditing(carousel)
    case .didSettle:
      app.delegate?.carouselDidSettle(carousel)
    case .autoplayDidChange: app.delegate?.carouselAutoplayDidChange(carousel)
    case .pauseDidChange, .shouldAnnounce, .shouldAnnounceEnd, .readingOrderDidChange: break
    }
    tellObservers()
  }

  /// Notifies the carousel's own controls of a possible change.
  func tellObservers() {
    for observer in observers { observer.1() }
    updatePauseButton()
    updateActions()
  }

  // MARK: The user's settings

  /// Observes the settings of the desktop, which outlive the widget.
  func followSettings(of widget: WidgetPointer) {
    let settings = gtk_widget_get_settings(widget)
    let handlers = ["notify::gtk-enable-animations", "notify::gtk-theme-name"].map {
      connect(settings, $0) { [weak self] in self?.preferencesDidChange() }
    }
    stopFollowing = {
      for handler in handlers { g_signal_handler_disconnect(UnsafeMutableRawPointer(settings), handler) }
    }
    preferencesDidChange()
  }

  func preferencesDidChange() {
    guard let widget else { return }
    let settings = gtk_widget_get_settings(widget)
    let preferences = Preferences(
      reducesMotion: cgtk_enables_animations(settings) == 0,
      isRightToLeft: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL,
      increasesContrast: cgtk_has_contrast_theme(settings) != 0)
    update { $0.preferences = preferences }
    tellObservers()
  }
}
