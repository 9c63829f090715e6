import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `Scrolling by program` {
  @Test func `a classic scroll eases in and out in 0.4 seconds`() {
    var carousel = movingCarousel()
    carousel.scroll(toItemAt: 14, duration: CarouselModel.defaultScrollDuration)
    carousel.advance(to: 0.1)
    #expect(isClose(carousel.position, 10.25))
    carousel.advance(to: 0.2)
    #expect(isClose(carousel.position, 12))
    carousel.advance(to: 0.3999)
    #expect(carousel.isScrolling)
    carousel.advance(to: 0.4)
    #expect(!carousel.isScrolling && carousel.position == 14)
  }

  /// A frame may be so late that what is left of the way is too short to be told of on the way.
  @Test(arguments: `Frame rates`.profiles)
  func `the last event of a scroll tells the item exactly`(profile: MotionProfile) {
    var carousel = movingCarousel { $0.motion = profile }
    carousel.scroll(toItemAt: 14, duration: CarouselModel.defaultScrollDuration)
    let end = carousel.time + carousel.running.curve.duration
    var told = carousel.position
    for early in [0.1, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 0] {
      carousel.events = []
      carousel.advance(to: end - early)
      if carousel.events.contains(.didScroll) { told = carousel.position }
    }
    #expect(carousel.position == 14 && told == 14)
  }

  @Test(arguments: `Frame rates`.profiles)
  func `three quick steps move by three items`(profile: MotionProfile) {
    var carousel = movingCarousel { $0.motion = profile }
    for _ in 0..<3 {
      carousel.step(by: 1)
      carousel.advance(to: carousel.time + 0.07)
    }
    _ = carousel.play()
    #expect(carousel.position == 13)
  }

  @Test(arguments: `Frame rates`.profiles, [-100, -11, 19, 40, Int.max, Int.min])
  func `steps and scrolls are clamped to the ends`(profile: MotionProfile, count: Int) {
    for deed in 0...2 {
      var carousel = movingCarousel { $0.motion = profile }
      switch deed {
      case 0: carousel.step(by: count)
      case 1: carousel.scroll(byItems: count, duration: 0.4)
      default: carousel.scroll(byItems: count, duration: 0)
      }
      let path = carousel.play()
      // [ 0 1 2 … 10 … 28 29 ]
      #expect(carousel.position == (count < 0 ? 0 : 29))
      #expect(path.allSatisfy { (-5...34).contains($0) })
    }
  }

  struct Way: CustomStringConvertible {
    var from: Double, to: Int, way: Double
    var description: String { "from \(from) to \(to) by \(way)" }
  }

  /// On a circle of ten.
  static let ways = [
    Way(from: 1, to: 3, way: 2), Way(from: 1, to: 9, way: -2), Way(from: 9, to: 1, way: 2), Way(from: 0, to: 5, way: 5),
    Way(from: 8.5, to: 0, way: 1.5), Way(from: 0.25, to: 9, way: -1.25),
  ]

  @Test(arguments: ways)
  func `a wrapping carousel takes the shorter way`(way: Way) {
    var carousel = movingCarousel(items: 10) { $0.options.wrap = 1 }
    carousel.setScrollOffset(way.from)
    carousel.scroll(toItemAt: way.to, duration: 0.4)
    #expect(isClose(carousel.destination - carousel.position, way.way))
    _ = carousel.play()
    #expect(carousel.currentIndex == way.to && carousel.scrollOffset == Double(way.to))
  }

  @Test func `a scroll by more than all items wraps around more than once`() {
    var carousel = movingCarousel(items: 10) { $0.options.wrap = 1 }
    carousel.setScrollOffset(0)
    carousel.scroll(byItems: 25, duration: 1)
    var travelled = 0.0, last = carousel.position
    while carousel.isAnimating {
      carousel.advance(to: carousel.time + 0.004)
      travelled += carousel.track.offset(ofSlot: 0, from: last - carousel.position)
      last = carousel.position
    }
    #expect(isClose(abs(travelled), 25, within: 1e-6))
    #expect(carousel.currentIndex == 5)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a scroll to an invalid offset does nothing`(nowhere: Double) {
    var carousel = movingCarousel()
    carousel.scroll(toOffset: nowhere, duration: 0.4)
    carousel.scroll(byOffset: nowhere, duration: 0.4)
    #expect(carousel.movement == .resting && carousel.position == 10)
    carousel.scroll(toItemAt: 12, duration: nowhere)
    _ = carousel.play(frame: 1e5)
    #expect([10, 12].contains(carousel.position))
  }

  @Test(arguments: [0, 2])
  func `a jump to where the carousel is ends its motion`(frames: Int) {
    for jump in [{ $0.scroll(toItemAt: 2, duration: 0) }, { $0.scroll(toOffset: $0.scrollOffset, duration: 0) }]
      as [(inout CarouselModel) -> Void]
    {
      let stage = CarouselStage(items: 6)
      stage.update { $0.setScrollOffset(2) }
      stage.update { $0.scroll(byItems: 1, duration: 0.4) }
      stage.tick(frames)
      stage.update(jump)
      #expect(stage.carousel.destinationIndex == 2)
      #expect(stage.settle() && stage.current == 2)
    }
  }

  @Test func `a scroll takes its given duration`() {
    for duration in [0.05, 1, 60, 3600] {
      var carousel = movingCarousel()
      carousel.scroll(toItemAt: 11, duration: duration)
      #expect(carousel.running.curve.duration == duration)
    }
  }
}

@Suite struct `Dragging` {
  @Test(arguments: [1.0, 2, 0.5])
  func `a drag by one item's length scrolls by the multiplier`(multiplier: Double) {
    var carousel = movingCarousel { $0.options.offsetMultiplier = .constant(multiplier) }
    carousel.beginDragging(translation: .zero)
    carousel.drag(translation: Point2D(x: -100, y: 3), velocity: .zero)
    #expect(isClose(carousel.position, 10 + multiplier))
  }

  @Test(arguments: [MotionProfile.classic, .system, .spring])
  func `overscroll resists increasingly, at any rate of mouse events`(profile: MotionProfile) {
    var ends: [Double] = []
    for reports in [1, 7, 400] {
      var carousel = movingCarousel { $0.motion = profile }
      carousel.setScrollOffset(0)
      carousel.beginDragging(translation: .zero)
      for step in 1...reports {
        carousel.drag(translation: Point2D(x: 300 * Double(step) / Double(reports), y: 0), velocity: .zero)
      }
      ends.append(carousel.position)
    }
    #expect(ends[0] < -0.5 && ends[0] > -3)
    #expect(isClose(ends[0], ends[1]) && isClose(ends[0], ends[2]))
    if profile == .classic { #expect(isClose(ends[0], -(1 - exp(-3)))) }
  }

  @Test(arguments: [MotionProfile.classic, .system, .spring])
  func `without bounce it stays within its ends, and turns back immediately`(profile: MotionProfile) {
    for isOff in [true, false] {
      var carousel = movingCarousel {
        $0.motion = profile
        $0.bounces = isOff
        $0.bounceDistance = isOff ? 0 : 1
      }
      carousel.setScrollOffset(0.5)
      carousel.beginDragging(translation: .zero)
      for x in stride(from: 0.0, through: 300, by: 10) {
        carousel.drag(translation: Point2D(x: x, y: 0), velocity: .zero)
        #expect(carousel.position >= 0)
      }
      carousel.drag(translation: Point2D(x: 250, y: 0), velocity: .zero)
      #expect(isClose(carousel.position, 0.5))
      carousel.flick(at: -30)
      #expect(carousel.play().allSatisfy { $0 >= 0 })
      #expect(carousel.position == 0)
    }
  }

  @Test func `a slow release snaps to the nearest item`() {
    for (x, end) in [(-30.0, 10.0), (-70, 11), (40, 10), (80, 9)] {
      var carousel = movingCarousel()
      carousel.beginDragging(translation: .zero)
      carousel.drag(translation: Point2D(x: x, y: 0), velocity: .zero)
      carousel.endDragging()
      #expect(carousel.events.last == .willBeginScrolling)
      _ = carousel.play()
      #expect(carousel.position == end)
    }
  }
}

@Suite struct `The current index` {
  @Test(arguments: [0.0, 0.4], [true, false])
  func `written back does not affect the motion`(duration: Double, wraps: Bool) {
    for flicks in [true, false] {
      var rests: [Double] = []
      for isBound in [false, true] {
        let stage = CarouselStage(items: 12, wrap: wraps)
        for _ in 0..<200 {
          if stage.carousel.time == 0 {
            if flicks { stage.flick(by: -400) } else { stage.update { $0.scroll(toItemAt: 5, duration: 1) } }
          }
          stage.tick()
          guard isBound, let index = stage.current else { continue }
          stage.update { $0.setCurrentIndex(index, duration: duration) }
          // What it is going to be is written as well.
          stage.update { $0.setCurrentIndex($0.destinationIndex ?? 0, duration: duration) }
        }
        rests.append(stage.offset)
        #expect(stage.milestones.count == (flicks ? 4 : 2))
      }
      #expect(rests[0] == rests[1] && rests[0] > 1)
    }
  }

  @Test(arguments: [(100, 59.0), (-7, 0.0), (Int.max, 59.0), (30, 30.0)])
  func `out of range is the nearest item, at once`(index: Int, offset: Double) {
    let stage = CarouselStage(items: 60)
    stage.update { $0.setScrollOffset(3) }
    stage.update { $0.setCurrentIndex(index) }
    #expect(stage.offset == offset && !stage.host.areFramesNeeded)
    stage.update { $0.setScrollOffset(3) }
    stage.update { $0.scroll(toItemAt: index, duration: 0) }
    #expect(stage.offset == offset && !stage.host.areFramesNeeded)
  }

  @Test func `that was passed just now is what an app has heard, unless its listener sets it`() {
    for isListener in [false, true] {
      let stage = CarouselStage(items: 30)
      stage.update { $0.scroll(toItemAt: 20, duration: 2) }
      while stage.current != 7 { stage.tick() }
      if isListener {
        stage.host.onCall = { [unowned stage] call, _ in
          if call == .handle, stage.current == 8 { stage.controller.setBoundIndex(7) }
        }
      }
      while stage.current == 7, stage.carousel.isScrolling { stage.tick() }
      stage.host.onCall = nil
      if !isListener { stage.controller.setBoundIndex(7) }
      #expect(stage.settle() && stage.current == (isListener ? 7 : 20))
      stage.controller.setBoundIndex(7)
      #expect(stage.current == 7)
    }
  }

  @Test func `bound, that was passed but not told of just now is what an app wants`() {
    let stage = CarouselStage(items: 30)
    stage.settle()
    stage.update { $0.scroll(toItemAt: 20, duration: 2) }
    while stage.current == 0 { stage.tick() }
    stage.controller.setBoundIndex(0)
    #expect(stage.current == 0 && stage.settle() && stage.offset == 0)
  }

  @Test func `that is not bound is set while the carousel moves on from it`() {
    let stage = CarouselStage(items: 30)
    stage.update { $0.scroll(toItemAt: 20, duration: 2) }
    while stage.current != 8 { stage.tick() }
    stage.update { $0.setCurrentIndex(7) }
    #expect(stage.settle() && stage.current == 7)
  }

  @Test func `wraps around on a circle`() {
    let stage = CarouselStage(items: 10, wrap: true)
    stage.update { $0.setCurrentIndex(23) }
    #expect(stage.offset == 3)
    stage.update { $0.setCurrentIndex(-1) }
    #expect(stage.offset == 9)
  }

  @Test func `set without items is where it begins`() {
    let stage = CarouselStage(items: 0)
    stage.update { $0.setCurrentIndex(4) }
    stage.reload(items: 10)
    #expect(stage.settle() && stage.current == 4)
  }

  @Test func `scrolls there in the time that is given`() {
    let stage = CarouselStage(items: 10)
    stage.update { $0.setCurrentIndex(4, duration: 0.4) }
    #expect(stage.carousel.isScrolling && stage.carousel.destinationIndex == 4)
    #expect(stage.settle() && stage.offset == 4)
  }
}

/// Movements of less than a millionth of an item in a frame.
@Suite struct `Very slow movement` {
  /// The largest difference between the carousel's offset and what is drawn, in items.
  private func lag(of stage: CarouselStage, frames: Int, length: Double) -> Double {
    var lag = 0.0
    for _ in 0..<frames {
      stage.tick(length: length)
      guard let drawn = stage.controller.currentView?.placed?.offset, let current = stage.current else { continue }
      lag = max(lag, abs(Double(current) - drawn - stage.offset))
    }
    return lag
  }

  @Test(arguments: [5e-5, 1e-7])
  func `of an autoscroll is drawn`(speed: Double) {
    let stage = CarouselStage(items: 10) { $0.autoscroll = speed }
    #expect(lag(of: stage, frames: 2000, length: 1.0 / 60) <= 2 * Feel.sameOffset)
    #expect(stage.offset > 0)
  }

  @Test func `of a scroll over ten hours is drawn`() {
    let stage = CarouselStage(items: 10)
    stage.update { $0.scroll(toItemAt: 1, duration: 36_000) }
    #expect(lag(of: stage, frames: 2000, length: 1.0 / 60) <= 2 * Feel.sameOffset)
    stage.tick(9000, length: 1)
    #expect(lag(of: stage, frames: 2000, length: 1.0 / 240) <= 2 * Feel.sameOffset)
    #expect(stage.offset > 0.05)
  }
}
