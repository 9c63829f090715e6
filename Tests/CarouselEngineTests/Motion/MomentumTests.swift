import Testing

@testable import CarouselEngine

@Suite struct `Curves of momentum` {
  static let curves: [MomentumCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .bezier(x1: 0.17, y1: 0.67, x2: 0.4, y2: 1),
    .bezier(x1: 0, y1: 1, x2: 0, y2: 1), .bezier(x1: 1, y1: 0, x2: 1, y2: 0),
    .bezier(x1: .nan, y1: .infinity, x2: -7, y2: 9),
  ]

  private func motionCurve(_ curve: MomentumCurve, from: Double = 2, to: Double = 9, velocity: Double = 10)
    -> MotionCurve
  {
    MotionCurve.braking(from: from, to: to, velocity: velocity).going(by: curve)
  }

  @Test(arguments: curves)
  func `a curve begins and ends where the flick does, and never jumps`(curve: MomentumCurve) {
    let curve = motionCurve(curve)
    #expect(isClose(curve.position(at: 0), 2, within: 1e-6) && curve.position(at: curve.duration) == 9)
    #expect(curve.velocity(at: curve.duration) == 0 && curve.duration > 0 && curve.duration < 10)
    var last = 2.0
    for step in 1...20_000 {
      let next = curve.position(at: curve.duration * Double(step) / 20_000)
      // Where a curve is nearly vertical, a 20,000th of the time is a tenth of the distance.
      #expect(next.isFinite && abs(next - last) < 0.8)
      last = next
    }
  }

  @Test(arguments: curves)
  func `its velocity is the slope of its position`(curve: MomentumCurve) {
    let curve = motionCurve(curve), step = curve.duration * 1e-5
    for share in [0.1, 0.3, 0.5, 0.7, 0.9] {
      let time = curve.duration * share
      let slope = (curve.position(at: time + step) - curve.position(at: time - step)) / (2 * step)
      // A vertical part has any slope.
      if abs(slope) < 200 { #expect(isClose(curve.velocity(at: time), slope, within: 1e-3), "at \(share)") }
    }
  }

  /// The values of CSS: `ease-in-out` is at 12.9 % after a quarter of its time; `ease-out` begins 1/0.58 times as fast.
  @Test func `names are the curves of CSS`() {
    for (curve, share, value) in [
      (MomentumCurve.easeInOut, 0.25, 0.12916), (.easeInOut, 0.5, 0.5), (.linear, 0.3, 0.3), (.easeIn, 0.5, 0.31536),
      (.easeOut, 0.5, 0.68464),
    ] {
      let curve = motionCurve(curve)
      #expect(isClose((curve.position(at: curve.duration * share) - 2) / 7, value, within: 1e-4), "\(curve)")
    }
  }

  @Test(arguments: [MomentumCurve.linear, .easeOut, .bezier(x1: 0.25, y1: 0.5, x2: 0.5, y2: 1)])
  func `a curve continues at the speed of the finger if it can`(curve: MomentumCurve) {
    #expect(isClose(motionCurve(curve).velocity(at: 1e-7), 10, within: 1e-3))
    #expect(isClose(motionCurve(curve, from: 9, to: 2, velocity: -10).velocity(at: 1e-7), -10, within: 1e-3))
  }
}
