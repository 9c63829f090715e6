/// The position of a moving carousel as a function of time, in closed form: where it is at any time
/// after its start, how fast, and when and where it rests; so the frames in between don't matter.
///
/// Each kind of curve is in a file of its own. All share the same few numbers, so that a curve is a small value.
struct MotionCurve {
  enum Kind { case tween, minimumJerk, braking, decay, spring, momentum }

  var kind: Kind
  /// Where it starts and where it rests, in items.
  var from: Double
  var to: Double
  /// Its speed at the start, in items a second.
  var velocity: Double
  /// When it rests, in seconds after its start.
  var duration: Double

  /// How fast a decay or a spring dies away, in 1 / seconds.
  var rate = 0.0
  /// How fast a spring swings, in 1 / seconds: ω of a swing, or of a creep where it is negative; 0 between the two.
  var frequency = 0.0
  /// When a decay runs into an end, in seconds after its start, and how fast, in items a second; see `MotionCurve+Decay`.
  var catchTime = Double.infinity
  var catchVelocity = 0.0
  /// The controls x1, y1, x2, y2 of the author's curve; see `MotionCurve+Momentum`.
  var controls = SIMD4<Double>.zero

  func position(at time: Double) -> Double {
    if time >= catchTime { return caughtPosition(at: time - catchTime) }
    switch kind {
    case .tween: return tweenPosition(at: time)
    case .minimumJerk: return minimumJerkPosition(at: time)
    case .braking: return brakingPosition(at: time)
    case .decay: return decayPosition(at: time)
    case .spring: return springPosition(at: time)
    case .momentum: return momentumPosition(at: time)
    }
  }

  func velocity(at time: Double) -> Double {
    if time >= catchTime { return caughtVelocity(at: time - catchTime) }
    switch kind {
    case .tween: return tweenVelocity(at: time)
    case .minimumJerk: return minimumJerkVelocity(at: time)
    case .braking: return brakingVelocity(at: time)
    case .decay: return decayVelocity(at: time)
    case .spring: return springVelocity(at: time)
    case .momentum: return momentumVelocity(at: time)
    }
  }

  /// The same movement, begun and ended elsewhere by so many items.
  func shifted(by distance: Double) -> MotionCurve {
    var curve = self
    curve.from += distance
    curve.to += distance
    return curve
  }
}
