/// What the controls of a carousel show: the buttons that move it, the dots, the count, and the button that pauses
/// autoplay.
public struct ControlsState: Equatable, Sendable {
  /// The number of snap positions: that of items, unless groups of them scroll as pages, or the carousel is contained; 0
  /// if it cannot be scrolled.
  public var count = 0
  /// The current snap position; nil if there is none.
  public var index: Int?
  /// The scroll offset in snap positions, from 0 up to their number; fractional while it moves.
  public var offset = 0.0
  /// Whether the carousel wraps.
  public var wraps = false
  /// Whether items are arranged from top to bottom.
  public var isVertical = false
  /// Whether items are arranged from right to left.
  public var isMirrored = false
  /// Whether the next button is enabled: there is an item after the one on which the carousel will rest.
  public var canGoForward = false
  /// Whether the previous button is enabled.
  public var canGoBack = false
  /// Whether nothing is before what is shown; see `CarouselModel.isAtStart`.
  public var isAtStart = true
  /// Whether nothing is after what is shown; see `CarouselModel.isAtEnd`.
  public var isAtEnd = true
  /// Whether there is one page at most.
  public var isSinglePage = true
  #if !hasFeature(Embedded)
    /// Whether the items are shown as a list.
    public var isList = false
  #endif
  /// Whether there is an autoplay or an autoscroll to pause; under reduced motion there is none. Users need this button
  /// even where there are no others.
  public var hasPauseButton = false
  /// Whether the user has paused it; then the button plays.
  public var isPaused = false
  /// Whether there is an autoplay, whose time a dot can show; under reduced motion there is none.
  public var hasAutoplay = false
  /// Whether the user asked for more contrast.
  public var increasesContrast = false

  /// The maximum number of dots side by side.
  public static var mostDots: Int { Feel.mostDots }

  /// Creates the state of a carousel without items.
  public init() {}

  /// The snap positions that have dots: all, or the `mostDots` around the current one.
  public var dots: Range<Int> {
    guard count > Feel.mostDots else { return 0..<max(0, count) }
    let first = (Int(saturating: offset.rounded()) - Feel.mostDots / 2).clamped(to: 0...count - Feel.mostDots)
    return first..<first + Feel.mostDots
  }

  /// The share of all pages up to the current one, 0…1, which a progress bar shows: it grows while the carousel moves.
  public var progress: Double { count > 0 ? ((offset + 1) / Double(count)).clamped(to: 0...1) : 0 }

  /// Returns how active an item's dot is, 0…1. Two dots share it while the carousel moves between them.
  public func share(ofDot item: Int) -> Double {
    var distance = abs(Double(item) - offset)
    if wraps { distance = min(distance, Double(count) - distance) }
    return (1 - distance).clamped(to: 0...1)
  }

  /// Returns the size of an item's dot as a share of the full size: smaller at an end of the window beyond which there
  /// are more.
  public func scale(ofDot item: Int) -> Double {
    let dots = dots
    let isOutermost = (item == dots.lowerBound && item > 0) || (item == dots.upperBound - 1 && item < count - 1)
    if isOutermost { return Feel.outermostDotScale }
    let isOuter =
      (item == dots.lowerBound + 1 && dots.lowerBound > 0) || (item == dots.upperBound - 2 && dots.upperBound < count)
    return isOuter ? Feel.outerDotScale : 1
  }

  /// The opacity of a dot that is not active, 0…1, and of the part of the current one that the time of autoplay has not filled.
  public var inactiveOpacity: Double { increasesContrast ? Feel.contrastDotOpacity : Feel.dotOpacity }

  /// Returns the opacity of an item's dot, 0…1.
  public func opacity(ofDot item: Int) -> Double {
    inactiveOpacity + (1 - inactiveOpacity) * share(ofDot: item)
  }

  /// The two numbers of "3 / 12"; nil without items.
  public var position: (number: Int, count: Int)? { index.map { ($0 + 1, count) } }
}

#if !hasFeature(Embedded)
  extension ControlsState {
    /// The position as "3 / 12"; empty without items.
    public var text: String { position.map { "\($0.number) / \($0.count)" } ?? "" }
  }
#endif

extension CarouselController {
  /// The state of its controls.
  public var controlsState: ControlsState {
    let (rotates, hasAutoplay) = (rotates, hasAutoplay)
    return ask { carousel in
      var state = ControlsState()
      if carousel.isScrollable, let index = carousel.currentPage {
        state.count = carousel.numberOfPages
        state.index = index
        state.offset = carousel.pageOffset
      }
      state.wraps = carousel.wraps
      let axis = carousel.effective.axis
      state.isVertical = axis.isVertical
      state.isMirrored = axis.isMirrored && !axis.isVertical
      #if !hasFeature(Embedded)
        state.isList = carousel.isList
      #endif
      state.canGoForward = carousel.effective.isScrollEnabled && carousel.canGoForward
      state.canGoBack = carousel.effective.isScrollEnabled && carousel.canGoBack
      (state.isAtStart, state.isAtEnd) = (carousel.isAtStart, carousel.isAtEnd)
      state.isSinglePage = carousel.numberOfPages <= 1
      state.hasPauseButton = rotates
      state.isPaused = autoplay[.paused]
      state.hasAutoplay = hasAutoplay
      state.increasesContrast = carousel.preferences.increasesContrast
      return state
    }
  }
}
