/// The easing with which a flick comes to rest, in place of that of the motion profile: maps a share of its time to a
/// share of its distance. The profile still determines the distance.
public enum MomentumCurve: Equatable, Sendable {
  /// Constant speed; it stops dead.
  case linear
  /// It accelerates, and stops dead.
  case easeIn
  /// It decelerates, as if braked.
  case easeOut
  /// It accelerates, then decelerates.
  case easeInOut
  /// A Bézier curve from (0, 0) to (1, 1) with these control points, as CSS `cubic-bezier`: x is the time, clamped to
  /// 0…1, and y the distance, clamped to −1…2.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)

  /// The control points x1, y1, x2, y2; those of CSS for the named curves. Values that are not finite give a straight
  /// line.
  package var controls: SIMD4<Double> {
    switch self {
    case .linear: SIMD4(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)
    case .easeIn: SIMD4(0.42, 0, 1, 1)
    case .easeOut: SIMD4(0, 0, 0.58, 1)
    case .easeInOut: SIMD4(0.42, 0, 0.58, 1)
    case .bezier(let x1, let y1, let x2, let y2):
      SIMD4(
        x1.finite(or: 1.0 / 3).clamped(to: 0...1), y1.finite(or: 1.0 / 3).clamped(to: -1...2),
        x2.finite(or: 2.0 / 3).clamped(to: 0...1), y2.finite(or: 2.0 / 3).clamped(to: -1...2))
    }
  }
}
