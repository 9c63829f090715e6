/// A spring of mass 1 that pulls to a place.
///
/// Stiffness k = (2π / response)², damping c = 4πζ / response, ζ = 1 − bounce. With β = c / 2, ω₀ = √k and the distance
/// d₀ at the start the distance is
/// - ζ = 1: e^(−βt)(d₀ + (βd₀ + v₀)t)
/// - ζ < 1: e^(−βt)(d₀ cos ωt + (βd₀ + v₀) / ω · sin ωt), ω = √(ω₀² − β²)
/// - ζ > 1: the same with cosh and sinh, ω = √(β² − ω₀²)
struct Spring: Equatable {
  var from: Double
  var to: Double
  /// At the start, in items a second.
  var velocity: Double
  /// β, in 1 / seconds.
  private var decay: Double
  /// ω² with the sign of 1 − ζ, in 1 / seconds².
  private var frequency: Double
  private var isUnderdamped: Bool

  /// - Parameters:
  ///   - response: How long an undamped swing takes, in seconds; held within 0.05…5.
  ///   - bounce: 0 comes to rest without swinging over, towards 1 swings ever longer, below 0 creeps; held within −1…0.95.
  init(from: Double, to: Double, velocity: Double, response: Double, bounce: Double) {
    self.from = from
    self.to = to
    self.velocity = velocity
    let damping = 1 - bounce.finite(or: 0).clamped(to: -1...0.95)
    let natural = 2 * .pi / response.clamped(to: 0.05...5)
    decay = damping * natural
    frequency = (natural * natural - decay * decay).magnitude.squareRoot()
    isUnderdamped = damping < 1
  }

  func position(at time: Double) -> Double {
    let d = from - to, w = decay * d + velocity
    let (c, s) = swing(time)
    return to + c * d + s * w
  }

  func velocity(at time: Double) -> Double {
    let d = from - to, w = decay * d + velocity
    let (c, s) = swing(time)
    // d/dt of e^(−βt)·cos ωt is −β(…) − ω²·s, and of s is c − βs; the sign of ω² turns for cosh.
    let squared = isUnderdamped ? -frequency * frequency : frequency * frequency
    return d * (squared * s - decay * c) + w * (c - decay * s)
  }

  /// e^(−βt) times cos ωt and sin ωt / ω, or cosh and sinh, or 1 and t.
  private func swing(_ t: Double) -> (Double, Double) {
    if frequency * t < 1e-4 {
      let e = exp(-decay * t)
      return (e, e * t)
    }
    if isUnderdamped {
      let e = exp(-decay * t)
      return (e * cos(frequency * t), e * sin(frequency * t) / frequency)
    }
    // Both exponents are negative, so that a long time can't overflow.
    let slow = exp((frequency - decay) * t), fast = exp(-(frequency + decay) * t)
    return ((slow + fast) / 2, (slow - fast) / (2 * frequency))
  }

  /// When its envelope has become so small that the eye sees it rest, in seconds.
  var duration: Double {
    let rate = isUnderdamped || frequency == 0 ? decay : decay - frequency
    let size = abs(from - to) + abs(velocity) / max(rate, 1e-3)
    guard size > Feel.restDistance else { return 0 }
    // A critically damped spring's envelope has a factor t; two more time constants cover it.
    return min(Feel.longestMotion, (log(size / Feel.restDistance) + 2) / max(rate, 1e-3))
  }
}
