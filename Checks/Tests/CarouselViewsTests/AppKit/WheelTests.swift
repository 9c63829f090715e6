import AppKit
@testable import CarouselViews
import CarouselEngine
import Testing

extension TheHost {
  @MainActor @Suite struct Wheels {
    private func event(_ x: CGFloat, _ y: CGFloat, precise: Bool, phase: NSEvent.Phase = .changed) -> NSEvent {
      let event = NSEvent()
      (event.scrollingDeltaX, event.scrollingDeltaY, event.hasPreciseScrollingDeltas) = (x, y, precise)
      event.phase = phase
      return event
    }

    @Test func `a trackpad drags along the axis, events across are passed on`() {
      let stage = ViewStage(items: 50)
      NSResponder.unused = []
      for _ in 0..<24 { stage.window.scroll(event(-10, 0, precise: true), at: Mouse.middle) }
      #expect(abs(stage.carousel.scrollOffset - 2.4) < 1e-9 && stage.carousel.isDragging)
      stage.window.scroll(event(0, 0, precise: true, phase: .ended), at: Mouse.middle)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
      stage.window.scroll(event(0, -10, precise: true), at: Mouse.middle)
      stage.window.scroll(event(-3, -10, precise: true), at: Mouse.middle)
      #expect(NSResponder.unused.count == 2)
      #expect(stage.carousel.scrollOffset == 2)
    }

    @Test func `fingers lifted while moving flick, and the system's momentum is ignored`() {
      let stage = ViewStage(items: 50)
      NSResponder.unused = []
      stage.window.scroll(event(-20, 0, precise: true, phase: .began), at: Mouse.middle)
      for _ in 0..<6 {
        Device.frame()
        stage.window.scroll(event(-20, 0, precise: true), at: Mouse.middle)
      }
      stage.window.scroll(event(0, 0, precise: true, phase: .ended), at: Mouse.middle)
      #expect(stage.carousel.isDecelerating)
      Device.frame()
      let place = stage.carousel.scrollOffset
      let momentum = event(-200, 0, precise: true, phase: [])
      momentum.momentumPhase = .changed
      stage.window.scroll(momentum, at: Mouse.middle)
      #expect(stage.carousel.scrollOffset == place && stage.carousel.isDecelerating)
      #expect(NSResponder.unused.isEmpty, "nor does it scroll the surroundings")
      stage.settle()
      #expect(stage.carousel.currentIndex ?? 0 > 3)
    }

    @Test func `a mouse wheel scrolls by items, and is passed on at an end`() {
      let stage = ViewStage()
      NSResponder.unused = []
      stage.window.scroll(event(-0.1, 0, precise: false, phase: []), at: Mouse.middle)
      stage.window.scroll(event(-1, 0, precise: false, phase: []), at: Mouse.middle)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
      stage.window.scroll(event(6, 0, precise: false, phase: []), at: Mouse.middle)
      stage.settle()
      #expect(stage.carousel.currentIndex == 0, "six lines are two notches")
      stage.window.scroll(event(1, 0, precise: false, phase: []), at: Mouse.middle)
      #expect(NSResponder.unused.count == 1)
    }

    @Test func `a vertical wheel scrolls a row if nothing around it scrolls vertically`() {
      let stage = ViewStage(items: 50)
      NSResponder.unused = []
      stage.window.scroll(event(0, -1, precise: false, phase: []), at: Mouse.middle)
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
      let list = NSScrollView(frame: NSRect(x: 0, y: 0, width: 1000, height: 1000))
      list.documentView = NSView(frame: NSRect(x: 0, y: 0, width: 1000, height: 5000))
      stage.window.contentView!.addSubview(list)
      list.documentView!.addSubview(stage.carousel)
      Device.layOut()
      stage.window.scroll(event(0, -1, precise: false, phase: []), at: Mouse.middle)
      stage.settle()
      #expect(stage.carousel.currentIndex == 1 && list.scrolled.y == -1)
      let shifted = event(0, -1, precise: false, phase: [])
      shifted.modifierFlags = .shift
      stage.window.scroll(shifted, at: Mouse.middle)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2, "Shift makes it horizontal")
      list.documentView!.frame.size.height = 500
      stage.window.scroll(event(0, -1, precise: false, phase: []), at: Mouse.middle)
      stage.settle()
      #expect(stage.carousel.currentIndex == 3)
      let outer = NSScrollView(frame: NSRect(x: 0, y: 0, width: 1000, height: 1000))
      outer.documentView = NSView(frame: NSRect(x: 0, y: 0, width: 1000, height: 5000))
      stage.window.contentView!.addSubview(outer)
      outer.documentView!.addSubview(list)
      stage.window.scroll(event(0, -1, precise: false, phase: []), at: Mouse.middle)
      stage.settle()
      #expect(stage.carousel.currentIndex == 3 && outer.scrolled.y == -1, "outer ancestors count, too")
    }

    @Test func `touching the trackpad stops a motion`() {
      let stage = ViewStage(items: 50)
      stage.carousel.scrollToItem(at: 30, duration: 2)
      stage.frames(40)
      stage.window.scroll(event(0, 0, precise: true, phase: .mayBegin), at: Mouse.middle)
      let held = stage.carousel.scrollOffset
      stage.frames(10)
      #expect(stage.carousel.scrollOffset == held)
      stage.window.scroll(event(0, 0, precise: true, phase: .cancelled), at: Mouse.middle)
      stage.settle()
      #expect(stage.carousel.scrollOffset == held.rounded())
    }
  }
}
