// What a carousel tells about itself.
extension CarouselModel {
  /// How many items there are.
  public var numberOfItems: Int { track.itemCount }
  /// How many placeholders the data source has. They are hidden where the carousel wraps.
  public var numberOfPlaceholders: Int { track.placeholderCount }
  /// How many items and placeholders are shown at once, at most.
  public var numberOfVisibleItems: Int { layout.visibleCount }
  /// Whether the last item is followed by the first.
  public var wraps: Bool { track.wraps }
  /// How many items a drag over one item's length scrolls.
  public var offsetMultiplier: Double { layout.offsetMultiplier }

  /// Where it is, in items: 0 with the first item in the middle. Where it wraps, within the number of items. −1 while it
  /// has no items.
  public var scrollOffset: Double {
    guard track.wraps, track.repeats > 1 else { return position }
    let n = Double(track.itemCount)
    return position - (position / n).rounded(.down) * n
  }

  /// The item nearest to the middle; nil where there are none.
  public var currentIndex: Int? { track.item(at: currentSlot) }

  var currentSlot: Int { track.nearestSlot(to: position) }

  /// Whether the user drags it.
  public var isDragging: Bool { movement == .dragging }
  /// Whether it decelerates after a flick.
  public var isDecelerating: Bool { movement == .decelerating }
  /// Whether it scrolls by itself to a place.
  public var isScrolling: Bool { movement == .scrolling }
  /// Whether it is steadily moved by `autoscroll` now.
  public var isAutoscrolling: Bool {
    guard movement == .resting, effectiveAutoscroll != 0, !track.isEmpty else { return false }
    return track.wraps
      || (effectiveAutoscroll > 0 ? position < Double(track.itemCount - 1) : position > 0)
  }

  /// Whether something will look different in the next frame.
  public var isAnimating: Bool {
    movement.followsCurve || isAutoscrolling || outgoing != nil || abs(toggle) > Feel.sameOffset || isWheelTimed
  }

  /// Where it is going, in items: where it will rest if nothing interferes.
  public var destination: Double { movement.followsCurve ? running.curve.to : position }

  /// Its speed now, in items a second.
  public var velocity: Double {
    switch movement {
    case .scrolling, .decelerating: running.curve.velocity(at: time - running.start)
    case .dragging: flickVelocity
    case .resting: isAutoscrolling ? effectiveAutoscroll : 0
    case .held: 0
    }
  }

  /// How far an item is from the middle, in items: negative before it, positive after it, the shorter way where it
  /// wraps. Indexes out of range are placeholders.
  public func offset(ofItemAt index: Int) -> Double {
    track.offset(ofSlot: slot(ofItemAt: index), from: position)
  }

  /// What is left of the change of two items in a classic cover flow, −1…1; see `CoverFlowToggle`.
  public var toggleValue: Double { toggle }

  /// The slot that shows an item, the nearest where it is shown more than once.
  func slot(ofItemAt index: Int) -> Int {
    guard track.wraps, track.repeats > 1 else { return index }
    let way = track.shortestDistance(from: position, to: Double(index))
    return track.normalized(Int(saturating: (position + way).rounded()))
  }

  /// The speed of autoscrolling now; 0 while it waits.
  var effectiveAutoscroll: Double { isAutoscrollHeld ? 0 : wantedAutoscroll }

  /// The speed of autoscrolling when nothing holds it; invalid values and those that nobody wants to see are 0.
  var wantedAutoscroll: Double {
    guard !preferences.reducesMotion else { return 0 }
    return autoscroll.finite(or: 0).clamped(to: -Feel.fastestAutoscroll...Feel.fastestAutoscroll)
  }

  /// Whether the items of a classic cover flow turn in place now, not by their offsets: while the user drags slowly.
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

  /// Hands out what has happened since it was last asked.
  mutating func takeEvent() -> CarouselEvent? {
    guard takenEvents < events.count else { return nil }
    takenEvents += 1
    return events[takenEvents - 1]
  }

  /// Forgets the events that have been handed out.
  mutating func dropTakenEvents() {
    for index in takenEvents..<events.count { events[index - takenEvents] = events[index] }
    while takenEvents > 0 {
      takenEvents -= 1
      events.removeLast()
    }
  }
}
