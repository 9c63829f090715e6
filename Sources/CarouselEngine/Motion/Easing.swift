/// The easing of a scroll of a given duration: maps a share of its time, 0…1, to a share of its distance.
enum Easing {
  /// Cubic ease in and out: 4t³ in the first half, 1 − 4(1 − t)³ in the second.
  static func easeInOut(_ time: Double) -> Double {
    let t = time.clamped(to: 0...1)
    let r = 1 - t
    return t < 0.5 ? 4 * t * t * t : 1 - 4 * r * r * r
  }

  /// Returns the time at which `easeInOut` reaches a value of its second half, 0.5…1: 1 − ∛((1 − y) / 4).
  static func easeInOutTime(reaching value: Double) -> Double {
    let rest = (1 - value.clamped(to: 0.5...1)) / 4
    return rest > 0 ? 1 - exp(log(rest) / 3) : 1
  }

  /// Returns the slope of `easeInOut`.
  static func easeInOutSlope(_ time: Double) -> Double {
    let t = time.clamped(to: 0...1)
    let s = min(t, 1 - t)
    return 12 * s * s
  }
}
