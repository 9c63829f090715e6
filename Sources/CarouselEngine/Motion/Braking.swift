/// A flick that brakes evenly to a stop: x = from + vt − vt² / 2T, at rest after T.
struct Braking: Equatable {
  var from: Double
  /// At the start, in items a second.
  var velocity: Double
  /// In seconds, above 0.
  var duration: Double

  /// From a place to another with an initial speed, which settles the time: T = 2 · distance / |v|.
  init(from: Double, to: Double, velocity: Double) {
    self.from = from
    duration = 2 * abs(to - from) / abs(velocity)
    self.velocity = velocity
  }

  /// How far a flick goes at a deceleration rate, in items: v² / 2a with a = 30 · (1 − rate) · v.
  static func distance(velocity: Double, rate: Double) -> Double {
    velocity / (2 * Feel.braking * (1 - rate.clamped(to: 0...Feel.greatestDecelerationRate)))
  }

  var destination: Double { from + velocity * duration / 2 }

  func position(at time: Double) -> Double {
    let t = min(time, duration)
    return from + velocity * t - velocity * t * t / (2 * duration)
  }

  func velocity(at time: Double) -> Double {
    time >= duration ? 0 : velocity * (1 - time / duration)
  }
}
