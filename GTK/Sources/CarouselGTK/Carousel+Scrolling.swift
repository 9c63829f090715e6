import CarouselEngine

// Position and scrolling. Offsets are in items: 0 with the first item in the middle, 1.5 halfway from the second to the third.
extension Carousel {
  /// How long a scroll takes where no duration is given, in seconds.
  public static let scrollDuration = CarouselModel.defaultScrollDuration

  /// Where it is, in items. Set, it jumps; beyond the ends it is held within the bounce distance.
  public var scrollOffset: Double {
    get { stage.controller.carousel.scrollOffset }
    set { stage.update { $0.setScrollOffset(newValue) } }
  }

  /// The item nearest to the middle; nil where there are none. Set, it jumps; nil and indexes out of range are held within.
  public var currentIndex: Int? {
    get { stage.controller.carousel.currentIndex }
    set { scrollToItem(at: newValue ?? 0, duration: 0) }
  }

  /// Scrolls to an item, the shorter way where it wraps.
  /// - Parameter duration: In seconds; 0 or less jumps.
  public func scrollToItem(at index: Int, duration: Double = scrollDuration) {
    stage.update { $0.scroll(toItemAt: index, duration: duration) }
  }

  /// Scrolls to an item, or jumps.
  public func scrollToItem(at index: Int, animated: Bool) {
    scrollToItem(at: index, duration: animated ? Self.scrollDuration : 0)
  }

  /// Scrolls by so many items; where it wraps, round more than once if need be.
  public func scroll(byItems count: Int, duration: Double = scrollDuration) {
    stage.update { $0.scroll(byItems: count, duration: duration) }
  }

  /// Scrolls to an offset, in items, the shorter way where it wraps.
  public func scroll(toOffset offset: Double, duration: Double = scrollDuration) {
    stage.update { $0.scroll(toOffset: offset, duration: duration) }
  }

  /// Scrolls by a fraction of items.
  public func scroll(byOffset distance: Double, duration: Double = scrollDuration) {
    stage.update { $0.scroll(byOffset: distance, duration: duration) }
  }

  /// Goes so many items further from where it is going, so that three quick calls go three items.
  public func step(by count: Int, duration: Double = scrollDuration) {
    stage.update { $0.step(by: count, duration: duration) }
  }

  /// Selects a visible item, as a tap on it does.
  public func selectItem(at index: Int) { stage.act { $0.selectItem(at: index) } }
}
