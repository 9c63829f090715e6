import CarouselEngine
import Testing

@testable import CarouselTesting

/// Which input scrolls a carousel.
@Suite("Input switches") struct InputSwitchTests {
  /// Returns whether a press of a kind drags.
  private func drags(_ stage: CarouselStage, isMouse: Bool) -> Bool {
    let controller = stage.controller, start = stage.middle
    controller.pointerDown(at: start, isMouse: isMouse)
    stage.pass(0.05)
    let decision = controller.pointerMoved(to: start + stage.vector(along: -150))
    controller.pointerUp(at: start + stage.vector(along: -150))
    _ = stage.settle()
    return decision == .drags
  }

  @Test func `only the pointers that are allowed drag it`() {
    for (input, drag, mouse) in [(DragInput.all, true, true), (.touch, true, false), (.none, false, false)] {
      let stage = CarouselStage(items: 9)
      stage.update { $0.settings.dragInput = input }
      #expect(drags(stage, isMouse: false) == drag)
      #expect((stage.current != 0) == drag)
      stage.update { $0.setScrollOffset(0) }
      #expect(drags(stage, isMouse: true) == mouse)
      #expect((stage.current != 0) == mouse)
      #expect(stage.carousel.directions(of: .touch) == (drag ? .horizontal : []))
      #expect(stage.carousel.directions(of: .mouse) == (mouse ? .horizontal : []))
      // Swipes are for what is around it where they do not drag it.
      #expect(stage.carousel.surroundingSwipes == (drag ? .vertical : .all))
    }
  }

  @Test func `what may not drag it still selects items and stops motions`() {
    let stage = CarouselStage(items: 9)
    stage.update { $0.settings.dragInput = .none }
    #expect(stage.tap(itemAt: 1))
    #expect(stage.settle() && stage.current == 1)
    stage.update { $0.scroll(toItemAt: 8, duration: 2) }
    stage.tick(20)
    stage.controller.pointerDown(at: stage.middle)
    #expect(!stage.carousel.isScrolling)
    stage.controller.pointerUp(at: stage.middle, isTap: false)
    #expect(stage.settle() && stage.current != 8)
  }

  @Test func `what is held is let go of when it may not drag any more`() {
    let stage = CarouselStage(items: 9)
    stage.beginDrag(by: -150)
    #expect(stage.carousel.isDragging)
    stage.update { $0.settings.dragInput = .none }
    stage.endDrag(by: -150)
    #expect(stage.settle() && !stage.carousel.isDragging)
  }

  @Test func `wheels and keys can be left to the surroundings`() {
    let stage = CarouselStage(items: 9)
    stage.update {
      $0.settings.isWheelEnabled = false
      $0.settings.isKeyboardEnabled = false
    }
    let controller = stage.controller
    #expect(!controller.wheel(WheelInput(delta: Point2D(x: 1, y: 0), unit: .notch)))
    #expect(!controller.wheel(WheelInput(delta: Point2D(x: 80, y: 0), phase: .changed)))
    for key in [CarouselKey.right, .left, .pageDown, .end, .home] { #expect(!controller.press(key)) }
    #expect(stage.settle() && stage.current == 0)
    #expect(stage.carousel.directions(of: .wheel).isEmpty && stage.carousel.directions(of: .touch) == .horizontal)
    // The current item can be activated, and the buttons work.
    #expect(controller.press(.select))
    #expect(controller.move(byItems: 1))
    #expect(stage.settle() && stage.current == 1)
  }

  @Test func `a list is scrolled by everything`() {
    let stage = CarouselStage(items: 90)
    stage.update {
      $0.settings.dragInput = .none
      $0.settings.isWheelEnabled = false
      $0.settings.isKeyboardEnabled = false
      $0.isList = true
    }
    let start = stage.middle
    stage.controller.pointerDown(at: start, isMouse: true)
    stage.pass(0.05)
    #expect(stage.controller.pointerMoved(to: start + Point2D(x: 0, y: -150)) == .drags)
    stage.controller.pointerUp(at: start + Point2D(x: 0, y: -150))
    #expect(stage.controller.press(.down))
    #expect(stage.controller.wheel(WheelInput(delta: Point2D(x: 0, y: 1), unit: .notch)))
  }
}
