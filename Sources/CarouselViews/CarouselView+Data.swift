#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  // The items: queries, changes of the data, and input on behalf of the user.
  extension CarouselView {
    /// The number of items.
    public var numberOfItems: Int { controller.carousel.numberOfItems }
    /// The number of placeholders. They are hidden if the carousel wraps.
    public var numberOfPlaceholders: Int { controller.carousel.numberOfPlaceholders }
    /// The maximum number of items and placeholders shown at once.
    public var numberOfVisibleItems: Int { controller.carousel.numberOfVisibleItems }
    /// The indexes of the visible items and placeholders, ascending; placeholders have indexes below 0, or from the
    /// number of items on.
    public var indexesOfVisibleItems: [Int] { controller.indexesOfVisibleItems }
    /// The length of an item along the axis, in points; 0 while there is none.
    public var itemLength: Double { controller.carousel.itemLength }
    /// The number of items that a drag over one item's length scrolls.
    public var offsetMultiplier: Double { controller.carousel.offsetMultiplier }
    /// What remains of the toggle between two items in a classic cover flow, −1…1; for custom cover flows.
    public var toggle: Double { controller.carousel.toggleValue }
    /// While the delegate hears of another current item, and until the next time: whether the user has moved the carousel there,
    /// also by its controls, keys or assistive technology, rather than the app, a change of the items or the size, or autoplay.
    public var isUserInitiated: Bool { controller.carousel.isUserInitiated }
    /// The state of its controls.
    public var controlsState: ControlsState { controller.controlsState }

    /// Returns an item's distance from the middle, in items: negative before it, the shorter way if the carousel wraps.
    public func offset(ofItemAt index: Int) -> Double { controller.carousel.offset(ofItemAt: index) }

    // MARK: Data

    /// Reloads everything from the data source. Views that are shown become available for reuse.
    public func reloadData() {
      edit { $0.reloadData() }
      restoreState()
    }

    /// Lays out again without reloading from the data source: for closures in options and styles that return other
    /// values now.
    public func redraw() { update { $0.setNeedsLayout() } }

    /// Inserts an item that the data source already has.
    public func insertItem(at index: Int, animated: Bool) {
      edit { $0.insertItem(at: index, animated: animated) }
    }

    /// Removes an item that the data source no longer has.
    public func removeItem(at index: Int, animated: Bool) {
      edit { $0.removeItem(at: index, animated: animated) }
    }

    /// Reloads one item's view, with a cross-fade if `animated`.
    public func reloadItem(at index: Int, animated: Bool) {
      edit { $0.reloadItem(at: index, animated: animated) }
    }

    /// Applies a batch of changes, or the difference between two states of the data, in one animation. The data source
    /// must already have the new state. The current item stays current.
    public func apply(_ changes: ItemChanges, animated: Bool) {
      edit { $0.apply(changes, animated: animated) }
      restoreState()
    }

    /// Changes the data: until then, indexes are those of before.
    private func edit(_ change: (CarouselController<ViewHost>) -> Void) {
      endHighlight()
      withController(change)
    }

    /// Selects a visible item, as a tap on it does.
    public func selectItem(at index: Int) { withController { $0.selectItem(at: index) } }

    // MARK: On behalf of the user

    /// Scrolls by items on behalf of the user: for an app's own buttons. The item on which the carousel settles is
    /// announced to assistive technology.
    /// - Returns: Whether there is an item to move to; false while scrolling is disabled.
    @discardableResult
    public func move(byItems count: Int) -> Bool { withController { $0.move(byItems: count) } }

    /// Scrolls to an item on behalf of the user.
    /// - Returns: Whether the carousel is not already on its way there; false while scrolling is disabled.
    @discardableResult
    public func move(toItemAt index: Int) -> Bool { withController { $0.move(toItemAt: index) } }

    /// Scrolls to a snap position on behalf of the user, by its number: as a tap on its dot does.
    /// - Returns: Whether the carousel is not already on its way there.
    @discardableResult
    public func move(toPageAt index: Int) -> Bool { withController { $0.move(toPageAt: index) } }

    /// Handles a key as if the user had pressed it.
    /// - Returns: Whether it is handled: not across the axis, and not at the end that it points to.
    @discardableResult
    public func press(_ key: CarouselKey, modifiers: KeyModifiers = [], focus: KeyFocus = .carousel) -> Bool {
      withController { $0.press(key, modifiers: modifiers, focus: focus) }
    }
  }
#endif
