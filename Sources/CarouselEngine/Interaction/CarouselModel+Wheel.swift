// Scroll wheels and trackpads.
extension CarouselModel {
  /// Whether a wheel gesture is under way.
  var isWheelTurning: Bool { movement == .dragging && drag.isWheel }
  /// Whether one is under way that ends by itself, since nobody tells when.
  var isWheelTimed: Bool { isWheelTurning && !drag.isByFingers }

  /// Scrolls by a wheel or a trackpad.
  ///
  /// A wheel that clicks moves by items. A trackpad drags; when the fingers are lifted the carousel flicks, or, where the
  /// platform adds momentum and does not say which part of it is momentum, snaps once no more comes for
  /// `Feel.wheelPause`. A wheel that turns up and down drives a horizontal carousel where nothing around it would scroll
  /// that way.
  /// - Returns: Whether the event is handled. It is not across the axis, with Control (which zooms), where something inside
  ///   an item scrolls that way, and at an end that it is pushed against, so that whatever contains the carousel scrolls.
  @discardableResult
  public mutating func wheel(_ input: WheelInput) -> Bool {
    guard isScrollEnabled, !track.isEmpty, !input.modifiers.contains(.control) else { return false }
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
      // Fingers that the carousel follows stay with it: what comes when they are lifted is no longer for others.
      isWheelOurs = isHandled || (isContinuing && isWheelOurs)
      return isHandled
    }
  }

  // MARK: What an event means

  /// How far a wheel turns in the direction of swipes, in the unit of its event.
  private struct Turn {
    var distance: Double
    /// Whether the wheel clicks, and moves by whole items.
    var isNotched: Bool
  }

  private func turn(of input: WheelInput) -> Turn? {
    guard input.delta.isFinite else { return nil }
    var delta = input.delta
    // Shift turns a wheel sideways. Some platforms do that by themselves.
    let isTurned = input.modifiers.contains(.shift) && delta.x == 0
    if isTurned { delta = Point2D(x: delta.y, y: 0) }
    let direction: ScrollDirections = abs(delta.x) > abs(delta.y) ? .horizontal : .vertical
    guard input.contentScrolls.isDisjoint(with: direction) else { return nil }
    let pan = layout.panVector
    var along = pan.dot(delta)
    let across = abs(pan.x * delta.y - pan.y * delta.x)
    if abs(along) < across, ignoresPerpendicularSwipes {
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
    // Fingers on a trackpad that happen to move by a whole notch are followed all the same.
    case .notch: return input.phase == .unknown && distance == distance.rounded()
    case .point:
      guard input.phase == .unknown else { return false }
      return notchLength(of: abs(distance)) != nil
    }
  }

  /// The length of a notch that a browser has made a distance of; nil where it is no whole number of notches.
  private func notchLength(of distance: Double) -> Double? {
    func isWhole(_ notches: Double) -> Bool { notches >= 1 && notches == notches.rounded() }
    if isWhole(distance / Feel.notchLength) { return Feel.notchLength }
    return isWhole(distance / Feel.longNotchLength) ? Feel.longNotchLength : nil
  }

  /// How many items a wheel that clicks moves by: at least one, however slowly it turns.
  private func items(of turn: Turn, _ unit: WheelInput.Unit) -> Int {
    let distance = abs(turn.distance)
    let notches: Double
    switch unit {
    case .notch: notches = distance
    case .line: notches = distance / Feel.linesPerNotch
    case .page: notches = distance * Double(pageLength)
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

  // MARK: What it does

  private struct WheelDrag {
    /// In points, positive towards higher indexes.
    var distance: Double
    /// Whether the end of the gesture will be told, and the carousel flicks then.
    var isByFingers: Bool
  }

  private mutating func wheel(byItems count: Int) -> Bool {
    // Whoever holds the carousel keeps it; the event is used up all the same.
    if movement == .dragging { return true }
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
    // A finger on a trackpad points at nothing, so it moves every style alike.
    let multiplier = layout.offsetMultiplier == 0 ? 1 : layout.offsetMultiplier
    let translation = (drag.translation - wheel.distance / multiplier).finite(or: drag.translation)
    if wheel.isByFingers { wheelTracker.add(Point2D(x: translation, y: 0), at: time) } else { wheelTracker.reset() }
    drag(to: translation, velocity: 0)
    return true
  }

  /// Whether there is any way to go in a direction, short of pulling at an end.
  private func canFollow(_ distance: Double) -> Bool {
    guard !track.wraps else { return true }
    return distance > 0
      ? destination < Double(track.itemCount - 1) - Feel.sameOffset : destination > Feel.sameOffset
  }

  /// The wheel rests, or the fingers are lifted: it flicks with their speed, or snaps.
  mutating func endWheel() {
    guard isWheelTurning else { return }
    drag(to: drag.translation, velocity: wheelTracker.velocity(at: time).x)
    endDragging()
  }
}
