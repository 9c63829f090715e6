import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `Automatic height` {
  private static let heights = [80.0, 200, 120, 260, 40, 300, 90, 150]

  private static func row(
    items: Int = 8, axis: CarouselAxis = .horizontal, wrap: Bool = false, set: (inout CarouselModel) -> Void = { _ in }
  ) -> CarouselStage {
    let stage = CarouselStage(items: items, axis: axis, wrap: wrap, isLoaded: false) {
      $0.adjustsHeight = true
      set(&$0)
    }
    stage.host.itemSize = { Size2D(width: 200, height: $0 < 0 ? 999 : heights[$0 % 8]) }
    stage.controller.reloadData()
    // It is laid out for the first time.
    stage.pass(1)
    return stage
  }

  @Test(arguments: [false, true])
  func `it is that of the item on which the carousel rests`(wraps: Bool) {
    let stage = Self.row(wrap: wraps)
    #expect(stage.controller.fittingHeight == 80)
    for step in [1, 2, -1, 3, -5, 8, 100, -100] {
      stage.update { $0.scroll(byItems: step, duration: 0.4) }
      stage.settle()
      #expect(stage.controller.fittingHeight == Self.heights[stage.current!])
    }
  }

  @Test func `it moves smoothly to the height of the destination`() {
    let stage = Self.row()
    stage.update { $0.scroll(toItemAt: 3, duration: 1) }
    var heights = [80.0]
    // An item that is far away is not known yet.
    while stage.host.areFramesNeeded, heights.count < 200 {
      stage.tick()
      heights.append(stage.controller.fittingHeight!)
    }
    #expect(heights == heights.sorted() && heights.last == 260)
    let ways = zip(heights.dropFirst(), heights).map { $0 - $1 }
    #expect(ways.max()! < 20 && ways.count { $0 > 0 } > 15)
  }

  @Test func `a change of the destination redirects it without a jump of its speed`() {
    let stage = Self.row()
    stage.update { $0.scroll(toItemAt: 1, duration: 1) }
    stage.tick(12)
    let before = stage.controller.fittingHeight!
    stage.tick(length: 0.001)
    let speed = (stage.controller.fittingHeight! - before) / 0.001
    stage.update { $0.scroll(toItemAt: 0, duration: 1) }
    let start = stage.controller.fittingHeight!
    stage.tick(length: 0.001)
    #expect(speed > 100 && isClose((stage.controller.fittingHeight! - start) / 0.001, speed, within: speed / 20))
    stage.settle()
    #expect(stage.controller.fittingHeight == 80)
  }

  @Test func `it follows the current item of a drag, and at once under reduced motion`() {
    let stage = Self.row()
    stage.beginDrag(by: -180)
    stage.tick(60)
    #expect(stage.current == 1 && stage.controller.fittingHeight == 200)
    stage.endDrag(by: -180)
    stage.settle()
    let still = Self.row { $0.preferences.reducesMotion = true }
    still.update { $0.scroll(toItemAt: 3, duration: 0.4) }
    still.tick()
    #expect(still.controller.fittingHeight == 260 && !still.host.areFramesNeeded)
  }

  @Test func `it changes at once where nothing else moves either`() {
    let stage = Self.row()
    stage.update { $0.setCurrentIndex(3) }
    #expect(stage.controller.fittingHeight == 260, "after a jump")
    stage.update { $0.viewport.width = 800 }
    stage.tick()
    for view in stage.host.mounted where view.content == .item(3) { view.size.height = 270 }
    stage.controller.remeasure()
    #expect(stage.controller.fittingHeight == 270, "after a change of the carousel's length")
    stage.update { $0.scroll(toItemAt: 4, duration: 1) }
    stage.tick(30)
    stage.update { $0.setCurrentIndex(0) }
    #expect(stage.controller.fittingHeight == 80 && !stage.host.areFramesNeeded)
    stage.update { $0.autoscroll = 4 }
    stage.tick(20)
    #expect(stage.current == 1 && stage.controller.fittingHeight! < 190, "not while it scrolls by itself")
  }

  @Test func `a size that is measured after a jump belongs to it, unlike a later one`() {
    let stage = Self.row(items: 40)
    // A host may take an item for one like the first until it has laid it out.
    stage.host.itemSize = { _ in Size2D(width: 200, height: 80) }
    stage.update { $0.setScrollOffset(30) }
    #expect(stage.controller.fittingHeight == 80)
    func measure(_ height: Double) {
      for view in stage.host.mounted where view.content == .item(30) { view.size.height = height }
      stage.controller.remeasure()
    }
    stage.pass(0.05)
    measure(150)
    #expect(stage.controller.fittingHeight == 150 && !stage.host.areFramesNeeded)
    stage.pass(0.1)
    measure(90)
    #expect(stage.controller.fittingHeight == 150 && stage.host.areFramesNeeded)
    stage.settle()
    #expect(stage.controller.fittingHeight == 90)
  }

  @Test func `it is the greatest of a group, and of the items at a contained end`() {
    let groups = Self.row { $0.groupSize = 3 }
    #expect(groups.controller.fittingHeight == 200)
    groups.update { $0.step(by: 1) }
    groups.settle()
    #expect(groups.controller.fittingHeight == 300)
    let contained = Self.row {
      $0.isContained = true
      $0.alignment = 0
    }
    #expect(contained.controller.fittingHeight == 80)
    _ = contained.controller.press(.end)
    contained.settle()
    #expect(contained.controller.fittingHeight == Self.heights[3...].max())
  }

  @Test func `it follows an item that grows, is removed or is replaced`() {
    let stage = Self.row()
    for view in stage.host.mounted where view.content == .item(0) { view.size.height = 95 }
    stage.controller.remeasure()
    #expect(stage.host.areFramesNeeded && stage.controller.fittingHeight == 80)
    stage.settle()
    #expect(stage.controller.fittingHeight == 95)
    stage.remove(at: 0, animated: true)
    stage.settle()
    #expect(stage.controller.fittingHeight == 200)
    stage.reload(items: 0)
    #expect(stage.controller.fittingHeight == nil)
    stage.host.itemSize = { _ in Size2D(width: 200, height: 77) }
    stage.reload(items: 2)
    #expect(stage.controller.fittingHeight == 77, "there is nothing from which it could move")
  }

  @Test func `placeholders and items that leave don't count`() {
    let stage = CarouselStage(items: 0, placeholders: 3) { $0.adjustsHeight = true }
    #expect(stage.controller.fittingHeight == nil)
    stage.reload(items: 1, placeholders: 3)
    #expect(stage.controller.fittingHeight == 200)
  }

  @Test func `a carousel without it, a vertical one and a list keep their own`() {
    #expect(Self.row { $0.adjustsHeight = false }.controller.fittingHeight == nil)
    #expect(Self.row(axis: .vertical).controller.fittingHeight == nil)
    let stage = Self.row()
    stage.update { $0.isList = true }
    #expect(stage.controller.fittingHeight == nil)
    stage.update { $0.isList = false }
    #expect(stage.controller.fittingHeight == 80)
    stage.update { $0.axis = .vertical }
    #expect(stage.controller.fittingHeight == nil)
  }

  @Test func `a host that follows it disturbs no motion, and comes to rest`() {
    let (stage, plain) = (Self.row { $0.crossAlignment = .start }, Self.row { $0.adjustsHeight = false })
    for stage in [stage, plain] { stage.flick(by: -400) }
    for _ in 0..<240 {
      for stage in [stage, plain] { stage.tick() }
      let height = stage.controller.fittingHeight!
      stage.update { $0.viewport.height = height }
      #expect(stage.offset == plain.offset)
    }
    #expect(!stage.host.areFramesNeeded && stage.carousel.viewport.height == Self.heights[stage.current!])
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, 1e300])
  func `any size gives a height`(size: Double) {
    let stage = Self.row()
    stage.host.itemSize = { Size2D(width: size, height: $0 == 1 ? 50 : size) }
    stage.controller.reloadData()
    stage.settle()
    for index in [1, 2, 1, 0] {
      stage.update { $0.scroll(toItemAt: index, duration: 0.4) }
      #expect(stage.settle())
      let height = stage.controller.fittingHeight ?? -1
      #expect(height >= 0 && height.isFinite && (index != 1 || height == 50))
    }
  }
}
