import CarouselEngine

// The items: what is shown, and changes of the data.
extension CarouselControl {
  /// How many items there are.
  public var numberOfItems: Int { controller.carousel.numberOfItems }
  /// How many placeholders there are. They are hidden where it wraps.
  public var numberOfPlaceholders: Int { controller.carousel.numberOfPlaceholders }
  /// How many items and placeholders are shown at once, at most.
  public var numberOfVisibleItems: Int { controller.carousel.numberOfVisibleItems }
  /// The indexes of what is shown, ascending; placeholders have indexes below 0 and from the number of items on.
  public var indexesOfVisibleItems: [Int] { controller.indexesOfVisibleItems }
  /// The length of an item along the axis, in points; 0 while there is none.
  public var itemLength: Double { controller.carousel.itemLength }
  /// How many items a drag over one item's length scrolls.
  public var offsetMultiplier: Double { controller.carousel.offsetMultiplier }
  /// What is left of the change of two items in a classic cover flow, −1…1; for cover flows of one's own.
  public var toggle: Double { controller.carousel.toggleValue }

  /// How far an item is from the middle, in items: negative before it, the shorter way where it wraps.
  public func offset(ofItemAt index: Int) -> Double { controller.carousel.offset(ofItemAt: index) }

  /// Asks the data source for everything anew. Views that are shown are offered for reuse.
  public func reloadData() {
    controller.setTime(now)
    controller.reloadData()
    takeUpRestoredState()
  }

  /// Lays everything out anew, without asking the data source: for closures in options and styles that give other answers
  /// now.
  public func redraw() { update { $0.setNeedsLayout() } }

  /// A new item has come to be at an index; the data source has it already.
  public func insertItem(at index: Int, animated: Bool) {
    controller.setTime(now)
    controller.insertItem(at: index, animated: animated && !surroundings.reducesMotion)
  }

  /// The item at an index has gone; the data source has it no more.
  public func removeItem(at index: Int, animated: Bool) {
    controller.setTime(now)
    controller.removeItem(at: index, animated: animated && !surroundings.reducesMotion)
  }

  /// Asks for one item's view anew; animated, the old one fades into the new.
  public func reloadItem(at index: Int, animated: Bool) {
    controller.setTime(now)
    controller.reloadItem(at: index, animated: animated)
  }

  /// Selects an item that is shown, as a tap on it does.
  public func selectItem(at index: Int) {
    controller.setTime(now)
    controller.selectItem(at: index)
  }
}
