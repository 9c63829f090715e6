import CarouselEngine
@testable import CarouselViews
import Testing
import UIKit

extension TheHost {
  /// What touches, keys and pointers are for.
  @MainActor @Suite struct Recognizers {
    @Test func `the observer of touches leaves them to others, and a wheel is no touch`() {
      let (observer, other) = (TouchObserver(), UIPanGestureRecognizer())
      #expect(!observer.cancelsTouchesInView && !observer.delaysTouchesEnded)
      #expect(!observer.canPrevent(other) && !observer.canBePrevented(by: other))
      let wheel = WheelRecognizer()
      #expect(wheel.allowedTouchTypes.isEmpty && wheel.allowedScrollTypesMask == .discrete)
    }

    @Test(arguments: [
      (UIKeyboardHIDUsage.keyboardLeftArrow, CarouselKey.left), (.keyboardRightArrow, .right), (.keyboardUpArrow, .up),
      (.keyboardDownArrow, .down), (.keyboardPageUp, .pageUp), (.keyboardPageDown, .pageDown), (.keyboardHome, .home),
      (.keyboardEnd, .end), (.keyboardReturnOrEnter, .select), (.keypadEnter, .select), (.keyboardSpacebar, .select),
    ])
    func `each key has its meaning`(_ code: UIKeyboardHIDUsage, _ key: CarouselKey) {
      #expect(CarouselKey(UIPress(key: code)) == key)
      #expect(CarouselKey(UIPress(key: .keyboardA)) == nil)
    }

    @Test func `headings of the focus and modifiers have their meanings`() {
      let headings: [(UIFocusHeading, CarouselKey?)] = [
        (.left, .left), (.right, .right), (.up, .up), (.down, .down), (.next, nil), ([.left, .up], nil),
      ]
      for (heading, key) in headings { #expect(CarouselKey(heading) == key) }
      let modifiers: [(UIKeyModifierFlags, KeyModifiers)] = [
        (.shift, .shift), (.control, .control), (.alternate, .option), (.command, .command), (.alphaShift, []),
        ([.command, .shift, .numericPad], [.command, .shift]),
      ]
      for (flags, wanted) in modifiers { #expect(KeyModifiers(flags) == wanted) }
    }

    @Test func `an inner carousel that cannot be dragged leaves drags to the outer one`() {
      let stage = ViewStage()
      let inner = CarouselView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      stage.carousel.itemView(at: 0)?.addSubview(inner)
      let (forward, back) = (CGPoint(x: -20, y: 1), CGPoint(x: 20, y: 1))
      #expect(TouchRules.mayDrag(from: inner, in: stage.carousel), "the direction decides later")
      #expect(!inner.takesDrag(forward, by: .touch), "it has no items")
      inner.dataSource = stage.app
      Device.layOut()
      #expect(inner.takesDrag(forward, by: .touch) && !inner.takesDrag(back, by: .touch), "it is at its start")
      inner.isScrollEnabled = false
      #expect(!inner.takesDrag(forward, by: .touch))
      inner.isScrollEnabled = true
      inner.isVertical = true
      Device.layOut()
      #expect(!inner.takesDrag(forward, by: .touch) && inner.takesDrag(CGPoint(x: 1, y: -20), by: .touch))
      #expect(!TouchRules.isTap(on: inner, in: stage.carousel))
    }

    @Test func `a tap on text is for the text`() {
      let stage = ViewStage()
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      stage.carousel.itemView(at: 0)?.addSubview(text)
      #expect(!TouchRules.isTap(on: text, in: stage.carousel))
      #expect(TouchRules.isTap(on: stage.carousel.itemView(at: 0), in: stage.carousel))
      let field = UITextField(frame: .zero)
      stage.carousel.itemView(at: 0)?.addSubview(field)
      #expect(!TouchRules.isTap(on: field, in: stage.carousel))
      field.isEnabled = false
      #expect(TouchRules.isTap(on: field, in: stage.carousel))
    }

    @Test func `what an item recognises itself is not a tap on the item`() {
      let stage = ViewStage()
      let press = Press()
      stage.carousel.itemView(at: 0)?.addGestureRecognizer(press)
      stage.app.events = []
      stage.tap(stage.place(0)!)
      #expect(stage.app.story == [] && press.count == 1)
      stage.tap(stage.place(1)!)
      #expect(stage.app.story.contains("select 1"))
    }

    @Test func `only scroll views around the carousel wait for its drags, and its taps wait for no pan`() throws {
      let stage = ViewStage()
      let table = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      table.contentSize = CGSize(width: 1000, height: 100)
      #expect(!TouchRules.isNested(stage.carousel, in: table))
      stage.carousel.itemView(at: 0)?.addSubview(table)
      let recognizers = try #require(stage.carousel.gestureRecognizers)
      let tap = try #require(recognizers.first { $0 is UITapGestureRecognizer })
      let waits = tap.delegate?.gestureRecognizer(tap, shouldRequireFailureOf: table.panGestureRecognizer)
      #expect(waits == false)
    }

    @Test func `only a scroll view around the carousel that scrolls the same way waits for its drags`() throws {
      let stage = ViewStage()
      let recognizers = try #require(stage.carousel.gestureRecognizers)
      let pan = try #require(
        recognizers.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first { !$0.allowedTouchTypes.isEmpty })
      let tap = try #require(recognizers.first { $0 is UITapGestureRecognizer })
      let observer = try #require(recognizers.first { $0 is TouchObserver })
      let delegate = try #require(pan.delegate)
      let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      pages.contentSize = CGSize(width: 5000, height: 1000)
      let pinch = UIGestureRecognizer()
      pages.addGestureRecognizer(pinch)
      func waits(_ other: UIGestureRecognizer, for recognizer: UIGestureRecognizer) -> Bool {
        delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
      }
      #expect(!waits(pages.panGestureRecognizer, for: pan), "it is beside the carousel")
      stage.window.addSubview(pages)
      pages.addSubview(stage.carousel)
      #expect(waits(pages.panGestureRecognizer, for: pan))
      #expect(!waits(pinch, for: pan) && !waits(pages.panGestureRecognizer, for: tap))
      pages.contentSize = CGSize(width: 1000, height: 5000)
      #expect(!waits(pages.panGestureRecognizer, for: pan), "it scrolls the other way")
      for recognizer in [pan, tap, observer] {
        let isTogether = delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: pinch)
        #expect(isTogether == (recognizer === observer))
      }
    }

    @Test func `views that are disabled do not hold the focus`() {
      UIButton.areFocusable = true
      defer { UIButton.areFocusable = false }
      let stage = ViewStage()
      #expect(stage.carousel.focusIsForItems)
      stage.carousel.currentItemView?.isUserInteractionEnabled = false
      #expect(!stage.carousel.focusIsForItems && stage.carousel.canBecomeFocused)
      stage.carousel.currentItemView?.isUserInteractionEnabled = true
      stage.carousel.currentItemView?.isHidden = true
      #expect(!stage.carousel.focusIsForItems)
    }

    @Test(arguments: [false, true])
    func `autoplay waits from the beginning of editing until the user plays it`(inTextView: Bool) {
      let (begin, end) =
        inTextView
        ? (UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification)
        : (UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification)
      let stage = ViewStage { $0.autoplayInterval = 1 }
      let keys = Keys(frame: .zero)
      stage.carousel.itemView(at: 0)?.addSubview(keys)
      #expect(stage.carousel.isAutoplaying)
      keys.becomeFirstResponder()
      NotificationCenter.default.post(name: begin, object: keys)
      #expect(!stage.carousel.isAutoplaying)
      keys.resignFirstResponder()
      NotificationCenter.default.post(name: end, object: keys)
      #expect(stage.carousel.isAutoplayPaused)
      stage.carousel.isAutoplayPaused = false
      #expect(stage.carousel.isAutoplaying)
    }

    @Test func `an item that is partly behind the eye is not highlighted`() throws {
      // Its right half comes towards the eye, past it.
      let stage = ViewStage(items: 1, item: CGSize(width: 1400, height: 80)) {
        $0.style = AnyCarouselStyle { _, scene in Placement(scene.base.rotatedY(by: 1.4)) }
      }
      let interaction = try #require(stage.carousel.interactions.compactMap { $0 as? UIPointerInteraction }.first)
      #expect(stage.carousel.itemView(at: CGPoint(x: 300, y: 150)) != nil)
      #expect(interaction.lit(at: CGPoint(x: 300, y: 150), in: stage.carousel) == nil)
    }

    @Test func `the adjustable element covers the carousel, and acts for it`() throws {
      let stage = ViewStage()
      let element = try #require(stage.carousel.accessibilityElements?.first as? AdjustableElement)
      #expect(element.accessibilityFrameInContainerSpace == stage.carousel.bounds)
      #expect(stage.carousel.accessibilityElements?.count == 2)
      #expect(element.accessibilityLabel == stage.carousel.words.carousel)
      stage.carousel.accessibilityLabel = "Albums"
      #expect(element.accessibilityLabel == "Albums")
      stage.app.events = []
      #expect(element.accessibilityActivate() && stage.app.story.contains("select 0"))
      stage.carousel.currentIndex = 5
      element.accessibilityDecrement()
      stage.settle()
      #expect(stage.carousel.currentIndex == 4)
    }

    @Test func `each setting of the user is followed when it changes`() {
      let stage = ViewStage { $0.autoplayInterval = 1 }
      Device.set(isSwitchControlRunning: true)
      #expect(!stage.carousel.isAutoplaying)
      Device.set(isSwitchControlRunning: false)
      #expect(stage.carousel.isAutoplayPaused)
      stage.carousel.isAutoplayPaused = false
      #expect(stage.carousel.isAutoplaying)
      Device.set(prefersCrossFade: true)
      #expect(stage.carousel.controller.carousel.preferences.reducesMotion)
      Device.set(prefersCrossFade: false)
      #expect(!stage.carousel.controller.carousel.preferences.reducesMotion)
    }
  }
}

/// A recogniser that is no tap, such as SwiftUI's of a button.
private final class Press: UIGestureRecognizer {
  private(set) var count = 0

  init() { super.init(target: nil, action: nil) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    count += 1
    state = .ended
  }
}

/// A view in which text is edited, and that tells nobody.
private final class Keys: UIView, UIKeyInput {
  override var canBecomeFirstResponder: Bool { true }
}
