/// A cubic Bézier curve: B(u) = (1 − u)³a + 3(1 − u)²ub + 3(1 − u)u²c + u³d.
package struct Cubic: Equatable {
  package var a: SIMD2<Double>
  package var b: SIMD2<Double>
  package var c: SIMD2<Double>
  package var d: SIMD2<Double>

  /// Creates a straight line of constant speed.
  init(from a: SIMD2<Double>, to d: SIMD2<Double>) {
    self.init(a, a + (d - a) / 3, d - (d - a) / 3, d)
  }

  init(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  func point(at u: Double) -> SIMD2<Double> {
    let v = 1 - u
    return v * v * v * a + 3 * v * v * u * b + 3 * v * u * u * c + u * u * u * d
  }

  /// B′(u) = 3(1 − u)²(b − a) + 6(1 − u)u(c − b) + 3u²(d − c).
  func derivative(at u: Double) -> SIMD2<Double> {
    let v = 1 - u
    return 3 * v * v * (b - a) + 6 * v * u * (c - b) + 3 * u * u * (d - c)
  }

  func speed(at u: Double) -> Double { derivative(at: u).length }

  /// Returns the length from 0 to u: the integral of the speed by five-point Gauss-Legendre quadrature.
  func length(to u: Double) -> Double {
    let half = u / 2
    let inner = speed(at: half * (1 - 0.538_469_310_105_683_1)) + speed(at: half * (1 + 0.538_469_310_105_683_1))
    let outer = speed(at: half * (1 - 0.906_179_845_938_664)) + speed(at: half * (1 + 0.906_179_845_938_664))
    return half
      * (0.568_888_888_888_888_9 * speed(at: half) + 0.478_628_670_499_366_5 * inner
        + 0.236_926_885_056_189_1 * outer)
  }

  /// The two halves of the curve, by de Casteljau's algorithm.
  var halves: (Cubic, Cubic) {
    let (ab, bc, cd) = ((a + b) / 2, (b + c) / 2, (c + d) / 2)
    let (abc, bcd) = ((ab + bc) / 2, (bc + cd) / 2)
    let middle = (abc + bcd) / 2
    return (Cubic(a, ab, abc, middle), Cubic(middle, bcd, cd, d))
  }
}

extension SIMD2<Double> {
  var length: Double { (x * x + y * y).squareRoot() }
}
