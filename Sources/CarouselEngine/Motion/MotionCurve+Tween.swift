// A scroll from rest to rest in a given time, eased in and out. It starts from rest even if it interrupts a motion, as
// in the classic carousels.
extension MotionCurve {
  /// - Parameter duration: The duration, in seconds, above 0.
  static func tween(from: Double, to: Double, duration: Double) -> MotionCurve {
    MotionCurve(kind: .tween, from: from, to: to, velocity: 0, duration: duration)
  }

  func tweenPosition(at time: Double) -> Double {
    time >= duration ? to : from + (to - from) * Easing.easeInOut(time / duration)
  }

  func tweenVelocity(at time: Double) -> Double {
    (to - from) * Easing.easeInOutSlope(time / duration) / duration
  }
}
