// Drags by finger and mouse.
extension CarouselModel {
  /// Handles a touch: it stops the motion. Does nothing if scrolling is disabled, or without items.
  public mutating func touchDown() {
    guard effective.isScrollEnabled, !track.isEmpty, movement != .dragging else { return }
    let goal = goalPosition
    interrupt()
    isMovedByUser = true
    movement = .held
    heldGoal = goal.map { ($0, time) }
  }

  /// Handles the end of a touch that did not drag: a carousel that it stopped snaps to an item.
  public mutating func touchUp() {
    guard movement == .held else { return }
    align(from: 0)
  }

  /// Returns whether a drag that begins with this translation, in points, is for the carousel. It is not if scrolling
  /// or its pointer is disabled, or without items, nor where something else scrolls.
  /// - Parameters:
  ///   - translation: The distance of the finger from where it touched, in points.
  ///   - input: What drags.
  ///   - contentScrolls: The directions in which content inside the item under the finger can scroll.
  ///   - surroundingsScroll: The directions in which a finger can scroll something around the carousel: they get swipes
  ///     that begin at an end and lead beyond it.
  public func shouldBeginDragging(
    translation: Point2D, by input: ScrollInput = .touch, contentScrolls: ScrollDirections = ScrollDirections(),
    surroundingsScroll: ScrollDirections = ScrollDirections()
  ) -> Bool {
    guard isScrollable(by: input) else { return false }
    let direction = ScrollDirections(of: translation)
    guard contentScrolls.isDisjoint(with: direction) else { return false }
    let pan = layout.panVector, along = pan.dot(translation)
    guard abs(along) >= abs(pan.x * translation.y - pan.y * translation.x) else {
      return !effective.ignoresPerpendicularSwipes
    }
    return surroundingsScroll.isDisjoint(with: direction) || canFollow(-along)
  }

  /// The directions of swipes that are left to what is around the carousel before they begin: those across the
  /// direction of its own swipes; none if that is diagonal.
  public var surroundingSwipes: ScrollDirections {
    guard effective.isScrollEnabled, isScrollable, allows(.touch) else { return .all }
    return directionsAcross
  }

  /// The directions in which the user can scroll it to another snap position, by a pointer or by a wheel: none where they can't. Then a
  /// mouse is for what it points at, for instance, marks text and drags pictures.
  public func directions(of input: ScrollInput) -> ScrollDirections {
    allows(input) && hasWayToScroll ? ScrollDirections.all.subtracting(directionsAcross) : ScrollDirections()
  }

  /// The directions across that of its own swipes.
  private var directionsAcross: ScrollDirections {
    guard effective.ignoresPerpendicularSwipes else { return ScrollDirections() }
    let (x, y) = (abs(layout.panVector.x), abs(layout.panVector.y))
    if y <= x * Feel.diagonalSlope { return .vertical }
    return x <= y * Feel.diagonalSlope ? .horizontal : ScrollDirections()
  }

  /// The direction of swipes that what is around the carousel gets as well, if it can scroll: along its own swipes where
  /// it is at an end.
  public var surroundingSwipesAtEnd: ScrollDirections {
    canFollow(1) && canFollow(-1) ? ScrollDirections() : ScrollDirections(of: layout.panVector)
  }

  /// Whether there is room to scroll in a direction, short of overscrolling.
  func canFollow(_ distance: Double) -> Bool {
    guard !track.wraps else { return true }
    return distance > 0
      ? destination < track.ends.upperBound - Feel.sameOffset : destination > track.ends.lowerBound + Feel.sameOffset
  }

  /// Begins a drag. Does nothing if scrolling is disabled, or without items.
  /// - Parameters:
  ///   - translation: The distance of the finger from where it touched, in points.
  ///   - offset: The distance of the item under the finger from the middle, in items.
  public mutating func beginDragging(translation: Point2D, onItemAt offset: Double = 0) {
    guard isDraggable else { return }
    beginDragging(translation: layout.panVector.dot(translation).finite(or: 0), isWheel: false)
    if layout.followsFinger { drag.grip = Grip(offset: ruler.distance(at: offset, from: position)) }
  }

  /// The position at which the running motion ends, on a circle relative to where it is; nil if nothing moves.
  private var goalPosition: Double? {
    guard movement.followsCurve else { return nil }
    let end = track.wraps ? position + running.target - running.position : track.clamped(running.target)
    return track.snapped(end)
  }

  /// The goal of the motion that a drag interrupts, which a finger may have stopped just before.
  private var interruptedGoal: Double? {
    if movement == .held, let heldGoal, time - heldGoal.time <= Feel.swipePause { return heldGoal.position }
    return goalPosition
  }

  mutating func beginDragging(translation: Double, isWheel: Bool) {
    let goal = interruptedGoal
    interrupt()
    isMovedByUser = true
    movement = .dragging
    let origin = pulledPosition, page = track.position(ofPage: nearestPage)
    drag = Drag(
      origin: origin, originTranslation: translation, translation: translation, start: goal ?? page, first: page,
      isOnTheWay: goal != nil, place: origin, isWheel: isWheel)
    isSettled = false
    flickVelocity = 0
    events.append(.willBeginDragging)
  }

  /// Handles a movement of the finger.
  /// - Parameters:
  ///   - translation: The distance of the finger from where it touched, in points.
  ///   - velocity: The velocity of the finger, in points per second.
  public mutating func drag(translation: Point2D, velocity: Point2D) {
    guard isDraggedByFinger else { return }
    drag(to: along(translation), velocity: layout.panVector.dot(velocity).finite(or: 0))
  }

  /// Moves as `drag(translation:velocity:)` does, by a pace that is known, unless the drag is another one by now.
  mutating func drag(by pace: Pace, velocity: Point2D) {
    guard isDraggedByFinger, drag.originTranslation == pace.origin else { return }
    drag(by: pace, velocity: layout.panVector.dot(velocity).finite(or: 0))
  }

  /// Returns the pace of a drag to a translation; a gripped item has yet to follow it.
  func pace(to translation: Point2D) -> Pace { Pace(translation: along(translation), of: drag, in: layout) }

  /// Whether a finger drags.
  private var isDraggedByFinger: Bool { effective.isScrollEnabled && movement == .dragging && !drag.isWheel }

  private func along(_ translation: Point2D) -> Double {
    layout.panVector.dot(translation).finite(or: drag.translation)
  }

  mutating func drag(to translation: Double, velocity: Double) {
    guard movement == .dragging else { return }
    var pace = Pace(translation: translation, of: drag, in: layout)
    pace.follow(layout)
    drag(by: pace, velocity: velocity)
  }

  private mutating func drag(by pace: Pace, velocity: Double) {
    let translation = pace.translation
    drag.grip = pace.grip
    drag.itemsPerPoint = (effective.scrollSpeed / pace.pointsPerItem).finite(or: 0)
    // The velocity applies at the current position, before the carousel moves.
    let excess = abs(track.excess(position))
    let share = excess > 0 ? resistance?.share(excess) ?? 1 : 1
    flickVelocity = (-velocity * share * effective.scrollSpeed / pace.pointsPerItem).finite(or: 0)
      .clamped(to: -Feel.fastestFlick...Feel.fastestFlick)
    let way = pace.items.finite(or: 0).clamped(to: -Double.greatestCount...Double.greatestCount)
    let wanted = ruler.position(from: drag.origin, by: -way)
    // On its way to a page, a finger also holds what is seen meanwhile. Where it is beyond these pages, it does not jump there.
    let goals = pages(around: drag.start), seen = pages(around: drag.first)
    let pages = min(goals.lowerBound, seen.lowerBound)...max(goals.upperBound, seen.upperBound)
    let reach = min(pages.lowerBound, drag.place)...max(pages.upperBound, drag.place)
    let pulled = effective.isPagingEnabled ? wanted.clamped(to: reach) : wanted
    // At the end of a page no speed is left.
    let isAtEnd = flickVelocity > 0 ? pulled >= pages.upperBound : pulled <= pages.lowerBound
    if effective.isPagingEnabled, isAtEnd { flickVelocity = 0 }
    if !canMove(flickVelocity, from: pulled) { flickVelocity = 0 }
    drag.place = pulled
    position = shownPosition(ofPulled: pulled)
    drag.translation = translation
    let held = track.wraps || resistance != nil ? pulled : position
    // Where it does not overscroll, and beyond a page, a drag does not have to be reversed first. Lengths that become known must
    // not move what is under the finger.
    if held != wanted || !ruler.isEmpty {
      if let grip = drag.grip { drag.grip = Grip(offset: grip.offset + ruler.length(from: held, to: drag.origin)) }
      drag.origin = held
      drag.originTranslation = translation
    }
    settle()
  }

  /// Ends a drag, whether the finger is lifted or the drag is cancelled: the carousel decelerates, or snaps to the next
  /// or the nearest item.
  public mutating func endDragging() {
    guard movement == .dragging else { return }
    let flick = flick
    wasReleasedSlowly = flick == nil
    movement = .resting
    // The covers of a cover flow may turn differently from now on.
    invalidate(.placement)
    events.append(.didEndDragging(willDecelerate: flick != nil))
    if let flick {
      movement = .decelerating
      running = RunningCurve(curve: flick, start: time)
      events.append(.willBeginDecelerating)
      if preferences.reducesMotion { finishAtOnce() }
      return
    }
    alignAfterMotion(from: flickVelocity)
  }

  /// Snaps, if necessary, after a drag or a deceleration. With iCarousel's events, it snaps always.
  mutating func alignAfterMotion(from velocity: Double) {
    let end = track.position(ofPage: nearestPage)
    guard alignsAlways, abs(end - position) < Feel.emptyScrollDistance else { return align(from: velocity) }
    movement = .resting
    fly(to: end, over: Feel.emptyScrollDuration, from: 0)
  }

  /// Whether it snaps even if it is on an item already, as iCarousel does for the sake of its events.
  var alignsAlways: Bool {
    effective.sendsClassicEvents && effective.scrollsToItemBoundary && effectiveAutoscroll == 0 && !track.isEmpty
  }

  /// Ends a drag or a touch because the user may not scroll any more: the carousel snaps without a flick.
  mutating func letGo() {
    flickVelocity = 0
    endDragging()
    touchUp()
  }

  /// Lets the swipe that is going on count from the nearest page, since paging begins.
  mutating func countPagesFromHere() {
    drag.start = track.snapped(drag.place)
    drag.first = drag.start
    drag.isOnTheWay = false
  }

  /// Snaps, if necessary, from the position of the release.
  mutating func align(from velocity: Double) {
    movement = .resting
    guard mustMoveOn, !track.isEmpty else { return comeToRest() }
    snap(from: velocity)
    running.isRelease = true
  }

  private mutating func snap(from velocity: Double) {
    let page = nearestPage
    var end = track.position(ofPage: page)
    if isFlick(velocity), effective.isPagingEnabled {
      end = pageEnd(towards: velocity)
    } else if abs(velocity) > Feel.flickSpeed {
      if abs(end - position) > Feel.nudgeDistance { end = track.position(ofPage: page + (velocity > 0 ? 1 : -1)) }
    } else if isFlick(velocity) {
      end = nextPage(towards: velocity)
    }
    end = track.wraps ? end : track.clamped(end)
    guard isLongItemFlick(velocity) else { return fly(to: end, over: Feel.scrollDuration, from: velocity) }
    // What is faster than this would pass the page, and come back.
    let fastest = MotionCurve.fastestStart(over: end - position, duration: Feel.scrollDuration)
    fly(to: end, over: Feel.scrollDuration, from: velocity.clamped(to: -fastest...fastest), keepsVelocity: true)
  }

  /// Whether it must not rest at its position: between two items, for example, or beyond an end.
  var mustMoveOn: Bool { mustMoveOn(from: position) }

  private func mustMoveOn(from position: Double) -> Bool {
    abs(track.excess(position)) > Feel.sameOffset
      || (effective.scrollsToItemBoundary && effectiveAutoscroll == 0 && effective.snap.attracts(position, track))
  }

  /// Returns where a flick comes to rest that ends at a position: it may have to snap from there.
  func restingPosition(from position: Double) -> Double {
    guard mustMoveOn(from: position), !track.isEmpty else { return position }
    let end = track.position(ofPage: nearestPage(to: position))
    return track.wraps ? end : track.clamped(end)
  }

  /// The page nearest to the position.
  var nearestPage: Double { nearestPage(to: position) }

  private func nearestPage(to position: Double) -> Double {
    track.page(at: track.wraps ? position : track.clamped(position)).rounded(.toNearestOrAwayFromZero)
  }

  var isBeyondEnd: Bool { abs(track.excess(position)) > Feel.sameOffset }

  /// Whether it can move at a velocity from a position: not against an end beyond which it does not give.
  private func canMove(_ velocity: Double, from position: Double) -> Bool {
    guard !track.wraps, resistance == nil else { return true }
    return velocity > 0 ? position < track.ends.upperBound : position > track.ends.lowerBound
  }

  // MARK: Resistance

  /// The maximum overscroll distance; see `bounceDistance`.
  var usableBounceDistance: Double { max(0, effective.bounceDistance.finite(or: 1)) }

  /// How it overscrolls; nil if it wraps or does not bounce.
  var resistance: Resistance? {
    let distance = usableBounceDistance
    guard !track.wraps, effective.bounces, distance > 0 else { return nil }
    switch effective.motion {
    case .classic: return .exponential(distance)
    case .system, .spring:
      let extent = distance * layout.scene.viewportLength / layout.scene.itemLength
      return .rubberBand(min(extent, .greatestCount))
    }
  }

  /// The position without resistance, in items.
  var pulledPosition: Double {
    let excess = track.excess(position)
    guard let resistance, excess != 0 else { return position }
    return track.clamped(position) + (excess > 0 ? 1 : -1) * resistance.pull(abs(excess))
  }

  private func shownPosition(ofPulled pulled: Double) -> Double {
    let excess = track.excess(pulled)
    guard let resistance, excess != 0 else { return resistance == nil ? track.clamped(pulled) : pulled }
    return track.clamped(pulled) + (excess > 0 ? 1 : -1) * resistance.shown(abs(excess))
  }
}
