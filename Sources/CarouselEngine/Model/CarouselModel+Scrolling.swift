// Programmatic scrolling, and snapping to an item.
extension CarouselModel {
  /// The default duration of a scroll to an item, in seconds.
  public static var defaultScrollDuration: Double { Feel.scrollDuration }
  /// The longest duration of a programmatic scroll, in seconds; longer ones are clamped.
  public static var longestScrollDuration: Double { 1e6 }
  /// The duration of a host's cross-fade in place of motion, in seconds.
  public static var crossFadeDuration: Double { Feel.crossFadeDuration }

  /// Jumps to an offset, in items, and stops any motion. If the carousel wraps, the offset wraps around. Beyond the
  /// ends it is clamped to the bounce distance, and returns after `Feel.jumpPause`: that leaves a custom gesture time
  /// to continue. An empty carousel begins there when it gets items.
  public mutating func setScrollOffset(_ offset: Double) {
    let offset = offset.isNaN ? nil : offset.clamped(to: -Double.greatestCount...Double.greatestCount)
    // Placeholders before the first item can be scrolled to.
    guard !track.isEmpty || (track.count > 0 && offset ?? 0 < 0) else {
      if let offset { awaitedOffset = offset }
      return
    }
    interrupt()
    isMovedByUser = isUserActing
    kept = KeptItem()
    if let offset { position = offset }
    isSettled = false
    comeToRest()
  }

  /// Shows an item: jumps or scrolls to it. Indexes out of range are clamped, or wrapped around. Does nothing if it is
  /// the current item or the one on which the carousel will rest, so that apps may write back what they hear. An empty
  /// carousel begins there when it gets items.
  /// - Parameters:
  ///   - index: The item.
  ///   - duration: In seconds; 0 or less jumps.
  public mutating func setCurrentIndex(_ index: Int, duration: Double = 0) {
    guard let item = track.clampedIndex(index) else { return setScrollOffset(Double(index)) }
    guard item != currentIndex, item != destinationIndex else { return }
    guard !(duration > 0) else { return scroll(toItemAt: item, duration: duration) }
    setScrollOffset(track.position(ofSlot: item))
  }

  /// Moves as programs do, on behalf of the user.
  mutating func actForUser(_ act: (inout CarouselModel) -> Void) {
    isUserActing = true
    act(&self)
    isUserActing = false
  }

  /// Whether anything but the app moves it, or holds it.
  var isMoving: Bool { movement != .resting || isAutoscrolling }

  /// Scrolls by an offset.
  /// - Parameters:
  ///   - distance: The distance in items; negative towards lower indexes. Clamped at the ends; if the carousel wraps,
  ///     it may go around more than once.
  ///   - duration: In seconds; 0 or less jumps.
  public mutating func scroll(byOffset distance: Double, duration: Double) {
    guard distance.isFinite, !track.isEmpty else { return }
    let distance = distance.clamped(to: -Double.greatestCount...Double.greatestCount)
    guard duration > 0 else { return setScrollOffset(position + distance) }
    let velocity = self.velocity
    interrupt()
    isMovedByUser = isUserActing
    isSettled = false
    let end = track.wraps ? position + distance : track.clamped(position + distance)
    if let slot = kept.slot, track.rests(slot, at: end) { forgetKeptItem() }
    fly(to: end, over: duration.clamped(to: 0...Self.longestScrollDuration), from: velocity)
  }

  /// Scrolls to an offset, in items; the shorter way if the carousel wraps. An empty carousel begins there when it gets items.
  public mutating func scroll(toOffset offset: Double, duration: Double) {
    guard offset.isFinite else { return }
    guard !track.isEmpty else { return setScrollOffset(offset) }
    scroll(byOffset: track.shortestDistance(from: position, to: offset), duration: duration)
  }

  /// Scrolls to a page, by its number; the shorter way if the carousel wraps. Numbers out of range are clamped, or wrapped around.
  /// Does nothing without items.
  public mutating func scroll(toPage page: Int, duration: Double = defaultScrollDuration) {
    guard let page = track.clampedPage(page) else { return }
    scroll(toOffset: track.position(ofPage: Double(page)), duration: duration)
  }

  /// Scrolls to an item; the shorter way if the carousel wraps. Indexes out of range are clamped, or wrapped around. An empty carousel
  /// begins there when it gets items.
  public mutating func scroll(toItemAt index: Int, duration: Double) {
    guard let item = track.clampedIndex(index) else { return setScrollOffset(Double(index)) }
    scroll(toOffset: track.position(ofSlot: item), duration: duration)
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

  /// Scrolls by snap positions from its destination, by items if each of them is one: what arrow keys, buttons and wheel
  /// notches do, so that three quick presses move three items.
  public mutating func step(by count: Int, duration: Double = defaultScrollDuration) {
    guard !track.isEmpty, count != 0 else { return }
    var page = track.page(at: destination).rounded(.toNearestOrAwayFromZero) + Double(count)
    if effective.rewinds, !track.wraps, !isShortOfEnd(in: count) { page = count > 0 ? 0 : Double(track.pageCount - 1) }
    let aim = track.position(ofPage: page), end = track.wraps ? aim : track.clamped(aim)
    let distance = end - positionOnTheWay
    // With nowhere to go, the item that is current at an end stays so.
    guard movement != .resting || abs(distance) > Feel.sameOffset else { return }
    scroll(byOffset: distance, duration: duration)
  }

  /// The position relative to the motion's curve: on a circle it may have passed the first item since.
  private var positionOnTheWay: Double {
    guard track.wraps, movement.followsCurve else { return position }
    let period = Double(track.period)
    return position + ((running.position - position) / period).rounded() * period
  }

  /// Snaps to the nearest position with an animation, or immediately if the distance is negligible.
  mutating func alignToItem() {
    guard !track.isEmpty else { return }
    let end = keptPosition ?? track.position(ofPage: nearestPage)
    if abs(end - position) > Feel.sameOffset {
      fly(to: end, over: Feel.scrollDuration, from: 0)
    } else {
      position = track.clamped(end)
      kept.isAwaited = false
    }
  }

  /// Scrolls to a slot the shorter way, from the current speed; rests immediately if it is practically there.
  mutating func scrollToSlot(_ slot: Int, from velocity: Double) {
    let distance = wayToSlot(slot)
    let end = track.wraps ? position + distance : track.clamped(position + distance)
    fly(to: end, over: Feel.scrollDuration, from: velocity)
  }

  /// Returns the distance to where the item at a slot comes to rest: the shorter way on a circle.
  func wayToSlot(_ slot: Int) -> Double {
    var distance = track.position(ofSlot: slot) - position
    if track.wraps {
      let period = Double(track.period)
      if distance > period / 2 { distance -= period } else if distance < -period / 2 { distance += period }
    }
    return distance
  }

  /// Redirects the motion from its current position and speed, in the time that is left or that of a scroll.
  mutating func aim(at end: Double) {
    let velocity = velocity
    if movement == .decelerating { interrupt() }
    fly(to: end, over: max(Feel.scrollDuration, running.start + running.curve.duration - time), from: velocity)
  }

  /// Leads a motion to another position, in the same time, because its goal has moved there. A scroll that has arrived ends.
  mutating func redirect(to end: Double) {
    guard movement.followsCurve, abs(end - running.target) > Feel.sameOffset else { return }
    invalidate(.placement)
    var isClassic = movement == .decelerating
    if case .classic = effective.motion { isClassic = true }
    if isClassic, running.redirect(to: end) { return }
    guard movement == .scrolling, abs(end - position) <= Feel.sameOffset else { return aim(at: end) }
    running.target = end
    position = track.clamped(end)
    events.append(.didEndScrolling(finished: true))
    comeToRest()
  }

  /// Begins an animated scroll to a position, or redirects a running one.
  /// - Parameter keepsVelocity: Whether a classic scroll takes over the velocity, too.
  mutating func fly(to end: Double, over duration: Double, from velocity: Double, keepsVelocity: Bool = false) {
    if movement != .scrolling {
      // A classic scroll does not take over the velocity.
      let isSlow = if case .classic = effective.motion { true } else { abs(velocity) <= Feel.restSpeed }
      if !effective.sendsClassicEvents, abs(end - position) <= Feel.sameOffset, isSlow {
        position = track.clamped(end)
        return comeToRest()
      }
      isSettled = false
      events.append(.willBeginScrolling)
    }
    if preferences.reducesMotion {
      movement = .scrolling
      running = RunningCurve(curve: .tween(from: position, to: end, duration: duration), start: time)
      return finishAtOnce()
    }
    let curve: MotionCurve
    switch effective.motion {
    case .classic where !keepsVelocity: curve = .tween(from: position, to: end, duration: duration)
    case .spring(let response, let bounce) where duration == Feel.scrollDuration:
      curve = .spring(
        from: position, to: end, velocity: velocity, response: response, bounce: bounce, rest: restDistance)
    case .classic, .system, .spring:
      curve = .minimumJerk(from: position, to: end, velocity: velocity, duration: duration)
    }
    movement = .scrolling
    running = RunningCurve(curve: curve, start: time)
    invalidate(.placement)
  }

  /// The distance from its end at which a motion rests, in items: nothing visible changes any more.
  var restDistance: Double {
    let length = layout.scene.itemLength
    guard length > 0 else { return Feel.restDistance }
    return (Feel.restLength / length).clamped(to: Feel.restDistance...Feel.mostRestDistance)
  }

  /// Stops any motion, and adds the event.
  mutating func interrupt() {
    switch movement {
    case .resting, .held: break
    case .scrolling: events.append(.didEndScrolling(finished: false))
    case .decelerating: events.append(.didEndDecelerating(finished: false))
    case .dragging: events.append(.didEndDragging(willDecelerate: false))
    }
    if movement.followsCurve { keepTurn() }
    if movement.followsCurve || movement == .dragging { isSettled = false }
    movement = .resting
    returnTime = nil
    stopAwaitingKeptItem()
  }

  mutating func comeToRest() {
    movement = .resting
    kept.isAwaited = false
    settle()
    autoscrollTime = time
    // It stays beyond an end for a moment only.
    if isBeyondEnd { returnTime = time + Feel.jumpPause }
    invalidate(.placement)
    if !isSettled { noteSettling() }
    isSettled = true
  }

  private mutating func noteSettling() {
    let index = currentIndex
    settledElsewhere.append(index != settledItem)
    settledItem = index
    events.append(.didSettle)
  }

  /// Starts or ends the hold of an autoscroll, which resumes from its position.
  mutating func autoscrollHoldDidChange() { autoscrollTime = time }

  mutating func autoscrollDidChange() {
    invalidate(.placement)
    // A carousel that it left between two items snaps.
    if wantedAutoscroll == 0 { invalidate(.layout) }
  }

  /// Lets a waiting autoscroll, for example at an end, continue from the time of the next change rather than from the
  /// beginning of the wait.
  mutating func waitWithAutoscroll() {
    if !isAutoscrolling { autoscrollTime = time }
  }
}
