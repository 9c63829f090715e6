/// Tells a tap from a drag, for hosts whose toolkit doesn't.
public struct PointerGesture: Sendable {
  enum State: Equatable {
    case idle
    /// Down, and not yet moved far enough to tell.
    case undecided
    case dragging
    /// Left to others.
    case failed
  }

  /// What a movement of the pointer means.
  public enum Decision: Sendable {
    /// It isn't known yet.
    case undecided
    /// It drags the carousel: the host takes the pointer for itself.
    case drags
    /// It is not for the carousel.
    case ignored
  }

  var state = State.idle
  /// Whether the press stopped a flick; then it is no tap.
  var isCatch = false
  var start = Point2D.zero
  var tracker = VelocityTracker()

  /// A gesture that has not begun.
  public init() {}
}

extension CarouselController {
  /// A finger or a mouse button goes down.
  /// - Parameters:
  ///   - point: Where, in points from the carousel's upper left corner.
  ///   - mayDrag: Whether it may become a drag: false on an item's own slider or text field.
  public func pointerDown(at point: Point2D, mayDrag: Bool = true) {
    guard point.isFinite else { return }
    gesture.state = mayDrag ? .undecided : .failed
    gesture.start = point
    gesture.tracker.reset()
    gesture.tracker.add(point, at: carousel.time)
    touchDown()
  }

  /// The pointer has moved.
  /// - Parameter point: Where it is, in points from the carousel's upper left corner.
  /// - Returns: What becomes of it. The host takes the pointer for itself when it drags.
  public func pointerMoved(to point: Point2D) -> PointerGesture.Decision {
    guard point.isFinite else { return .ignored }
    gesture.tracker.add(point, at: carousel.time)
    let translation = point - gesture.start
    switch gesture.state {
    case .idle, .failed: return .ignored
    case .undecided:
      guard translation.x * translation.x + translation.y * translation.y >= Feel.dragSlop * Feel.dragSlop else {
        return .undecided
      }
      guard carousel.shouldBeginDragging(translation: translation) else {
        gesture.state = .failed
        touchUp()
        return .ignored
      }
      gesture.state = .dragging
      beginDragging(translation: translation)
      return .drags
    case .dragging:
      // Something else may have ended the drag; then the rest of the gesture is void.
      guard carousel.isDragging else {
        gesture.state = .failed
        return .ignored
      }
      let velocity = gesture.tracker.velocity(at: carousel.time)
      update { $0.drag(translation: translation, velocity: velocity) }
      return .drags
    }
  }

  /// The pointer goes up.
  /// - Parameters:
  ///   - point: Where, in points from the carousel's upper left corner.
  ///   - isTap: Whether a press that was no drag is a tap on the carousel: false on an item's own control.
  public func pointerUp(at point: Point2D, isTap: Bool = true) {
    let state = gesture.state
    gesture.state = .idle
    setTouched(false)
    switch state {
    case .dragging:
      let velocity = gesture.tracker.velocity(at: carousel.time)
      update {
        $0.drag(translation: point.isFinite ? point - gesture.start : .zero, velocity: velocity)
        $0.endDragging()
      }
    case .undecided where isTap: tap(at: point)
    case .undecided, .failed, .idle: touchUp()
    }
  }

  /// The pointer is lost: what it did comes to a good end, at the speed that it has by now.
  public func pointerCancelled() {
    let isStill = gesture.tracker.velocity(at: carousel.time) == .zero
    gesture.state = .idle
    setTouched(false)
    update {
      if isStill { $0.flickVelocity = 0 }
      $0.endDragging()
      $0.touchUp()
    }
  }

  // MARK: For hosts whose toolkit recognises drags and taps

  /// A finger touches: what moves stops under it. A touch that stops a flick does not become a tap.
  public func touchDown() {
    gesture.isCatch = ask { $0.isScrollEnabled && $0.isDecelerating && abs($0.velocity) > Feel.catchSpeed }
    setTouched(true)
    update { $0.touchDown() }
  }

  /// The finger is lifted without having dragged: what it stopped snaps to the nearest item.
  public func touchUp() {
    setTouched(false)
    update { $0.touchUp() }
  }

  /// A drag begins; see `CarouselModel.beginDragging(translation:)`.
  public func beginDragging(translation: Point2D) {
    userWillAct()
    update { $0.beginDragging(translation: translation) }
  }

  /// A drag ends: its finger is lifted, or lost; see `CarouselModel.endDragging()`.
  public func endDragging() {
    setTouched(false)
    update { $0.endDragging() }
  }

  /// A tap, or a click, at a point, in points from the carousel's upper left corner: selects the item in front, and
  /// brings it to the middle. A tap on a placeholder or beside the items does nothing.
  public func tap(at point: Point2D) { tap(hit(at: point)?.position) }

  /// A tap on what a hit test has found. Where that is not mounted any more, nothing happens.
  public func tap(_ hit: HitTestResult) {
    tap(mounted.indices.first { mounted[$0].slot == hit.item.slot && mounted[$0].isAt(hit.item.index) })
  }

  private func tap(_ position: Int?) {
    guard !gesture.isCatch, let position, mounted[position].item != nil else { return touchUp() }
    activate(position)
  }

  /// Does what a tap on a mounted item does.
  func activate(_ position: Int) {
    let item = mounted[position], started = generation, wasWaiting = announcer
    userWillAct()
    send(.didTap, position)
    guard generation == started, let index = item.item else { return touchUp() }
    select(index, slot: item.slot)
    // What moves nothing is not announced later.
    if !carousel.movement.followsCurve, announcer.dueTime == nil { announcer = wasWaiting }
  }

  /// Selects an item as a tap on it does, without the item event of a tap. An item that is not mounted is not selected.
  public func selectItem(at index: Int) {
    guard let position = position(at: index), let item = mounted[position].item else { return }
    select(item, slot: mounted[position].slot)
  }

  private func select(_ index: Int, slot: Int) {
    let started = generation
    let isAllowed = host.shouldSelectItem(at: index)
    guard isAllowed, generation == started else { return touchUp() }
    update { $0.select(index, slot: slot) }
  }
}

extension CarouselModel {
  /// An item has been selected: it comes to the middle, or what was stopped for it snaps.
  fileprivate mutating func select(_ index: Int, slot: Int) {
    if slot == currentSlot ? scrollsToItemBoundary : centersItemWhenSelected {
      interrupt()
      scrollToSlot(slot, from: 0)
    } else {
      touchUp()
    }
    events.append(.didSelect(index))
  }
}
