// A flick that loses the same share of its speed in every moment, as in platform scroll views:
// v = v₀e^(−kt), x = from + v₀(1 − e^(−kt)) / k, at rest at from + v₀ / k.
//
// If that is beyond an end, the end catches it with a critically damped spring: x = end + vt · e^(−βt), where v is the
// speed at the end.
extension MotionCurve {
  /// - Parameter drag: k, in 1 / seconds; above 0.
  static func decay(from: Double, velocity: Double, drag: Double) -> MotionCurve {
    let way = velocity / drag
    // It visibly rests when it is slow and close enough.
    let ratio = max(abs(velocity) / Feel.restSpeed, abs(way) / Feel.restDistance)
    let duration = ratio > 1 ? min(Feel.longestMotion, log(ratio) / drag) : 0
    var curve = MotionCurve(kind: .decay, from: from, to: from + way, velocity: velocity, duration: duration)
    curve.rate = drag
    return curve
  }

  /// Returns the drag for a deceleration rate as platforms define it: the share of speed that is left after each
  /// millisecond.
  static func drag(ofRate rate: Double) -> Double {
    -1000 * log(rate.clamped(to: 0.5...0.9999))
  }

  func decayPosition(at time: Double) -> Double { from + velocity * (1 - exp(-rate * time)) / rate }
  func decayVelocity(at time: Double) -> Double { velocity * exp(-rate * time) }

  // MARK: Ends

  /// Returns the decay caught at an end, or itself if it never reaches the end.
  func caught(at end: Double) -> MotionCurve {
    let share = (end - from) * rate / velocity
    guard share >= 0, share < 1 else { return self }
    var curve = self
    curve.catchTime = -log(1 - share) / rate
    curve.catchVelocity = decayVelocity(at: curve.catchTime)
    curve.to = end
    // The bounce is over when vt · e^(−βt) has become too small to see.
    let bump = abs(curve.catchVelocity) / (Self.catchRate * Feel.restDistance)
    curve.duration = curve.catchTime + (bump > 1 ? (2 * log(bump) + 1) / Self.catchRate : 0)
    return curve
  }

  /// β of the spring at the end, in 1 / seconds, for a response of 0.4 seconds.
  private static var catchRate: Double { 2 * .pi / 0.4 }

  func caughtPosition(at time: Double) -> Double { to + catchVelocity * time * exp(-Self.catchRate * time) }

  func caughtVelocity(at time: Double) -> Double {
    catchVelocity * (1 - Self.catchRate * time) * exp(-Self.catchRate * time)
  }
}
