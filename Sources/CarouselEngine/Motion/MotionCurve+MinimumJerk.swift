// A scroll to rest in a given time that keeps the speed of what it interrupts: the quintic of minimum jerk with
// x(0) = from, x′(0) = velocity, x(T) = to, and x″(0) = x′(T) = x″(T) = 0.
//
// With s = t / T, D = to − from and w = velocity · T:
// x = from + ws + (10D − 6w)s³ + (8w − 15D)s⁴ + (6D − 3w)s⁵
extension MotionCurve {
  /// - Parameters:
  ///   - velocity: The initial velocity, in items per second.
  ///   - duration: The duration, in seconds, above 0.
  static func minimumJerk(from: Double, to: Double, velocity: Double, duration: Double) -> MotionCurve {
    MotionCurve(kind: .minimumJerk, from: from, to: to, velocity: velocity, duration: duration)
  }

  /// Returns the greatest initial speed of a scroll that does not pass its end: 2.5 times its mean speed, at which it is x = D for the
  /// first time at T.
  static func fastestStart(over distance: Double, duration: Double) -> Double { 2.5 * abs(distance) / duration }

  func minimumJerkPosition(at time: Double) -> Double {
    guard time < duration else { return to }
    let s = max(0, time / duration), d = to - from, w = velocity * duration
    return from + s * (w + s * s * ((10 * d - 6 * w) + s * ((8 * w - 15 * d) + s * (6 * d - 3 * w))))
  }

  func minimumJerkVelocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let s = max(0, time / duration), d = to - from, w = velocity * duration
    return (w + s * s * (3 * (10 * d - 6 * w) + s * (4 * (8 * w - 15 * d) + s * 5 * (6 * d - 3 * w)))) / duration
  }
}
