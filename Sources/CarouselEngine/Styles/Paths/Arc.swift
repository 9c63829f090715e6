/// The elliptic arc of an SVG path, as cubic curves. For the centre, see "Elliptical arc parameter conversion" in the
/// SVG 2 specification, B.2. Halving needs no angles: the direction of an arc's middle is perpendicular to its chord.
struct Arc {
  private let centre: SIMD2<Double>
  private let radii: SIMD2<Double>
  /// The sine and the cosine of the rotation of its axes.
  private let turn: (sine: Double, cosine: Double)
  private let sign: Double
  private let start: SIMD2<Double>
  private let end: SIMD2<Double>
  private let ends: (SIMD2<Double>, SIMD2<Double>)

  /// Creates an arc. Nil if it is a straight line, without a radius.
  init?(
    from: SIMD2<Double>, to: SIMD2<Double>, radii: SIMD2<Double>, degrees: Double, isLarge: Bool, isClockwise: Bool
  ) {
    var radii = SIMD2(abs(radii.x), abs(radii.y))
    guard radii.x > 0, radii.y > 0 else { return nil }
    let angle = degrees * .pi / 180
    turn = (sin(angle), cos(angle))
    let half = (from - to) / 2
    // In the space in which the ellipse is axis-aligned; its ends are at ±p.
    let p = SIMD2(turn.cosine * half.x + turn.sine * half.y, turn.cosine * half.y - turn.sine * half.x)
    let excess = (p / radii).length
    if excess > 1 { radii *= excess }
    // In the space in which it is a unit circle.
    let q = p / radii
    let square = q.x * q.x + q.y * q.y
    let distance = (max(0, 1 - square) / square).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let c = SIMD2(distance * q.y, -distance * q.x)
    start = q - c
    end = -q - c
    self.radii = radii
    sign = isClockwise ? 1 : -1
    ends = (from, to)
    let upright = c * radii
    centre =
      (from + to) / 2
      + SIMD2(turn.cosine * upright.x - turn.sine * upright.y, turn.sine * upright.x + turn.cosine * upright.y)
    guard square > 0, distance.isFinite else { return nil }
  }

  /// Maps from the unit circle to the path.
  private func place(_ q: SIMD2<Double>) -> SIMD2<Double> {
    let p = q * radii
    return centre + SIMD2(turn.cosine * p.x - turn.sine * p.y, turn.sine * p.x + turn.cosine * p.y)
  }

  /// Appends the arc to curves, halved `cuts` times: three cuts give at most 45° each, so that the error of a cubic is
  /// below 10⁻⁵ of the radius; two give at most 90°.
  func add(to curves: inout some CurveSink, cuts: Int) {
    add(from: start, to: end, cuts: cuts, ends: ends, to: &curves)
  }

  private func add(
    from: SIMD2<Double>, to: SIMD2<Double>, cuts: Int, ends: (SIMD2<Double>, SIMD2<Double>),
    to curves: inout some CurveSink
  ) {
    let chord = to - from, size = chord.length
    guard size > 0 else { return }
    let middle = SIMD2(chord.y, -chord.x) * (sign / size)
    if cuts > 0 {
      let place = place(middle)
      add(from: from, to: middle, cuts: cuts - 1, ends: (ends.0, place), to: &curves)
      add(from: middle, to: to, cuts: cuts - 1, ends: (place, ends.1), to: &curves)
    } else {
      // 4/3 · tan(φ / 2), where φ is the angle from an end to the middle.
      let cosine = from.x * middle.x + from.y * middle.y
      let handle = 4.0 / 3 * ((1 - cosine) / (1 + cosine)).squareRoot() * sign
      let b = from + SIMD2(-from.y, from.x) * handle, c = to - SIMD2(-to.y, to.x) * handle
      curves.append(Cubic(ends.0, place(b), place(c), ends.1))
    }
  }
}
