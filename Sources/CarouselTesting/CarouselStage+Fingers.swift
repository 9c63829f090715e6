import CarouselEngine

// Fingers. A negative distance scrolls to higher indexes, as a swipe does.
extension CarouselStage {
  /// The point at which drags begin, in points from the upper left corner: where the current item rests.
  public var middle: Point2D { carousel.middle }

  /// Returns a vector on the screen towards higher indexes.
  /// - Parameter distance: Its length, in points.
  public func vector(along distance: Double) -> Point2D {
    let axis = carousel.axis
    return axis.isVertical ? Point2D(x: 0, y: distance) : Point2D(x: axis.isMirrored ? -distance : distance, y: 0)
  }

  /// Taps the middle of an item, if it is visible there.
  /// - Returns: Whether it is: in the carousel, and not behind another item.
  @discardableResult
  public func tap(itemAt index: Int) -> Bool {
    guard let center = controller.view(at: index)?.placed?.placement.transform.project(.zero) else { return false }
    let point = middle + center, size = carousel.viewport
    guard (0...size.width).contains(point.x), (0...size.height).contains(point.y),
      controller.hitTest(point)?.item.index == index
    else { return false }
    controller.pointerDown(at: point)
    controller.pointerUp(at: point)
    return true
  }

  /// Presses and moves a finger, which stays down.
  public func beginDrag(by distance: Double, over seconds: Double = 0.1, steps: Int = 6) {
    let start = middle
    controller.pointerDown(at: start)
    for step in 1...steps {
      pass(seconds / Double(steps))
      _ = controller.pointerMoved(to: start + vector(along: distance * Double(step) / Double(steps)))
      controller.frame(at: time)
    }
  }

  /// Lifts the finger of `beginDrag` at a distance from where the current item rests.
  public func endDrag(by distance: Double) { controller.pointerUp(at: middle + vector(along: distance)) }

  /// Moves a finger and lifts it at once, so that the carousel goes on at its speed.
  public func flick(by distance: Double, over seconds: Double = 0.1) {
    beginDrag(by: distance, over: seconds)
    endDrag(by: distance)
  }

  /// Moves a finger, lets it rest, and lifts it, so that the carousel snaps.
  public func drag(by distance: Double) {
    beginDrag(by: distance)
    pass(0.2)
    _ = controller.pointerMoved(to: middle + vector(along: distance))
    endDrag(by: distance)
  }
}
