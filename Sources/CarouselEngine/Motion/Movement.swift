/// What moves a carousel.
enum Movement {
  /// Nothing; autoscrolling continues from here.
  case resting
  /// A finger rests on it, and has stopped what moved.
  case held
  /// A finger, a mouse or a wheel: see `Drag`.
  case dragging
  /// It scrolls to a position, on request or to snap to an item: see `RunningCurve`.
  case scrolling
  /// It decelerates after a flick: see `RunningCurve`.
  case decelerating

  /// Whether it follows a curve.
  var followsCurve: Bool { self == .scrolling || self == .decelerating }
}

/// A motion curve and the time at which it began.
struct RunningCurve {
  var curve = MotionCurve.tween(from: 0, to: 0, duration: 1)
  /// In seconds, by the carousel's clock.
  var start = 0.0
}

/// What a drag has to remember.
struct Drag {
  /// Where the carousel would be without resistance, in items, with the finger where it was at a translation.
  var origin = 0.0
  /// That translation along the axis, in points.
  var originTranslation = 0.0
  /// The last translation along the axis, in points.
  var translation = 0.0
  /// The item that was current when the drag began; where paging counts from.
  var startSlot = 0
  /// Whether a wheel drags, not a finger.
  var isWheel = false
  /// Whether fingers on a trackpad turn the wheel, of which the platform tells when they are lifted.
  var isByFingers = false
}
