import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// Swipes that follow each other faster than the carousel settles.
@Suite struct `Quick swipes with paging` {
  static let profiles: [MotionProfile] = [.classic, .system, .spring]

  /// Swipes as fast as fingers do, with pauses between two.
  private func swipe(_ stage: CarouselStage, _ ways: [Double], pause: Double) {
    for (number, way) in ways.enumerated() {
      if number > 0 {
        let frames = Int((pause * 60).rounded())
        stage.tick(frames)
      }
      stage.flick(by: -150 * way, over: 0.1)
    }
  }

  @Test(arguments: profiles, [0.1, 0.033, 0.2, 0.5])
  func `move a page each`(motion: MotionProfile, pause: Double) {
    for (groupSize, wrap) in [(1, false), (1, true), (3, false), (2, true)] {
      for direction in [1.0, -1] {
        let stage = CarouselStage(items: 60, wrap: wrap) {
          $0.motion = motion
          $0.isPagingEnabled = true
          $0.groupSize = groupSize
        }
        stage.update { $0.setScrollOffset($0.track.position(ofPage: 10)) }
        let start = stage.carousel.currentPage!
        swipe(stage, [direction, direction, direction, direction], pause: pause)
        #expect(stage.settle())
        let moved = stage.carousel.currentPage! - start
        #expect(moved == Int(direction) * 4, "groups of \(groupSize), wraps: \(wrap), \(pause) s")
        #expect(stage.faultsAtRest.isEmpty)
      }
    }
  }

  @Test(arguments: profiles)
  func `back count from where the ones before lead`(motion: MotionProfile) {
    for wrap in [false, true] {
      let stage = CarouselStage(items: 20, wrap: wrap) {
        $0.motion = motion
        $0.isPagingEnabled = true
      }
      stage.update { $0.setScrollOffset(10) }
      swipe(stage, [1, 1, 1, -1], pause: 0.033)
      #expect(stage.settle() && stage.current == 12)
      swipe(stage, [-1, -1, 1], pause: 0.033)
      #expect(stage.settle() && stage.current == 11)
    }
  }

  @Test(arguments: profiles)
  func `back follow the finger from what is seen meanwhile`(motion: MotionProfile) {
    let stage = CarouselStage(items: 20) {
      $0.motion = motion
      $0.isPagingEnabled = true
    }
    for _ in 0..<4 {
      stage.flick(by: -60, over: 0.05)
      stage.tick(1)
    }
    #expect(stage.carousel.destinationIndex == 4 && stage.offset < 2.5)
    stage.beginDrag(by: 60, over: 0.05, steps: 3)
    let offset = stage.offset
    stage.pass(0.016)
    _ = stage.controller.pointerMoved(to: stage.middle + stage.vector(along: 80))
    #expect(isClose(stage.offset, offset - 0.1))
    stage.endDrag(by: 80)
    #expect(stage.settle() && stage.current == 3)
  }

  @Test(arguments: profiles, [true, false])
  func `end at the ends`(motion: MotionProfile, bounces: Bool) {
    let stage = CarouselStage(items: 4) {
      $0.motion = motion
      $0.isPagingEnabled = true
      $0.bounces = bounces
    }
    swipe(stage, [1, 1, 1, 1, 1, 1], pause: 0.033)
    #expect(stage.settle() && stage.current == 3)
    swipe(stage, [-1, -1, -1, -1, -1], pause: 0.1)
    #expect(stage.settle() && stage.current == 0)
    #expect(stage.faultsAtRest.isEmpty)
  }

  @Test(arguments: profiles)
  func `go around a small circle`(motion: MotionProfile) {
    let stage = CarouselStage(items: 4, wrap: true) {
      $0.motion = motion
      $0.isPagingEnabled = true
    }
    swipe(stage, [1, 1, 1, 1, 1, 1], pause: 0.033)
    #expect(stage.settle() && stage.current == 2)
  }

  @Test(arguments: profiles)
  func `do not jump, and a touch alone stops where it is`(motion: MotionProfile) {
    let stage = CarouselStage(items: 20) {
      $0.motion = motion
      $0.isPagingEnabled = true
    }
    var last = 0.0, steps: [Double] = []
    for _ in 0..<3 {
      let start = stage.middle
      stage.controller.pointerDown(at: start)
      for step in 1...6 {
        stage.pass(0.1 / 6)
        _ = stage.controller.pointerMoved(to: start + stage.vector(along: -25 * Double(step)))
        stage.controller.frame(at: stage.time)
        steps.append(stage.offset - last)
        last = stage.offset
      }
      stage.endDrag(by: -150)
      for _ in 0..<2 {
        stage.tick()
        steps.append(stage.offset - last)
        last = stage.offset
      }
    }
    #expect(steps.allSatisfy { (-0.01...0.4).contains($0) }, "\(steps)")
    let nearest = Int(stage.offset.rounded())
    stage.controller.pointerDown(at: Point2D(x: 500, y: 490))
    stage.controller.pointerUp(at: Point2D(x: 500, y: 490), isTap: false)
    #expect(stage.settle() && stage.current == nearest)
  }

  @Test func `count from where a finger has rested longer`() {
    let stage = CarouselStage(items: 20) { $0.isPagingEnabled = true }
    swipe(stage, [1, 1, 1], pause: 0.033)
    let nearest = Int(stage.offset.rounded())
    stage.controller.pointerDown(at: stage.middle)
    stage.pass(1)
    for step in 1...6 {
      stage.pass(0.016)
      _ = stage.controller.pointerMoved(to: stage.middle + stage.vector(along: -25 * Double(step)))
    }
    stage.endDrag(by: -150)
    #expect(stage.settle() && stage.current == nearest + 1)
  }

  @Test(arguments: profiles)
  func `of a trackpad move a page each`(motion: MotionProfile) {
    let stage = CarouselStage(items: 20) {
      $0.motion = motion
      $0.isPagingEnabled = true
    }
    for _ in 0..<4 {
      for _ in 0..<6 {
        stage.wheel(by: 25, phase: .changed)
        stage.tick()
      }
      stage.wheel(by: 0, phase: .ended)
      stage.tick(2)
    }
    #expect(stage.settle() && stage.current == 4)
  }
}
