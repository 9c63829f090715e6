import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// What happens to a drag when the settings change under the finger.
@Suite struct `A drag under which settings change` {
  static let profiles: [MotionProfile] = [.classic, .system, .spring]

  @Test(arguments: profiles, [false, true])
  func `does not flick once scrolling is disabled`(motion: MotionProfile, isReleased: Bool) {
    let stage = CarouselStage(items: 20) { $0.motion = motion }
    stage.update { $0.setScrollOffset(4) }
    stage.beginDrag(by: -264)
    let nearest = stage.offset.rounded()
    #expect(nearest == 5 && stage.offset != 5)
    stage.update { $0.isScrollEnabled = false }
    #expect(!stage.carousel.isDragging)
    if isReleased { stage.endDrag(by: -264) }
    #expect(stage.settle() && stage.offset == 5)
    #expect(stage.milestones.filter { $0 == .didEndDragging(willDecelerate: false) }.count == 1)
    #expect(!stage.milestones.contains(.willBeginDecelerating))
    stage.update { $0.isScrollEnabled = true }
    stage.endDrag(by: -264)
    #expect(stage.settle() && stage.offset == 5 && stage.faultsAtRest.isEmpty)
  }

  @Test(arguments: profiles, [WheelInput.Phase.changed, .unknown])
  func `of a trackpad ends once scrolling is disabled`(motion: MotionProfile, phase: WheelInput.Phase) {
    let stage = CarouselStage(items: 20) { $0.motion = motion }
    for _ in 0..<6 {
      stage.wheel(by: 46, phase: phase)
      stage.tick()
    }
    let nearest = stage.offset.rounded()
    stage.update { $0.isScrollEnabled = false }
    #expect(!stage.carousel.isDragging)
    stage.wheel(by: 0, phase: .ended)
    #expect(stage.settle() && stage.offset == nearest && stage.faultsAtRest.isEmpty)
  }

  @Test func `whose finger has only stopped it snaps once scrolling is disabled`() {
    let stage = CarouselStage(items: 20)
    stage.update { $0.scroll(toItemAt: 6, duration: 0.5) }
    stage.tick(10)
    stage.controller.wheel(WheelInput(delta: .zero, phase: .mayBegin))
    #expect(stage.carousel.movement == .held)
    stage.update { $0.isScrollEnabled = false }
    #expect(stage.settle() && stage.offset == stage.offset.rounded() && stage.carousel.movement == .resting)
  }

  @Test(arguments: profiles)
  func `counts pages from where paging begins, without a jump`(motion: MotionProfile) {
    let stage = CarouselStage(items: 20) { $0.motion = motion }
    stage.update { $0.setScrollOffset(4) }
    stage.beginDrag(by: -540)
    let before = stage.offset
    stage.update { $0.isPagingEnabled = true }
    stage.pass(0.016)
    _ = stage.controller.pointerMoved(to: stage.middle + stage.vector(along: -560))
    #expect(stage.offset > before && stage.offset < before + 0.3)
    stage.endDrag(by: -560)
    #expect(stage.settle() && stage.offset >= before.rounded() && stage.offset <= before.rounded() + 1)
  }

  @Test(arguments: profiles)
  func `jumps where its flick leads if motion is reduced meanwhile`(motion: MotionProfile) {
    let stage = CarouselStage(items: 20) { $0.motion = motion }
    stage.beginDrag(by: -264)
    stage.update { $0.preferences.reducesMotion = true }
    stage.pass(0.3)
    stage.endDrag(by: -264)
    #expect(stage.offset == 1 && stage.settle() && stage.faultsAtRest.isEmpty)
  }

  @Test(arguments: profiles)
  func `that is released at once does not flick as the one before`(motion: MotionProfile) {
    var carousel = movingCarousel { $0.motion = motion }
    carousel.flick(at: 12)
    _ = carousel.play()
    let end = carousel.position
    carousel.beginDragging(translation: .zero)
    carousel.endDragging()
    _ = carousel.play()
    #expect(carousel.position == end)
  }
}

@Suite struct `A drag against an end without bounces` {
  @Test(arguments: [MotionProfile.classic, .system, .spring], [1.0, -1])
  func `starts no motion in which nothing moves`(motion: MotionProfile, direction: Double) {
    for isPaging in [false, true] {
      for distance in [0.0, 1] {
        let stage = CarouselStage(items: 5) {
          $0.motion = motion
          $0.bounces = distance == 0
          $0.bounceDistance = distance
          $0.isPagingEnabled = isPaging
        }
        stage.update { $0.setScrollOffset(direction > 0 ? 4 : 0) }
        stage.flick(by: -300 * direction)
        #expect(stage.carousel.movement == .resting)
        #expect(stage.milestones == [.willBeginDragging, .didEndDragging(willDecelerate: false)])
        #expect(stage.events.contains(.didSettle) && stage.settle() && stage.faultsAtRest.isEmpty)
        // The other way it moves.
        stage.flick(by: 120 * direction)
        #expect(stage.carousel.movement.followsCurve)
        #expect(stage.settle())
        let current = stage.current ?? -1
        #expect(direction > 0 ? current < 4 : current > 0)
      }
    }
  }

  @Test(arguments: [MotionProfile.classic, .system, .spring, .spring(response: 0.5, bounce: 0.3)])
  func `does not stand against it for long`(motion: MotionProfile) {
    let stage = CarouselStage(items: 5) {
      $0.motion = motion
      $0.bounces = false
    }
    stage.update { $0.setScrollOffset(3) }
    stage.flick(by: -150)
    #expect(stage.carousel.movement.followsCurve)
    var still = 0, last = stage.offset
    while stage.carousel.movement.followsCurve {
      stage.tick()
      still += stage.offset == last ? 1 : 0
      last = stage.offset
    }
    #expect(still <= 1 && stage.offset == 4, "\(still)")
  }
}
