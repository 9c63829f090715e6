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
///
/// Where items have lengths of their own, the curve is followed on the screen: the carousel has always as large a share of its
/// way before it as the curve. So it passes longer items more slowly, and reaches its target whatever lengths become known.
struct RunningCurve {
  var curve: MotionCurve
  /// The start, in seconds, on the carousel's clock.
  var start: Double
  /// Where the carousel comes to rest, in items.
  var target: Double
  /// Whether the user has let go of the carousel, which snaps: not whether a program, a key or a tap scrolls it.
  var isRelease = false
  /// Where the carousel is, counted like the curve, and where the curve is, in items.
  var position: Double
  private var reached: Double
  /// The usual lengths per item of the curve; 0 before the first frame.
  private var pace = 0.0

  init(curve: MotionCurve = .tween(from: 0, to: 0, duration: 1), start: Double = 0) {
    (self.curve, self.start) = (curve, start)
    (target, position, reached) = (curve.to, curve.from, curve.from)
  }

  /// Follows the curve to a time after the start, in seconds.
  mutating func advance(to time: Double, by ruler: ItemRuler) {
    let next = curve.position(at: time)
    if ruler.isEmpty {
      position = next
    } else {
      let left = curve.to - reached
      if abs(left) > Feel.restDistance {
        // What becomes known of the way changes the speed gradually, but before its end.
        let share = pace == 0 ? 1 : min(1, Self.correction * abs((next - reached) / left))
        pace += (ruler.length(from: position, to: target) / left - pace) * share
      }
      position = ruler.position(from: position, by: (next - reached) * pace)
    }
    reached = next
  }

  /// How much faster than the way a wrong pace becomes shorter.
  private static var correction: Double { 4 }

  /// Changes where the carousel comes to rest: the rest of the way becomes longer or shorter, in the same time.
  /// - Returns: Whether that is possible: not if it would have to turn back, or change its speed too much.
  mutating func redirect(to end: Double) -> Bool {
    let share = (end - position) / (target - position)
    guard Feel.redirection.contains(share) else { return false }
    let last = curve.to
    curve = curve.scaled(by: share, to: end)
    reached = end - share * (last - reached)
    target = end
    return true
  }

  /// Shifts all positions by a number of items.
  mutating func shift(by count: Double) {
    curve = curve.shifted(by: count)
    target += count
    position += count
    reached += count
  }
}

/// The state of a drag.
struct Drag {
  /// The position without resistance, in items, at the translation `originTranslation`.
  var origin = 0.0
  /// The translation along the axis at `origin`, in points.
  var originTranslation = 0.0
  /// The last translation along the axis, in points.
  var translation = 0.0
  /// The position of the page from which paging counts, counted as `origin` is: that on which the drag began, or the goal of the
  /// motion that it interrupted.
  var start = 0.0
  /// The position of the page nearest to where it began, counted likewise.
  var first = 0.0
  /// Whether it has interrupted a motion.
  var isOnTheWay = false
  /// The position without resistance now, counted as `origin` is.
  var place = 0.0
  /// Whether a wheel drags, rather than a finger.
  var isWheel = false
  /// Whether trackpad fingers drag, and the platform reports when they are lifted.
  var isByFingers = false
  /// How many items its finger scrolls by a point.
  var itemsPerPoint = 0.0
  /// The item under the finger, where a style's items follow it.
  var grip: Grip?

  /// Shifts all positions by a number of items.
  mutating func shift(by count: Double) {
    origin += count
    start += count
    first += count
    place += count
  }
}
