#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  // Where it is, and how an app moves it. Offsets are in items: 0 is the first item in the middle.
  extension CarouselView {
    /// Where it is, in items. Set, it jumps.
    public var scrollOffset: Double {
      get { controller.carousel.scrollOffset }
      set { jump(to: newValue) }
    }

    /// The item nearest to the middle; nil where there are none. Set, it jumps; nil changes nothing.
    public var currentIndex: Int? {
      get { controller.carousel.currentIndex }
      set { if let newValue { jump(to: Double(newValue)) } }
    }

    func jump(to offset: Double) { update { $0.setScrollOffset(offset) } }

    /// Scrolls to an item, the shorter way where it wraps.
    public func scrollToItem(at index: Int, animated: Bool) {
      scrollToItem(at: index, duration: animated ? CarouselModel.defaultScrollDuration : 0)
    }

    /// Scrolls to an item, the shorter way where it wraps.
    /// - Parameter duration: In seconds; 0 or less jumps.
    public func scrollToItem(at index: Int, duration: Double) {
      update { $0.scroll(toItemAt: index, duration: duration) }
    }

    /// Scrolls by whole items; negative towards lower indexes. Where it wraps, round more than once if need be.
    /// - Parameter duration: In seconds; 0 or less jumps.
    public func scrollByItems(_ count: Int, duration: Double) {
      update { $0.scroll(byItems: count, duration: duration) }
    }

    /// Scrolls to an offset, the shorter way where it wraps.
    /// - Parameter duration: In seconds; 0 or less jumps.
    public func scrollToOffset(_ offset: Double, duration: Double) {
      update { $0.scroll(toOffset: offset, duration: duration) }
    }

    /// Scrolls by a fraction of items.
    /// - Parameter duration: In seconds; 0 or less jumps.
    public func scrollByOffset(_ distance: Double, duration: Double) {
      update { $0.scroll(byOffset: distance, duration: duration) }
    }

    /// Scrolls by items from where it is going, so that three quick calls move it by three.
    public func step(by count: Int) {
      update { $0.step(by: count) }
    }

    /// The item that will be current when it rests; nil without items.
    public var destinationIndex: Int? { controller.carousel.destinationIndex }
    /// Whether the user drags it.
    public var isDragging: Bool { controller.carousel.isDragging }
    /// Whether it decelerates after a flick.
    public var isDecelerating: Bool { controller.carousel.isDecelerating }
    /// Whether a scroll animation is under way.
    public var isScrolling: Bool { controller.carousel.isScrolling }
  }
#endif
