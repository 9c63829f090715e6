// Time.
extension CarouselModel {
  /// Sets the clock without moving anything, for an input between two frames. The clock never goes back.
  public mutating func setTime(_ time: Double) {
    guard time.isFinite, time > self.time else { return }
    self.time = time
  }

  /// Advances to a time, in seconds, and moves the carousel.
  public mutating func advance(to time: Double) {
    setTime(time)
    if let outgoing {
      invalidate(.placement)
      if outgoing.isOver(at: self.time) { self.outgoing = nil }
    }
    switch movement {
    case .scrolling: advanceScroll()
    case .decelerating: advanceDeceleration()
    case .dragging where isWheelTimed && self.time - wheelTime >= Feel.wheelPause: endWheel()
    case .dragging, .held: advanceToggle()
    case .resting:
      if isAutoscrolling { advanceAutoscroll() } else { advanceToggle() }
      if let returnTime, self.time >= returnTime { comeBack() }
    }
  }

  private mutating func advanceScroll() {
    let isOver = fly(tolerance: 0)
    settle()
    guard isOver, movement == .scrolling else { return }
    events.append(.didEndScrolling(finished: true))
    comeToRest()
  }

  private mutating func advanceDeceleration() {
    let isOver = fly(tolerance: Feel.sameOffset)
    settle()
    guard isOver, movement == .decelerating else { return }
    events.append(.didEndDecelerating(finished: true))
    keepTurn()
    alignAfterMotion(from: 0)
  }

  /// Moves to the current position of a motion. Returns whether it is over, within a tolerance in seconds.
  private mutating func fly(tolerance: Double) -> Bool {
    let elapsed = time - running.start
    var isOver = running.curve.duration - elapsed <= tolerance
    if !isOver {
      running.advance(to: elapsed, by: ruler)
      isOver = isStopped
    }
    if isOver { running.position = running.target }
    position = running.position
    return isOver
  }

  /// Whether the motion has run into the end at which it is to rest, and which does not give.
  private var isStopped: Bool {
    guard !track.wraps, resistance == nil, abs(track.excess(running.position)) > 0 else { return false }
    return abs(running.target - track.clamped(running.position)) <= Feel.sameOffset
  }

  private mutating func comeBack() {
    returnTime = nil
    let end = track.clamped(position)
    if abs(end - position) > Feel.sameOffset { fly(to: end, over: Feel.scrollDuration, from: 0) }
  }

  private mutating func advanceAutoscroll() {
    let delta = time - autoscrollTime
    isMovedByUser = false
    autoscrollTime = time
    position = track.clamped(ruler.position(from: position, by: delta * effectiveAutoscroll))
    settle()
  }

  /// Advances the toggle between two items of a classic cover flow; its duration is 0.2 + 0.2 · clamp(1 / |v|, 0, 1)
  /// seconds.
  private mutating func advanceToggle() {
    guard abs(toggle) > Feel.sameOffset, !preferences.reducesMotion else {
      toggle = 0
      return
    }
    let left = 1 - Easing.easeInOut((time - toggleStart) / toggleDuration)
    toggle = toggle < 0 ? -left : left
    invalidate(.placement)
    settle()
  }

  private var toggleDuration: Double {
    let range = Feel.toggleDuration
    let share = flickVelocity != 0 ? (1 / abs(flickVelocity)).clamped(to: 0...1) : 1
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }

  /// Keeps the toggle value of a classic cover flow that stops between two items.
  mutating func keepTurn() {
    let between = position - position.rounded(.toNearestOrAwayFromZero)
    guard layout.turnsInPlace, abs(between) > Feel.sameOffset else { return }
    toggle = between
    toggleStart = time - toggleDuration * Easing.easeInOutTime(reaching: 1 - abs(between))
    invalidate(.placement)
  }

  /// Clamps the position, and adds events for what has changed.
  mutating func settle() {
    if track.wraps || !effective.bounces {
      position = track.clamped(position)
    } else if let resistance {
      holdWithin(resistance)
    } else {
      position = track.clamped(position)
    }
    if !effective.sendsClassicEvents { noteChanges() }
    // On the way the last event's position is kept, so that slow steps add up; the end is told exactly.
    let isAtEnd = movement.followsCurve && position == running.target
    if abs(position - knownPosition) > (isMoving && !isAtEnd ? Feel.sameOffset : 0) {
      knownPosition = position
      invalidate(.placement)
      events.append(.didScroll)
    }
    if effective.sendsClassicEvents { noteChanges() }
  }

  private mutating func holdWithin(_ resistance: Resistance) {
    guard !track.isEmpty else { return }
    let ends = track.ends, limit = resistance.limit
    let held = position.clamped(to: ends.lowerBound - limit...ends.upperBound + limit)
    if held != position {
      position = held
      flickVelocity = 0
    }
  }

  mutating func noteChanges() {
    leaveKeptItem()
    let slot = currentSlot
    if slot != knownSlot {
      if slot >= 0, knownSlot >= 0 {
        toggle = track.shortestDistance(from: Double(slot), to: Double(knownSlot)).clamped(to: -1...1)
        toggleStart = time
      }
      knownSlot = slot
      invalidate(.placement)
    }
    if !turnsInPlace { toggle = 0 }
    let index = currentIndex, isByUser = isMovedByUser && !isEdited
    isEdited = false
    let isOtherItem = index != knownItem
    knownItem = index
    // The successor of a removed item has its index. iCarousel tells of other indexes alone.
    if index != knownIndex || (isOtherItem && !effective.sendsClassicEvents) {
      knownIndex = index
      indexCauses.append(isByUser)
      events.append(.currentIndexDidChange(knownIndex))
    }
    let page = currentPage, count = track.pageCount
    if page != knownPage || count != knownPageCount {
      (knownPage, knownPageCount) = (page, count)
      events.append(.pageDidChange(page))
    }
  }
}
