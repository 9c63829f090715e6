// A flick that loses the same share of its speed in every moment, as in platform scroll views:
// v = v₀e^(−kt), x = from + v₀(1 − e^(−kt)) / k, at rest at from + v₀ / k.
//
// If that is beyond an end, the end catches it with a critically damped spring: x = end + vt · e^(−βt), where v is the
// speed at the end.
extension MotionCurve {
  /// - Parameters:
  ///   - drag: k, in 1 / seconds; above 0.
  ///   - rest: The distance from its end at which it rests, in items.
  @inline(never)
  static func decay(from: Double, velocity: Double, drag: Double, rest: Double = Feel.restDistance) -> MotionCurve {
    let way = velocity / drag
    // It visibly rests when it is slow and close enough.
    let ratio = max(abs(velocity) * Feel.restDistance / Feel.restSpeed, abs(way)) / rest
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
  /// - Parameter rest: The distance from the end at which it rests, in items.
  @inline(never)
  func caught(at end: Double, rest: Double = Feel.restDistance) -> MotionCurve {
    let share = (end - from) * rate / velocity
    guard share >= 0, share < 1 else { return self }
    var curve = self
    curve.catchTime = -log(1 - share) / rate
    curve.catchVelocity = decayVelocity(at: curve.catchTime)
    curve.to = end
    // The bounce is over when vt · e^(−βt) has become too small to see.
    let bump = abs(curve.catchVelocity) / (Self.catchRate * rest)
    curve.duration = curve.catchTime + Self.bumpTime(bump) / Self.catchRate
    return curve
  }

  /// Returns the greatest y with y · e^(−y) = 1 / bump, by iterating y = log(bump) + log(y); 0 if there is none.
  private static func bumpTime(_ bump: Double) -> Double {
    guard bump > exp(1) else { return 0 }
    let least = log(bump)
    var time = 2 * least + 1
    for _ in 0..<16 { time = least + log(time) }
    return time
  }

  /// β of the spring at the end, in 1 / seconds, for a response of 0.4 seconds.
  private static var catchRate: Double { 2 * .pi / 0.4 }

  func caughtPosition(at time: Double) -> Double { to + catchVelocity * time * exp(-Self.catchRate * time) }

  func caughtVelocity(at time: Double) -> Double {
    catchVelocity * (1 - Self.catchRate * time) * exp(-Self.catchRate * time)
  }
}
