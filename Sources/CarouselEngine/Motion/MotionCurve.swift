/// The position of a moving carousel as a function of time, in closed form: the position and velocity at any time after
/// its start, and when and where it rests. The result does not depend on the frames in between.
///
/// Each kind of curve is in a file of its own. All share the same few numbers, so that a curve is a small value.
struct MotionCurve {
  enum Kind { case tween, minimumJerk, braking, decay, spring, momentum }

  var kind: Kind
  /// The start and the end, in items.
  var from: Double
  var to: Double
  /// The initial velocity, in items per second.
  var velocity: Double
  /// The time until it rests, in seconds.
  var duration: Double

  /// The decay rate of a decay or a spring, in 1 / seconds.
  var rate = 0.0
  /// The frequency of a spring, in 1 / seconds: ω of an oscillation, negative for an overdamped spring, 0 for critical
  /// damping.
  var frequency = 0.0
  /// When a decay runs into an end, in seconds after its start, and its velocity there, in items per second; see
  /// `MotionCurve+Decay`.
  var catchTime = Double.infinity
  var catchVelocity = 0.0
  /// The control points x1, y1, x2, y2 of a custom easing; see `MotionCurve+Momentum`.
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

  /// Returns the motion to another end whose distance to it is always a multiple of what it is here: the equations of all curves
  /// are linear in the distances and the velocity.
  func scaled(by factor: Double, to end: Double) -> MotionCurve {
    var curve = self
    curve.from = end - factor * (to - from)
    curve.to = end
    curve.velocity *= factor
    curve.catchVelocity *= factor
    return curve
  }

  /// Returns the same motion with its positions shifted by a number of items.
  func shifted(by distance: Double) -> MotionCurve {
    var curve = self
    curve.from += distance
    curve.to += distance
    return curve
  }
}
