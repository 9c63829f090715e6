import CarouselEngine

// The position, and programmatic scrolling. Offsets are in items: 0 with the first item in the middle, 1.5 halfway from
// the second to the third.
extension Carousel {
  /// The default duration of a scroll, in seconds.
  public static let scrollDuration = CarouselModel.defaultScrollDuration

  /// The scroll offset, in items. Setting it jumps; beyond the ends it is clamped to the bounce distance.
  public var scrollOffset: Double {
    get { stage.controller.carousel.scrollOffset }
    set { stage.act { $0.setBoundScrollOffset(newValue) } }
  }

  /// The index of the item nearest to the middle, or nil without items. Setting it jumps, unless the item is current
  /// already or the one on which it will rest; indexes out of range are clamped.
  public var currentIndex: Int? {
    get { stage.controller.carousel.currentIndex }
    set { stage.act { $0.setBoundIndex(newValue ?? 0) } }
  }

  /// The number of pages: the positions at which it rests.
  public var pageCount: Int { stage.controller.carousel.numberOfPages }

  /// The number of the current page, or nil without items. Setting it scrolls there, unless it is the current page or the one on which it
  /// will rest; numbers out of range are clamped, or wrapped around.
  public var currentPage: Int? {
    get { stage.controller.carousel.currentPage }
    set { if let newValue { stage.act { $0.setBoundPage(newValue, duration: stage.scrollDuration) } } }
  }

  /// Whether nothing is before what is shown; never if it wraps.
  public var isAtStart: Bool { stage.controller.carousel.isAtStart }
  /// Whether nothing is after what is shown; never if it wraps.
  public var isAtEnd: Bool { stage.controller.carousel.isAtEnd }

  /// Whether the user has caused the last change of the current item, also by keys, buttons, dots or assistive technology, rather
  /// than the app, a change of the items or the size, or autoplay. Handlers of events may read it.
  public var isUserInitiated: Bool { stage.controller.carousel.isUserInitiated }

  /// Scrolls to an item; the shorter way if the carousel wraps.
  /// - Parameter duration: In seconds; 0 or less jumps.
  public func scrollToItem(at index: Int, duration: Double = scrollDuration) {
    stage.update { $0.scroll(toItemAt: index, duration: duration) }
  }

  /// Scrolls to an item, or jumps.
  public func scrollToItem(at index: Int, animated: Bool) {
    scrollToItem(at: index, duration: animated ? Self.scrollDuration : 0)
  }

  /// Scrolls by a number of items; if the carousel wraps, it may go around more than once.
  public func scroll(byItems count: Int, duration: Double = scrollDuration) {
    stage.update { $0.scroll(byItems: count, duration: duration) }
  }

  /// Scrolls to an offset, in items; the shorter way if the carousel wraps.
  public func scroll(toOffset offset: Double, duration: Double = scrollDuration) {
    stage.update { $0.scroll(toOffset: offset, duration: duration) }
  }

  /// Scrolls by a distance in items, which may be fractional.
  public func scroll(byOffset distance: Double, duration: Double = scrollDuration) {
    stage.update { $0.scroll(byOffset: distance, duration: duration) }
  }

  /// Scrolls by a number of items from its destination, so that three quick calls move three items.
  public func step(by count: Int, duration: Double = scrollDuration) {
    stage.update { $0.step(by: count, duration: duration) }
  }

  /// Moves by items on behalf of the user: for an app's own buttons. Screen readers announce the item at which the carousel
  /// comes to rest, or the end beyond which the user wants to go.
  /// - Returns: Whether there is an item to move to; false while scrolling is disabled.
  @discardableResult
  public func move(byItems count: Int) -> Bool { stage.act { $0.move(byItems: count) } }

  /// Selects a visible item, as a tap on it does.
  public func selectItem(at index: Int) { stage.act { $0.selectItem(at: index) } }
}
