// Scroll wheels and trackpads.
extension CarouselModel {
  /// Whether a wheel gesture is running.
  var isWheelTurning: Bool { movement == .dragging && drag.isWheel }
  /// Whether a wheel gesture is running that ends by a timeout, since the platform does not report its end.
  var isWheelTimed: Bool { isWheelTurning && !drag.isByFingers }

  /// Scrolls by a wheel or a trackpad.
  ///
  /// A wheel with notches moves by items. A trackpad drags; when the fingers are lifted the carousel flicks, or, if the
  /// platform adds momentum without marking it, snaps once no event has come for `Feel.wheelPause`. A vertical wheel
  /// scrolls a horizontal carousel if nothing around it would scroll vertically.
  /// - Returns: Whether the event is handled. It is not if it is across the axis, with Control (which zooms), if
  ///   something inside an item scrolls in that direction, or at an end that it pushes against, so that the carousel's
  ///   container scrolls.
  @discardableResult
  public mutating func wheel(_ input: WheelInput) -> Bool {
    guard effective.isScrollEnabled, allows(.wheel), !track.isEmpty, !input.modifiers.contains(.control) else {
      return false
    }
    switch input.phase {
    case .mayBegin:
      touchDown()
      isWheelOurs = movement == .held
      return isWheelOurs
    case .cancelled:
      touchUp()
      endWheel()
      return isWheelOurs
    case .ended:
      let isHandled = isWheelOurs
      endWheel()
      touchUp()
      return isHandled
    case .momentum: return isWheelOurs
    case .changed, .unknown:
      let isContinuing = isWheelTurning
      guard let turn = turn(of: input) else { return false }
      let isHandled =
        turn.isNotched ? wheel(byItems: items(of: turn, input.unit)) : wheel(byPoints: points(of: turn, input))
      // A gesture that the carousel follows stays with it: momentum after the fingers are lifted is not passed on.
      isWheelOurs = isHandled || (isContinuing && isWheelOurs)
      return isHandled
    }
  }

  // MARK: Interpretation of events

  /// The distance of a wheel event along the direction of swipes, in the unit of the event.
  private struct Turn {
    var distance: Double
    /// Whether the wheel has notches, and moves by whole items.
    var isNotched: Bool
  }

  private func turn(of input: WheelInput) -> Turn? {
    guard input.delta.isFinite else { return nil }
    var delta = input.delta
    // Shift makes a wheel horizontal. Some platforms do that themselves.
    let isTurned = input.modifiers.contains(.shift) && delta.x == 0
    if isTurned { delta = Point2D(x: delta.y, y: 0) }
    let direction = ScrollDirections(of: delta)
    guard input.contentScrolls.isDisjoint(with: direction) else { return nil }
    let pan = layout.panVector
    var along = pan.dot(delta)
    let across = abs(pan.x * delta.y - pan.y * delta.x)
    if abs(along) < across, effective.ignoresPerpendicularSwipes {
      guard direction == .vertical, !isTurned, abs(pan.x) > abs(pan.y) else { return nil }
      guard isWheel(input), input.surroundingsScroll.isDisjoint(with: direction) else { return nil }
      along = delta.y
    }
    guard along != 0 else { return nil }
    return Turn(distance: along, isNotched: isNotched(along, input))
  }

  /// Whether an event comes from a wheel, not from fingers on a trackpad.
  private func isWheel(_ input: WheelInput) -> Bool {
    input.unit != .point || isNotched(abs(input.delta.x) > abs(input.delta.y) ? input.delta.x : input.delta.y, input)
  }

  private func isNotched(_ distance: Double, _ input: WheelInput) -> Bool {
    switch input.unit {
    case .line, .page: return true
    // Trackpad distances that happen to be a whole notch do not make it a wheel.
    case .notch: return input.phase == .unknown && distance == distance.rounded()
    case .point:
      guard input.phase == .unknown else { return false }
      return notchLength(of: abs(distance)) != nil
    }
  }

  /// Returns the notch length that a browser has used for a distance, or nil if it is no whole number of notches.
  private func notchLength(of distance: Double) -> Double? {
    func isWhole(_ notches: Double) -> Bool { notches >= 1 && notches == notches.rounded() }
    if isWhole(distance / Feel.notchLength) { return Feel.notchLength }
    return isWhole(distance / Feel.longNotchLength) ? Feel.longNotchLength : nil
  }

  /// Returns the number of snap positions that a wheel with notches moves by: at least 1, however slowly it turns.
  private func items(of turn: Turn, _ unit: WheelInput.Unit) -> Int {
    let distance = abs(turn.distance)
    let notches: Double
    switch unit {
    case .notch: notches = distance
    case .line: notches = distance / Feel.linesPerNotch
    case .page: notches = distance * Double(pagesInView)
    case .point:
      notches = distance / (notchLength(of: distance) ?? Feel.notchLength)
    }
    let count = Int(saturating: notches.rounded()).clamped(to: 1...Feel.mostNotches)
    return turn.distance > 0 ? count : -count
  }

  private func points(of turn: Turn, _ input: WheelInput) -> WheelDrag {
    let length = input.unit == .notch ? turn.distance * Feel.notchLength : turn.distance
    return WheelDrag(distance: length, isByFingers: input.phase == .changed)
  }

  // MARK: Effects

  private struct WheelDrag {
    /// In points, positive towards higher indexes.
    var distance: Double
    /// Whether the platform reports the end of the gesture, at which the carousel flicks.
    var isByFingers: Bool
  }

  private mutating func wheel(byItems count: Int) -> Bool {
    // A drag keeps the carousel; the event is consumed all the same.
    if movement == .dragging { return true }
    // At an end, what is around the carousel scrolls on.
    guard track.wraps || isShortOfEnd(in: count) else { return false }
    return move(byItems: count)
  }

  private mutating func wheel(byPoints wheel: WheelDrag) -> Bool {
    if !isWheelTurning {
      if movement == .dragging { return true }
      guard canFollow(wheel.distance) else { return false }
      beginDragging(translation: 0, isWheel: true)
      wheelTracker.reset()
      wheelTracker.add(.zero, at: time)
    }
    guard movement == .dragging else { return false }
    wheelTime = time
    drag.isByFingers = wheel.isByFingers
    // Trackpad fingers are not on an item, so every style scrolls at the same rate.
    let multiplier = layout.offsetMultiplier == 0 ? 1 : layout.offsetMultiplier
    let translation = (drag.translation - wheel.distance / multiplier).finite(or: drag.translation)
    if wheel.isByFingers { wheelTracker.add(Point2D(x: translation, y: 0), at: time) } else { wheelTracker.reset() }
    drag(to: translation, velocity: 0)
    return true
  }

  /// Ends a wheel gesture: the carousel flicks at its speed, or snaps.
  mutating func endWheel() {
    guard isWheelTurning else { return }
    drag(to: drag.translation, velocity: wheelTracker.velocity(at: time).x)
    endDragging()
  }
}
