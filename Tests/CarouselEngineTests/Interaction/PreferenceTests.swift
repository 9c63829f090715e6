import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `Reduced motion` {
  private func stage(_ items: Int = 20, set: (inout CarouselModel) -> Void = { _ in }) -> CarouselStage {
    CarouselStage(items: items) {
      $0.preferences.reducesMotion = true
      set(&$0)
    }
  }

  @Test(arguments: [MotionProfile.classic, .system, .spring])
  func `a scroll jumps, and ends as finished`(profile: MotionProfile) {
    let stage = stage { $0.motion = profile }
    stage.update { $0.scroll(toItemAt: 7, duration: 3) }
    #expect(stage.offset == 7 && !stage.host.areFramesNeeded)
    #expect(stage.milestones == [.willBeginScrolling, .didEndScrolling(finished: true)])
    #expect(stage.events.last == .didSettle || stage.events.contains(.didSettle))
    #expect(stage.host.count(of: .crossFade) == 1)
    #expect(stage.faultsAtRest.isEmpty)
  }

  @Test func `a drag follows the finger, and a flick jumps`() {
    let stage = stage()
    stage.beginDrag(by: -300)
    #expect(stage.offset > 1 && stage.offset != stage.offset.rounded() && stage.host.count(of: .crossFade) == 0)
    stage.endDrag(by: -300)
    #expect(stage.offset == stage.offset.rounded() && stage.offset > 2)
    #expect(
      stage.milestones == [
        .willBeginDragging, .didEndDragging(willDecelerate: true), .willBeginDecelerating,
        .didEndDecelerating(finished: true),
      ])
    #expect(stage.host.count(of: .crossFade) == 1 && stage.faultsAtRest.isEmpty)
  }

  @Test func `turning on reduced motion ends a motion at its destination`() {
    for begin in [{ $0.update { $0.scroll(toItemAt: 9, duration: 1) } }, { $0.flick(by: -400) }]
      as [(CarouselStage) -> Void]
    {
      let stage = CarouselStage(items: 20)
      begin(stage)
      stage.tick(5)
      let destination = stage.carousel.destination
      stage.update { $0.preferences.reducesMotion = true }
      #expect(stage.offset == destination && stage.faultsAtRest.isEmpty)
      #expect(
        stage.milestones.last == .didEndScrolling(finished: true)
          || stage.milestones.last == .didEndDecelerating(finished: true))
    }
  }

  @Test func `repeated jumps cross-fade at most three times per second`() {
    let stage = stage(200)
    for _ in 0..<60 {
      #expect(stage.controller.press(.right))
      stage.tick()
    }
    #expect(stage.offset == 60)
    #expect(stage.host.count(of: .crossFade) <= 3 && stage.host.count(of: .crossFade) >= 2)
  }

  @Test func `transitions and edits take effect immediately`() {
    let stage = stage { $0.transitions = .all }
    stage.update { $0.style = .rotary }
    #expect(stage.carousel.outgoing == nil && stage.host.count(of: .crossFade) == 1)
    stage.host.forget()
    stage.insert(at: 1, animated: true)
    #expect(!stage.host.areFramesNeeded && stage.events.contains(.didEndEditing))
    #expect(stage.faultsAtRest.isEmpty)
    let moving = CarouselStage(items: 10) { $0.transitions = .all }
    moving.update { $0.style = .rotary }
    moving.remove(at: 2, animated: true)
    moving.tick(3)
    moving.host.forget()
    moving.update { $0.preferences.reducesMotion = true }
    #expect(moving.host.count(of: .crossFade) == 1)
    #expect(moving.settle() && moving.faultsAtRest.isEmpty)
    #expect(moving.time < 0.1)
  }

  @Test func `autoscroll pauses under reduced motion, and resumes afterwards`() {
    let stage = stage { $0.autoscroll = 2 }
    stage.tick(60)
    #expect(stage.offset == 0 && stage.carousel.autoscroll == 2 && !stage.controller.autoplay.resumesByItself)
    stage.update { $0.preferences.reducesMotion = false }
    stage.tick(60)
    #expect(stage.offset > 1.5)
  }
}

@Suite struct `Preferences` {
  @Test func `a change of direction mirrors a horizontal carousel, and keeps the current item`() {
    let stage = CarouselStage(items: 10)
    stage.update { $0.setScrollOffset(4) }
    stage.update { $0.preferences.isRightToLeft = true }
    #expect(stage.carousel.layoutAxis == .rightToLeft && stage.current == 4)
    #expect(stage.controller.press(.left))
    #expect(stage.settle() && stage.current == 5)
    stage.update { $0.preferences.isRightToLeft = false }
    #expect(stage.carousel.layoutAxis == .horizontal && stage.current == 5)
  }
}
