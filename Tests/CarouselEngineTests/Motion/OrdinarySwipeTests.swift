import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// Swipes as people make them, where an item is as long as the screen.
@Suite struct `Ordinary swipes` {
  /// A swipe: its distance, in points, its speed, in points per second, and the width of the item.
  struct Swipe: CustomStringConvertible, Sendable {
    var distance: Double
    var speed: Double
    var width: Double
    var description: String { "\(distance) points at \(speed) on items of \(width)" }
  }

  static let swipes = [
    Swipe(distance: 60, speed: 315, width: 390), Swipe(distance: 60, speed: 345, width: 390),
    Swipe(distance: 100, speed: 345, width: 390), Swipe(distance: 100, speed: 480, width: 390),
    Swipe(distance: 150, speed: 415, width: 390), Swipe(distance: 150, speed: 485, width: 390),
    Swipe(distance: 120, speed: 1000, width: 1280), Swipe(distance: 120, speed: 1500, width: 1280),
    Swipe(distance: 300, speed: 1500, width: 1280), Swipe(distance: 300, speed: 2500, width: 1280),
    Swipe(distance: 500, speed: 1000, width: 1280),
  ]
  static let profiles: [MotionProfile] = [.classic, .system, .system(decelerationRate: 0.99), .spring]

  private func stage(width: Double, _ motion: MotionProfile, paging: Bool, axis: CarouselAxis = .horizontal)
    -> CarouselStage
  {
    let size = axis.size(Size2D(width: 300, height: 300), withLength: width)
    let stage = CarouselStage(items: 9, axis: axis, viewport: size, itemSize: size) {
      $0.motion = motion
      $0.isPagingEnabled = paging
    }
    stage.update { $0.setScrollOffset(4) }
    return stage
  }

  /// Presses, moves evenly, rests, and releases.
  private func swipe(_ stage: CarouselStage, by distance: Double, over seconds: Double, rest: Double = 0) {
    let steps = max(2, Int((seconds * 60).rounded()))
    stage.controller.pointerDown(at: stage.middle)
    for step in 1...steps {
      stage.tick(length: seconds / Double(steps))
      _ = stage.controller.pointerMoved(
        to: stage.middle + stage.vector(along: distance * Double(step) / Double(steps)))
    }
    if rest > 0 { stage.pass(rest) }
    stage.controller.pointerUp(at: stage.middle + stage.vector(along: distance))
  }

  @Test(arguments: swipes, profiles)
  func `turn one page`(swipe: Swipe, motion: MotionProfile) {
    for paging in [false, true] {
      for axis in CarouselAxis.all {
        for direction in [1.0, -1] {
          let stage = stage(width: swipe.width, motion, paging: paging, axis: axis)
          self.swipe(stage, by: -direction * swipe.distance, over: swipe.distance / swipe.speed)
          let released = stage.time
          #expect(stage.settle() && stage.current == 4 + Int(direction), "paging: \(paging), \(axis)")
          // Decays of platforms take three seconds.
          #expect(
            stage.time - released < (motion == .system ? 3.5 : 1.6),
            "\(stage.time - released) s, paging: \(paging), \(axis)")
        }
      }
    }
  }

  @Test(arguments: swipes)
  func `of a classic carousel keep their speed, and do not pass the page`(swipe: Swipe) {
    let stage = stage(width: swipe.width, .classic, paging: false)
    self.swipe(stage, by: -swipe.distance, over: swipe.distance / swipe.speed)
    let speed = swipe.speed / swipe.width
    var last = stage.offset
    stage.tick()
    #expect(abs((stage.offset - last) * 60 / speed - 1) < 0.1)
    while stage.carousel.isScrolling || stage.carousel.isDecelerating {
      #expect(stage.offset >= last && stage.offset <= 5 + 1e-9)
      last = stage.offset
      stage.tick()
    }
    #expect(stage.offset == 5)
  }

  @Test(arguments: profiles, [390.0, 1280])
  func `that come to rest turn nothing`(motion: MotionProfile, width: Double) {
    for paging in [false, true] {
      for distance in [20.0, 60, 150] {
        let stage = stage(width: width, motion, paging: paging)
        swipe(stage, by: -distance, over: 0.4, rest: 0.2)
        #expect(stage.settle() && stage.current == 4, "\(distance), paging: \(paging)")
        swipe(stage, by: -distance, over: distance / 200)
        #expect(stage.settle() && stage.current == 4, "\(distance), slowly, paging: \(paging)")
      }
    }
  }

  @Test(arguments: profiles, [390.0, 1280])
  func `past half of a page turn it whatever their speed`(motion: MotionProfile, width: Double) {
    for seconds in [0.1, 0.3, 1, 4] {
      let stage = stage(width: width, motion, paging: true)
      swipe(stage, by: -0.6 * width, over: seconds, rest: seconds == 4 ? 0.2 : 0)
      #expect(stage.settle() && stage.current == 5, "in \(seconds) s")
    }
  }

  @Test(arguments: profiles)
  func `that turn back return to their page with paging`(motion: MotionProfile) {
    let stage = stage(width: 390, motion, paging: true)
    stage.controller.pointerDown(at: stage.middle)
    for distance in [-40.0, -80, -120, -160, -140, -120, -100, -80] {
      stage.tick(length: 0.05)
      _ = stage.controller.pointerMoved(to: stage.middle + Point2D(x: distance, y: 0))
    }
    stage.controller.pointerUp(at: stage.middle + Point2D(x: -80, y: 0))
    #expect(stage.offset > 4 && stage.settle() && stage.current == 4)
  }

  @Test(arguments: profiles)
  func `of groups turn a page with paging`(motion: MotionProfile) {
    let stage = CarouselStage(items: 30) {
      $0.motion = motion
      $0.groupSize = 5
      $0.isPagingEnabled = true
    }
    swipe(stage, by: -100, over: 100 / 345)
    #expect(stage.settle() && stage.carousel.currentPage == 1)
  }

  @Test(arguments: profiles)
  func `beyond an end return`(motion: MotionProfile) {
    let stage = stage(width: 390, motion, paging: false)
    stage.update { $0.setScrollOffset(0) }
    swipe(stage, by: 120, over: 0.35)
    #expect(stage.settle() && stage.current == 0)
  }
}
