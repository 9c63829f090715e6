// Wheels and trackpads.
extension Carousel {
  /// Whether a wheel gesture is under way.
  var isWheelTurning: Bool {
    movement == .dragging && drag.isWheel
  }

  /// Scrolls with a trackpad or a fine wheel, whose momentum the platform makes: the carousel follows, and comes in line
  /// with an item when no more comes for a moment.
  /// - Parameters:
  ///   - delta: How far, in points; positive towards higher indexes (right, down).
  /// - Returns: Whether the carousel has use for it: false at an end that it is pushed against without give, so that a
  ///   page can scroll on.
  @discardableResult
  public mutating func wheel(by delta: Double) -> Bool {
    guard isScrollEnabled, !track.isEmpty, delta.isFinite, delta != 0 else { return false }
    if !isWheelTurning {
      if movement == .dragging { return true }
      if isPushedAgainstEnd(by: delta) { return false }
      beginDragging(translation: 0, isWheel: true)
    }
    guard movement == .dragging else { return false }
    wheelTime = time
    drag(to: (drag.translation - delta / layout.offsetMultiplier).finite(or: drag.translation), velocity: 0)
    return true
  }

  /// Turns a wheel by whole notches: an item each.
  @discardableResult
  public mutating func wheel(byNotches count: Int) -> Bool {
    guard isScrollEnabled, !track.isEmpty, count != 0 else { return false }
    if movement == .dragging { return true }
    if isPushedAgainstEnd(by: Double(count)) { return false }
    step(by: count)
    return true
  }

  private func isPushedAgainstEnd(by delta: Double) -> Bool {
    guard !track.wraps else { return false }
    return delta > 0 ? destination >= Double(track.itemCount - 1) : destination <= 0
  }

  /// The wheel rests: the carousel comes in line with an item.
  mutating func endWheel() {
    guard isWheelTurning else { return }
    flickVelocity = 0
    endDragging()
  }
}
