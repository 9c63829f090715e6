// A flick that comes to rest with a custom easing: x = from + (to − from) · y(u), where x(u) = t / T of a Bézier curve.
extension MotionCurve {
  /// Returns a curve with the same distance and another easing, and with the duration at which it begins with the same
  /// speed, as far as the easing allows.
  ///
  /// T = s · distance / v, with s the initial slope: 3 · y1 / 3 · x1. An easing that begins at rest or too steeply
  /// cannot keep the speed: s is clamped to 1…4, and is 2, as with braking, if the easing begins at rest.
  func going(by curve: MomentumCurve) -> MotionCurve {
    let controls = curve.controls
    let (x, y) = controls.x > 0 || controls.y != 0 ? (controls.x, controls.y) : (controls.z, controls.w)
    let slope = y <= 0 ? 2 : x > 0 ? (y / x).clamped(to: Self.slopes) : Self.slopes.upperBound
    var curve = self
    curve.kind = .momentum
    curve.controls = controls
    curve.catchTime = .infinity
    curve.duration = min(Feel.longestMotion, slope * abs(to - from) / abs(velocity))
    return curve
  }

  private static var slopes: ClosedRange<Double> { 1...4 }

  func momentumPosition(at time: Double) -> Double {
    guard time < duration else { return to }
    let u = momentumParameter(at: time)
    return from + (to - from) * Self.bezier(u, controls.y, controls.w)
  }

  func momentumVelocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    // At an end both derivatives may be 0; the slope is that beside it.
    let u = momentumParameter(at: time).clamped(to: 1e-4...1 - 1e-4)
    let slope = Self.bezierSlope(u, controls.y, controls.w) / Self.bezierSlope(u, controls.x, controls.z)
    return ((to - from) / duration * slope).finite(or: 0).clamped(to: -Feel.fastestFlick...Feel.fastestFlick)
  }

  /// Returns u with x(u) = t / T by bisection; x is monotonic in u.
  private func momentumParameter(at time: Double) -> Double {
    let goal = time / duration
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if Self.bezier(middle, controls.x, controls.z) < goal { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// 3(1 − u)²u · a + 3(1 − u)u² · b + u³.
  private static func bezier(_ u: Double, _ a: Double, _ b: Double) -> Double {
    let v = 1 - u
    return u * (3 * v * (v * a + u * b) + u * u)
  }

  private static func bezierSlope(_ u: Double, _ a: Double, _ b: Double) -> Double {
    let v = 1 - u
    return 3 * (v * v * a + 2 * v * u * (b - a) + u * u * (1 - b))
  }
}
