// Moving by item, by page and to the ends: for keys, buttons and assistive technology.
extension CarouselModel {
  /// Moves for an arrow key, Page Up, Page Down, Home or End.
  /// - Returns: Whether the key is handled. An arrow across the axis is not, nor is any key at the end that it points
  ///   to, so that the carousel's container gets it.
  mutating func move(by key: CarouselKey) -> Bool {
    switch key {
    case .left, .right, .up, .down: move(byItems: direction(of: key))
    case .pageUp, .pageDown: move(byItems: direction(of: key) * pagesInView)
    case .home: move(toPageAt: 0)
    case .end: move(toPageAt: track.pageCount - 1)
    case .select: false
    }
  }

  /// The direction in which a key points: 1 forward, −1 back, 0 if neither.
  func direction(of key: CarouselKey) -> Int {
    switch key {
    case .left, .right, .up, .down:
      let distance = layoutAxis.along(key.direction)
      return distance > 0 ? 1 : distance < 0 ? -1 : 0
    case .pageUp, .home: return -1
    case .pageDown, .end: return 1
    case .select: return 0
    }
  }

  /// Scrolls by snap positions on behalf of the user, from its destination, so that three quick presses move three items.
  /// - Returns: Whether there is one to move to; false while scrolling is disabled.
  @discardableResult
  public mutating func move(byItems count: Int) -> Bool {
    guard effective.isScrollEnabled, canMove(byItems: count) else { return false }
    actForUser { $0.step(by: count) }
    return true
  }

  /// Scrolls to an item on behalf of the user.
  /// - Returns: Whether it is not already on its way there; false while scrolling is disabled.
  @discardableResult
  public mutating func move(toItemAt index: Int) -> Bool {
    guard effective.isScrollEnabled, let index = track.clampedIndex(index), index != destinationIndex else {
      return false
    }
    // Several items may rest at the same end.
    guard track.snaps.areItems || track.position(ofSlot: index) != destination else { return false }
    actForUser { $0.scroll(toItemAt: index, duration: Self.defaultScrollDuration) }
    return true
  }

  /// Scrolls to a page on behalf of the user: to a snap position by its number, as dots show them.
  /// - Returns: Whether it is not already on its way there; false while scrolling is disabled.
  @discardableResult
  public mutating func move(toPageAt index: Int) -> Bool {
    let page = max(0, min(index, track.pageCount - 1))
    guard effective.isScrollEnabled, !track.isEmpty, page != pageIndex(at: destination) else { return false }
    let end = track.position(ofPage: Double(page))
    actForUser { $0.scroll(toOffset: end, duration: Self.defaultScrollDuration) }
    return true
  }

  /// Returns the page nearest to a position.
  func pageIndex(at position: Double) -> Int {
    let page = track.page(at: position).rounded(.toNearestOrAwayFromZero), count = Double(track.pageCount)
    return Int(saturating: track.wraps ? page - (page / count).rounded(.down) * count : page.clamped(to: 0...count - 1))
  }

  /// Whether there is a snap position in a direction from its destination.
  func canMove(byItems count: Int) -> Bool {
    let pages = track.pageCount
    guard pages > 1, count != 0 else { return false }
    return track.wraps || effective.rewinds || isShortOfEnd(in: count)
  }

  /// Whether its destination is short of the end in a direction.
  func isShortOfEnd(in direction: Int) -> Bool {
    let target = track.page(at: destination).rounded()
    return direction > 0 ? target < Double(track.pageCount - 1) : target > 0
  }

  /// Whether there is an item after the one on which it will rest.
  public var canGoForward: Bool { canMove(byItems: 1) }
  /// Whether there is an item before the one on which it will rest.
  public var canGoBack: Bool { canMove(byItems: -1) }

  /// The item that will be current when it rests, or nil without items.
  public var destinationIndex: Int? {
    track.item(at: movement.followsCurve ? currentSlot(at: destination) : currentSlot)
  }

  /// The page on which it will rest, or nil without items.
  public var destinationPage: Int? { track.isEmpty ? nil : pageIndex(at: destination) }

  /// The number of whole items that fit side by side, at least 1.
  public var pageLength: Int {
    guard itemLength > 0 else { return 1 }
    return max(1, min(numberOfVisibleItems, Int(saturating: itemsInView + Feel.sameOffset)))
  }

  /// The number of snap positions that Page Up and Page Down move by: those of as many items as fit side by side, at least 1.
  public var pagesInView: Int { max(1, Int(saturating: Double(pageLength) / track.snaps.groupSize)) }

  /// Scrolls to the next item, from the last one back to the first.
  public mutating func advance() {
    if canGoForward { step(by: 1) } else { scroll(toItemAt: 0, duration: Self.defaultScrollDuration) }
  }
}
