// A spring of mass 1 that pulls to a position.
//
// Stiffness k = (2π / response)², damping c = 4πζ / response, ζ = 1 − bounce. With β = c / 2, ω₀ = √k and the initial
// distance d₀ the distance is
// - ζ = 1: e^(−βt)(d₀ + (βd₀ + v₀)t)
// - ζ < 1: e^(−βt)(d₀ cos ωt + (βd₀ + v₀) / ω · sin ωt), ω = √(ω₀² − β²)
// - ζ > 1: the same with cosh and sinh, ω = √(β² − ω₀²)
extension MotionCurve {
  /// - Parameters:
  ///   - velocity: The initial velocity, in items per second.
  ///   - response: The period of an undamped oscillation, in seconds; clamped to 0.05…5.
  ///   - bounce: 0 comes to rest without overshooting, values towards 1 oscillate longer, values below 0 creep; clamped
  ///     to −1…0.95.
  ///   - rest: The distance from its end at which it rests, in items.
  @inline(never)
  static func spring(
    from: Double, to: Double, velocity: Double, response: Double, bounce: Double, rest: Double = Feel.restDistance
  ) -> MotionCurve {
    let damping = 1 - bounce.finite(or: 0).clamped(to: -1...0.95)
    let natural = 2 * .pi / response.clamped(to: 0.05...5)
    let rate = damping * natural
    let frequency = (natural * natural - rate * rate).magnitude.squareRoot()
    var curve = MotionCurve(kind: .spring, from: from, to: to, velocity: velocity, duration: 0)
    curve.rate = rate
    curve.frequency = damping < 1 ? frequency : -frequency
    curve.duration = curve.springDuration(rest: rest)
    return curve
  }

  func springPosition(at time: Double) -> Double {
    let d = from - to
    let (c, s) = swing(at: time)
    return to + c * d + s * (rate * d + velocity)
  }

  func springVelocity(at time: Double) -> Double {
    let d = from - to, w = rate * d + velocity
    let (c, s) = swing(at: time)
    // d/dt of e^(−βt)·cos ωt is −β(…) − ω²·s, and of s is c − βs; for cosh, ω² changes its sign.
    return d * (-frequency * abs(frequency) * s - rate * c) + w * (c - rate * s)
  }

  /// e^(−βt) times cos ωt and sin ωt / ω, or cosh and sinh, or 1 and t.
  private func swing(at t: Double) -> (Double, Double) {
    let w = abs(frequency)
    if w * t < 1e-4 {
      let e = exp(-rate * t)
      return (e, e * t)
    }
    if frequency > 0 {
      let e = exp(-rate * t)
      return (e * cos(w * t), e * sin(w * t) / w)
    }
    // Both exponents are negative, so a long time cannot overflow.
    let slow = exp((w - rate) * t), fast = exp(-(w + rate) * t)
    return ((slow + fast) / 2, (slow - fast) / (2 * w))
  }

  /// The time at which its envelope has become too small to see, in seconds.
  private func springDuration(rest: Double) -> Double {
    let slowest = max(frequency < 0 ? rate + frequency : rate, 1e-3)
    let size = abs(from - to) + abs(velocity) / slowest
    guard size > rest else { return 0 }
    // A critically damped spring's envelope has a factor t; two more time constants cover it.
    return min(Feel.longestMotion, (log(size / rest) + 2) / slowest)
  }
}
