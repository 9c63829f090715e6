/// The curve by which a flick comes to rest, where it isn't that of the motion profile: which share of its distance it has covered
/// after which share of its time. The profile still says how far it goes.
public enum MomentumCurve: Equatable, Sendable {
  /// At the same speed all the way; it stops dead.
  case linear
  /// It gets faster, and stops dead.
  case easeIn
  /// It gets slower, as what is braked does.
  case easeOut
  /// It gets faster, then slower.
  case easeInOut
  /// A Bézier curve from (0, 0) to (1, 1) with these controls, as `cubic-bezier` of CSS: time to the right, held within
  /// 0…1, and the way upwards, held within −1…2.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)

  /// The controls x1, y1, x2, y2: those of CSS for the names. Numbers that aren't finite count as those of a straight line.
  package var controls: SIMD4<Double> {
    switch self {
    case .linear: [1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3]
    case .easeIn: [0.42, 0, 1, 1]
    case .easeOut: [0, 0, 0.58, 1]
    case .easeInOut: [0.42, 0, 0.58, 1]
    case .bezier(let x1, let y1, let x2, let y2):
      [
        x1.finite(or: 1.0 / 3).clamped(to: 0...1), y1.finite(or: 1.0 / 3).clamped(to: -1...2),
        x2.finite(or: 2.0 / 3).clamped(to: 0...1), y2.finite(or: 2.0 / 3).clamped(to: -1...2),
      ]
    }
  }
}
