import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `A press that stops a flick` {
  static let profiles = [MotionProfile.classic, .system, .spring]

  @Test(arguments: profiles, [0.0, 250, -250, 450])
  func `snaps to the item nearest to where it stopped, wherever it is pressed`(profile: MotionProfile, x: Double) {
    for frames in [3, 6, 9, 12] {
      let stage = CarouselStage(items: 100) { $0.motion = profile }
      stage.flick(by: -500)
      stage.tick(frames)
      guard abs(stage.carousel.velocity) > Feel.catchSpeed else { continue }
      let point = stage.middle + Point2D(x: x, y: 0)
      stage.controller.pointerDown(at: point)
      let caught = stage.offset
      stage.tick(30)
      #expect(stage.offset == caught)
      stage.controller.pointerUp(at: point)
      #expect(stage.settle())
      #expect(stage.offset == caught.rounded(.toNearestOrAwayFromZero), "caught at \(caught)")
      #expect(stage.host.count(of: .didTap) == 0 && stage.host.count(of: .shouldSelect) == 0)
    }
  }

  @Test(arguments: profiles, [-60.0, -110, 110])
  func `is one, too, while a swipe snaps back or turns a page`(profile: MotionProfile, distance: Double) {
    let stage = CarouselStage(items: 100) { $0.motion = profile }
    stage.update { $0.setCurrentIndex(50) }
    stage.drag(by: distance)
    stage.tick(4)
    #expect(!stage.carousel.isDecelerating)
    #expect(stage.controller.catchesPresses)
    let caught = stage.offset
    stage.controller.pointerDown(at: stage.middle)
    stage.tick(30)
    #expect(stage.offset == caught)
    stage.controller.pointerUp(at: stage.middle)
    stage.tick(4)
    // What it does then is caught like that.
    stage.controller.pointerDown(at: stage.middle)
    stage.controller.pointerUp(at: stage.middle)
    #expect(stage.settle())
    #expect(stage.host.count(of: .didTap) == 0 && stage.host.count(of: .shouldSelect) == 0)
    // A scroll that comes next is none.
    stage.update { $0.scroll(toItemAt: 60, duration: 1) }
    stage.tick(30)
    #expect(!stage.controller.catchesPresses)
  }

  @Test func `is not a tap, even for toolkits that recognise taps`() {
    let stage = CarouselStage(items: 100)
    stage.flick(by: -500)
    stage.tick(5)
    stage.controller.touchDown()
    stage.controller.touchUp()
    stage.controller.tap(at: stage.middle + Point2D(x: 250, y: 0))
    #expect(stage.host.count(of: .didTap) == 0)
    stage.settle()
    stage.controller.touchDown()
    stage.controller.touchUp()
    stage.controller.tap(at: stage.middle + Point2D(x: 250, y: 0))
    #expect(stage.host.count(of: .didTap) == 1, "the next one is")
  }

  @Test func `if scrolling is disabled a swipe is not a tap, a press is`() {
    let stage = CarouselStage(items: 10) { $0.isScrollEnabled = false }
    stage.controller.pointerDown(at: stage.middle)
    #expect(stage.controller.pointerMoved(to: stage.middle + Point2D(x: 120, y: 0)) == .ignored)
    stage.controller.pointerUp(at: stage.middle + Point2D(x: 120, y: 0))
    #expect(stage.host.count(of: .didTap) == 0)
    stage.controller.pointerDown(at: stage.middle)
    stage.controller.pointerUp(at: stage.middle)
    #expect(stage.host.count(of: .didTap) == 1)
  }

  @Test func `is a tap when the flick has nearly ended, and during a scroll`() {
    let slow = CarouselStage(items: 100)
    slow.flick(by: -500)
    while abs(slow.carousel.velocity) > Feel.catchSpeed { slow.tick(length: 0.001) }
    slow.controller.pointerDown(at: slow.middle)
    slow.controller.pointerUp(at: slow.middle)
    #expect(slow.host.count(of: .didTap) == 1)
    let scrolling = CarouselStage(items: 100)
    scrolling.update { $0.scroll(toItemAt: 20, duration: 1) }
    scrolling.tick(30)
    scrolling.controller.pointerDown(at: scrolling.middle)
    scrolling.controller.pointerUp(at: scrolling.middle)
    #expect(scrolling.host.count(of: .didTap) == 1)
  }

  @Test func `is spent, as a drag is, and a tap is not`() {
    let stage = CarouselStage(items: 100)
    stage.controller.pointerDown(at: stage.middle)
    #expect(!stage.controller.stopsFlick)
    #expect(!stage.controller.pointerUp(at: stage.middle))
    stage.flick(by: -500)
    stage.tick(5)
    // Also on a control of an item, which must not hear of it.
    for mayDrag in [true, false] {
      stage.controller.pointerDown(at: stage.middle, mayDrag: mayDrag)
      #expect(stage.controller.stopsFlick == mayDrag, "the second one finds it at rest")
      #expect(stage.controller.pointerUp(at: stage.middle, isTap: mayDrag) == mayDrag)
    }
    stage.beginDrag(by: -60)
    #expect(stage.controller.pointerUp(at: stage.middle))
  }
}
