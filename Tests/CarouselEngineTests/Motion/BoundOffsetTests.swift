import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// Apps that write back the scroll offset that an event has told them.
@Suite struct `Bound offsets` {
  /// A motion, and where the carousel is after two seconds of it.
  private static let motions: [@Sendable (CarouselStage) -> Void] = [
    { stage in stage.update { $0.scroll(toItemAt: 20, duration: 1) } },
    { stage in stage.flick(by: -200, over: 0.1) },
    { stage in stage.update { $0.autoscroll = 3 } },
    { stage in stage.beginDrag(by: -300, over: 0.5) },
  ]

  /// Plays a motion, with a listener of offsets.
  private func play(_ motion: Int, _ kind: MotionProfile, wrap: Bool, _ listen: (CarouselStage) -> Void) -> [Double] {
    let stage = CarouselStage(items: 60, wrap: wrap) { $0.motion = kind }
    listen(stage)
    Self.motions[motion](stage)
    let offsets = (0..<120).map { _ in
      stage.tick()
      return stage.offset
    }
    stage.host.onEvent = nil
    return offsets
  }

  @Test(arguments: 0..<4, [0, 1, 3, 20])
  func `that are written back do not stop a motion`(motion: Int, delay: Int) {
    for kind in [MotionProfile.classic, .system, .spring] {
      for wrap in [false, true] {
        let free = play(motion, kind, wrap: wrap) { _ in }
        #expect(free.last! > 1)
        let bound = play(motion, kind, wrap: wrap) { stage in
          var told: [Double] = []
          stage.host.onEvent = { [unowned stage] event in
            guard event == .didScroll else { return }
            told.append(stage.carousel.scrollOffset)
            if told.count > delay { stage.controller.setBoundScrollOffset(told[told.count - 1 - delay]) }
          }
        }
        #expect(bound == free, "\(kind), wraps: \(wrap)")
      }
    }
  }

  @Test(arguments: 0..<4, [1, 3, 20])
  func `that are written back after the app has set another one do not count`(motion: Int, delay: Int) {
    let stage = CarouselStage(items: 60, wrap: true)
    var told: [Double] = []
    stage.host.onEvent = { [unowned stage] event in
      if event == .didScroll { told.append(stage.carousel.scrollOffset) }
    }
    Self.motions[motion](stage)
    // A finger has moved already, and rests.
    for _ in 0..<60 where told.count < 20 && !stage.carousel.isDragging { stage.tick() }
    #expect(told.count > 3 && stage.offset > 0.1)
    // It is known as an app that writes back what it hears.
    stage.controller.setBoundScrollOffset(stage.offset)
    stage.update { $0.autoscroll = 0 }
    let late = told.suffix(delay)
    stage.controller.setBoundScrollOffset(40)
    for offset in late {
      stage.tick()
      stage.controller.setBoundScrollOffset(offset)
    }
    #expect(stage.offset == 40)
  }

  @Test(arguments: 0..<4)
  func `of two linked carousels move both`(motion: Int) {
    let other = CarouselStage(items: 60)
    let free = play(motion, .classic, wrap: false) { _ in }
    let linked = play(motion, .classic, wrap: false) { stage in
      other.host.onEvent = { [unowned stage, unowned other] event in
        if event == .didScroll { stage.controller.setBoundScrollOffset(other.offset) }
      }
      stage.host.onEvent = { [unowned stage, unowned other] event in
        if event == .didScroll { other.controller.setBoundScrollOffset(stage.offset) }
      }
    }
    #expect(linked == free && other.offset == free.last)
  }

  @Test(arguments: [false, true])
  func `of two linked carousels end at the same offset, in whatever frames they get`(wrap: Bool) {
    for length in stride(from: 0.001, through: 0.03, by: 0.0005) {
      let stage = CarouselStage(items: 12, wrap: wrap), other = CarouselStage(items: 12, wrap: wrap)
      stage.host.onEvent = { [unowned stage, unowned other] event in
        if event == .didScroll { other.controller.setBoundScrollOffset(stage.offset) }
      }
      other.host.onEvent = { [unowned stage, unowned other] event in
        if event == .didScroll { stage.controller.setBoundScrollOffset(other.offset) }
      }
      for (leader, goal) in [(stage, 8), (other, 3), (stage, 11)] {
        leader.update { $0.scroll(toItemAt: goal, duration: 0.4) }
        while leader.carousel.isMoving { leader.tick(length: length) }
        #expect(stage.offset == Double(goal) && other.offset == Double(goal), "in frames of \(length) seconds")
      }
      stage.host.onEvent = nil
      other.host.onEvent = nil
    }
  }

  @Test func `that are new, or old, count`() {
    let stage = CarouselStage(items: 60)
    for offset in [2.0, 30, 0] {
      stage.update { $0.setScrollOffset(0) }
      stage.update { $0.scroll(toItemAt: 20, duration: 4) }
      stage.tick(120)
      stage.controller.setBoundScrollOffset(offset)
      #expect(stage.offset == offset && !stage.carousel.isScrolling)
    }
    // Frameworks are late, but not that late.
    stage.update { $0.scroll(toItemAt: 20, duration: 0.2) }
    stage.tick(6)
    let passed = stage.offset
    stage.controller.setBoundScrollOffset(passed)
    stage.settle()
    stage.controller.setBoundScrollOffset(passed)
    #expect(stage.offset == 20)
    stage.pass(0.6)
    stage.controller.setBoundScrollOffset(passed)
    #expect(stage.offset == passed)
    // What the app itself has set is no echo: a slider goes back and forth.
    for offset in [3.0, 3.5, 3, 3.5, 3] {
      stage.controller.setBoundScrollOffset(offset)
      #expect(stage.offset == offset)
    }
    stage.controller.setBoundScrollOffset(.nan)
    #expect(stage.offset == 3)
  }
}
