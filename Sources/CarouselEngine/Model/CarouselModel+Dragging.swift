// Fingers and mice.
extension CarouselModel {
  /// A finger touches: what moves stops under it. Nothing happens where the user may not scroll, or there are no items.
  public mutating func touchDown() {
    guard isScrollEnabled, !track.isEmpty, movement != .dragging else { return }
    interrupt()
    movement = .held
  }

  /// The finger is lifted without having dragged: a carousel that it stopped snaps to an item.
  public mutating func touchUp() {
    guard movement == .held else { return }
    align(from: 0)
  }

  /// Whether a drag that begins with this translation, in points, is for the carousel: not where the user may not scroll,
  /// or there are no items.
  public func shouldBeginDragging(translation: Point2D) -> Bool {
    guard isScrollEnabled, !track.isEmpty else { return false }
    guard ignoresPerpendicularSwipes else { return true }
    let pan = layout.panVector
    return abs(pan.dot(translation)) >= abs(pan.x * translation.y - pan.y * translation.x)
  }

  /// A drag begins. Nothing happens where the user may not scroll, or there are no items.
  /// - Parameter translation: How far the finger is from where it touched, in points.
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

  /// The finger has moved.
  /// - Parameters:
  ///   - translation: How far the finger is from where it touched, in points.
  ///   - velocity: The finger's speed, in points a second.
  public mutating func drag(translation: Point2D, velocity: Point2D) {
    guard isScrollEnabled, movement == .dragging, !drag.isWheel else { return }
    let pan = layout.panVector
    self.drag(to: pan.dot(translation).finite(or: drag.translation), velocity: pan.dot(velocity).finite(or: 0))
  }

  mutating func drag(to translation: Double, velocity: Double) {
    guard movement == .dragging else { return }
    // The speed is that of the place where the finger meets the carousel, before it moves on.
    let excess = abs(track.excess(position))
    let share = excess > 0 ? resistance?.share(excess) ?? 1 : 1
    flickVelocity = (-velocity * share * scrollSpeed / layout.scene.itemLength).finite(or: 0)
      .clamped(to: -Feel.fastestFlick...Feel.fastestFlick)
    let way = ((translation - drag.originTranslation) * layout.offsetMultiplier / layout.scene.itemLength)
      .finite(or: 0).clamped(to: -Double.greatestCount...Double.greatestCount)
    position = shownPosition(ofPulled: drag.origin - way)
    drag.translation = translation
    if resistance == nil, position != drag.origin - way {
      // Without a give at the ends, way that was pulled in vain is not to be pulled back.
      drag.origin = position
      drag.originTranslation = translation
    }
    settle()
  }

  /// The finger is lifted, or the drag cancelled: the carousel decelerates, or snaps to the next or the nearest item.
  public mutating func endDragging() {
    guard movement == .dragging else { return }
    let curve = flick
    wasReleasedSlowly = curve == nil
    movement = .resting
    // The covers of a cover flow may turn another way from now on.
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

  /// Comes to rest where it should from where it was let go.
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

  /// Whether it is not to rest where it is: between two items, say, or beyond an end.
  var mustMoveOn: Bool { isBeyondEnd || (scrollsToItemBoundary && effectiveAutoscroll == 0) }

  var isBeyondEnd: Bool { abs(track.excess(position)) > Feel.sameOffset }

  // MARK: Resistance

  /// How it overscrolls; nil where it wraps or does not bounce.
  var resistance: Resistance? {
    let distance = bounceDistance.finite(or: 1)
    guard !track.wraps, bounces, distance > 0 else { return nil }
    switch motion {
    case .classic: return .exponential(distance)
    case .system, .spring:
      let extent = distance * layout.scene.viewportLength / layout.scene.itemLength
      return .rubberBand(min(extent, .greatestCount))
    }
  }

  /// Where it would be if nothing resisted.
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
