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

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import Foundation

  extension CarouselView {
    /// Where it is. Set, it jumps there; without items, as soon as there are some. An index beyond the last item is the last
    /// one.
    public var state: CarouselState {
      get { restoredState ?? CarouselState(currentIndex: currentIndex, scrollOffset: scrollOffset) }
      set {
        restoredState = newValue
        restoreState()
      }
    }

    /// Jumps to where a saved state says, if there is one and there are items.
    func restoreState() {
      guard let state = restoredState, numberOfItems > 0 else { return }
      restoredState = nil
      guard let index = state.currentIndex else { return }
      let offset = scrollsToItemBoundary || !state.scrollOffset.isFinite ? Double(index) : state.scrollOffset
      jump(to: wraps ? offset : min(max(0, offset), Double(numberOfItems - 1)))
    }
  }

  extension CarouselState {
    private static let indexKey = "CarouselCurrentIndex"
    private static let offsetKey = "CarouselScrollOffset"

    func encode(with coder: NSCoder) {
      coder.encode(scrollOffset, forKey: Self.offsetKey)
      if let currentIndex { coder.encode(currentIndex, forKey: Self.indexKey) }
    }

    /// The state that was saved; nil where there is none.
    init?(decoding coder: NSCoder) {
      guard coder.containsValue(forKey: Self.indexKey) else { return nil }
      self.init(
        currentIndex: coder.decodeInteger(forKey: Self.indexKey),
        scrollOffset: coder.decodeDouble(forKey: Self.offsetKey))
    }
  }
#endif
