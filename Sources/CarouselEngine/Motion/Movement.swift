/// What moves a carousel.
enum Movement {
  /// Nothing; an autoscroll may move it.
  case resting
  /// A finger that rests on it and has stopped a motion.
  case held
  /// A finger, a mouse or a wheel; see `Drag`.
  case dragging
  /// A scroll to a position, requested or to snap to an item; see `RunningCurve`.
  case scrolling
  /// The deceleration after a flick; see `RunningCurve`.
  case decelerating

  /// Whether a motion curve determines the position.
  var followsCurve: Bool { self == .scrolling || self == .decelerating }
}

/// A motion curve and the time at which it began.
struct RunningCurve {
  var curve = MotionCurve.tween(from: 0, to: 0, duration: 1)
  /// The start, in seconds, on the carousel's clock.
  var start = 0.0
}

/// The state of a drag.
struct Drag {
  /// The position without resistance, in items, at the translation `originTranslation`.
  var origin = 0.0
  /// The translation along the axis at `origin`, in points.
  var originTranslation = 0.0
  /// The last translation along the axis, in points.
  var translation = 0.0
  /// The position of the item that was current when the drag began, counted as `origin` is; paging counts from it.
  var start = 0.0
  /// Whether a wheel drags, rather than a finger.
  var isWheel = false
  /// Whether trackpad fingers drag, and the platform reports when they are lifted.
  var isByFingers = false
  /// The item under the finger, where a style's items follow it.
  var grip: Grip?
}
