import CarouselEngine

/// How controls show where a carousel is.
public enum CarouselIndicator: Sendable {
  /// A dot for each item; of many items the count.
  case dots
  /// A count, as in "3 / 12".
  case count
}

/// What the controls of a carousel show: buttons that go on and back, and where it is.
public struct CarouselControlsState: Equatable, Sendable {
  /// The most dots that can be told apart side by side.
  public static let mostDots = 20

  /// The number of items.
  public var count: Int
  /// The item that is current; nil without items.
  public var index: Int?
  /// Where it is, in items, from 0 up to the number of items: between two of them while it moves.
  public var offset: Double
  /// Whether the last item is followed by the first.
  public var wraps: Bool
  /// Whether items follow each other from top to bottom.
  public var isVertical: Bool
  /// Whether there is anything that moves by itself, and can be stopped.
  public var movesByItself: Bool

  /// Whether there is an item before the current one.
  public var canGoBack: Bool { count > 0 && (wraps || (index ?? 0) > 0) }
  /// Whether there is an item after the current one.
  public var canGoOn: Bool { count > 0 && (wraps || (index ?? 0) < count - 1) }

  /// As in "3 / 12".
  public var text: String { index.map { "\($0 + 1) / \(count)" } ?? "" }

  /// The number of dots: one for each item, or none where there are too many.
  public var dots: Int { count <= Self.mostDots ? count : 0 }

  /// How much of a dot is that of the current item, 0…1: two share it while it moves from one to the other.
  public func share(ofDot dot: Int) -> Double {
    var way = abs(Double(dot) - offset)
    if wraps { way = min(way, Double(count) - way) }
    return min(max(0, 1 - way), 1)
  }
}

extension CarouselControl {
  /// What its controls show now.
  public var controlsState: CarouselControlsState {
    let carousel = controller.carousel
    return CarouselControlsState(
      count: carousel.numberOfItems, index: carousel.currentIndex, offset: carousel.scrollOffset, wraps: carousel.wraps,
      isVertical: carousel.axis.isVertical, movesByItself: wishes.autoscroll != 0)
  }
}
