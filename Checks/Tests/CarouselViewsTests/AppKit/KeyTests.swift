import AppKit
@testable import CarouselViews
import CarouselEngine
import Testing

/// A view that accepts keys, but no text.
private final class KeyTaker: NSView {
  override var acceptsFirstResponder: Bool { true }
}

extension TheHost {
  @MainActor @Suite struct Keys {
    @Test(arguments: [
      (UInt16(124), 1), (123, -1), (121, 6), (116, -6), (119, 19), (115, -20), (125, 0), (126, 0), (0, 0),
    ])
    func `arrow keys move in their direction, others are passed on`(code: UInt16, way: Int) {
      let stage = ViewStage(items: 40)
      stage.carousel.currentIndex = 20
      NSResponder.unused = []
      let event = NSEvent()
      event.keyCode = code
      stage.carousel.keyDown(with: event)
      stage.settle()
      #expect(stage.carousel.currentIndex == 20 + way)
      #expect(NSResponder.unused.count == (way == 0 ? 1 : 0))
      #expect(stage.carousel.acceptsFirstResponder)
      #expect(stage.carousel.focusRingMaskBounds == stage.carousel.bounds)
    }

    @Test func `keys with modifiers are passed on, except those that the keyboard sets itself`() {
      let stage = ViewStage()
      NSResponder.unused = []
      for modifiers: NSEvent.ModifierFlags in [
        .shift, .control, .option, .command, [.function, .numericPad, .capsLock],
      ] {
        let event = NSEvent()
        (event.keyCode, event.modifierFlags) = (124, modifiers)
        stage.carousel.keyDown(with: event)
      }
      stage.settle()
      #expect(NSResponder.unused.count == 4 && stage.carousel.currentIndex == 1)
    }

    @Test(arguments: [UInt16(36), 76, 49]) func `return, enter and space select`(code: UInt16) {
      let stage = ViewStage()
      let event = NSEvent()
      event.keyCode = code
      stage.carousel.keyDown(with: event)
      #expect(stage.app.story.contains("select 0"))
    }

    // MARK: The focus in an item

    private func field(in stage: ViewStage, _ index: Int) -> NSTextField {
      let field = NSTextField(frame: NSRect(x: 0, y: 0, width: 50, height: 20))
      stage.carousel.itemView(at: index)!.addSubview(field)
      return field
    }

    private func press(_ code: UInt16, in stage: ViewStage) {
      let event = NSEvent()
      event.keyCode = code
      stage.window.firstResponder?.keyDown(with: event)
    }

    @Test func `an edited view stays, undrawn, while it is off-screen`() {
      let stage = ViewStage(items: 100)
      let field = field(in: stage, 0), carrier = stage.carrier(0)
      stage.window.makeFirstResponder(field)
      #expect(stage.carousel.hasFocus)
      NSResponder.unused = []
      press(124, in: stage)
      #expect(NSResponder.unused.count == 1 && !stage.carousel.isScrolling, "the text uses arrows")
      stage.carousel.currentIndex = 60
      #expect(carrier?.superview === stage.carousel.contentView)
      #expect(carrier?.isHidden == false && carrier?.alphaValue == 0 && carrier?.item?.isKept == true)
      #expect((stage.window.firstResponder as? NSText)?.delegate === field)
      #expect(stage.window.hit(stage.place(60)!)?.isDescendant(of: stage.carrier(60)!) == true)
      stage.carousel.currentIndex = 0
      #expect(stage.carrier(0) === carrier && carrier?.alphaValue == 1)
      stage.carousel.currentIndex = 60
      stage.window.makeFirstResponder(nil)
      #expect(carrier?.superview == nil && !stage.carousel.hasFocus)
    }

    @Test func `the focus moves to the carousel when a control's item leaves`() {
      let stage = ViewStage(items: 100)
      let field = field(in: stage, 0)
      field.isEditable = false
      let taker = KeyTaker(frame: .zero)
      stage.carousel.itemView(at: 0)!.addSubview(taker)
      stage.window.makeFirstResponder(taker)
      press(124, in: stage)
      #expect(stage.carousel.isScrolling, "unhandled keys are passed to the carousel")
      stage.settle()
      #expect(stage.window.firstResponder === stage.carousel)
      press(36, in: stage)
      #expect(stage.app.story.contains("select 1"))
    }

    @Test func `the focus moves to the carousel when an edited item is removed`() {
      let stage = ViewStage(items: 10)
      stage.window.makeFirstResponder(field(in: stage, 0))
      stage.remove(at: 0, animated: false)
      #expect(stage.window.firstResponder === stage.carousel)
    }

    @Test func `Tab into an item with disabled controls centres it and enables them`() {
      let stage = ViewStage(items: 10)
      let taker = KeyTaker(frame: .zero)
      stage.carousel.itemView(at: 2)!.addSubview(taker)
      stage.window.tab(to: taker)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2 && stage.window.firstResponder === taker)
    }

    @Test func `Tab into an item centres it`() {
      let stage = ViewStage(items: 10) { $0.centersItemWhenSelected = false }
      let field = field(in: stage, 2)
      stage.window.makeFirstResponder(field)
      stage.settle()
      #expect(stage.carousel.currentIndex == 0, "a click does not scroll")
      stage.window.makeFirstResponder(nil)
      stage.window.tab(to: field)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2 && stage.carousel.hasFocus)
    }
  }
}
