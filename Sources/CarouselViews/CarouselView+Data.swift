#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  // The items: what is shown, changes of the data, and what the user does with them.
  extension CarouselView {
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
    /// What is left of the change of two items in a classic cover flow, −1…1; for custom cover flows.
    public var toggle: Double { controller.carousel.toggleValue }
    /// What its controls show now.
    public var controlsState: ControlsState { controller.controlsState }

    /// How far an item is from the middle, in items: negative before it, the shorter way where it wraps.
    public func offset(ofItemAt index: Int) -> Double { controller.carousel.offset(ofItemAt: index) }

    // MARK: Data

    /// Asks the data source for everything anew. Views that are shown are offered for reuse.
    public func reloadData() {
      withController { $0.reloadData() }
      restoreState()
    }

    /// Lays everything out anew, without asking the data source: for closures in options and styles that return something
    /// else now.
    public func redraw() { update { $0.setNeedsLayout() } }

    /// Inserts an item; the data source has it already.
    public func insertItem(at index: Int, animated: Bool) {
      withController { $0.insertItem(at: index, animated: animated) }
    }

    /// Removes an item; the data source has it no more.
    public func removeItem(at index: Int, animated: Bool) {
      withController { $0.removeItem(at: index, animated: animated) }
    }

    /// Asks for one item's view anew, with a cross-fade where animated.
    public func reloadItem(at index: Int, animated: Bool) {
      withController { $0.reloadItem(at: index, animated: animated) }
    }

    /// Applies a batch of changes, or the difference between two states of the data, in one animation; the data source has
    /// the new state already. The current item stays current.
    public func apply(_ changes: ItemChanges, animated: Bool) {
      withController { $0.apply(changes, animated: animated) }
      restoreState()
    }

    /// Selects an item that is shown, as a tap on it does.
    public func selectItem(at index: Int) { withController { $0.selectItem(at: index) } }

    // MARK: On behalf of the user

    /// Scrolls by items on behalf of the user: for an app's own buttons. Where the carousel settles is announced to assistive
    /// technology.
    /// - Returns: Whether there is anywhere to go; false while the user may not scroll.
    @discardableResult
    public func move(byItems count: Int) -> Bool { withController { $0.move(byItems: count) } }

    /// Scrolls to an item on behalf of the user.
    /// - Returns: Whether it is not going there already; false while the user may not scroll.
    @discardableResult
    public func move(toItemAt index: Int) -> Bool { withController { $0.move(toItemAt: index) } }

    /// Does what a key does that the user presses.
    /// - Returns: Whether it is handled: not across the axis, and not at an end that it leads to.
    @discardableResult
    public func press(_ key: CarouselKey, modifiers: KeyModifiers = [], focus: KeyFocus = .carousel) -> Bool {
      withController { $0.press(key, modifiers: modifiers, focus: focus) }
    }
  }
#endif
