import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `Off-screen` {
  /// A carousel that does something, and how far it has come.
  private static let doings: [(name: String, begin: @Sendable (CarouselStage) -> Void)] = [
    ("autoscroll", { stage in stage.update { $0.autoscroll = 1 } }),
    ("scroll", { stage in stage.update { $0.scroll(toItemAt: 30, duration: 20) } }),
    (
      "flick",
      { stage in
        stage.update { $0.decelerationRate = 0.999 }
        stage.controller.beginDragging(translation: .zero)
        for step in 1...6 {
          stage.tick()
          stage.controller.drag(translation: Point2D(x: -60 * Double(step), y: 0), velocity: Point2D(x: -3600, y: 0))
        }
        stage.controller.endDragging()
      }
    ),
  ]

  @Test(arguments: [0, 1, 2], [0.0, 30, 1e9])
  func `all motion stands still, and continues as if no time had passed`(doing: Int, pause: Double) {
    func positions(pausing pause: Double) -> [Double] {
      let stage = CarouselStage(items: 100)
      Self.doings[doing].begin(stage)
      stage.tick(30)
      if pause > 0 {
        stage.controller.setAutoplayReason(.hidden, true)
        let before = stage.offset
        #expect(stage.host.next == .whenVisible)
        stage.tick(10, length: pause / 10)
        #expect(stage.offset == before)
        stage.controller.setAutoplayReason(.hidden, false)
        #expect(stage.host.next == .everyRefresh)
        #expect(stage.offset == before)
      }
      return (0..<60).map { _ in
        stage.tick()
        return stage.offset
      }
    }
    let (whole, interrupted) = (positions(pausing: 0), positions(pausing: pause))
    #expect(whole.last! > whole.first!)
    for (a, b) in zip(whole, interrupted) { #expect(abs(a - b) < 1e-4) }
  }

  @Test func `at rest, nothing waits`() {
    let stage = CarouselStage(items: 5)
    stage.controller.setAutoplayReason(.hidden, true)
    #expect(stage.host.next == .never)
    stage.controller.autoplayInterval = 2
    #expect(stage.host.next == .whenVisible, "autoplay begins when it is visible")
    stage.controller.autoplayInterval = 0
    stage.update { $0.scroll(toItemAt: 3, duration: 0) }
    #expect(stage.host.next == .never && stage.current == 3, "a jump takes no time")
  }

  @Test func `times are the host's, also after a pause`() {
    let stage = CarouselStage(items: 5)
    stage.controller.autoplayInterval = 2
    stage.tick()
    let remaining = stage.controller.autoplayRemainingTime
    #expect(remaining < 2)
    stage.controller.setAutoplayReason(.hidden, true)
    stage.pass(30)
    stage.controller.setAutoplayReason(.hidden, false)
    guard case .at(let due) = stage.host.next else {
      Issue.record("autoplay does not wait")
      return
    }
    #expect(abs(due - stage.time - remaining) < 1e-6)
    stage.settle(within: 2.6)
    #expect(stage.current == 1)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 0])
  func `invalid times change nothing`(time: Double) {
    let stage = CarouselStage(items: 100)
    stage.update { $0.autoscroll = 1 }
    stage.tick(60)
    for isHidden in [true, false, true, false] {
      stage.controller.setAutoplayReason(.hidden, isHidden)
      stage.controller.setTime(time)
      stage.controller.frame(at: time)
    }
    #expect(abs(stage.offset - 1) < 0.1)
    stage.tick(60)
    #expect(abs(stage.offset - 2) < 0.1)
  }

  @Test func `a clock that is behind the time at which it stopped loses nothing`() {
    let stage = CarouselStage(items: 100)
    // Frames are shown later than inputs come.
    stage.update { $0.autoscroll = 1 }
    stage.controller.frame(at: 1)
    stage.controller.setTime(0.99)
    stage.controller.setAutoplayReason(.hidden, true)
    stage.controller.setTime(0.995)
    stage.controller.setAutoplayReason(.hidden, false)
    stage.controller.frame(at: 2)
    #expect(abs(stage.offset - 2) < 0.1)
  }

  @Test(arguments: [0, 1, 2], [1.01, 30, 1e9])
  func `a moving carousel without frames stands still: its program or the system did`(doing: Int, stall: Double) {
    func positions(stall: Double) -> [Double] {
      let stage = CarouselStage(items: 100)
      Self.doings[doing].begin(stage)
      stage.tick(30)
      let before = stage.offset
      if stall > 0 {
        stage.tick(length: stall)
        #expect(abs(stage.offset - before) < 1e-4)
      }
      return (0..<60).map { _ in
        stage.tick()
        return stage.offset
      }
    }
    let (whole, interrupted) = (positions(stall: 0), positions(stall: stall))
    #expect(whole.last! > whole.first!)
    for (a, b) in zip(whole, interrupted) { #expect(abs(a - b) < 1e-4) }
  }

  @Test func `a carousel at rest that gets no frames waits as long as it should`() {
    let stage = CarouselStage(items: 5)
    stage.controller.autoplayInterval = 20
    guard case .at(let due) = stage.host.next else {
      Issue.record("autoplay does not wait")
      return
    }
    #expect(abs(due - stage.time - 20) < 1e-6)
    stage.tick(length: due - stage.time)
    #expect(stage.carousel.isScrolling)
  }

  @Test func `a slow frame is no stall`() {
    let stage = CarouselStage(items: 100)
    stage.update { $0.autoscroll = 1 }
    stage.tick()
    stage.tick(length: 0.99)
    #expect(abs(stage.offset - 1) < 0.05)
  }
}

@Suite struct `Times of events` {
  @Test(arguments: [
    (10.0, 10.0), (9.9, 9.9), (5.001, 5.001), (5, 10), (0, 10), (-5, 10), (10.001, 10), (.nan, 10), (.infinity, 10),
    (-.infinity, 10),
  ])
  func `time stamps are believed if they are possible`(stamp: Double, time: Double) {
    #expect(EventTime.time(of: stamp, now: 10) == time)
  }
}
