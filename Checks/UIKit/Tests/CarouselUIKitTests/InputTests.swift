import CarouselUIKit
import Testing
import UIKit

extension TheHost {
  @MainActor @Suite struct Input {
    static let middle = CGPoint(x: 400, y: 350)

    // MARK: Wheels

    @Test func `a trackpad drags along, and leaves the way across`() {
      let stage = Stage(items: 50)
      let along = (0..<24).map { _ in CGPoint(x: -10, y: 0) }
      MouseWheel.turn(by: along, isPrecise: true, at: Self.middle, in: stage.window)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
      let across = (0..<24).map { _ in CGPoint(x: 0, y: -10) }
      MouseWheel.turn(by: across, isPrecise: true, at: Self.middle, in: stage.window)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
    }

    @Test func `a notch of a wheel is an item, however far the system says it goes`() {
      let stage = Stage(items: 50)
      let notches = [CGPoint(x: -3, y: 0), CGPoint(x: -70, y: 0), CGPoint(x: -1, y: 0)]
      MouseWheel.turn(by: notches, isPrecise: false, at: Self.middle, in: stage.window)
      stage.settle()
      #expect(stage.carousel.currentIndex == 3)
      MouseWheel.turn(by: [CGPoint(x: 5, y: 0)], isPrecise: false, at: Self.middle, in: stage.window)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
      MouseWheel.turn(by: [CGPoint(x: -2, y: 5)], isPrecise: false, at: Self.middle, in: stage.window)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
    }

    @Test func `a wheel is no finger`() {
      let stage = Stage()
      let wheels = stage.carousel.gestureRecognizers!.compactMap { $0 as? UIPanGestureRecognizer }
        .filter { $0.allowedScrollTypesMask == .discrete }
      #expect(wheels.count == 1 && wheels.allSatisfy { $0.allowedTouchTypes.isEmpty })
    }

    // MARK: Keys

    private func press(_ keys: UIKeyboardHIDUsage..., in carousel: CarouselView) {
      carousel.pressesBegan(Set(keys.map { UIPress(key: $0) }), with: nil)
    }

    @Test func `arrows go from item to item, quick ones as far as they are many`() {
      let stage = Stage()
      #expect(stage.carousel.canBecomeFirstResponder)
      press(.keyboardRightArrow, in: stage.carousel)
      press(.keyboardRightArrow, in: stage.carousel)
      press(.keyboardRightArrow, in: stage.carousel)
      stage.settle()
      #expect(stage.carousel.currentIndex == 3)
      press(.keyboardLeftArrow, in: stage.carousel)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
      #expect(stage.carousel.unusedPresses.isEmpty)
    }

    @Test func `what it has no use for goes on to others`() {
      let stage = Stage()
      press(.keyboardUpArrow, .keyboardA, .keyboardLeftArrow, in: stage.carousel)
      #expect(stage.carousel.unusedPresses.count == 3)
      press(.keyboardHome, in: stage.carousel)
      #expect(stage.carousel.unusedPresses.count == 4, "it is there already")
      stage.carousel.isScrollEnabled = false
      press(.keyboardRightArrow, .keyboardEnd, in: stage.carousel)
      #expect(stage.carousel.unusedPresses.count == 6)
    }

    @Test func `pages, ends and selection`() {
      let stage = Stage(items: 40)
      press(.keyboardPageDown, in: stage.carousel)
      stage.settle()
      #expect(stage.carousel.currentIndex == 6, "600 points hold six items of 100")
      press(.keyboardPageDown, in: stage.carousel)
      press(.keyboardPageUp, in: stage.carousel)
      stage.settle()
      #expect(stage.carousel.currentIndex == 6)
      press(.keyboardEnd, in: stage.carousel)
      stage.settle()
      #expect(stage.carousel.currentIndex == 39)
      press(.keyboardHome, in: stage.carousel)
      stage.settle()
      #expect(stage.carousel.currentIndex == 0)
      for key in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar, .keypadEnter] {
        stage.app.events = []
        press(key, in: stage.carousel)
        #expect(stage.app.story.contains("select 0"))
      }
      #expect(stage.carousel.unusedPresses.isEmpty)
    }

    @Test func `a vertical one goes by the other arrows`() {
      let stage = Stage { $0.isVertical = true }
      press(.keyboardDownArrow, in: stage.carousel)
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
      press(.keyboardUpArrow, in: stage.carousel)
      stage.settle()
      #expect(stage.carousel.currentIndex == 0)
      press(.keyboardRightArrow, in: stage.carousel)
      #expect(stage.carousel.unusedPresses.count == 1)
    }

    @Test func `from right to left the left arrow goes on`() {
      let stage = Stage()
      stage.window.direction = .rightToLeft
      stage.carousel.setNeedsLayout()
      Device.layOut()
      press(.keyboardLeftArrow, in: stage.carousel)
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
    }

    @Test func `a remote control selects, and moves the focus within before it leaves`() {
      let stage = Stage(items: 3)
      stage.carousel.pressesBegan([UIPress(type: .select)], with: nil)
      #expect(stage.app.story.contains("select 0"))
      stage.carousel.pressesBegan([UIPress(type: .rightArrow)], with: nil)
      #expect(stage.carousel.unusedPresses.count == 1, "arrows are the focus's")
      #expect(stage.carousel.canBecomeFocused)
      func mayLeave(_ heading: UIFocusHeading, from view: UIView?) -> Bool {
        stage.carousel.shouldUpdateFocus(in: UIFocusUpdateContext(heading: heading, from: view))
      }
      #expect(!mayLeave(.right, from: stage.carousel))
      stage.settle()
      #expect(!mayLeave(.right, from: stage.carousel.currentItemView))
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
      #expect(mayLeave(.right, from: stage.carousel))
      #expect(mayLeave(.down, from: stage.carousel))
      #expect(mayLeave(.next, from: stage.carousel))
      #expect(mayLeave(.left, from: stage.window), "the focus comes from elsewhere")
      #expect(stage.carousel.currentIndex == 2)
      #expect(!mayLeave(.left, from: stage.carousel))
      let empty = Stage(items: 0)
      #expect(!empty.carousel.canBecomeFocused)
    }
  }
}
