import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// When a motion is over: as soon as nothing visible changes any more.
@Suite struct `The end of a motion` {
  @Test(arguments: [40.0, 100, 300, 900], [MotionProfile.system, .spring])
  func `comes when nothing visible moves`(length: Double, profile: MotionProfile) {
    for (distance, wrap) in [(-300.0, false), (-150, false), (300, true), (-900, false)] {
      let size = Size2D(width: length, height: 200)
      let stage = CarouselStage(items: 60, wrap: wrap, itemSize: size) { $0.motion = profile }
      stage.update { $0.setScrollOffset(30) }
      stage.flick(by: distance)
      let goal = stage.carousel.destination
      var still = 0, last = Double.infinity, frames = 0
      while stage.carousel.movement.followsCurve, frames < 2000 {
        let before = stage.offset
        stage.tick()
        frames += 1
        last = abs(stage.offset - before) * length
        let way = abs(stage.carousel.track.shortestDistance(from: stage.offset, to: goal)) * length
        still = way < 0.45 ? still + 1 : 0
      }
      #expect(stage.carousel.movement == .resting && frames > 5)
      // A spring's end is that of its envelope.
      #expect(still <= 16, "\(Double(still) / 60) s within half a point")
      #expect(last <= 1, "\(last) points in the last frame")
    }
  }

  @Test func `of a flick over items as long as a phone is not seconds after it`() {
    let stage = CarouselStage(items: 60, itemSize: Size2D(width: 300, height: 200)) { $0.motion = .system }
    stage.flick(by: -300)
    let goal = stage.carousel.destination
    var beside = 0
    while stage.carousel.isDecelerating {
      stage.tick()
      if abs(stage.offset - goal) * 300 < 1 { beside += 1 }
    }
    // log 2 / 2 seconds lie between the last point and the last half point.
    #expect(beside <= 24)
    #expect(stage.offset == goal && stage.carousel.currentIndex == Int(goal))
  }
}
