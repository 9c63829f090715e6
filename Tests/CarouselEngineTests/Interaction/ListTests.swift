import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `A list` {
  /// Settings that a list ignores, each far from its default.
  private func disturb(_ carousel: inout CarouselModel) {
    carousel.options.wrap = 1
    carousel.options.tilt = 0.3
    carousel.isPagingEnabled = true
    carousel.perspective = -0.01
    carousel.itemsPerView = 2.5
    carousel.gap = 40
    carousel.insets = Point2D(x: 30, y: 90)
    carousel.alignment = 1
    carousel.isContained = true
    carousel.groupSize = 3
    carousel.contentOffset = Point2D(x: 50, y: 60)
    carousel.viewpointOffset = Point2D(x: 20, y: -70)
    carousel.focusPoint = Point2D(x: 0.1, y: 0.9)
    carousel.panVector = Point2D(x: 1, y: 1)
    carousel.maximumVisibleItems = 3
  }

  @Test(arguments: NamedStyle.allCases, [CarouselAxis.horizontal, .vertical, .rightToLeft])
  func `looks the same in every style: items below each other, all of them usable`(
    style: NamedStyle, axis: CarouselAxis
  ) {
    let stage = CarouselStage(items: 20, style: style, axis: axis, set: disturb)
    stage.update { $0.setCurrentIndex(7) }
    stage.settle()
    let (before, current) = (stage.controller.placedItems, stage.current)
    stage.update { $0.isList = true }
    stage.settle()
    let items = stage.controller.placedItems
    #expect(items.map(\.index) == Array(0..<20), "all have views, once")
    for item in items {
      // The current item is at the top, at half the width.
      let middle = item.placement.transform.project(.zero)! + stage.carousel.middle
      #expect(abs(middle.x - 500) < 1e-9 && abs(middle.y - (100 + 208 * (Double(item.index) - stage.offset))) < 1e-9)
      #expect(item.placement.opacity == 1 && !item.placement.isHidden && item.placement.isInteractive)
    }
    #expect(stage.current == current)
    #expect(stage.controller.readingOrder.allSatisfy { !$0.isHidden && $0.isUsable && $0.count == 20 })
    #expect(stage.carousel.axis == axis && stage.carousel.isPagingEnabled && stage.carousel.gap == 40)
    stage.update { $0.isList = false }
    stage.settle()
    #expect(stage.controller.placedItems == before, "the carousel is as it was")
    #expect(stage.host.breaches.isEmpty)
  }

  @Test func `keys go from the first item to the last, select each, and leave other directions alone`() {
    let stage = CarouselStage(items: 5, style: .coverFlow) { $0.isList = true }
    #expect(!stage.controller.press(.left) && !stage.controller.press(.right) && !stage.controller.press(.up))
    #expect(stage.controller.press(.down))
    stage.settle()
    #expect(stage.current == 1)
    // Two items are seen as a whole.
    #expect(stage.controller.press(.pageDown))
    stage.settle()
    #expect(stage.current == 3)
    #expect(stage.controller.press(.end) && !stage.controller.press(.select, modifiers: .shift))
    stage.settle()
    #expect(stage.current == 4)
    #expect(stage.controller.press(.select))
    #expect(stage.events.contains(.didSelect(4)))
    #expect(!stage.controller.press(.down) && stage.controller.press(.home))
    stage.settle()
    #expect(stage.current == 0)
  }

  @Test(arguments: [MotionProfile.classic, .system, .spring])
  func `rests anywhere, and a tap selects without a scroll`(motion: MotionProfile) {
    let stage = CarouselStage(items: 50, axis: .vertical) {
      $0.isList = true
      $0.isPagingEnabled = true
      $0.motion = motion
    }
    stage.drag(by: -300)
    stage.settle()
    #expect(stage.offset > 1.1 && stage.offset < 1.45, "no item attracts it")
    let before = stage.offset
    stage.controller.tap(at: Point2D(x: 500, y: 400))
    stage.settle()
    #expect(stage.offset == before && stage.events.contains(.didSelect(3)))
    stage.flick(by: -200)
    stage.settle()
    #expect(stage.offset > before + 1.5, "nor does paging stop it")
  }

  @Test func `does not move by itself, and there is nothing to pause`() {
    let stage = CarouselStage(items: 5)
    stage.controller.autoplayInterval = 1
    stage.update { $0.autoscroll = 1 }
    #expect(stage.controller.controlsState.hasPauseButton && !stage.controller.controlsState.isList)
    stage.update { $0.isList = true }
    stage.tick(300)
    #expect(stage.offset == 0 && stage.host.next == .never)
    let state = stage.controller.controlsState
    #expect(!state.hasPauseButton && state.isList && state.isVertical && state.count == 5)
    stage.update { $0.isList = false }
    stage.tick(30)
    #expect(stage.offset > 0)
  }

  @Test func `of many items a hundred have views`() {
    let stage = CarouselStage(items: 1_000_000) { $0.isList = true }
    for index in [0, 40, 500_000, 999_999] {
      stage.update { $0.setCurrentIndex(index) }
      let items = stage.controller.placedItems
      #expect(items.count == 100 && items.contains { $0.index == index } && stage.current == index)
    }
  }

  @Test func `items that come and go slide`() {
    let stage = CarouselStage(items: 4, style: .wheel, wrap: true) { $0.isList = true }
    stage.insert(at: 1, animated: true)
    stage.remove(at: 0, animated: true)
    stage.settle()
    #expect(stage.controller.placedItems.map(\.index) == [0, 1, 2, 3] && !stage.carousel.wraps)
    stage.reload(items: 0)
    #expect(stage.controller.placedItems.isEmpty)
    stage.reload(items: 2)
    #expect(stage.controller.placedItems.count == 2 && stage.host.breaches.isEmpty)
  }
}
