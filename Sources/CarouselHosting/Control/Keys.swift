import CarouselEngine

/// A key that a carousel has use for.
public enum CarouselKey: Sendable {
  case left, right, up, down
  /// As many items on as fill the carousel.
  case pageUp, pageDown
  /// To the ends.
  case home, end
  /// Return, Enter or Space: selects the current item.
  case select
}

extension CarouselControl {
  /// Does what a key asks for.
  /// - Returns: Whether the carousel has use for it: not for arrows across its axis, and not at an end that it is at
  ///   already, so that something around it may have the key.
  @discardableResult
  public func perform(_ key: CarouselKey) -> Bool {
    guard numberOfItems > 0 else { return false }
    switch key {
    case .left, .right, .up, .down:
      let way = controller.carousel.axis.along(key.direction)
      return way == 0 ? false : go(by: Int(way))
    case .pageUp: return go(by: -pageLength)
    case .pageDown: return go(by: pageLength)
    case .home: return go(to: 0)
    case .end: return go(to: numberOfItems - 1)
    case .select:
      guard let currentIndex else { return false }
      selectItem(at: currentIndex)
      return true
    }
  }

  /// Goes on by so many items as a person asked, by a key or by assistive technology.
  /// - Returns: Whether there is anywhere to go.
  @discardableResult
  public func go(by count: Int) -> Bool {
    guard isScrollEnabled, numberOfItems > 0 else { return false }
    let carousel = controller.carousel
    if !carousel.wraps {
      let aim = carousel.destination.rounded()
      guard count > 0 ? aim < Double(carousel.numberOfItems - 1) : aim > 0 else { return false }
    }
    step(by: count)
    return true
  }

  private func go(to index: Int) -> Bool {
    guard isScrollEnabled, controller.carousel.destination.rounded() != Double(index) else { return false }
    scrollToItem(at: index, animated: true)
    return true
  }

  /// How many whole items lie side by side, at least one: what a page is.
  public var pageLength: Int {
    let length = itemLength
    let axis = controller.carousel.axis
    guard length > 0 else { return 1 }
    return max(1, min(numberOfVisibleItems, Int(min(axis.length(of: surroundings.viewport) / length, 1000))))
  }
}

extension CarouselKey {
  /// Which way an arrow points on the screen.
  fileprivate var direction: Point {
    switch self {
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .up: Point(x: 0, y: -1)
    case .down: Point(x: 0, y: 1)
    default: .zero
    }
  }
}
