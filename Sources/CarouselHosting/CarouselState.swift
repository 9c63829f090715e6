/// Where a carousel is, to be kept while the app is away.
public struct CarouselState: Codable, Equatable, Sendable {
  /// The current item; nil of an empty carousel.
  public var currentIndex: Int?
  /// Where it is, in items.
  public var scrollOffset: Double

  /// A state of these values.
  public init(currentIndex: Int?, scrollOffset: Double) {
    self.currentIndex = currentIndex
    self.scrollOffset = scrollOffset
  }
}

extension CarouselControl {
  /// Where it is. Set, it jumps there; where it has no items yet, as soon as it has some. An item that is no more there
  /// is the last one.
  public var state: CarouselState {
    get { wishes.restored ?? CarouselState(currentIndex: currentIndex, scrollOffset: scrollOffset) }
    set {
      wishes.restored = newValue
      takeUpRestoredState()
    }
  }

  /// Takes a saved state up, if there is one and there are items.
  public func takeUpRestoredState() {
    guard let state = wishes.restored, numberOfItems > 0 else { return }
    wishes.restored = nil
    guard let index = state.currentIndex else { return }
    let isBetween = !scrollsToItemBoundary && abs(state.scrollOffset - Double(index)) <= 0.5
    let last = Double(numberOfItems - 1)
    jump(to: min(isBetween ? state.scrollOffset : Double(index), last))
  }
}
