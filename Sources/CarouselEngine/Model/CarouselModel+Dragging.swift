// Drags by finger and mouse.
extension CarouselModel {
  /// Handles a touch: it stops the motion. Does nothing if scrolling is disabled, or without items.
  public mutating func touchDown() {
    guard isScrollEnabled, !track.isEmpty, movement != .dragging else { return }
    interrupt()
    movement = .held
  }

  /// Handles the end of a touch that did not drag: a carousel that it stopped snaps to an item.
  public mutating func touchUp() {
    guard movement == .held else { return }
    align(from: 0)
  }

  /// Returns whether a drag that begins with this translation, in points, is for the carousel. It is not if scrolling
  /// is disabled, or without items.
  public func shouldBeginDragging(translation: Point2D) -> Bool {
    guard isScrollEnabled, !track.isEmpty else { return false }
    guard ignoresPerpendicularSwipes else { return true }
    let pan = layout.panVector
    return abs(pan.dot(translation)) >= abs(pan.x * translation.y - pan.y * translation.x)
  }

  /// Returns whether a drag that begins with this translation, in points, is for a carousel inside other views that
  /// scroll in some directions: a drag that leads beyond an end is theirs if they scroll along the same axis, as in nested
  /// scroll views.
  public func shouldBeginDragging(translation: Point2D, surroundingsScroll: ScrollDirections) -> Bool {
    guard shouldBeginDragging(translation: translation) else { return false }
    let isNested = !surroundingsScroll.isDisjoint(with: axis.isVertical ? .vertical : .horizontal)
    guard isNested, !track.wraps else { return true }
    return layout.panVector.dot(translation) > 0 ? position > 0 : position < Double(track.itemCount - 1)
  }

  /// Begins a drag. Does nothing if scrolling is disabled, or without items.
  /// - Parameter translation: The distance of the finger from where it touched, in points.
  public mutating func beginDragging(translation: Point2D) {
    guard isScrollEnabled, !track.isEmpty else { return }
    beginDragging(translation: layout.panVector.dot(translation).finite(or: 0), isWheel: false)
  }

  mutating func beginDragging(translation: Double, isWheel: Bool) {
    interrupt()
    movement = .dragging
    drag = Drag(
      origin: pulledPosition, originTranslation: translation, translation: translation,
      start: (position + track.offset(ofSlot: currentSlot, from: position)).rounded(), isWheel: isWheel)
    isSettled = false
    flickVelocity = isWheel ? 0 : flickVelocity
    events.append(.willBeginDragging)
  }

  /// Handles a movement of the finger.
  /// - Parameters:
  ///   - translation: The distance of the finger from where it touched, in points.
  ///   - velocity: The velocity of the finger, in points per second.
  public mutating func drag(translation: Point2D, velocity: Point2D) {
    guard isScrollEnabled, movement == .dragging, !drag.isWheel else { return }
    let pan = layout.panVector
    self.drag(to: pan.dot(translation).finite(or: drag.translation), velocity: pan.dot(velocity).finite(or: 0))
  }

  mutating func drag(to translation: Double, velocity: Double) {
    guard movement == .dragging else { return }
    // The velocity applies at the current position, before the carousel moves.
    let excess = abs(track.excess(position))
    let share = excess > 0 ? resistance?.share(excess) ?? 1 : 1
    flickVelocity = (-velocity * share * scrollSpeed / layout.scene.itemLength).finite(or: 0)
      .clamped(to: -Feel.fastestFlick...Feel.fastestFlick)
    let way = ((translation - drag.originTranslation) * layout.offsetMultiplier / layout.scene.itemLength)
      .finite(or: 0).clamped(to: -Double.greatestCount...Double.greatestCount)
    let wanted = drag.origin - way
    let pulled = isPagingEnabled ? wanted.clamped(to: drag.start - 1...drag.start + 1) : wanted
    // At the end of a page no speed is left.
    if isPagingEnabled, (pulled - drag.start) * flickVelocity >= abs(flickVelocity) { flickVelocity = 0 }
    position = shownPosition(ofPulled: pulled)
    drag.translation = translation
    let held = track.wraps || resistance != nil ? pulled : position
    if held != wanted {
      // Where it does not overscroll, and beyond a page, a drag does not have to be reversed first.
      drag.origin = held
      drag.originTranslation = translation
    }
    settle()
  }

  /// Ends a drag, whether the finger is lifted or the drag is cancelled: the carousel decelerates, or snaps to the next
  /// or the nearest item.
  public mutating func endDragging() {
    guard movement == .dragging else { return }
    let curve = flick
    wasReleasedSlowly = curve == nil
    movement = .resting
    // The covers of a cover flow may turn differently from now on.
    needsPlacement = true
    events.append(.didEndDragging(willDecelerate: curve != nil))
    if let curve {
      movement = .decelerating
      running = RunningCurve(curve: curve, start: time)
      events.append(.willBeginDecelerating)
      if preferences.reducesMotion { finishAtOnce() }
      return
    }
    align(from: flickVelocity)
  }

  /// Snaps, if necessary, from the position of the release.
  mutating func align(from velocity: Double) {
    movement = .resting
    guard mustMoveOn, !track.isEmpty else { return comeToRest() }
    var slot = currentSlot
    let distance = track.offset(ofSlot: slot, from: position)
    if abs(velocity) > Feel.flickSpeed, abs(distance) > Feel.nudgeDistance {
      let step = velocity > 0 ? 1 : -1
      let end = position + distance + Double(step)
      if !isPagingEnabled || abs(end - pageStart) < 1.5 { slot += step }
    }
    scrollToSlot(track.wraps ? track.normalized(slot) : slot, from: velocity)
  }

  /// Whether it must not rest at its position: between two items, for example, or beyond an end.
  var mustMoveOn: Bool { isBeyondEnd || (scrollsToItemBoundary && effectiveAutoscroll == 0) }

  var isBeyondEnd: Bool { abs(track.excess(position)) > Feel.sameOffset }

  // MARK: Resistance

  /// The maximum overscroll distance; see `bounceDistance`.
  var usableBounceDistance: Double { max(0, bounceDistance.finite(or: 1)) }

  /// How it overscrolls; nil if it wraps or does not bounce.
  var resistance: Resistance? {
    let distance = usableBounceDistance
    guard !track.wraps, bounces, distance > 0 else { return nil }
    switch motion {
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
