/// The position of a carousel, for state restoration.
public struct CarouselState: Codable, Equatable, Sendable {
  /// The current item; nil if the carousel is empty.
  public var currentIndex: Int?
  /// The scroll offset, in items.
  public var scrollOffset: Double

  /// Creates a state.
  public init(currentIndex: Int?, scrollOffset: Double) {
    self.currentIndex = currentIndex
    self.scrollOffset = scrollOffset
  }
}

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import Foundation

  extension CarouselView {
    /// The position of the carousel. Setting it jumps there; without items, as soon as there are some. An index beyond
    /// the last item refers to the last one.
    public var state: CarouselState {
      get { restoredState ?? CarouselState(currentIndex: currentIndex, scrollOffset: scrollOffset) }
      set {
        restoredState = newValue
        restoreState()
      }
    }

    /// Jumps to the saved position, if there is one and there are items.
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

    /// Decodes a saved state; nil if there is none.
    init?(decoding coder: NSCoder) {
      guard coder.containsValue(forKey: Self.indexKey) else { return nil }
      self.init(
        currentIndex: coder.decodeInteger(forKey: Self.indexKey),
        scrollOffset: coder.decodeDouble(forKey: Self.offsetKey))
    }
  }
#endif
