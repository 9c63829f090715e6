import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `Keys` {
  @Test(arguments: [
    (CarouselAxis.horizontal, CarouselKey.right, CarouselKey.left), (.vertical, .down, .up),
    (.rightToLeft, .left, .right),
  ])
  func `arrows along the axis move by an item, and by three when pressed three times`(
    axis: CarouselAxis, forward: CarouselKey, back: CarouselKey
  ) {
    let stage = CarouselStage(items: 10, axis: axis)
    for _ in 0..<3 {
      #expect(stage.controller.press(forward))
      stage.tick(2)
    }
    #expect(stage.settle() && stage.current == 3)
    #expect(stage.controller.press(back))
    #expect(stage.settle() && stage.current == 2)
  }

  @Test(arguments: [(CarouselAxis.horizontal, [CarouselKey.up, .down]), (.vertical, [.left, .right])])
  func `arrows across the axis are not handled`(axis: CarouselAxis, keys: [CarouselKey]) {
    let stage = CarouselStage(items: 10, axis: axis)
    for key in keys { #expect(!stage.controller.press(key)) }
    #expect(stage.milestones.isEmpty)
  }

  @Test func `at an end keys towards it are not handled`() {
    let stage = CarouselStage(items: 5)
    for key in [CarouselKey.left, .pageUp, .home] { #expect(!stage.controller.press(key)) }
    #expect(stage.controller.press(.end))
    for key in [CarouselKey.right, .pageDown, .end] { #expect(!stage.controller.press(key), "it is scrolling there") }
    #expect(stage.settle() && stage.current == 4)
    for key in [CarouselKey.right, .pageDown, .end] { #expect(!stage.controller.press(key)) }
    #expect(stage.controller.press(.home))
  }

  @Test func `a circle has no ends`() {
    let stage = CarouselStage(items: 5, wrap: true)
    #expect(stage.controller.press(.left))
    #expect(stage.settle() && stage.current == 4)
    #expect(stage.controller.press(.pageDown))
    #expect(stage.settle() && stage.current == 4, "a page of five is a full round")
    #expect(!stage.controller.press(.end))
  }

  @Test func `a single wrapping item does not move`() {
    let stage = CarouselStage(items: 1, wrap: true)
    for key in CarouselKey.allCases where key != .select { #expect(!stage.controller.press(key)) }
    #expect(!stage.controller.controlsState.canGoForward && !stage.controller.controlsState.canGoBack)
  }

  @Test(arguments: [MotionProfile.classic, .system, .spring])
  func `reversing across the first item of a circle takes the shorter way`(profile: MotionProfile) {
    let stage = CarouselStage(items: 12, wrap: true) { $0.motion = profile }
    _ = stage.controller.press(.left)
    stage.tick(2)
    stage.pass(0.007)
    _ = stage.controller.press(.right)
    for _ in 0..<40 {
      stage.tick()
      #expect(stage.offset > 10.9 || stage.offset < 1.1)
    }
    #expect(stage.settle() && stage.offset == 0)
  }

  @Test func `pages are as many items as fit`() {
    let stage = CarouselStage(items: 100)
    #expect(stage.carousel.pageLength == 5)
    #expect(stage.controller.press(.pageDown))
    #expect(stage.settle() && stage.current == 5)
    #expect(CarouselStage(items: 100, viewport: Size2D(width: 50, height: 50)).carousel.pageLength == 1)
    #expect(CarouselStage(items: 0).carousel.pageLength == 1)
  }

  @Test(arguments: [KeyModifiers.shift, .control, .option, .command])
  func `keys with modifiers are not handled`(modifiers: KeyModifiers) {
    let stage = CarouselStage(items: 10)
    for key in CarouselKey.allCases { #expect(!stage.controller.press(key, modifiers: modifiers)) }
  }

  @Test func `a control receives the keys that it uses, and only the carousel itself selects`() {
    let stage = CarouselStage(items: 10)
    for key in CarouselKey.allCases { #expect(!stage.controller.press(key, focus: .control)) }
    #expect(stage.controller.press(.right, focus: .item))
    #expect(!stage.controller.press(.select, focus: .item))
    stage.settle()
    #expect(stage.controller.press(.select))
    #expect(stage.events.contains(.didSelect(1)) && stage.host.count(of: .didTap) == 1)
  }

  @Test func `items can be selected if scrolling is disabled`() {
    let stage = CarouselStage(items: 10) { $0.isScrollEnabled = false }
    for key in CarouselKey.allCases where key != .select { #expect(!stage.controller.press(key)) }
    #expect(stage.controller.press(.select))
    #expect(!CarouselStage(items: 0).controller.press(.select))
    #expect(!CarouselStage(items: 0).controller.press(.right))
  }

  @Test func `a selection by program is not a tap`() {
    let stage = CarouselStage(items: 10)
    stage.controller.selectItem(at: 1)
    #expect(stage.events.contains(.didSelect(1)) && stage.host.count(of: .didTap) == 0)
  }

  @Test func `autoplay moves back to the first item after the last one`() {
    let stage = CarouselStage(items: 3)
    for expected in [1, 2, 0] {
      stage.update { $0.advance() }
      #expect(stage.settle() && stage.current == expected)
    }
  }
}
