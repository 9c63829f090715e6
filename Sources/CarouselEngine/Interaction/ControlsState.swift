/// What the controls of a carousel show: buttons that move it, dots, a count, and a button that pauses autoplay.
public struct ControlsState: Equatable, Sendable {
  /// The number of items.
  public var count = 0
  /// The current item; nil without items.
  public var index: Int?
  /// Where it is, in items, from 0 up to the number of items: between two of them while it moves.
  public var offset = 0.0
  /// Whether the last item is followed by the first.
  public var wraps = false
  /// Whether items follow each other from top to bottom.
  public var isVertical = false
  /// Whether they follow each other from right to left.
  public var isMirrored = false
  /// Whether the button to the next item is enabled: there is one after the item where the carousel will rest.
  public var canGoForward = false
  /// Whether the button to the previous item is enabled.
  public var canGoBack = false
  /// Whether there is anything to pause: an autoplay or an autoscroll.
  public var hasPauseButton = false
  /// Whether the user has paused it; then the button plays.
  public var isPaused = false
  /// Whether the user asked for more contrast.
  public var increasesContrast = false

  /// The most dots shown side by side.
  public static var mostDots: Int { Feel.mostDots }

  /// A state without items.
  public init() {}

  /// The items that have dots: all, or the `mostDots` about the current one.
  public var dots: Range<Int> {
    guard count > Feel.mostDots else { return 0..<max(0, count) }
    let first = (Int(saturating: offset.rounded()) - Feel.mostDots / 2).clamped(to: 0...count - Feel.mostDots)
    return first..<first + Feel.mostDots
  }

  /// How much an item's dot is the active one, 0…1: two share it while the carousel moves from one to the other.
  public func share(ofDot item: Int) -> Double {
    var distance = abs(Double(item) - offset)
    if wraps { distance = min(distance, Double(count) - distance) }
    return (1 - distance).clamped(to: 0...1)
  }

  /// The size of an item's dot as a share of the full size: smaller at an end of the window beyond which there are more.
  public func scale(ofDot item: Int) -> Double {
    let dots = dots
    let isOutermost = (item == dots.lowerBound && item > 0) || (item == dots.upperBound - 1 && item < count - 1)
    if isOutermost { return Feel.outermostDotScale }
    let isOuter =
      (item == dots.lowerBound + 1 && dots.lowerBound > 0) || (item == dots.upperBound - 2 && dots.upperBound < count)
    return isOuter ? Feel.outerDotScale : 1
  }

  /// The opacity of an item's dot, 0…1.
  public func opacity(ofDot item: Int) -> Double {
    let least = increasesContrast ? Feel.contrastDotOpacity : Feel.dotOpacity
    return least + (1 - least) * share(ofDot: item)
  }

  /// The numbers of "3 / 12"; nil without items.
  public var position: (number: Int, count: Int)? { index.map { ($0 + 1, count) } }
}

#if !hasFeature(Embedded)
  extension ControlsState {
    /// As in "3 / 12"; empty without items.
    public var text: String { position.map { "\($0.number) / \($0.count)" } ?? "" }
  }
#endif

extension CarouselController {
  /// What its controls show now.
  public var controlsState: ControlsState {
    ask { carousel in
      var state = ControlsState()
      state.count = carousel.numberOfItems
      state.index = carousel.currentIndex
      state.offset = carousel.scrollOffset
      state.wraps = carousel.wraps
      state.isVertical = carousel.axis.isVertical
      state.isMirrored = carousel.axis.isMirrored && !carousel.axis.isVertical
      state.canGoForward = carousel.isScrollEnabled && carousel.canGoForward
      state.canGoBack = carousel.isScrollEnabled && carousel.canGoBack
      state.hasPauseButton = carousel.autoscroll.isFinite && carousel.autoscroll != 0 || autoplay.interval > 0
      state.isPaused = autoplay[.paused]
      state.increasesContrast = carousel.preferences.increasesContrast
      return state
    }
  }
}
