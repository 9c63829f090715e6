import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `Fingers and mice` {
  @Test func `a press becomes a drag after eight points, along the axis only`() {
    for axis in CarouselAxis.all {
      let stage = CarouselStage(items: 10, axis: axis)
      let across = axis.isVertical ? Point2D(x: 12, y: 2) : Point2D(x: 2, y: 12)
      stage.controller.pointerDown(at: stage.middle)
      #expect(stage.controller.pointerMoved(to: stage.middle + stage.vector(along: -7)) == .undecided)
      #expect(stage.controller.pointerMoved(to: stage.middle + stage.vector(along: -9)) == .drags)
      stage.controller.pointerUp(at: stage.middle)
      stage.controller.pointerDown(at: stage.middle)
      #expect(stage.controller.pointerMoved(to: stage.middle + across) == .ignored)
      stage.controller.pointerUp(at: stage.middle)
      stage.update { $0.ignoresPerpendicularSwipes = false }
      stage.controller.pointerDown(at: stage.middle)
      #expect(stage.controller.pointerMoved(to: stage.middle + across) == .drags)
      stage.controller.pointerUp(at: stage.middle)
      #expect(stage.settle())
      #expect(stage.faultsAtRest.isEmpty)
    }
  }

  @Test(arguments: CarouselAxis.all)
  func `the items follow a finger`(axis: CarouselAxis) {
    let stage = CarouselStage(items: 10, axis: axis)
    stage.update { $0.setScrollOffset(5) }
    stage.beginDrag(by: -60)
    func place() -> Point2D { stage.controller.view(at: 5)?.placed?.placement.transform.project(.zero) ?? .zero }
    let (before, offset) = (place(), stage.offset)
    #expect(stage.controller.pointerMoved(to: stage.middle + stage.vector(along: -160)) == .drags)
    #expect(isClose(place() - before, stage.vector(along: -100)))
    #expect(isClose(stage.offset, offset + 0.5))
    stage.controller.pointerCancelled()
  }

  @Test(arguments: [false, true])
  func `a cancelled touch keeps its current velocity`(rests: Bool) {
    let stage = CarouselStage(items: 30)
    stage.controller.pointerDown(at: stage.middle)
    for step in 1...10 {
      stage.controller.setTime(Double(step) / 100)
      _ = stage.controller.pointerMoved(to: stage.middle + stage.vector(along: -20 * Double(step)))
    }
    stage.controller.setTime(rests ? 1 : 0.105)
    stage.controller.pointerCancelled()
    #expect(stage.milestones.contains(.willBeginDecelerating) == !rests)
    #expect(stage.settle())
  }

  @Test(arguments: [1.0, 1.5, 3, 9])
  func `a flick is as fast as the hand, however late its events arrive`(slowness: Double) {
    let stage = CarouselStage(items: 100)
    stage.controller.pointerDown(at: stage.middle)
    for step in 1...6 {
      let moment = Double(step) / 60
      // The program is busy, and frames have been shown that are later than what is delivered now.
      stage.controller.frame(at: moment * slowness)
      stage.controller.setTime(moment)
      _ = stage.controller.pointerMoved(to: stage.middle + stage.vector(along: -20 * Double(step)))
    }
    stage.controller.pointerUp(at: stage.middle + stage.vector(along: -120))
    #expect(stage.carousel.isDecelerating)
    // 20 points in each frame, and items of 200 points.
    #expect(isClose(stage.carousel.flickVelocity, 20 * 60 / 200))
  }

  @Test func `a press on a button of the carousel is for the button, unless it drags`() {
    let stage = CarouselStage(items: 30)
    stage.controller.autoplayInterval = 60
    stage.update { $0.scroll(toItemAt: 20, duration: 2) }
    stage.tick(20)
    // It stops nothing, taps nothing, and is not spent.
    stage.controller.pointerDown(at: stage.middle, isOnButton: true)
    #expect(stage.controller.pointerMoved(to: stage.middle + Point2D(x: 3, y: 0)) == .undecided)
    #expect(!stage.controller.pointerUp(at: stage.middle) && stage.carousel.isScrolling && !stage.controller.isPaused)
    stage.controller.pointerDown(at: stage.middle, isOnButton: true)
    #expect(stage.controller.pointerMoved(to: stage.middle + Point2D(x: 0, y: 40)) == .ignored)
    stage.controller.pointerCancelled()
    #expect(stage.carousel.isScrolling && !stage.controller.isPaused)
    stage.controller.autoplayInterval = 0
    #expect(stage.settle() && stage.current == 20)
    // A swipe is one, also while it moves.
    stage.update { $0.scroll(toItemAt: 5, duration: 2) }
    stage.tick(20)
    stage.controller.pointerDown(at: stage.middle, isOnButton: true)
    #expect(stage.controller.pointerMoved(to: stage.middle + stage.vector(along: -20)) == .drags)
    let offset = stage.offset
    #expect(stage.controller.pointerMoved(to: stage.middle + stage.vector(along: -120)) == .drags)
    #expect(isClose(stage.offset, offset + 0.5))
    stage.pass(1)
    #expect(stage.controller.pointerUp(at: stage.middle + stage.vector(along: -120)))
    // The next press is one of its own.
    stage.settle()
    stage.update { $0.scroll(toItemAt: 5, duration: 2) }
    stage.tick(20)
    stage.controller.pointerDown(at: stage.middle)
    #expect(!stage.carousel.isScrolling)
  }

  @Test func `using an item's own control stops autoplay, and a swipe across does not`() {
    let stage = CarouselStage(items: 10)
    stage.controller.autoplayInterval = 5
    stage.controller.pointerDown(at: stage.middle)
    #expect(stage.controller.pointerMoved(to: stage.middle + Point2D(x: 0, y: 100)) == .ignored)
    stage.controller.pointerUp(at: stage.middle)
    #expect(!stage.controller.isPaused)
    stage.controller.pointerDown(at: stage.middle, mayDrag: false)
    stage.controller.pointerCancelled()
    #expect(stage.controller.isPaused)
    stage.controller.isPaused = false
    stage.controller.userDidUseItem()
    #expect(stage.controller.isPaused)
    // Without autoplay there is nothing to stop.
    let still = CarouselStage(items: 10)
    still.controller.pointerDown(at: still.middle, mayDrag: false)
    still.controller.pointerUp(at: still.middle, isTap: false)
    still.controller.userDidUseItem()
    #expect(!still.controller.isPaused)
  }

  @Test func `while something of the current item plays, autoplay waits, and goes on by itself`() {
    let stage = CarouselStage(items: 10)
    stage.controller.autoplayInterval = 1
    stage.controller.setAutoplayReason(.occupied, true)
    stage.tick(600)
    #expect(stage.current == 0 && !stage.controller.isPaused && stage.controller.autoplay.resumesByItself)
    stage.controller.setAutoplayReason(.occupied, false)
    stage.tick(120)
    #expect(stage.current ?? 0 > 0)
  }

  @Test func `there is a way to scroll where there are several snap positions`() {
    func hasWay(_ items: Int, wrap: Bool = false, set: (inout CarouselModel) -> Void = { _ in }) -> Bool {
      CarouselStage(items: items, wrap: wrap, set: set).carousel.hasWayToScroll
    }
    #expect(hasWay(2) && hasWay(2, wrap: true))
    #expect(!hasWay(0) && !hasWay(1))
    #expect(!hasWay(2) { $0.isScrollEnabled = false })
    #expect(!hasWay(3) { $0.isContained = true } && hasWay(30) { $0.isContained = true })
    #expect(hasWay(1, wrap: true) && !hasWay(1, wrap: true) { $0.repeatsItems = false })
  }

  @Test func `a finger on an item's own control drags nothing`() {
    let stage = CarouselStage(items: 10)
    stage.controller.pointerDown(at: stage.middle, mayDrag: false)
    #expect(stage.controller.pointerMoved(to: stage.middle + Point2D(x: -100, y: 0)) == .ignored)
    stage.controller.pointerUp(at: stage.middle, isTap: false)
    #expect(stage.milestones.isEmpty && stage.offset == 0)
  }

  @Test func `if scrolling is disabled only programs scroll`() {
    let stage = CarouselStage(items: 10) { $0.isScrollEnabled = false }
    stage.flick(by: -300)
    #expect(!stage.wheel(by: 50))
    #expect(stage.offset == 0 && stage.milestones.isEmpty)
    stage.update { $0.scroll(toItemAt: 3, duration: 0.1) }
    stage.settle()
    #expect(stage.current == 3)
  }

  @Test func `a tap asks, selects, and centres the item`() {
    let stage = CarouselStage(items: 10)
    let right = stage.middle + Point2D(x: 200, y: 0)
    stage.host.allowsSelection = { _ in false }
    stage.controller.tap(at: right)
    #expect(stage.milestones.isEmpty && !stage.host.areFramesNeeded)
    stage.host.allowsSelection = { $0 == 1 }
    stage.controller.tap(at: right)
    #expect(stage.milestones == [.willBeginScrolling, .didSelect(1)])
    stage.settle()
    #expect(stage.current == 1)
    stage.update { $0.centersItemWhenSelected = false }
    stage.controller.tap(at: stage.middle)
    #expect(stage.current == 1 && !stage.host.areFramesNeeded)
  }

  @Test(arguments: [true, false], [0.0, 200, 2000])
  func `a tap settles only what it moves, and selects where the user may not scroll`(enabled: Bool, distance: Double) {
    let stage = CarouselStage(items: 3) { $0.isScrollEnabled = enabled }
    stage.controller.pointerDown(at: stage.middle + Point2D(x: distance, y: 0))
    stage.controller.pointerUp(at: stage.middle + Point2D(x: distance, y: 0))
    stage.settle()
    #expect(stage.events.contains(.didSelect(Int(distance / 200))) == (distance < 1000))
    #expect(stage.events.contains(.didSettle) == (distance == 200))
    #expect(stage.offset == (distance == 200 ? 1 : 0))
  }

  @Test func `a touch that stops a scroll settles`() {
    let stage = CarouselStage(items: 30)
    stage.update { $0.scroll(toItemAt: 20, duration: 2) }
    stage.tick(30)
    stage.controller.pointerDown(at: stage.middle)
    stage.controller.pointerUp(at: stage.middle, isTap: false)
    stage.settle()
    #expect(stage.events.filter { $0 == .didSettle }.count == 1)
  }

  @Test func `a tap on a placeholder is ignored`() {
    let stage = CarouselStage(items: 2, placeholders: 4)
    stage.host.forget()
    stage.controller.tap(at: stage.middle - Point2D(x: 200, y: 0))
    #expect(stage.milestones.isEmpty)
    #expect(stage.host.count(of: .shouldSelect) == 0)
  }

  @Test func `controls work in the current item, or in all if items are not centred`() {
    let stage = CarouselStage(items: 5)
    func interactive() -> [Int] { stage.controller.placedItems.filter { $0.placement.isInteractive }.map(\.index) }
    #expect(interactive() == [0])
    stage.update { $0.centersItemWhenSelected = false }
    #expect(interactive() == stage.controller.indexesOfVisibleItems)
  }

  @Test func `a velocity is the distance of the last tenth of a second per time`() {
    var tracker = VelocityTracker()
    for step in 0...60 {
      let time = Double(step) / 120
      // Slow at first, then 300 points per second.
      tracker.add(Point2D(x: step < 30 ? Double(step) : 30 + 2.5 * Double(step - 30), y: 0), at: time)
    }
    #expect(isClose(tracker.velocity(at: 0.5).x, 300, within: 1e-6))
    #expect(tracker.velocity(at: 0.5 + 0.11) == .zero, "a resting finger has no velocity")
    tracker.reset()
    #expect(tracker.velocity(at: 0.5) == .zero)
  }

  @Test(arguments: [60.0, 125, 1000, 8000])
  func `a velocity doesn't depend on how often a mouse reports`(rate: Double) {
    var tracker = VelocityTracker()
    for step in 0...Int(rate) { tracker.add(Point2D(x: 0, y: -700 * Double(step) / rate), at: Double(step) / rate) }
    #expect(isClose(tracker.velocity(at: 1).y, -700, within: 1e-6))
  }

  @Test func `a tracker ignores invalid values`() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 0)
    tracker.add(Point2D(x: .nan, y: 3), at: 0.01)
    tracker.add(Point2D(x: 3, y: .infinity), at: .nan)
    tracker.add(Point2D(x: 10, y: 0), at: 0.02)
    tracker.add(Point2D(x: 99, y: 0), at: -5)
    #expect(isClose(tracker.velocity(at: 0.02).x, 500))
    for _ in 0..<100 { tracker.add(Point2D(x: 1, y: 1), at: 0.02) }
    #expect(tracker.velocity(at: 0.02).x.isFinite)
  }
}

@Suite struct `Autoscroll` {
  @Test(arguments: [Autoplay.Reasons.hovered, .touched, .paused])
  func `it stays in place while it is paused, and continues from there`(reason: Autoplay.Reasons) {
    let stage = CarouselStage(items: 100) { $0.autoscroll = 3 }
    stage.tick(30)
    stage.controller.setAutoplayReason(reason, true)
    let held = stage.offset
    stage.tick(60)
    #expect(stage.offset == held && held != held.rounded())
    stage.controller.setAutoplayReason(reason, false)
    stage.tick(20)
    #expect(isClose(stage.offset, held + 1, within: 0.1) && stage.milestones.isEmpty)
  }

  @Test func `it pauses under a finger, and a tap pauses it for good`() {
    let stage = CarouselStage(items: 100) { $0.autoscroll = 3 }
    stage.tick(30)
    let before = stage.offset
    stage.controller.pointerDown(at: stage.middle)
    stage.tick(60)
    #expect(stage.offset == before)
    stage.controller.pointerUp(at: stage.middle, isTap: false)
    stage.tick(60)
    #expect(isClose(stage.offset, before.rounded(), within: 0.06) && stage.controller.isPaused)
    stage.controller.isPaused = false
    stage.tick(60)
    #expect(isClose(stage.offset, before.rounded() + 3, within: 0.06))
  }

  @Test func `it resumes after a drag and after a flick`() {
    let stage = CarouselStage(items: 1000) { $0.autoscroll = 3 }
    for distance in [-100.0, -400] {
      stage.flick(by: distance)
      while stage.carousel.isDecelerating || stage.carousel.isScrolling { stage.tick() }
      let offset = stage.offset
      stage.tick(60)
      #expect(isClose(stage.offset, offset + 3, within: 0.06))
    }
  }

  @Test func `it resumes when a recognised drag ends, before the release of the finger is reported`() {
    let stage = CarouselStage(items: 1000) { $0.autoscroll = 3 }
    stage.controller.touchDown()
    stage.controller.beginDragging(translation: .zero)
    stage.update { $0.drag(translation: Point2D(x: -250, y: 0), velocity: .zero) }
    stage.controller.endDragging()
    #expect(!stage.carousel.isScrolling, "it does not snap")
    let offset = stage.offset
    stage.tick(60)
    #expect(isClose(stage.offset, offset + 3, within: 0.06))
  }

  @Test(arguments: [2.0, -2])
  func `it wraps around on a circle, and otherwise stays at the end`(speed: Double) {
    let ring = CarouselStage(items: 5, wrap: true) { $0.autoscroll = speed }
    ring.tick(600)
    #expect(isClose(ring.offset, speed > 0 ? 0 : 0, within: 1e-6) || isClose(ring.offset, 5, within: 1e-6))
    let row = CarouselStage(items: 5, wrap: false) { $0.autoscroll = speed }
    row.tick(600)
    #expect(row.offset == (speed > 0 ? 4 : 0))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `invalid speeds are clamped`(speed: Double) {
    let stage = CarouselStage(items: 5, wrap: true) { $0.autoscroll = speed }
    stage.tick(20)
    #expect(stage.faults.isEmpty)
    stage.update { $0.autoscroll = 0 }
    #expect(stage.settle())
  }
}
