#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  // The position, and programmatic scrolling. Offsets are in items: 0 is the first item in the middle.
  extension CarouselView {
    /// The scroll offset, in items. Setting it jumps.
    public var scrollOffset: Double {
      get { controller.carousel.scrollOffset }
      set { jump(to: newValue) }
    }

    /// The index of the item nearest to the alignment, or nil without items. Setting it jumps, unless the item is current
    /// already or the one on which it will rest; indexes out of range are clamped, and nil changes nothing.
    public var currentIndex: Int? {
      get { controller.carousel.currentIndex }
      set { if let newValue { withController { $0.setBoundIndex(newValue) } } }
    }

    /// The number of pages: the positions at which it rests. By default each item is one.
    public var pageCount: Int { controller.carousel.numberOfPages }

    /// The number of the current page, or nil without items. Setting it scrolls there, unless it is the current page or the one on
    /// which it will rest; numbers out of range are clamped, or wrapped around, and nil changes nothing.
    public var currentPage: Int? {
      get { controller.carousel.currentPage }
      set { if let newValue { withController { $0.setBoundPage(newValue) } } }
    }

    /// Whether nothing is before what is shown; never if it wraps.
    public var isAtStart: Bool { controller.carousel.isAtStart }
    /// Whether nothing is after what is shown; never if it wraps.
    public var isAtEnd: Bool { controller.carousel.isAtEnd }

    /// Scrolls to a page by its number, which is clamped, or wrapped around.
    public func scrollToPage(_ page: Int, animated: Bool) {
      update { $0.scroll(toPage: page, duration: animated ? CarouselModel.defaultScrollDuration : 0) }
    }

    /// The direction in which it scrolls.
    var scrollDirection: ScrollDirections { controller.carousel.layoutAxis.isVertical ? .vertical : .horizontal }

    func jump(to offset: Double) { withController { $0.setBoundScrollOffset(offset) } }

    /// Scrolls to an item; the shorter way if the carousel wraps.
    public func scrollToItem(at index: Int, animated: Bool) {
      scrollToItem(at: index, duration: animated ? CarouselModel.defaultScrollDuration : 0)
    }

    /// Scrolls to an item; the shorter way if the carousel wraps.
    /// - Parameter duration: In seconds; 0 or less jumps.
    public func scrollToItem(at index: Int, duration: Double) {
      update { $0.scroll(toItemAt: index, duration: duration) }
    }

    /// Scrolls by whole items; negative towards lower indexes. If the carousel wraps, it may go around more than once.
    /// - Parameter duration: In seconds; 0 or less jumps.
    public func scrollByItems(_ count: Int, duration: Double) {
      update { $0.scroll(byItems: count, duration: duration) }
    }

    /// Scrolls to an offset, in items; the shorter way if the carousel wraps.
    /// - Parameter duration: In seconds; 0 or less jumps.
    public func scrollToOffset(_ offset: Double, duration: Double) {
      update { $0.scroll(toOffset: offset, duration: duration) }
    }

    /// Scrolls by a distance in items, which may be fractional.
    /// - Parameter duration: In seconds; 0 or less jumps.
    public func scrollByOffset(_ distance: Double, duration: Double) {
      update { $0.scroll(byOffset: distance, duration: duration) }
    }

    /// Scrolls by items from its destination, so that three quick calls move it by three.
    public func step(by count: Int) {
      update { $0.step(by: count) }
    }

    /// The item that will be current when it rests, or nil without items.
    public var destinationIndex: Int? { controller.carousel.destinationIndex }
    /// Whether the user drags it.
    public var isDragging: Bool { controller.carousel.isDragging }
    /// Whether it decelerates after a flick.
    public var isDecelerating: Bool { controller.carousel.isDecelerating }
    /// Whether a scroll animation is running.
    public var isScrolling: Bool { controller.carousel.isScrolling }
  }
#endif
