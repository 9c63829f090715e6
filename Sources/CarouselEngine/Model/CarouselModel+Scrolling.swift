// Programmatic scrolling, and snapping to an item.
extension CarouselModel {
  /// How long a scroll to an item takes where no duration is given, in seconds.
  public static var defaultScrollDuration: Double { Feel.scrollDuration }
  /// How long a host takes to cross-fade what jumps instead of moving, in seconds.
  public static var crossFadeDuration: Double { Feel.crossFadeDuration }

  /// Jumps to an offset at once, in items; whatever moved stops. Where it wraps the offset is taken round. Beyond the
  /// ends it is held within the bounce distance, and comes back after a moment: time enough for someone who moves the
  /// carousel by a gesture of their own to go on.
  public mutating func setScrollOffset(_ offset: Double) {
    interrupt()
    if !offset.isNaN {
      position = offset.clamped(to: -Double.greatestCount...Double.greatestCount)
    }
    settle()
    comeToRest()
  }

  /// Scrolls by a fraction of items.
  /// - Parameters:
  ///   - distance: How far, in items; negative towards lower indexes. Clamped at the ends; where it wraps, it may go
  ///     round more than once.
  ///   - duration: In seconds; 0 or less jumps.
  public mutating func scroll(byOffset distance: Double, duration: Double) {
    guard distance.isFinite, !track.isEmpty else { return }
    let distance = distance.clamped(to: -Double.greatestCount...Double.greatestCount)
    guard duration > 0 else { return setScrollOffset(position + distance) }
    let velocity = self.velocity
    interrupt()
    let end = track.wraps ? position + distance : track.clamped(position + distance)
    fly(to: end, over: duration.clamped(to: 0...1e6), from: velocity)
  }

  /// Scrolls to an offset, in items, the shorter way where it wraps.
  public mutating func scroll(toOffset offset: Double, duration: Double) {
    guard offset.isFinite else { return }
    scroll(byOffset: track.shortestDistance(from: position, to: offset), duration: duration)
  }

  /// Scrolls to an item, the shorter way where it wraps.
  public mutating func scroll(toItemAt index: Int, duration: Double) {
    scroll(toOffset: Double(index), duration: duration)
  }

  /// Scrolls by whole items, from the item that it is on or has just passed.
  public mutating func scroll(byItems count: Int, duration: Double) {
    guard !track.isEmpty else { return }
    guard duration > 0 else {
      let (index, overflow) = (track.item(at: knownSlot) ?? 0).addingReportingOverflow(count)
      let end = overflow ? (count > 0 ? Int.max : Int.min) : index
      return setScrollOffset(Double(track.clampedIndex(end) ?? 0))
    }
    let start: Double
    switch count {
    case 1...: start = position.rounded(.down)
    case 0: start = position.rounded(.toNearestOrAwayFromZero)
    default: start = position.rounded(.up)
    }
    scroll(byOffset: start + Double(count) - position, duration: duration)
  }

  /// Goes on from where it is going: what arrow keys, buttons and notches of a wheel do, so that three quick presses go
  /// three items.
  public mutating func step(by count: Int, duration: Double = defaultScrollDuration) {
    guard !track.isEmpty, count != 0 else { return }
    let aim = destination.rounded(.toNearestOrAwayFromZero) + Double(count)
    let end = track.wraps ? aim : track.clamped(aim)
    scroll(byOffset: end - positionOnTheWay, duration: duration)
  }

  /// The position as a motion's curve counts it: on a circle it may have passed the first item since.
  private var positionOnTheWay: Double {
    guard track.wraps, movement.followsCurve else { return position }
    let period = Double(track.period)
    return position + ((running.curve.position(at: time - running.start) - position) / period).rounded() * period
  }

  /// Snaps to the nearest item, animated; immediately where the distance is negligible.
  mutating func alignToItem() {
    guard !track.isEmpty else { return }
    let distance = wayToSlot(currentSlot)
    if abs(distance) > Feel.sameOffset {
      fly(to: position + distance, over: Feel.scrollDuration, from: 0)
    } else {
      position = track.clamped(position + distance)
    }
  }

  /// Scrolls to a slot the shorter way, with the speed that it has; rests at once where it is as good as there.
  mutating func scrollToSlot(_ slot: Int, from velocity: Double) {
    let distance = wayToSlot(slot)
    let end = track.wraps ? position + distance : track.clamped(position + distance)
    fly(to: end, over: Feel.scrollDuration, from: velocity)
  }

  private func wayToSlot(_ slot: Int) -> Double {
    var distance = Double(slot) - position
    if track.wraps {
      let period = Double(track.period)
      if distance > period / 2 { distance -= period } else if distance < -period / 2 { distance += period }
    }
    return distance
  }

  /// Goes elsewhere from where it is on its way, as fast as it is, in the time that is left or that of a scroll.
  mutating func aim(at end: Double) {
    let velocity = velocity
    if movement == .decelerating { interrupt() }
    fly(to: end, over: max(Feel.scrollDuration, running.start + running.curve.duration - time), from: velocity)
  }

  /// Begins an animated scroll to a position, or leads the one that is under way there.
  mutating func fly(to end: Double, over duration: Double, from velocity: Double) {
    if movement != .scrolling {
      if abs(end - position) <= Feel.sameOffset, abs(velocity) <= Feel.restSpeed {
        position = track.clamped(end)
        settle()
        return comeToRest()
      }
      events.append(.willBeginScrolling)
    }
    if preferences.reducesMotion {
      movement = .scrolling
      running = RunningCurve(curve: .tween(from: position, to: end, duration: duration), start: time)
      return finishAtOnce()
    }
    let curve: MotionCurve
    switch motion {
    case .classic: curve = .tween(from: position, to: end, duration: duration)
    case .spring(let response, let bounce) where duration == Feel.scrollDuration:
      curve = .spring(from: position, to: end, velocity: velocity, response: response, bounce: bounce)
    case .system, .spring:
      curve = .minimumJerk(from: position, to: end, velocity: velocity, duration: duration)
    }
    movement = .scrolling
    running = RunningCurve(curve: curve, start: time)
    needsPlacement = true
  }

  /// Ends whatever moves it, and says so.
  mutating func interrupt() {
    switch movement {
    case .resting, .held: break
    case .scrolling: events.append(.didEndScrolling(finished: false))
    case .decelerating: events.append(.didEndDecelerating(finished: false))
    case .dragging: events.append(.didEndDragging(willDecelerate: false))
    }
    if movement.followsCurve { keepTurn() }
    movement = .resting
    returnTime = nil
  }

  mutating func comeToRest() {
    movement = .resting
    autoscrollTime = time
    // Beyond an end it stays for a moment only.
    if isBeyondEnd { returnTime = time + Feel.jumpPause }
    needsPlacement = true
    events.append(.didSettle)
  }

  /// Autoscrolling begins to wait, and resumes from where it stands.
  mutating func autoscrollHoldDidChange() { autoscrollTime = time }

  mutating func autoscrollDidChange() {
    needsPlacement = true
    // What it left between two items snaps.
    if wantedAutoscroll == 0 { needsLayout = true }
  }

  /// An autoscroll that waits, for example at an end, continues from now when something changes, not from when it began to wait.
  mutating func waitWithAutoscroll() {
    if !isAutoscrolling { autoscrollTime = time }
  }
}
