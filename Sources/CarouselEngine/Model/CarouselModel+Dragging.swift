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
      origin: pulledPosition, originTranslation: translation, translation: translation, startSlot: currentSlot,
      isWheel: isWheel)
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
    position = shownPosition(ofPulled: drag.origin - way)
    drag.translation = translation
    if resistance == nil, position != drag.origin - way {
      // If it does not overscroll, a drag beyond an end does not have to be reversed first.
      drag.origin = position
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
    let distance = position - Double(slot)
    if abs(velocity) > Feel.flickSpeed, abs(distance) > Feel.nudgeDistance {
      slot += velocity > 0 ? 1 : -1
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
