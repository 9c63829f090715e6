import CarouselEngine

extension CarouselControl {
  /// Scrolls by a wheel or a trackpad.
  /// - Parameters:
  ///   - delta: How far the content is to go, in points, or in notches: positive to the right and down.
  ///   - isPrecise: Whether it is in points, as trackpads report it.
  /// - Returns: Whether the carousel has use for it: not across its axis, and not at an end without give.
  @discardableResult
  public func scroll(by delta: Point, isPrecise: Bool) -> Bool {
    let axis = controller.carousel.axis
    let (along, across) = (axis.along(delta), axis.across(delta))
    guard along.isFinite, across.isFinite, along != 0 else { return false }
    if ignoresPerpendicularSwipes, abs(across) > abs(along) { return false }
    var isUsed = false
    update {
      // A wheel of notches turns by a whole one at least, however slowly.
      let notches = max(1, min(abs(along).rounded(), 100)) * (along > 0 ? -1 : 1)
      isUsed = isPrecise ? $0.wheel(by: -along) : $0.wheel(byNotches: Int(notches))
    }
    return isUsed
  }
}
