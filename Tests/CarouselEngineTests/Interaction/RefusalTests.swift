import CarouselEngine
import Testing

@testable import CarouselTesting

/// The app may refuse that the user makes another item the current one.
@Suite("Refused items") struct RefusalTests {
  /// A carousel whose app allows some items, and what it was asked.
  private final class Guarded {
    let stage: CarouselStage
    var asked: [Int] = []
    var allowed: (Int) -> Bool = { _ in false }

    init(items: Int = 9, change: (inout CarouselModel) -> Void = { _ in }) {
      stage = CarouselStage(items: items)
      stage.update(change)
      stage.host.allowsChange = { [unowned self] in
        asked.append($0)
        return allowed($0)
      }
    }

    /// Returns what was asked since, and where it has come to rest.
    func rest() -> (asked: [Int], item: Int) {
      let hasSettled = stage.settle()
      defer { asked = [] }
      return (asked, hasSettled ? stage.current ?? -1 : -1)
    }
  }

  @Test func `keys, buttons, dots, taps and wheels are asked for and can be refused`() {
    let guarded = Guarded(), stage = guarded.stage, controller = stage.controller
    let actions: [(Int, () -> Bool)] = [
      (1, { controller.press(.right) }), (8, { controller.press(.end) }), (1, { controller.move(byItems: 1) }),
      (4, { controller.move(toPageAt: 4) }), (5, { controller.move(toItemAt: 5) }), (1, { stage.tap(itemAt: 1) }),
      (1, { controller.wheel(WheelInput(delta: Point2D(x: 1, y: 0), unit: .notch)) }),
    ]
    for (item, act) in actions {
      // What is refused is handled all the same: it does nothing elsewhere.
      #expect(act())
      #expect(!stage.carousel.isScrolling)
      #expect(guarded.rest() == ([item], 0))
    }
    guarded.allowed = { _ in true }
    for (item, act) in actions {
      #expect(act())
      #expect(guarded.rest() == ([item], item))
      stage.update { $0.setScrollOffset(0) }
    }
    // Each of several quick presses has its own item.
    for _ in 1...3 { #expect(controller.press(.right)) }
    #expect(guarded.rest() == ([1, 2, 3], 3))
    guarded.allowed = { $0 != 5 }
    for _ in 1...3 { #expect(controller.press(.right)) }
    #expect(guarded.rest() == ([4, 5, 5], 4))
  }

  @Test func `a refused tap selects nothing`() {
    let guarded = Guarded(), stage = guarded.stage
    stage.host.events = []
    #expect(stage.tap(itemAt: 1))
    #expect(guarded.rest() == ([1], 0))
    #expect(!stage.host.events.contains(.didSelect(1)))
    // The current item is no other one.
    #expect(stage.tap(itemAt: 0))
    #expect(guarded.rest() == ([], 0))
    #expect(stage.host.events.contains(.didSelect(0)))
  }

  @Test func `the carousel returns from a swipe that is refused`() {
    for motion in [MotionProfile.classic, .system, .spring] {
      let guarded = Guarded { $0.settings.motion = motion }, stage = guarded.stage
      // Short of half of the way, only its release leads elsewhere.
      stage.beginDrag(by: -60)
      #expect(stage.carousel.scrollOffset > 0.1 && guarded.asked.isEmpty)
      stage.endDrag(by: -60)
      #expect(guarded.asked.count == 1 && guarded.asked[0] > 0)
      #expect(guarded.rest().item == 0)
      guarded.allowed = { _ in true }
      stage.flick(by: -60)
      let destination = stage.carousel.destinationIndex ?? -1
      #expect(destination > 0 && guarded.asked == [destination])
      #expect(guarded.rest().item == destination)
    }
  }

  @Test func `a finger that drags does not bring a refused item to the middle`() {
    let guarded = Guarded(), stage = guarded.stage
    stage.beginDrag(by: -250, over: 0.5, steps: 50)
    #expect(stage.current == 0 && (0.4...0.5).contains(stage.carousel.scrollOffset))
    // Once, however far the finger moves on.
    #expect(guarded.asked == [1])
    // The other way it follows the finger, from where that is.
    _ = stage.controller.pointerMoved(to: stage.middle + stage.vector(along: -40))
    #expect((0...0.3).contains(stage.carousel.scrollOffset))
    stage.pass(0.2)
    _ = stage.controller.pointerMoved(to: stage.middle + stage.vector(along: -40))
    stage.endDrag(by: -40)
    #expect(guarded.rest() == ([1], 0))
    guarded.allowed = { $0 < 2 }
    stage.drag(by: -550)
    #expect(guarded.rest().item <= 1)
    #expect(stage.host.events.contains(.currentIndexDidChange(2)) == false)
  }

  @Test(arguments: [WheelInput.Phase.ended, .cancelled])
  func `fingers on a trackpad are refused as those on a screen`(phase: WheelInput.Phase) {
    let guarded = Guarded(), stage = guarded.stage
    for _ in 1...20 {
      stage.pass(0.016)
      #expect(stage.controller.wheel(WheelInput(delta: Point2D(x: 20, y: 0), phase: .changed)))
    }
    #expect(stage.current == 0 && guarded.asked == [1])
    stage.controller.wheel(WheelInput(delta: .zero, phase: phase))
    #expect(!stage.carousel.isDragging && guarded.rest().item == 0)
  }

  @Test func `what only stops a motion, or goes back to the current item, is not asked for`() {
    let guarded = Guarded(), stage = guarded.stage, controller = stage.controller
    stage.update { $0.scroll(toItemAt: 8, duration: 1) }
    stage.tick(20)
    #expect(controller.wheel(WheelInput(delta: .zero, phase: .mayBegin)))
    #expect(!stage.carousel.isScrolling)
    controller.wheel(WheelInput(delta: .zero, phase: .cancelled))
    let stopped = guarded.rest()
    #expect(stopped.asked.isEmpty && (1...7).contains(stopped.item))
    guarded.allowed = { _ in true }
    #expect(controller.press(.right))
    guarded.allowed = { _ in false }
    #expect(controller.press(.left))
    #expect(guarded.rest() == ([stopped.item + 1], stopped.item))
  }

  @Test func `the app, autoplay and the focus are not asked for`() {
    let guarded = Guarded(), stage = guarded.stage, controller = stage.controller
    stage.update { $0.scroll(toItemAt: 3, duration: 0.2) }
    #expect(guarded.rest() == ([], 3))
    controller.setBoundIndex(4)
    controller.selectItem(at: 5)
    #expect(guarded.rest() == ([], 5))
    controller.autoplayInterval = 0.5
    stage.tick(60)
    controller.autoplayInterval = 0
    #expect(guarded.rest() == ([], 6))
  }

  @Test func `what the app changes in its answer counts`() {
    let guarded = Guarded(), stage = guarded.stage, controller = stage.controller
    // It shows another item instead.
    guarded.allowed = { _ in
      stage.update { $0.scroll(toItemAt: 7, duration: 0.2) }
      return false
    }
    #expect(controller.press(.right))
    #expect(guarded.rest() == ([1], 7))
    // It acts for the user itself: that is not asked for again.
    guarded.allowed = { _ in
      _ = controller.move(byItems: -1)
      return false
    }
    #expect(controller.press(.right))
    #expect(guarded.rest() == ([8], 6))
    // Its items are others now.
    guarded.allowed = { _ in
      stage.reload(items: 2)
      return true
    }
    #expect(controller.press(.right))
    #expect(guarded.rest().item <= 1)
    stage.flick(by: 200)
    _ = guarded.rest()
    // The carousel ends the drag about which it is asked.
    guarded.allowed = { _ in
      stage.update { $0.settings.isScrollEnabled = false }
      return true
    }
    stage.flick(by: stage.current == 0 ? -200 : 200)
    #expect(guarded.rest().item >= 0 && !stage.carousel.isDragging)
  }
}
