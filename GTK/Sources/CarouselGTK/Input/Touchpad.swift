import CGtk4
import CarouselEngine

/// Fingers on a touchpad, which the carousel follows as if they were on it: so the flick that follows is the carousel's own.
struct Touchpad {
  /// Where the fingers would be.
  var place: Point?
  /// Ends the gesture where nobody says that the fingers were lifted.
  var timer: guint = 0

  /// How long after the last movement the fingers count as lifted, in milliseconds.
  static let pause: UInt32 = 150
}

extension Stage {
  /// The fingers have moved.
  /// - Returns: Whether the carousel has use for it.
  func touchpad(_ delta: Point, at time: Double) -> Bool {
    let carousel = controller.carousel
    guard carousel.isScrollEnabled, carousel.numberOfItems > 0 else { return false }
    controller.setTime(time)
    if touchpad.place == nil {
      touchpad.place = carousel.middle
      controller.pointerDown(at: carousel.middle)
    }
    // Unlike a finger on a cover flow, one on a touchpad doesn't point at anything.
    let share = carousel.offsetMultiplier == 0 ? 1 : 1 / carousel.offsetMultiplier
    let place = touchpad.place! - Point(x: delta.x * share, y: delta.y * share)
    touchpad.place = place
    if case .ignored = controller.pointerMoved(to: place) {
      endTouchpad()
      return false
    }
    if touchpad.timer != 0 { g_source_remove(touchpad.timer) }
    touchpad.timer = g_timeout_add(
      Touchpad.pause,
      { data in
        Unmanaged<Stage>.fromOpaque(data!).takeUnretainedValue().touchpadDidRest()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
    return true
  }

  private func touchpadDidRest() {
    touchpad.timer = 0
    endTouchpad()
  }

  /// The fingers are lifted.
  func endTouchpad() {
    if touchpad.timer != 0 { g_source_remove(touchpad.timer) }
    touchpad.timer = 0
    guard let place = touchpad.place else { return }
    touchpad.place = nil
    controller.setTime(clock.now)
    controller.pointerUp(at: place, isTap: false)
  }
}

extension Carousel {
  /// Moves it as fingers on a touchpad do, for tests and for apps with gestures of their own: the carousel follows, and
  /// comes in line with an item when no more comes for a moment.
  /// - Parameter delta: How far, in points; positive to the right and down.
  /// - Returns: Whether the carousel has use for it.
  @discardableResult
  public func moveFingers(by delta: Point) -> Bool { stage.moveFingers(by: delta, at: stage.clock.now) }

  /// Ends what `moveFingers` has begun: the carousel flicks, or comes in line with an item.
  public func liftFingers() { stage.endTouchpad() }
}
