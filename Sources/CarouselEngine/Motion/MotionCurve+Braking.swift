// A flick that brakes evenly to a stop: x = from + vt − vt² / 2T, at rest after T.
extension MotionCurve {
  /// Returns a flick between two positions with an initial velocity, which determines the duration: T = 2 · distance /
  /// |v|.
  static func braking(from: Double, to: Double, velocity: Double) -> MotionCurve {
    MotionCurve(kind: .braking, from: from, to: to, velocity: velocity, duration: 2 * abs(to - from) / abs(velocity))
  }

  /// Returns the distance of a flick at a deceleration rate, in items: v² / 2a with a = 30 · (1 − rate) · v.
  static func brakingDistance(velocity: Double, rate: Double) -> Double {
    velocity / (2 * Feel.braking * (1 - rate.clamped(to: 0...Feel.greatestDecelerationRate)))
  }

  func brakingPosition(at time: Double) -> Double {
    let t = min(time, duration)
    return from + velocity * t - velocity * t * t / (2 * duration)
  }

  func brakingVelocity(at time: Double) -> Double {
    time >= duration ? 0 : velocity * (1 - time / duration)
  }
}
