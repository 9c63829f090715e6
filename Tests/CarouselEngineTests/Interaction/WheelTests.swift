import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `Wheels` {
  private func turn(
    _ stage: CarouselStage, _ x: Double, _ y: Double, _ unit: WheelInput.Unit = .point, modifiers: KeyModifiers = [],
    content: ScrollDirections = [], surroundings: ScrollDirections = []
  ) -> Bool {
    stage.controller.wheel(
      WheelInput(
        delta: Point2D(x: x, y: y), unit: unit, modifiers: modifiers, contentScrolls: content,
        surroundingsScroll: surroundings))
  }

  @Test func `a fine wheel scrolls directly, and snaps when it rests`() {
    let stage = CarouselStage(items: 10)
    for _ in 0..<10 {
      #expect(stage.wheel(by: 25))
      stage.tick()
    }
    #expect(isClose(stage.offset, 1.25))
    #expect(stage.settle())
    #expect(stage.offset == 1)
    #expect(stage.faultsAtRest.isEmpty)
  }

  @Test(arguments: NamedStyle.allCases)
  func `a wheel moves items by its distance, in every style`(style: NamedStyle) {
    let stage = CarouselStage(items: 20, style: style)
    stage.update { $0.setScrollOffset(5) }
    stage.wheel(by: 310)
    #expect(isClose(stage.offset, 6.55))
  }

  @Test(arguments: [
    (WheelInput.Unit.notch, 1.0, 1), (.notch, 3, 3), (.notch, 1000, 99), (.line, 0.1, 1), (.line, 3, 1), (.line, 9, 3),
    (.point, 100, 1), (.point, 120, 1), (.point, 240, 2), (.point, 300, 3), (.page, 1, 5),
  ])
  func `a notched wheel moves by whole items, and by at least one`(
    unit: WheelInput.Unit, distance: Double, items: Int
  ) {
    let stage = CarouselStage(items: 100)
    #expect(turn(stage, distance, 0, unit))
    #expect(stage.carousel.destination == Double(items))
    #expect(stage.settle() && stage.current == items)
    #expect(turn(stage, -distance, 0, unit))
    #expect(stage.carousel.destination == 0)
  }

  @Test func `a page of a wheel moves by as many groups as fit`() {
    let stage = CarouselStage(items: 100) {
      $0.groupSize = 2
      $0.alignment = 0
    }
    #expect(turn(stage, 1, 0, .page) && stage.carousel.destination == 4)
  }

  @Test func `parts of a notch scroll directly`() {
    let stage = CarouselStage(items: 10)
    #expect(turn(stage, 0.25, 0, .notch))
    #expect(stage.carousel.isDragging && isClose(stage.offset, 0.125))
  }

  @Test func `trackpads scroll directly even by whole notches`() {
    let stage = CarouselStage(items: 10)
    #expect(stage.controller.wheel(WheelInput(delta: Point2D(x: 1, y: 0), unit: .notch, phase: .changed)))
    #expect(stage.carousel.isDragging && isClose(stage.offset, 0.5))
  }

  @Test func `a vertical wheel scrolls a horizontal carousel if nothing else would scroll`() {
    for unit in [WheelInput.Unit.notch, .line] {
      #expect(turn(CarouselStage(items: 10), 0, 1, unit))
      #expect(turn(CarouselStage(items: 10, axis: .rightToLeft), 0, 1, unit), "down is forward in both directions")
      #expect(!turn(CarouselStage(items: 10), 0, 1, unit, surroundings: .vertical))
      #expect(turn(CarouselStage(items: 10), 0, 1, unit, surroundings: .horizontal))
      #expect(!turn(CarouselStage(items: 10, axis: .vertical), 1, 0, unit), "not vice versa")
    }
    #expect(turn(CarouselStage(items: 10), 0, 120))
    #expect(!turn(CarouselStage(items: 10), 0, 7), "trackpads can scroll sideways")
  }

  @Test func `Shift makes a wheel horizontal`() {
    #expect(turn(CarouselStage(items: 10), 0, 1, .notch, modifiers: .shift, surroundings: .vertical))
    #expect(!turn(CarouselStage(items: 10, axis: .vertical), 0, 1, .notch, modifiers: .shift))
    #expect(turn(CarouselStage(items: 10), 1, 0, .notch, modifiers: .shift), "some platforms do it themselves")
  }

  @Test func `Control zooms, and content that scrolls inside an item has priority`() {
    #expect(!turn(CarouselStage(items: 10), 1, 0, .notch, modifiers: .control))
    #expect(!turn(CarouselStage(items: 10), 1, 0, .notch, content: .horizontal))
    #expect(turn(CarouselStage(items: 10), 1, 0, .notch, content: .vertical))
  }

  @Test(arguments: [Double.nan, .infinity, 0])
  func `invalid distances are not handled`(distance: Double) {
    for unit in [WheelInput.Unit.point, .line, .notch, .page] {
      #expect(!turn(CarouselStage(items: 10), distance, 0, unit))
    }
  }

  @Test func `at its ends wheel events are not handled`() {
    let stage = CarouselStage(items: 3)
    #expect(!stage.wheel(by: -10))
    #expect(!stage.wheel(byNotches: -1))
    #expect(stage.milestones.isEmpty)
    stage.update { $0.scroll(toItemAt: 2, duration: 0.2) }
    #expect(!stage.wheel(byNotches: 1), "it is scrolling to the end")
    stage.settle()
    #expect(!stage.wheel(by: 10))
    #expect(stage.wheel(by: -10))
    let ring = CarouselStage(items: 3, wrap: true)
    #expect(ring.wheel(by: -10))
    #expect(!CarouselStage(items: 0).wheel(by: 10))
  }

  @Test func `fingers lifted in motion flick, and the platform's momentum is ignored`() {
    let stage = CarouselStage(items: 100)
    for _ in 0..<6 {
      #expect(stage.wheel(by: 40, phase: .changed))
      stage.tick()
    }
    let before = stage.offset
    #expect(stage.wheel(by: 0, phase: .ended))
    #expect(stage.carousel.isDecelerating)
    let destination = stage.carousel.destination
    #expect(destination > before + 1)
    for _ in 0..<20 { #expect(stage.wheel(by: 60, phase: .momentum)) }
    #expect(stage.carousel.destination == destination)
    #expect(stage.settle() && stage.offset == destination)
  }

  @Test func `fingers that rest before being lifted do not flick`() {
    let stage = CarouselStage(items: 100)
    for _ in 0..<6 {
      stage.wheel(by: 45, phase: .changed)
      stage.tick()
    }
    stage.pass(0.12)
    #expect(stage.wheel(by: 0, phase: .ended))
    #expect(!stage.carousel.isDecelerating)
    #expect(stage.settle() && stage.offset == 1)
  }

  @Test func `fingers resting on a trackpad hold the carousel indefinitely`() {
    let stage = CarouselStage(items: 100)
    stage.wheel(by: 50, phase: .changed)
    let held = stage.offset
    #expect(!stage.host.areFramesNeeded)
    stage.tick(300)
    #expect(stage.carousel.isDragging && stage.offset == held)
    #expect(stage.wheel(by: 0, phase: .ended))
    #expect(stage.settle() && stage.offset == 0)
  }

  @Test func `a carousel that rests between items scrolls up to its ends`() {
    let stage = CarouselStage(items: 10) { $0.scrollsToItemBoundary = false }
    stage.update { $0.setScrollOffset(8.6) }
    #expect(stage.wheel(by: 20))
    stage.update { $0.setScrollOffset(9) }
    #expect(!stage.wheel(by: 20))
  }

  @Test func `touching a trackpad stops a motion`() {
    let stage = CarouselStage(items: 100)
    stage.flick(by: -400)
    stage.tick(5)
    #expect(stage.wheel(by: 0, phase: .mayBegin))
    let held = stage.offset
    stage.tick(10)
    #expect(stage.offset == held)
    #expect(stage.wheel(by: 0, phase: .cancelled))
    #expect(stage.settle() && stage.offset == held.rounded())
  }

  @Test func `a gesture that is not handled at first is never handled`() {
    let stage = CarouselStage(items: 3)
    #expect(!stage.wheel(by: -10, phase: .changed))
    #expect(!stage.wheel(by: 0, phase: .ended))
    #expect(!stage.wheel(by: -10, phase: .momentum))
    #expect(stage.milestones.isEmpty)
  }
}
