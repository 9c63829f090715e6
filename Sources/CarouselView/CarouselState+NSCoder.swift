#if HAS_TOOLKIT
  import Foundation

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
