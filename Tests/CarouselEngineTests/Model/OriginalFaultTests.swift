import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// Behaviours of the original that its users reported as faults, each with its own test.
@Suite struct `Faults of the original` {
  @Test func `positive autoscroll scrolls forwards`() {
    let stage = CarouselStage(items: 100) { $0.autoscroll = 2 }
    stage.tick(60)
    #expect(isClose(stage.offset, 2, within: 1e-6))
    stage.update { $0.autoscroll = -1 }
    stage.tick(60)
    #expect(isClose(stage.offset, 1, within: 1e-6))
  }

  @Test(arguments: [NamedStyle.rotary, .invertedRotary, .cylinder, .invertedCylinder, .wheel, .invertedWheel])
  func `angle is the step from one item to the next, on every ring`(style: NamedStyle) {
    var options = StyleOptions()
    options.angle = .constant(0.3)
    options.radius = .constant(500)
    let scene = StyleScene(style, perspective: 0, options: options)
    for offset in [-2.0, 1, 3] {
      // All of them shift an item's centre by the sine of its angle.
      let place = scene[offset].transform.project(.zero)
      #expect(isClose(abs(place?.x ?? 0), 500 * sin(0.3 * abs(offset)), within: 1e-4))
    }
  }

  @Test func `perspective is -1/500`() {
    #expect(CarouselModel().perspective == -1.0 / 500)
  }

  @Test func `a tap on empty space does nothing and fires no event`() {
    let stage = CarouselStage(items: 3)
    stage.host.forget()
    stage.controller.pointerDown(at: Point2D(x: 500, y: 10))
    stage.controller.pointerUp(at: Point2D(x: 500, y: 10))
    #expect(stage.milestones.isEmpty)
    #expect(!stage.host.areFramesNeeded)
  }

  @Test func `a tap on the current item selects it and nothing else`() {
    let stage = CarouselStage(items: 3)
    stage.host.forget()
    stage.controller.pointerDown(at: stage.middle)
    stage.controller.pointerUp(at: stage.middle)
    #expect(stage.milestones == [.didSelect(0)])
    #expect(!stage.host.areFramesNeeded)
  }

  @Test(arguments: 1...4, [NamedStyle.linear, .coverFlow, .coverFlow2])
  func `a wrapping row is full even with few items`(items: Int, style: NamedStyle) {
    // [ 1 0 1 0 1 0 ], because the view is five items wide
    let stage = CarouselStage(items: items, style: style, wrap: true)
    let offsets = stage.controller.mounted.map(\.offset).sorted()
    #expect(offsets.count >= 6)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { isClose($1 - $0, 1) }, "the row has a gap: \(offsets)")
    #expect(
      stage.host.mounted.allSatisfy { view in
        guard let placed = view.placed else { return false }
        return placed.index == ((placed.slot % items) + items) % items
      })
    #expect(stage.faultsAtRest.isEmpty)
  }

  @Test(arguments: [StyleOption.fadeRange, .count, .arc, .spacing, .radius, .tilt, .angle, .visibleItems])
  func `an option of 0 gives no NaN`(option: StyleOption) {
    for style in NamedStyle.allCases {
      let stage = CarouselStage(items: 5, style: style) { $0.options[option] = .constant(0) }
      stage.update { $0.setScrollOffset(2) }
      #expect(stage.host.breaches.isEmpty, "\(style)")
    }
  }

  @Test(arguments: NamedStyle.allCases)
  func `items without a width give no NaN`(style: NamedStyle) {
    let stage = CarouselStage(items: 5, style: style, itemSize: .zero)
    stage.flick(by: -300)
    #expect(stage.settle())
    #expect(stage.faultsAtRest.isEmpty)
  }

  @Test func `without items there is no current item`() {
    let stage = CarouselStage(items: 2)
    stage.remove(at: 0, animated: false)
    stage.remove(at: 0, animated: false)
    #expect(stage.current == nil)
    #expect(stage.events.contains(.currentIndexDidChange(nil)))
  }

  @Test(arguments: [-0.9, -100, 9.4, 1e12, -.infinity, .infinity], [MotionProfile.classic, .system, .spring])
  func `a jump beyond the ends bounces back`(offset: Double, profile: MotionProfile) {
    let stage = CarouselStage(items: 10) { $0.motion = profile }
    stage.update { $0.setScrollOffset(offset) }
    #expect(stage.settle())
    #expect(stage.offset == (offset < 0 ? 0 : 9))
    #expect(stage.faultsAtRest.isEmpty)
  }

  @Test func `a touch that is not a tap never leaves the carousel between two items`() {
    let stage = CarouselStage(items: 10)
    stage.update { $0.scroll(toItemAt: 5, duration: 1) }
    stage.tick(25)
    stage.controller.pointerDown(at: stage.middle)
    #expect(stage.offset != stage.offset.rounded())
    stage.tick(10)
    stage.controller.pointerUp(at: stage.middle, isTap: false)
    #expect(stage.settle())
    #expect(stage.faultsAtRest.isEmpty)
  }

  @Test func `a scroll by program ends a drag, and reaches its item`() {
    let stage = CarouselStage(items: 10)
    stage.beginDrag(by: -150)
    stage.update { $0.scroll(toItemAt: 6, duration: 0.4) }
    _ = stage.controller.pointerMoved(to: stage.middle + Point2D(x: -300, y: 0))
    stage.tick(3)
    stage.controller.pointerUp(at: stage.middle)
    #expect(stage.settle())
    #expect(stage.current == 6)
    #expect(
      stage.milestones == [
        .willBeginDragging, .didEndDragging(willDecelerate: false), .willBeginScrolling,
        .didEndScrolling(finished: true),
      ])
  }

  @Test(arguments: [1, 3, 0])
  func `a reload with fewer items during a scroll ends within them`(items: Int) {
    let stage = CarouselStage(items: 20)
    stage.update { $0.scroll(toItemAt: 15, duration: 0.4) }
    stage.tick(12)
    stage.reload(items: items)
    #expect(stage.settle())
    #expect(stage.faultsAtRest.isEmpty)
    #expect(stage.current == (items == 0 ? nil : items - 1))
  }

  @Test(arguments: 0...7)
  func `each placeholder is shown once, whatever their number`(placeholders: Int) {
    // [ 0 1 A B C 2 ]
    let stage = CarouselStage(items: 3, placeholders: placeholders, viewport: Size2D(width: 4000, height: 500))
    let shown = stage.host.mounted.compactMap { view -> Int? in
      if case .placeholder(let index) = view.content { index } else { nil }
    }
    #expect(shown.sorted() == Array(0..<placeholders))
    let leading = (placeholders + 1) / 2
    #expect(stage.controller.indexesOfVisibleItems == Array(-leading..<3 + placeholders / 2))
  }

  @Test func `a change of axis measures the items again`() {
    let stage = CarouselStage(items: 5, itemSize: Size2D(width: 200, height: 80))
    #expect(stage.carousel.itemLength == 200)
    stage.update { $0.axis = .vertical }
    #expect(stage.carousel.itemLength == 80)
    #expect(isClose(stage.controller.view(at: 1)?.placed?.placement.transform.project(.zero)?.y ?? 0, 80))
  }

  @Test func `removing from an empty carousel is harmless`() {
    let stage = CarouselStage(items: 0)
    for animated in [true, false] {
      for index in [0, 1, -1, Int.max, Int.min] { stage.controller.removeItem(at: index, animated: animated) }
    }
    #expect(stage.settle())
    #expect(stage.faultsAtRest.isEmpty)
  }

  @Test func `every movement ends, and reports whether it finished`() {
    let stage = CarouselStage(items: 50)
    stage.flick(by: -200)
    stage.tick(2)
    stage.controller.pointerDown(at: stage.middle)
    stage.controller.pointerCancelled()
    stage.tick()
    stage.update { $0.scroll(toItemAt: 20, duration: 1) }
    stage.settle()
    #expect(
      stage.milestones.filter { $0 != .willBeginScrolling } == [
        .willBeginDragging, .didEndDragging(willDecelerate: true), .willBeginDecelerating,
        .didEndDecelerating(finished: false), .didEndScrolling(finished: false), .didEndScrolling(finished: true),
      ])
  }
}
