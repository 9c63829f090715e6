import Testing

@testable import CarouselEngine

/// Properties of all motion curves.
@Suite struct `Laws of motion` {
  struct Case: CustomStringConvertible {
    var name: String
    var curve: MotionCurve
    var description: String { name }
  }

  static let laws: [Case] = [
    Case(name: "tween", curve: .tween(from: 2, to: 7, duration: 0.4)),
    Case(name: "tween back over a long time", curve: .tween(from: 7, to: -3, duration: 12)),
    Case(name: "minimum jerk from rest", curve: .minimumJerk(from: 0, to: 3, velocity: 0, duration: 0.4)),
    Case(name: "minimum jerk against its velocity", curve: .minimumJerk(from: 0, to: 3, velocity: -20, duration: 0.4)),
    Case(name: "braking", curve: .braking(from: 1, to: 4, velocity: 9)),
    Case(name: "braking backwards", curve: .braking(from: 1, to: -0.2, velocity: -2.5)),
    Case(name: "decay", curve: .decay(from: 0, velocity: 6, drag: 2)),
    Case(
      name: "slow decay", curve: .decay(from: 0, velocity: 1000, drag: MotionCurve.drag(ofRate: 0.9999))),
    Case(name: "decay stopped at an end", curve: MotionCurve.decay(from: 0, velocity: 8, drag: 2).caught(at: 1)),
    Case(name: "spring", curve: .spring(from: 0, to: 1, velocity: 3, response: 0.5, bounce: 0)),
    Case(name: "underdamped spring", curve: .spring(from: 0, to: 1, velocity: -8, response: 0.6, bounce: 0.5)),
    Case(name: "nearly undamped spring", curve: .spring(from: 0, to: 5, velocity: 0, response: 5, bounce: 0.95)),
    Case(name: "overdamped spring", curve: .spring(from: 0, to: 5, velocity: 10, response: 5, bounce: -1)),
    Case(name: "invalid spring", curve: .spring(from: 0, to: 1, velocity: 1, response: .nan, bounce: .infinity)),
  ]

  @Test(arguments: laws)
  func `it begins at its position and velocity`(of it: Case) {
    #expect(isClose(it.curve.position(at: 0), it.curve.from))
    #expect(isClose(it.curve.velocity(at: 0), it.curve.velocity))
  }

  @Test(arguments: laws)
  func `its velocity is the slope of its position`(of it: Case) {
    let step = 1e-5
    for share in stride(from: 0.003, to: 0.999, by: 0.007) {
      let time = share * it.curve.duration
      // A decay has a corner where it reaches an end.
      if abs(time - it.curve.catchTime) < 2 * step { continue }
      let slope = (it.curve.position(at: time + step) - it.curve.position(at: time - step)) / (2 * step)
      #expect(isClose(slope, it.curve.velocity(at: time), within: 1e-4), "at \(time) s")
    }
  }

  @Test(arguments: laws)
  func `it settles where predicted, in bounded time`(of it: Case) {
    #expect(it.curve.duration.isFinite && it.curve.duration > 0 && it.curve.duration <= Feel.longestMotion)
    let way = abs(it.curve.to - it.curve.position(at: it.curve.duration))
    #expect(way <= 2 * Feel.restDistance, "\(way) items from its end")
    let later = it.curve.position(at: it.curve.duration + 1)
    #expect(abs(later - it.curve.to) <= 2 * Feel.restDistance)
  }

  @Test(arguments: laws)
  func `shifting it shifts all its positions`(of it: Case) {
    let moved = it.curve.shifted(by: 100)
    for time in stride(from: 0, to: it.curve.duration, by: it.curve.duration / 9) {
      #expect(isClose(moved.position(at: time), it.curve.position(at: time) + 100))
      #expect(moved.velocity(at: time) == it.curve.velocity(at: time))
    }
  }

  @Test(arguments: [-1, -0.4, 0, 0.15, 0.5, 0.9], [0.1, 0.5, 2])
  func `a spring in closed form is a spring integrated step by step`(bounce: Double, response: Double) {
    let curve = MotionCurve.spring(from: 3, to: 1, velocity: 7, response: response, bounce: bounce)
    let natural = 2 * Double.pi / response, damping = 2 * (1 - bounce) * natural
    func pull(_ x: Double, _ v: Double) -> Double { -natural * natural * (x - 1) - damping * v }
    // The fourth-order Runge–Kutta method.
    var (x, v) = (3.0, 7.0)
    let h = response / 2000
    for step in 1...4000 {
      let (k1, l1) = (v, pull(x, v))
      let (k2, l2) = (v + h / 2 * l1, pull(x + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, pull(x + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, pull(x + h * k3, v + h * l3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
      guard step % 500 == 0 else { continue }
      #expect(isClose(curve.position(at: Double(step) * h), x, within: 1e-7), "after \(Double(step) * h) s")
      #expect(isClose(curve.velocity(at: Double(step) * h), v, within: 1e-6), "after \(Double(step) * h) s")
    }
  }
}

@Suite struct `Resistance beyond the ends` {
  static let all: [Resistance] = [.exponential(1), .exponential(0.2), .rubberBand(5), .rubberBand(0.7)]

  @Test(arguments: all)
  func `it approaches its limit and never reaches it`(resistance: Resistance) {
    var last = 0.0
    for pull in stride(from: 0.01, to: 4, by: 0.01) {
      let shown = resistance.shown(pull)
      #expect(shown > last && shown < pull)
      last = shown
    }
    #expect(resistance.shown(0) == 0)
    #expect(resistance.shown(1e300).isFinite)
  }

  @Test(arguments: all)
  func `the drag distance follows from the visible distance`(resistance: Resistance) {
    for pull in [0, 0.01, 0.5, 1, 2] {
      #expect(isClose(resistance.pull(resistance.shown(pull)), pull, within: 1e-9))
    }
    #expect(resistance.pull(1e9).isFinite)
  }

  @Test(arguments: all)
  func `the share of the velocity is the slope of the visible distance`(resistance: Resistance) {
    for pull in [0.01, 0.3, 1, 2] {
      let slope = (resistance.shown(pull + 1e-6) - resistance.shown(pull - 1e-6)) / 2e-6
      #expect(isClose(resistance.share(resistance.shown(pull)), slope, within: 1e-6))
    }
  }

  @Test(arguments: [Resistance.exponential(0), .rubberBand(0), .exponential(-1)])
  func `without a limit above 0 there is no overscroll`(resistance: Resistance) {
    #expect(resistance.shown(3) == 0)
    #expect(resistance.pull(3) == 0)
    #expect(resistance.share(0) == 0)
  }
}
