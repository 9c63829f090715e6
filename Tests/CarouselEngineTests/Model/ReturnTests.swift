import Testing

@testable import CarouselEngine
@testable import CarouselTesting

// It never rests beyond an end, or between two items, unless it may.

@Test(arguments: [2.0, -2], [true, false])
func `a release beyond an end bounces back, even with autoscroll`(speed: Double, aligns: Bool) {
  let stage = CarouselStage(items: 5) { $0.scrollsToItemBoundary = aligns }
  let end = speed > 0 ? 4.0 : 0
  stage.update {
    $0.setScrollOffset(end)
    $0.autoscroll = speed
  }
  stage.drag(by: speed > 0 ? -200 : 200)
  #expect(abs(stage.offset - end) > 0.1)
  #expect(stage.settle() && stage.offset == end && stage.faultsAtRest.isEmpty)
}

@Test func `autoscrolling past an end bounces back without a jump`() {
  let stage = CarouselStage(items: 5)
  stage.update { $0.autoscroll = 1 }
  stage.drag(by: 200)
  var last = stage.offset
  #expect(last < -0.1)
  for _ in 1...60 {
    stage.tick()
    #expect(abs(stage.offset - last) < 0.2)
    last = stage.offset
  }
  #expect(last > 0)
}

@Test func `turning autoscroll off snaps`() {
  let stage = CarouselStage(items: 5)
  stage.update { $0.autoscroll = 2 }
  stage.tick(40)
  #expect(abs(stage.offset - stage.offset.rounded()) > 0.1)
  stage.update { $0.autoscroll = 0 }
  #expect(stage.settle() && stage.offset == stage.offset.rounded() && stage.faultsAtRest.isEmpty)
}

@Test func `turning autoscroll off without item boundaries stops in place`() {
  let stage = CarouselStage(items: 5) { $0.scrollsToItemBoundary = false }
  stage.update { $0.autoscroll = 2 }
  stage.tick(40)
  let offset = stage.offset
  stage.update { $0.autoscroll = 0 }
  #expect(stage.settle() && stage.offset == offset)
}

@Test func `a speed that is set in every frame takes effect`() {
  let stage = CarouselStage(items: 20)
  for _ in 1...60 {
    stage.pass(1.0 / 60)
    stage.update { $0.autoscroll = 2 }
    stage.tick(length: 0)
  }
  #expect(isClose(stage.offset, 2, within: 0.05))
}

@Test(arguments: [true, false], [0.0, 3])
func `a carousel that was empty begins with the first item`(wrap: Bool, placeholders: Double) {
  let stage = CarouselStage(items: 0, placeholders: Int(placeholders), wrap: wrap)
  stage.host.forget()
  stage.reload(items: 5)
  #expect(stage.offset == 0 && stage.milestones.isEmpty && !stage.events.contains(.didSettle))
  #expect(stage.settle() && stage.offset == 0 && stage.faultsAtRest.isEmpty)
}

@Test(arguments: [true, false])
func `the first item that is inserted into an empty carousel is current at once`(animated: Bool) {
  let stage = CarouselStage(items: 0, placeholders: 3)
  stage.host.forget()
  stage.insert(at: 0, animated: animated)
  #expect(stage.offset == 0 && stage.milestones.isEmpty)
  #expect(stage.settle() && stage.faultsAtRest.isEmpty)
}

@Suite struct `A carousel that stops wrapping` {
  /// Five wrapping items during a scroll from one to another.
  private func stage(from start: Double, by count: Int, aligns: Bool = true) -> CarouselStage {
    let stage = CarouselStage(items: 5, wrap: true) { $0.scrollsToItemBoundary = aligns }
    stage.update {
      $0.setScrollOffset(start)
      $0.scroll(byItems: count, duration: 0.5)
    }
    stage.tick(10)
    return stage
  }

  @Test(arguments: [(4.0, 1, 0.0), (4, 7, 1), (0, -1, 4), (0, -3, 2), (1, 2, 3), (3, -2, 1)], [true, false])
  func `still scrolls to its destination`(way: (Double, Int, Double), aligns: Bool) {
    let stage = stage(from: way.0, by: way.1, aligns: aligns)
    let before = stage.offset
    stage.update { $0.options.wrap = 0 }
    // The position is the same, except for full rounds.
    let moved = stage.offset - before
    #expect(isClose(moved / 5, (moved / 5).rounded()))
    #expect(stage.settle() && stage.offset == way.2 && stage.faultsAtRest.isEmpty)
    #expect(stage.milestones.filter { $0 == .willBeginScrolling }.count == 1)
    #expect(stage.milestones.last == .didEndScrolling(finished: true))
  }

  @Test(arguments: [-300.0, 300], [true, false])
  func `settles on an item after a flick`(way: Double, bounces: Bool) {
    let stage = CarouselStage(items: 5, wrap: true) { $0.bounces = bounces }
    stage.flick(by: way)
    #expect(stage.carousel.isDecelerating)
    stage.tick(3)
    stage.update { $0.options.wrap = 0 }
    #expect(stage.settle() && stage.faultsAtRest.isEmpty)
    #expect((0...4).map(Double.init).contains(stage.offset))
  }

  @Test(arguments: [4.7, 4.3, 0.2], [0.0, 1.5])
  func `between two items stays at the nearest`(offset: Double, speed: Double) {
    let stage = CarouselStage(items: 5, wrap: true)
    stage.update {
      $0.setScrollOffset(offset)
      $0.autoscroll = speed
    }
    let current = stage.current
    stage.update { $0.options.wrap = 0 }
    #expect(stage.current == current)
    stage.update { $0.autoscroll = 0 }
    #expect(stage.settle() && stage.current == current && stage.faultsAtRest.isEmpty)
  }

  @Test func `that repeated its items stays at the same one`() {
    let stage = CarouselStage(items: 3, wrap: true)
    stage.update { $0.scroll(byItems: 5, duration: 0) }
    stage.update { $0.scroll(byOffset: 3, duration: 0) }
    let current = stage.current
    stage.update { $0.options.wrap = 0 }
    #expect(stage.current == current && stage.settle() && stage.offset == Double(current ?? -1))
  }
}

@Suite struct `A scroll to an item` {
  /// A change to eight items, the scroll, and its destination.
  struct Edit: Sendable {
    var start: Double, end: Int, index: Int, isRemoval: Bool, target: Double
  }

  static let edits = [
    // [ 1 · · X · 5 ]
    Edit(start: 1, end: 5, index: 4, isRemoval: false, target: 6),
    Edit(start: 1, end: 5, index: 4, isRemoval: true, target: 4),
    Edit(start: 5, end: 1, index: 4, isRemoval: false, target: 1),
    Edit(start: 5, end: 1, index: 3, isRemoval: true, target: 1),
    Edit(start: 1, end: 5, index: 0, isRemoval: false, target: 6),
    Edit(start: 5, end: 1, index: 0, isRemoval: true, target: 0),
    Edit(start: 1, end: 5, index: 7, isRemoval: true, target: 5),
    Edit(start: 5, end: 1, index: 8, isRemoval: false, target: 1),
    Edit(start: 1, end: 5, index: 5, isRemoval: false, target: 6),
    // The item itself is removed.
    Edit(start: 1, end: 5, index: 5, isRemoval: true, target: 5),
  ]

  @Test(arguments: edits, [MotionProfile.system, .spring])
  func `reaches it whatever is inserted and removed meanwhile`(edit: Edit, motion: MotionProfile) {
    let stage = CarouselStage(items: 8) { $0.motion = motion }
    stage.update {
      $0.setScrollOffset(edit.start)
      $0.scroll(toItemAt: edit.end, duration: 1)
    }
    stage.tick(20)
    let (before, current) = (stage.offset, stage.current)
    if edit.isRemoval {
      stage.remove(at: edit.index, animated: true)
    } else {
      stage.insert(at: edit.index, animated: true)
    }
    let step = edit.isRemoval ? -1 : 1
    let isBefore = edit.isRemoval ? edit.index < current! : edit.index <= current!
    #expect(isClose(stage.offset, before + (isBefore ? Double(step) : 0)))
    #expect(stage.settle() && stage.offset == edit.target && stage.faultsAtRest.isEmpty)
  }

  @Test(arguments: [(6.0, 4, 0, 3.0), (6, 4, 8, 2), (1, -3, 7, 6), (1, -3, 3, 7), (1, -3, 0, 7), (6, 12, 1, 3)])
  func `ends at it on a circle`(start: Double, count: Int, index: Int, target: Double) {
    let stage = CarouselStage(items: 8, wrap: true) { $0.motion = .system }
    stage.update {
      $0.setScrollOffset(start)
      $0.scroll(byItems: count, duration: 1)
    }
    stage.tick(3)
    stage.insert(at: index, animated: false)
    #expect(stage.settle() && stage.offset == target && stage.faultsAtRest.isEmpty)
  }

  @Test func `ends at its index in the classic motion as it was recorded`() {
    let stage = CarouselStage(items: 8) { $0.aimsAtIndexes = true }
    stage.update { $0.scroll(toItemAt: 5, duration: 1) }
    stage.tick(6)
    stage.insert(at: 4, animated: false)
    #expect(stage.settle() && stage.offset == 5 && stage.faultsAtRest.isEmpty)
  }
}
