// Moving by item, by page and to the ends: for keys, buttons and assistive technology.
extension CarouselModel {
  /// Moves for an arrow key, Page Up, Page Down, Home or End.
  /// - Returns: Whether the key is handled. An arrow across the axis is not, nor is any key at the end that it points
  ///   to, so that the carousel's container gets it.
  mutating func move(by key: CarouselKey) -> Bool {
    switch key {
    case .left, .right, .up, .down:
      let distance = axis.along(key.direction)
      return distance != 0 && move(byItems: distance > 0 ? 1 : -1)
    case .pageUp: return move(byItems: -pageLength)
    case .pageDown: return move(byItems: pageLength)
    case .home: return move(toItemAt: 0)
    case .end: return move(toItemAt: track.itemCount - 1)
    case .select: return false
    }
  }

  /// Scrolls by items on behalf of the user, from its destination, so that three quick presses move three items.
  /// - Returns: Whether there is an item to move to; false while scrolling is disabled.
  @discardableResult
  public mutating func move(byItems count: Int) -> Bool {
    guard isScrollEnabled, canMove(byItems: count) else { return false }
    step(by: count)
    return true
  }

  /// Scrolls to an item on behalf of the user.
  /// - Returns: Whether it is not already on its way there; false while scrolling is disabled.
  @discardableResult
  public mutating func move(toItemAt index: Int) -> Bool {
    guard isScrollEnabled, let index = track.clampedIndex(index), index != destinationIndex else { return false }
    scroll(toItemAt: index, duration: Self.defaultScrollDuration)
    return true
  }

  /// Whether there is an item in a direction from its destination.
  func canMove(byItems count: Int) -> Bool {
    guard track.itemCount > 1, count != 0 else { return false }
    guard !track.wraps else { return true }
    let target = destination.rounded()
    return count > 0 ? target < Double(track.itemCount - 1) : target > 0
  }

  /// Whether there is an item after the one on which it will rest.
  public var canGoForward: Bool { canMove(byItems: 1) }
  /// Whether there is an item before the one on which it will rest.
  public var canGoBack: Bool { canMove(byItems: -1) }

  /// The item that will be current when it rests, or nil without items.
  public var destinationIndex: Int? { track.item(at: track.nearestSlot(to: destination)) }

  /// The number of whole items that fit side by side, at least 1.
  public var pageLength: Int {
    let length = itemLength
    guard length > 0 else { return 1 }
    let fitting = Int(saturating: axis.length(of: viewport.sanitized) / length)
    return max(1, min(numberOfVisibleItems, fitting))
  }

  /// Scrolls to the next item, from the last one back to the first.
  public mutating func advance() {
    if canGoForward { step(by: 1) } else { scroll(toItemAt: 0, duration: Self.defaultScrollDuration) }
  }
}
