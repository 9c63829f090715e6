/// A part of a carousel's state that a host in another language can ask for, as a number; flags are 1 or 0.
public enum CarouselQuery: Int32, CaseIterable, Sendable {
  /// The scroll offset, in items.
  case scrollOffset
  /// The scroll offset at which the first page rests, in items; 0 if it wraps, and without items.
  case scrollOffsetAtStart
  /// The scroll offset at which the last page rests, in items; the number of items if it wraps.
  case scrollOffsetAtEnd
  /// The index of the current item, or −1.
  case currentIndex
  /// The number of pages.
  case numberOfPages
  /// The current page, or −1.
  case currentPage
  /// The number of items.
  case numberOfItems
  /// The number of placeholders.
  case numberOfPlaceholders
  /// The number of items that are shown at once.
  case numberOfVisibleItems
  /// Whether the last item is followed by the first.
  case wraps
  /// The width that the settings give to items, in points; 0 if their views determine it.
  case fittedWidth
  /// The height that the settings give to items, in points; 0 if their views determine it.
  case fittedHeight
  /// Whether the user drags.
  case isDragging
  /// Whether a flick decelerates.
  case isDecelerating
  /// Whether a scroll animation is running.
  case isScrolling
  /// Whether it scrolls by itself.
  case isAutoscrolling
  /// Whether the user has caused the present motion.
  case isUserInitiated
  /// Whether the present press has stopped a flick.
  case stopsFlick
  /// The directions in which a mouse scrolls it: bits of `ScrollDirections`.
  case mouseDirections
  /// The directions in which fingers scroll it: bits of `ScrollDirections`.
  case touchDirections
  /// The directions in which wheels scroll it: bits of `ScrollDirections`.
  case wheelDirections
  /// The offset at which the carousel will rest, in items.
  case destination
  /// The index at which the carousel will rest, or −1.
  case destinationIndex
  /// The progress of a cover flow's toggle.
  case toggle
  /// The number of items that a drag over one item's length scrolls.
  case offsetMultiplier
  /// The directions of swipes that are not for the carousel: bits of `ScrollDirections`.
  case surroundingSwipes
  /// The directions of swipes that are not for the carousel while it is at an end: bits of `ScrollDirections`.
  case surroundingSwipesAtEnd
  /// The state of the controls: bits of `ControlsState.Flags`.
  case controlsFlags
  /// The share of the autoplay interval that has passed at the current item, 0 to 1.
  case autoplayProgress
  /// The time until autoplay advances the carousel, in seconds; infinite while it waits.
  case autoplayRemainingTime
  /// The time on the carousel's clock, in seconds.
  case time
}

extension CarouselController {
  /// Returns the answer to a query.
  public func answer(to query: CarouselQuery) -> Double {
    switch query {
    case .stopsFlick: stopsFlick ? 1 : 0
    case .controlsFlags: Double(controlsState.flags.rawValue)
    case .autoplayProgress: autoplayProgress
    case .autoplayRemainingTime: autoplayRemainingTime
    default: ask { $0.answer(to: query) }
    }
  }
}

extension CarouselModel {
  fileprivate func answer(to query: CarouselQuery) -> Double {
    switch query {
    case .scrollOffset: scrollOffset
    case .scrollOffsetAtStart: scrollOffsetAtStart
    case .scrollOffsetAtEnd: scrollOffsetAtEnd
    case .currentIndex: Double(currentIndex ?? -1)
    case .numberOfPages: Double(numberOfPages)
    case .currentPage: Double(currentPage ?? -1)
    case .numberOfItems: Double(numberOfItems)
    case .numberOfPlaceholders: Double(numberOfPlaceholders)
    case .numberOfVisibleItems: Double(numberOfVisibleItems)
    case .wraps: wraps ? 1 : 0
    case .fittedWidth: fittedItemSize.width
    case .fittedHeight: fittedItemSize.height
    case .isDragging: isDragging ? 1 : 0
    case .isDecelerating: isDecelerating ? 1 : 0
    case .isScrolling: isScrolling ? 1 : 0
    case .isAutoscrolling: isAutoscrolling ? 1 : 0
    case .isUserInitiated: isUserInitiated ? 1 : 0
    case .mouseDirections: Double(directions(of: .mouse).rawValue)
    case .touchDirections: Double(directions(of: .touch).rawValue)
    case .wheelDirections: Double(directions(of: .wheel).rawValue)
    case .destination: destination
    case .destinationIndex: Double(destinationIndex ?? -1)
    case .toggle: toggleValue
    case .offsetMultiplier: offsetMultiplier
    case .surroundingSwipes: Double(surroundingSwipes.rawValue)
    case .surroundingSwipesAtEnd: Double(surroundingSwipesAtEnd.rawValue)
    case .time: time
    // Those of the controller.
    case .stopsFlick, .controlsFlags, .autoplayProgress, .autoplayRemainingTime: 0
    }
  }
}
