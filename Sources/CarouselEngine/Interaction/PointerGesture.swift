/// Distinguishes taps from drags, for hosts whose toolkit does not.
public struct PointerGesture: Sendable {
  enum State: Equatable {
    case idle
    /// The pointer is down and has not moved far enough to decide.
    case undecided
    case dragging
    /// The gesture is left to others.
    case failed
  }

  /// The interpretation of a pointer movement.
  public enum Decision: Sendable {
    /// Not decided yet.
    case undecided
    /// The movement drags the carousel: the host captures the pointer.
    case drags
    /// The movement is not for the carousel.
    case ignored
  }

  var state = State.idle
  /// Whether the pointer is a mouse.
  var isMouse = false
  /// Whether the press is on a button of the carousel: until it drags, it is nothing to the carousel.
  var isOnButton = false
  /// Whether the press stopped a flick; then it is not a tap.
  var isCatch = false
  var start = Point2D.zero
  /// The directions in which something inside the item or around the carousel scrolls.
  var contentScrolls = ScrollDirections()
  var surroundingsScroll = ScrollDirections()
  var tracker = VelocityTracker()

  /// Creates a gesture that has not begun.
  public init() {}
}

extension CarouselController {
  /// Handles a press of a finger or a mouse button.
  /// - Parameters:
  ///   - point: The location, in points from the carousel's upper left corner.
  ///   - mayDrag: Whether it may become a drag: false on an item's own slider or text field, whose use stops autoplay.
  ///   - contentScrolls: The directions in which content inside the item under the pointer can scroll.
  ///   - surroundingsScroll: The directions in which this pointer can scroll something around the carousel; none for a
  ///     mouse.
  ///   - isOnButton: Whether it is on a button of the carousel, over its items. Then it stops neither a motion nor autoplay, which the
  ///     button may be for, unless it becomes a drag.
  ///   - isMouse: Whether the pointer is a mouse, whose drags may not be for the carousel; see `DragInput`.
  public func pointerDown(
    at point: Point2D, mayDrag: Bool = true, contentScrolls: ScrollDirections = ScrollDirections(),
    surroundingsScroll: ScrollDirections = ScrollDirections(), isOnButton: Bool = false, isMouse: Bool = false
  ) {
    guard point.isFinite else { return }
    gesture.isMouse = isMouse
    gesture.isOnButton = isOnButton
    gesture.contentScrolls = contentScrolls
    gesture.surroundingsScroll = surroundingsScroll
    gesture.state = mayDrag ? .undecided : .failed
    gesture.start = point
    gesture.tracker.reset()
    gesture.tracker.add(point, at: inputTime)
    if isOnButton {
      gesture.isCatch = false
    } else {
      if !mayDrag { pauseForTap() }
      touchDown()
    }
  }

  /// Handles a movement of the pointer.
  /// - Parameter point: The location, in points from the carousel's upper left corner.
  /// - Returns: The interpretation. The host captures the pointer when it drags.
  public func pointerMoved(to point: Point2D) -> PointerGesture.Decision {
    guard point.isFinite else { return .ignored }
    gesture.tracker.add(point, at: inputTime)
    let translation = point - gesture.start
    switch gesture.state {
    case .idle, .failed: return .ignored
    case .undecided:
      guard translation.x * translation.x + translation.y * translation.y >= Feel.dragSlop * Feel.dragSlop else {
        return .undecided
      }
      guard mayBecomeDrag(to: point) else {
        gesture.state = .failed
        if !gesture.isOnButton { touchUp() }
        return .ignored
      }
      if gesture.isOnButton { touchDown() }
      gesture.state = .dragging
      beginDragging(translation: translation, from: gesture.start)
      return .drags
    case .dragging:
      // Something else may have ended the drag; then the rest of the gesture is ignored.
      guard ask({ $0.isDragging }) else {
        gesture.state = .failed
        return .ignored
      }
      let velocity = gesture.tracker.velocity(at: inputTime)
      drag(translation: translation, velocity: velocity)
      return .drags
    }
  }

  /// Returns whether an undecided press would drag if the pointer moved on in the direction of this point. A browser
  /// must know it before the movement is decided.
  public func mayBecomeDrag(to point: Point2D) -> Bool {
    gesture.state == .undecided
      && ask {
        $0.shouldBeginDragging(
          translation: point - gesture.start, by: gesture.isMouse ? .mouse : .touch,
          contentScrolls: gesture.contentScrolls, surroundingsScroll: gesture.surroundingsScroll)
      }
  }

  /// Handles the release of the pointer.
  /// - Parameters:
  ///   - point: The location, in points from the carousel's upper left corner.
  ///   - isTap: Whether a press that did not drag is a tap on the carousel: false on an item's own control.
  /// - Returns: Whether the press is spent: it has dragged the carousel, or only stopped a flick. Then it must not activate
  ///   a link or a button under it.
  @discardableResult
  public func pointerUp(at point: Point2D, isTap: Bool = true) -> Bool {
    let state = gesture.state, isSpent = state == .dragging || stopsFlick
    gesture.state = .idle
    if gesture.isOnButton, state != .dragging { return false }
    if state == .undecided { pauseForTap() }
    setTouched(false)
    switch state {
    case .dragging:
      let velocity = gesture.tracker.velocity(at: inputTime)
      drag(translation: point.isFinite ? point - gesture.start : .zero, velocity: velocity, ends: true)
    case .undecided where isTap: tap(at: point)
    case .undecided, .failed, .idle: touchUp()
    }
    return isSpent
  }

  /// Whether the current press, or the last one, only stops a flick, or a carousel that snaps after a swipe: it is no tap,
  /// and must not activate a control under it. Known as soon as it is down.
  public var stopsFlick: Bool { gesture.isCatch }

  /// Handles the loss of the pointer: a drag ends with its current speed.
  public func pointerCancelled() {
    let isStill = gesture.tracker.velocity(at: inputTime) == .zero, state = gesture.state
    gesture.state = .idle
    if gesture.isOnButton, state != .dragging { return }
    setTouched(false)
    actOrLetGo {
      if isStill { $0.flickVelocity = 0 }
      $0.endDragging()
      $0.touchUp()
    }
  }

  // MARK: For hosts whose toolkit recognises drags and taps

  /// Handles a touch: it stops the motion. A touch that stops what the user has let go of does not become a tap.
  public func touchDown() {
    gesture.isCatch = catchesPresses
    setTouched(true)
    update { $0.touchDown() }
  }

  /// Whether a press now only stops a flick, or a carousel that snaps after a swipe: it is for no item, and for no
  /// control under it.
  public var catchesPresses: Bool {
    ask {
      guard $0.effective.isScrollEnabled else { return false }
      if $0.isDecelerating { return abs($0.velocity) > Feel.catchSpeed }
      return $0.isSnapping && $0.remainingDistance > Feel.catchDistance
    }
  }

  /// Handles the end of a touch that did not drag: a carousel that it stopped snaps to the nearest item.
  public func touchUp() {
    setTouched(false)
    update { $0.touchUp() }
  }

  /// Begins a drag.
  /// - Parameters:
  ///   - translation: The distance of the finger from where it touched, in points.
  ///   - start: Where it touched, in points from the carousel's upper left corner: the item there stays under the
  ///     finger, if the style's items follow it.
  public func beginDragging(translation: Point2D, from start: Point2D? = nil) {
    userWillAct()
    let offset = start.flatMap { hit(at: $0) }.map { mounted[$0.position].offset } ?? 0
    update { $0.beginDragging(translation: translation, onItemAt: offset) }
  }

  /// Handles a movement of the finger that drags; see `CarouselModel.drag(translation:velocity:)`. The closures of the style may
  /// call the carousel meanwhile.
  public func drag(translation: Point2D, velocity: Point2D) {
    drag(translation: translation, velocity: velocity, ends: false)
  }

  private func drag(translation: Point2D, velocity: Point2D, ends: Bool) {
    var (pace, layout) = ask { ($0.pace(to: translation), $0.layout) }
    pace.follow(layout)
    guard ends else {
      _ = act { $0.drag(by: pace, velocity: velocity) }
      return refresh()
    }
    actOrLetGo {
      $0.drag(by: pace, velocity: velocity)
      $0.endDragging()
    }
  }

  /// Ends a drag as the user has left it, or on the current item if the app refuses that.
  private func actOrLetGo(_ end: (inout CarouselModel) -> Void) {
    if !act(end) { ask { $0.letGo() } }
    refresh()
  }

  /// Ends a drag, whether its finger is lifted or lost; see `CarouselModel.endDragging()`.
  public func endDragging() {
    setTouched(false)
    actOrLetGo { $0.endDragging() }
  }

  /// Handles a tap or a click at a point, in points from the carousel's upper left corner: selects the frontmost item
  /// and scrolls to it. A tap on a placeholder or beside the items does nothing.
  public func tap(at point: Point2D) { tap(hit(at: point)?.position) }

  /// Handles a tap on the result of a hit test. If that is no longer mounted, nothing happens.
  public func tap(_ hit: HitTestResult) {
    tap(mounted.indices.first { mounted[$0].slot == hit.item.slot && mounted[$0].index == hit.item.index })
  }

  private func tap(_ position: Int?) {
    pauseForTap()
    guard !gesture.isCatch, let position, mounted[position].item != nil else { return touchUp() }
    activate(position)
  }

  /// Activates a mounted item, as a tap does.
  func activate(_ position: Int) {
    let (slot, item) = (mounted[position].slot, mounted[position].item), started = generation, wasWaiting = announcer
    userWillAct()
    send(.didTap, position)
    guard generation == started, let index = item else { return touchUp() }
    select(index, slot: slot, isByUser: true)
    // A tap that moves nothing is not announced later.
    if !carousel.movement.followsCurve, announcer.dueTime == nil { announcer = wasWaiting }
  }

  /// Selects an item as a tap does, without its item event. An item that is not mounted is not selected.
  public func selectItem(at index: Int) {
    guard let position = position(at: index), let item = mounted[position].item else { return }
    select(item, slot: mounted[position].slot, isByUser: false)
  }

  private func select(_ index: Int, slot: Int, isByUser: Bool) {
    let started = generation
    let isAllowed = host.shouldSelectItem(at: index)
    guard isAllowed, generation == started else { return touchUp() }
    guard act({ $0.select(index, slot: slot, isByUser: isByUser) }, isByUser: isByUser) else { return touchUp() }
    refresh()
    #if !hasFeature(Embedded)
      thumbnails?.show(index)
    #endif
  }
}

extension CarouselModel {
  /// Handles the selection of an item: scrolls to it, or snaps after the motion that the tap stopped.
  fileprivate mutating func select(_ index: Int, slot: Int, isByUser: Bool) {
    if slot == currentSlot ? effective.scrollsToItemBoundary : effective.centersItemWhenSelected {
      interrupt()
      isMovedByUser = isByUser
      scrollToSlot(slot, from: 0)
    } else {
      touchUp()
    }
    events.append(.didSelect(index))
  }
}
