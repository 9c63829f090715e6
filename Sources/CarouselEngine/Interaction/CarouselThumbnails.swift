#if !hasFeature(Embedded)
  /// What makes the items of a carousel thumbnails of those of another one: a tap on one, or a key, shows the item with the same index
  /// there, and the one that is shown there is *selected* here, beside the current one.
  public struct CarouselThumbnails {
    /// What a row of thumbnails knows of the other carousel.
    public struct Target: Equatable, Sendable {
      /// The index of the item that it shows; nil for none.
      public var index: Int?
      /// The number of its items.
      public var count: Int
      /// Whether it wraps.
      public var wraps: Bool

      /// Creates a target.
      public init(index: Int?, count: Int, wraps: Bool = false) {
        (self.index, self.count, self.wraps) = (index, count, wraps)
      }

      /// Creates the target that a carousel is now: during a scroll animation it shows the item to which that leads.
      public init(_ carousel: CarouselModel) {
        let index = carousel.isScrolling ? carousel.destinationIndex : carousel.currentIndex
        self.init(index: index, count: carousel.numberOfItems, wraps: carousel.wraps)
      }
    }

    /// The other carousel as it is now.
    public var target: Target
    /// Shows an item in the other carousel, on behalf of the user.
    public let show: (Int) -> Void

    /// Creates thumbnails.
    public init(of target: Target, show: @escaping (Int) -> Void) {
      (self.target, self.show) = (target, show)
    }
  }

  extension CarouselController {
    /// The index of the selected item, if the items are thumbnails; nil without one. If the other carousel has more items, the last
    /// thumbnail stands for the remaining ones.
    public var selectedIndex: Int? {
      guard let index = thumbnails?.target.index, carousel.numberOfItems > 0 else { return nil }
      return index.clamped(to: 0...carousel.numberOfItems - 1)
    }

    /// Shows an item on behalf of the user, who has pressed its thumbnail. Set the clock before.
    public func showForUser(itemAt index: Int) {
      userWillAct()
      _ = act { $0.actForUser { $0.scroll(toItemAt: index, duration: CarouselModel.defaultScrollDuration) } }
      refresh()
    }

    /// Marks the selected item, and scrolls to it unless it is wholly in view.
    func selectionDidChange() {
      isReadingStale = true
      let hidden =
        carousel.isDragging ? nil : selectedIndex.flatMap { isInView($0) && !carousel.isScrolling ? nil : $0 }
      update {
        $0.invalidate(.placement)
        if let hidden { $0.scroll(toItemAt: hidden, duration: CarouselModel.defaultScrollDuration) }
      }
    }

    private func isInView(_ index: Int) -> Bool {
      let snapshot = ask { $0.snapshot }
      return mounted.contains { $0.item == index && !$0.isLeaving && snapshot.isWhollyInside($0) }
    }

    /// Handles a key in a row of thumbnails: the arrows along the axis, Home and End move the selection, so that they reach every
    /// thumbnail, also in a contained row.
    /// - Returns: Whether the key is handled; nil if it does what it does in any carousel.
    func pressThumbnails(_ key: CarouselKey, focus: KeyFocus) -> Bool? {
      guard let thumbnails, let selectedIndex else { return nil }
      if key == .select {
        guard focus == .carousel,
          let position = mounted.firstIndex(where: { $0.item == selectedIndex && !$0.isLeaving })
        else { return nil }
        activate(position)
        return true
      }
      let direction = ask { $0.effective.isScrollEnabled && $0.effective.isKeyboardEnabled ? $0.direction(of: key) : 0 }
      guard direction != 0, key != .pageUp, key != .pageDown else { return nil }
      let indexes = 0..<max(0, min(carousel.numberOfItems, thumbnails.target.count)), last = indexes.upperBound - 1
      var goal = key == .home ? 0 : key == .end ? last : selectedIndex + direction
      if !indexes.contains(goal), thumbnails.target.wraps { goal = goal < 0 ? last : 0 }
      guard goal != selectedIndex, indexes.contains(goal) else { return reachEnd(in: direction) }
      thumbnails.show(goal)
      return true
    }
  }
#endif
