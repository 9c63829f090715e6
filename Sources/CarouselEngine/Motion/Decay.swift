/// A flick that loses the same share of its speed in every moment, as in platform scroll views:
/// v = v₀e^(−kt), x = from + v₀(1 − e^(−kt)) / k, at rest at from + v₀ / k.
struct Decay: Equatable {
  var from: Double
  /// At the start, in items a second.
  var velocity: Double
  /// k, in 1 / seconds; above 0.
  var drag: Double

  init(from: Double, velocity: Double, drag: Double) {
    self.from = from
    self.velocity = velocity
    self.drag = drag
  }

  /// The drag of a deceleration rate as platforms give it: the share of speed that is left after each millisecond.
  static func drag(ofRate rate: Double) -> Double {
    -1000 * log(rate.clamped(to: 0.5...0.9999))
  }

  var destination: Double { from + velocity / drag }

  func position(at time: Double) -> Double { from + velocity * (1 - exp(-drag * time)) / drag }
  func velocity(at time: Double) -> Double { velocity * exp(-drag * time) }

  /// When it has come so near to its end, and so slow, that the eye sees it rest, in seconds.
  var duration: Double {
    let ratio = max(abs(velocity) / Feel.restSpeed, abs(velocity / drag) / Feel.restDistance)
    return ratio > 1 ? min(Feel.longestMotion, log(ratio) / drag) : 0
  }

  /// When it passes a place, in seconds; nil when it never gets there.
  func time(at place: Double) -> Double? {
    let share = (place - from) * drag / velocity
    guard share >= 0, share < 1 else { return nil }
    return -log(1 - share) / drag
  }
}
