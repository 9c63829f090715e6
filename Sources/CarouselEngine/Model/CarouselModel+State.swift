// Queries about the state.
extension CarouselModel {
  /// The number of items.
  public var numberOfItems: Int { track.itemCount }
  /// The number of placeholders in the data source. They are hidden if the carousel wraps.
  public var numberOfPlaceholders: Int { track.placeholderCount }
  /// The maximum number of items and placeholders shown at once.
  public var numberOfVisibleItems: Int { layout.visibleCount }
  /// Whether the carousel wraps: the last item is followed by the first.
  public var wraps: Bool { track.wraps }
  /// The number of items that a drag over one item's length scrolls.
  public var offsetMultiplier: Double { layout.offsetMultiplier }

  /// The axis along which the items are laid out: that of the settings, mirrored if text runs from right to left, or from top to
  /// bottom in a list.
  public var layoutAxis: CarouselAxis { effective.axis }

  /// The scroll offset in items: 0 with the first item in the middle. If the carousel wraps, within the number of
  /// items; −1 without items.
  public var scrollOffset: Double {
    guard track.wraps, track.period > track.itemCount else { return position }
    let n = Double(track.itemCount)
    return position - (position / n).rounded(.down) * n
  }

  /// The index of the item nearest to the alignment, or nil without items. Near a contained end, each snap position has a
  /// current item of its own.
  public var currentIndex: Int? { track.item(at: currentSlot) }

  /// The number of snap positions: that of items, unless groups of them scroll as pages, or the carousel is contained.
  public var numberOfPages: Int { track.pageCount }
  /// The snap position nearest to the scroll offset, or nil without items.
  public var currentPage: Int? { track.isEmpty ? nil : pageIndex(at: position) }
  /// Whether nothing is before what is shown: it is at its first page. An empty carousel is; one that wraps never is.
  public var isAtStart: Bool { !track.wraps && (track.isEmpty || position <= track.ends.lowerBound + Feel.sameOffset) }
  /// Whether nothing is after what is shown: it is at its last page. An empty carousel is; one that wraps never is.
  public var isAtEnd: Bool { !track.wraps && (track.isEmpty || position >= track.ends.upperBound - Feel.sameOffset) }
  /// The scroll offset at the start, in items: where the first page rests. 0 if it wraps, and without items.
  public var scrollOffsetAtStart: Double { track.wraps || track.isEmpty ? 0 : track.ends.lowerBound }
  /// The scroll offset at the end, in items: where the last page rests. The number of items if it wraps; 0 without any.
  public var scrollOffsetAtEnd: Double {
    track.wraps ? Double(track.itemCount) : track.isEmpty ? 0 : track.ends.upperBound
  }
  /// Returns the scroll offset at which a page rests, or nil if there is no such page.
  public func scrollOffset(ofPage page: Int) -> Double? {
    (0..<track.pageCount).contains(page) ? track.position(ofPage: Double(page)) : nil
  }
  /// The scroll offset in snap positions.
  var pageOffset: Double {
    let page = track.page(at: position), count = Double(track.pageCount)
    return track.wraps && count > 0 ? page - (page / count).rounded(.down) * count : page
  }

  /// The slot in the middle, about which others are visible.
  var middleSlot: Int { layout.middleSlot(at: position, of: track) }

  /// Whether there is anywhere to scroll to: not in a contained carousel that its items do not fill.
  public var isScrollable: Bool { track.wraps || track.snaps.span == 0 || track.pageCount > 1 }
  /// Whether the user can scroll it now.
  package var isDraggable: Bool { effective.isScrollEnabled && isScrollable && !track.isEmpty }
  /// Whether the user can scroll it now by a pointer or a wheel.
  public func isScrollable(by input: ScrollInput) -> Bool { isDraggable && allows(input) }

  /// Whether the settings allow something to scroll it.
  func allows(_ input: ScrollInput) -> Bool {
    switch input {
    case .mouse: effective.dragInput == .all
    case .touch: effective.dragInput != .none
    case .wheel: effective.isWheelEnabled
    }
  }

  /// Whether the user can scroll it to another snap position.
  public var hasWayToScroll: Bool {
    effective.isScrollEnabled && !track.isEmpty && (track.pageCount > 1 || (track.wraps && track.repeats > 1))
  }

  /// Whether the user drags it.
  public var isDragging: Bool { movement == .dragging }
  /// Whether it decelerates after a flick.
  public var isDecelerating: Bool { movement == .decelerating }
  /// Whether an animated scroll is running.
  public var isScrolling: Bool { movement == .scrolling }
  /// Whether `autoscroll` moves it now.
  public var isAutoscrolling: Bool {
    guard movement == .resting, effectiveAutoscroll != 0, !track.isEmpty else { return false }
    return track.wraps
      || (effectiveAutoscroll > 0 ? position < track.ends.upperBound : position > track.ends.lowerBound)
  }

  /// Whether it snaps because the user has let go of it.
  var isSnapping: Bool { movement == .scrolling && running.isRelease }
  /// The distance from where it will rest, in items.
  var remainingDistance: Double { abs(motionEnd - position) }

  /// Whether the next frame will look different.
  public var isAnimating: Bool {
    movement.followsCurve || isAutoscrolling || outgoing != nil || abs(toggle) > Feel.sameOffset || isWheelTimed
  }

  /// The scroll offset at which it will rest if nothing interferes, in items.
  public var destination: Double { movement == .decelerating ? restingPosition(from: running.target) : motionEnd }
  /// The end of what moves it: a flick may end beyond an end or between two items, and snap from there.
  var motionEnd: Double { movement.followsCurve ? running.target : position }

  /// The current velocity, in items per second.
  public var velocity: Double {
    switch movement {
    case .scrolling, .decelerating: running.curve.velocity(at: time - running.start)
    case .dragging: flickVelocity
    case .resting: isAutoscrolling ? effectiveAutoscroll : 0
    case .held: 0
    }
  }

  /// Returns an item's distance from the middle, in items: negative before it, positive after it, the shorter way if
  /// the carousel wraps. Indexes out of range refer to placeholders.
  public func offset(ofItemAt index: Int) -> Double {
    track.offset(ofSlot: slot(ofItemAt: index), from: position)
  }

  /// What remains of the toggle between two items in a classic cover flow, −1…1; see `CoverFlowToggle`.
  public var toggleValue: Double { toggle }

  /// Returns the slot that shows an item; the nearest one if it is shown more than once.
  func slot(ofItemAt index: Int) -> Int {
    guard track.wraps, track.repeats > 1 else { return index }
    let way = track.shortestDistance(from: position, to: Double(index))
    return track.normalized(Int(saturating: (position + way).rounded()))
  }

  /// The current autoscroll speed, in items per second; 0 while it waits.
  var effectiveAutoscroll: Double { isAutoscrollHeld ? 0 : wantedAutoscroll }

  /// The autoscroll speed when nothing holds it; invalid values and imperceptible speeds are 0.
  var wantedAutoscroll: Double {
    effective.autoscroll.finite(or: 0).clamped(to: -Feel.fastestAutoscroll...Feel.fastestAutoscroll)
  }

  /// Whether the items of a classic cover flow turn in place rather than by their offsets: while the user drags slowly.
  var turnsInPlace: Bool {
    guard layout.turnsInPlace else { return false }
    switch movement {
    case .decelerating: return false
    case .scrolling where !wasReleasedSlowly: return false
    case .dragging: break
    default: if effectiveAutoscroll != 0 { return false }
    }
    return track.wraps || (position >= 0 && position < Double(track.itemCount - 1))
  }

  /// Removes and returns the next event.
  mutating func takeEvent() -> CarouselEvent? {
    guard takenEvents < events.count else { return nil }
    takenEvents += 1
    let event = events[takenEvents - 1]
    if case .currentIndexDidChange = event, !indexCauses.isEmpty { isUserInitiated = indexCauses.removeFirst() }
    if case .didSettle = event, !settledElsewhere.isEmpty { hasSettledElsewhere = settledElsewhere.removeFirst() }
    return event
  }

  /// Discards the events that have been delivered.
  mutating func dropTakenEvents() {
    for index in takenEvents..<events.count { events[index - takenEvents] = events[index] }
    while takenEvents > 0 {
      takenEvents -= 1
      events.removeLast()
    }
  }
}
