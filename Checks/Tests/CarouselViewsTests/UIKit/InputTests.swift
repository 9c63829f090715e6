@testable import CarouselViews
import Testing
import UIKit

extension TheHost {
  @MainActor @Suite struct Input {
    static let middle = CGPoint(x: 400, y: 350)

    // MARK: Wheels

    @Test func `a trackpad drags along the axis, and ignores the other one`() {
      let stage = ViewStage(items: 50)
      let along = (0..<24).map { _ in CGPoint(x: -10, y: 0) }
      MouseWheel.turn(by: along, isPrecise: true, at: Self.middle, in: stage.window)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
      let across = (0..<24).map { _ in CGPoint(x: 0, y: -10) }
      MouseWheel.turn(by: across, isPrecise: true, at: Self.middle, in: stage.window)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
    }

    private func turn(_ steps: CGPoint..., in stage: ViewStage, holding keys: UIKeyModifierFlags = []) {
      MouseWheel.turn(by: steps, isPrecise: false, at: Self.middle, in: stage.window, holding: keys)
      stage.settle()
    }

    @Test func `a notch of a wheel is an item, whatever distance the system reports`() {
      let stage = ViewStage(items: 50)
      turn(CGPoint(x: -3, y: 0), CGPoint(x: -70, y: 0), CGPoint(x: -1, y: 0), in: stage)
      #expect(stage.carousel.currentIndex == 3)
      turn(CGPoint(x: 5, y: 0), in: stage)
      #expect(stage.carousel.currentIndex == 2)
      turn(CGPoint(x: -9, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 0), in: stage)
      #expect(stage.carousel.currentIndex == 1, "each notch counts")
    }

    @Test func `a vertical wheel scrolls a row if nothing around it scrolls vertically`() {
      let stage = ViewStage(items: 50)
      turn(CGPoint(x: 0, y: -5), in: stage)
      #expect(stage.carousel.currentIndex == 1)
      turn(CGPoint(x: -2, y: 5), in: stage)
      #expect(stage.carousel.currentIndex == 0)
      let table = UIScrollView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      table.contentSize = CGSize(width: 1000, height: 5000)
      stage.window.addSubview(table)
      table.addSubview(stage.carousel)
      Device.layOut()
      turn(CGPoint(x: 0, y: -5), in: stage)
      #expect(stage.carousel.currentIndex == 0 && table.contentOffset.y == 5, "the table scrolls")
      turn(CGPoint(x: -5, y: 0), in: stage)
      #expect(stage.carousel.currentIndex == 1)
      table.isScrollEnabled = false
      turn(CGPoint(x: 0, y: -5), in: stage)
      #expect(stage.carousel.currentIndex == 2)
      table.isScrollEnabled = true
      table.contentSize.height = 1000
      turn(CGPoint(x: 0, y: -5), in: stage)
      #expect(stage.carousel.currentIndex == 3, "its content fits")
    }

    @Test func `wheel events at an end, and those that zoom, are passed on`() {
      let stage = ViewStage(items: 3)
      let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      row.contentSize = CGSize(width: 5000, height: 1000)
      stage.window.addSubview(row)
      row.addSubview(stage.carousel)
      Device.layOut()
      turn(CGPoint(x: 5, y: 0), in: stage)
      #expect(row.contentOffset.x == -5 && stage.carousel.currentIndex == 0)
      turn(CGPoint(x: -5, y: 0), in: stage, holding: .control)
      #expect(row.contentOffset.x == 5 && stage.carousel.currentIndex == 0)
    }

    @Test func `a list in an item scrolls by its wheel, and the carousel stays`() {
      let stage = ViewStage(items: 4)
      stage.app.make = { _ in
        let table = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        table.contentSize = CGSize(width: 200, height: 2000)
        // At its end, it passes the wheel on.
        table.isScrollEnabled = true
        table.panGestureRecognizer.allowedScrollTypesMask = .none
        return table
      }
      stage.carousel.reloadData()
      Device.layOut()
      turn(CGPoint(x: 0, y: -5), in: stage)
      #expect(stage.carousel.currentIndex == 0)
      turn(CGPoint(x: -5, y: 0), in: stage)
      #expect(stage.carousel.currentIndex == 1)
    }

    @Test func `a wheel is not a touch`() {
      let stage = ViewStage()
      let wheels = stage.carousel.gestureRecognizers!.compactMap { $0 as? UIPanGestureRecognizer }
        .filter { $0.allowedScrollTypesMask == .discrete }
      #expect(wheels.count == 1 && wheels.allSatisfy { $0.allowedTouchTypes.isEmpty })
    }

    // MARK: Keys

    private func press(_ keys: UIKeyboardHIDUsage..., in carousel: CarouselView) {
      carousel.pressesBegan(Set(keys.map { UIPress(key: $0) }), with: nil)
    }

    @Test func `arrows move by an item, and quick presses add up`() {
      let stage = ViewStage()
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

    @Test func `keys with modifiers are passed on, except those of the numeric keypad`() {
      let stage = ViewStage()
      func press(_ modifiers: UIKeyModifierFlags) {
        stage.carousel.pressesBegan([UIPress(key: .keyboardRightArrow, modifierFlags: modifiers)], with: nil)
        stage.settle()
      }
      for modifier: UIKeyModifierFlags in [.shift, .control, .alternate, .command] { press(modifier) }
      #expect(stage.carousel.currentIndex == 0 && stage.carousel.unusedPresses.count == 4)
      press([.numericPad, .alphaShift])
      #expect(stage.carousel.currentIndex == 1)
    }

    @Test func `a text field in an item keeps all keys, a button all but arrows`() {
      let stage = ViewStage()
      let card = stage.carousel.itemView(at: 0)!
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      card.addSubview(field)
      field.becomeFirstResponder()
      press(.keyboardRightArrow, .keyboardSpacebar, in: stage.carousel)
      #expect(stage.carousel.currentIndex == 0 && stage.carousel.unusedPresses.count == 2)
      let key = KeyTaker(frame: .zero)
      card.addSubview(key)
      key.becomeFirstResponder()
      press(.keyboardSpacebar, in: stage.carousel)
      #expect(stage.carousel.unusedPresses.count == 3 && !stage.app.story.contains("select 0"))
      press(.keyboardRightArrow, in: stage.carousel)
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
    }

    // MARK: The focus in an item

    /// A stage with a focused text field in its first item.
    private func typing() -> (stage: ViewStage, field: UITextField) {
      let stage = ViewStage(items: 100)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      stage.carousel.itemView(at: 0)!.addSubview(field)
      field.becomeFirstResponder()
      field.text = "half a wo"
      return (stage, field)
    }

    @Test func `an edited view stays, undrawn, while it is off-screen, and is drawn again when it is back`() {
      let (stage, field) = typing()
      #expect(stage.carousel.hasFocus)
      let carrier = stage.carrier(0)
      stage.carousel.currentIndex = 60
      #expect(carrier?.superview === stage.carousel.contentView)
      #expect(carrier?.isHidden == false && carrier?.alpha == 0 && carrier?.item?.isKept == true)
      #expect(field.isFirstResponder && field.window != nil && field.text == "half a wo")
      #expect(stage.carousel.controller.hitTest(.init(x: 300, y: 150))?.item.index == 60)
      stage.carousel.currentIndex = 0
      #expect(stage.carrier(0) === carrier && carrier?.alpha == 1 && carrier?.item?.isKept == false)
      stage.carousel.currentIndex = 60
      field.resignFirstResponder()
      #expect(carrier?.superview == nil && !stage.carousel.hasFocus, "it is no longer edited")
    }

    @Test func `when its item is removed, the focus moves to the carousel`() {
      let (stage, field) = typing()
      stage.remove(at: 0, animated: false)
      #expect(!field.isFirstResponder && stage.carousel.isFirstResponder)
      #expect(stage.carousel.hasFocus)
    }

    @Test func `when the item of a focused control leaves, the focus moves to the carousel`() {
      let stage = ViewStage(items: 100)
      let taker = KeyTaker(frame: .zero)
      stage.carousel.itemView(at: 0)!.addSubview(taker)
      taker.becomeFirstResponder()
      stage.carousel.focusDidMove()
      stage.carousel.scrollToItem(at: 3, animated: true)
      stage.settle()
      #expect(!taker.isFirstResponder && stage.carousel.isFirstResponder)
    }

    @Test func `unhandled keys are passed on`() {
      let stage = ViewStage()
      press(.keyboardUpArrow, .keyboardA, .keyboardLeftArrow, in: stage.carousel)
      #expect(stage.carousel.unusedPresses.count == 3)
      press(.keyboardHome, in: stage.carousel)
      #expect(stage.carousel.unusedPresses.count == 4, "it is at that end already")
      stage.carousel.isScrollEnabled = false
      press(.keyboardRightArrow, .keyboardEnd, in: stage.carousel)
      #expect(stage.carousel.unusedPresses.count == 6)
    }

    @Test func `pages, ends and selection`() {
      let stage = ViewStage(items: 40)
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

    @Test func `a vertical one uses the vertical arrows`() {
      let stage = ViewStage { $0.isVertical = true }
      press(.keyboardDownArrow, in: stage.carousel)
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
      press(.keyboardUpArrow, in: stage.carousel)
      stage.settle()
      #expect(stage.carousel.currentIndex == 0)
      press(.keyboardRightArrow, in: stage.carousel)
      #expect(stage.carousel.unusedPresses.count == 1)
    }

    @Test func `from right to left the left arrow moves forwards`() {
      let stage = ViewStage()
      stage.window.direction = .rightToLeft
      stage.carousel.setNeedsLayout()
      Device.layOut()
      press(.keyboardLeftArrow, in: stage.carousel)
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
    }

    @Test func `a remote control selects, and moves the focus inside before it leaves`() {
      let stage = ViewStage(items: 3)
      Remote.press(.select, on: stage.carousel)
      #expect(stage.app.story.filter { $0 == "select 0" }.count == 1, "once, though taps recognise presses as well")
      stage.carousel.pressesBegan([UIPress(type: .rightArrow)], with: nil)
      #expect(stage.carousel.unusedPresses.count == 1, "arrows move the focus")
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
      #expect(mayLeave(.left, from: stage.window), "the focus enters")
      #expect(stage.carousel.currentIndex == 2)
      #expect(!mayLeave(.left, from: stage.carousel))
      let empty = ViewStage(items: 0)
      #expect(!empty.carousel.canBecomeFocused)
    }

    @Test func `the focus enters the carousel, stays while there is a next item, and leaves at the end`() {
      let stage = ViewStage(items: 3)
      let focus = Focus(elsewhere: UIView(frame: .zero))
      #expect(focus.enter(stage.window, heading: .down))
      #expect(focus.view === stage.carousel && stage.carousel.hasFocus)
      for index in 1...2 {
        #expect(!focus.swipe(.right))
        stage.settle()
        #expect(stage.carousel.currentIndex == index && stage.carousel.hasFocus)
      }
      #expect(focus.swipe(.right))
      #expect(!stage.carousel.hasFocus)
      stage.carousel.isScrollEnabled = false
      #expect(!focus.enter(stage.carousel))
    }

    @Test func `the focus in a button of the current item moves along with the current item`() {
      UIButton.areFocusable = true
      defer { UIButton.areFocusable = false }
      let stage = ViewStage(items: 3)
      let focus = Focus(elsewhere: UIView(frame: .zero))
      #expect(!stage.carousel.canBecomeFocused, "its content does")
      focus.enter(stage.window)
      #expect(focus.view === (stage.carousel.itemView(at: 0) as? Card)?.button)
      #expect(stage.carousel.hasFocus)
      #expect(!focus.swipe(.right))
      stage.settle()
      #expect(focus.view === (stage.carousel.itemView(at: 1) as? Card)?.button)
      stage.carousel.scrollToItem(at: 0, animated: true)
      stage.settle()
      #expect(focus.view === (stage.carousel.itemView(at: 0) as? Card)?.button)
      #expect(focus.swipe(.down), "moving across the axis is allowed")
      stage.carousel.scrollToItem(at: 2, animated: true)
      stage.settle()
      #expect(focus.view === focus.elsewhere, "it stays there")
      (stage.carousel.itemView(at: 2) as? Card)?.button.isHidden = true
      #expect(stage.carousel.canBecomeFocused)
    }

    @Test(arguments: [false, true])
    func `when the item with the focused view is removed, the focus moves to the item that is current then`(
      isAnimated: Bool
    ) {
      UIButton.areFocusable = true
      defer { UIButton.areFocusable = false }
      let stage = ViewStage(items: 3)
      let focus = Focus(elsewhere: UIView(frame: .zero))
      focus.enter(stage.window)
      let button = focus.view
      #expect(button != nil && button === (stage.carousel.itemView(at: 0) as? Card)?.button)
      stage.remove(at: 0, animated: isAnimated)
      Device.layOut()
      #expect(focus.view !== button && stage.carousel.hasFocus)
      #expect(focus.view === (stage.carousel.itemView(at: 0) as? Card)?.button)
      stage.settle()
      stage.app.items = 0
      stage.carousel.reloadData()
      #expect(!stage.carousel.canBecomeFocused && stage.carousel.preferredFocusEnvironments.count <= 1)
    }

    @Test func `when it settles, the focus is in the current item, also where it could stay in another one`() {
      UIButton.areFocusable = true
      defer { UIButton.areFocusable = false }
      let stage = ViewStage(items: 5) { $0.centersItemWhenSelected = false }
      let focus = Focus(elsewhere: UIView(frame: .zero))
      focus.enter(stage.window)
      #expect(focus.view === (stage.carousel.itemView(at: 0) as? Card)?.button)
      stage.carousel.scrollToItem(at: 2, animated: true)
      stage.frames(3)
      #expect(focus.view === (stage.carousel.itemView(at: 0) as? Card)?.button, "not before")
      stage.settle()
      #expect(focus.view === (stage.carousel.itemView(at: 2) as? Card)?.button)
    }

    @Test func `moving the focus into an item with a keyboard centres it`() {
      UIButton.areFocusable = true
      defer { UIButton.areFocusable = false }
      let stage = ViewStage(items: 5) { $0.centersItemWhenSelected = false }
      let focus = Focus(elsewhere: UIView(frame: .zero))
      focus.enter((stage.carousel.itemView(at: 2) as! Card).button, heading: .next)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
      focus.enter((stage.carousel.itemView(at: 1) as! Card).button)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2, "the program moved it")
    }

    @Test func `the focus pauses autoplay and autoscroll`() {
      let stage = ViewStage(items: 3)
      stage.carousel.autoplayInterval = 1
      let focus = Focus(elsewhere: UIView(frame: .zero))
      focus.enter(stage.window)
      #expect(!stage.carousel.isAutoplaying)
      focus.swipe(.down)
      #expect(stage.carousel.isAutoplayPaused)
      stage.carousel.isAutoplayPaused = false
      #expect(stage.carousel.isAutoplaying)
      stage.carousel.becomeFirstResponder()
      #expect(!stage.carousel.isAutoplaying)
      stage.carousel.resignFirstResponder()
      #expect(stage.carousel.isAutoplayPaused, "until the user plays it")
      stage.carousel.isAutoplayPaused = false
      #expect(stage.carousel.isAutoplaying)
      Device.set(isSwitchControlRunning: true)
      #expect(!stage.carousel.isAutoplaying)
      Device.set(isSwitchControlRunning: false)
      #expect(stage.carousel.isAutoplayPaused)
      stage.carousel.isAutoplayPaused = false
      #expect(stage.carousel.isAutoplaying)
      Device.set(isVoiceOverRunning: true)
      #expect(!stage.carousel.isAutoplaying, "at once")
    }

    @Test func `notifications are observed as long as the observer lives`() {
      let name = NSNotification.Name("Test")
      var calls = 0
      var observer: NotificationObserver? = NotificationObserver(of: [name]) { calls += 1 }
      NotificationCenter.default.post(name: name, object: nil)
      withExtendedLifetime(observer) {}
      observer = nil
      NotificationCenter.default.post(name: name, object: nil)
      #expect(calls == 1)
    }

    // MARK: Pointers

    private func lit(_ place: CGPoint, in stage: ViewStage) -> (region: UIPointerRegion, view: UIView)? {
      let interactions = stage.carousel.interactions.compactMap { $0 as? UIPointerInteraction }
      #expect(interactions.count == 1)
      guard let lit = interactions.first?.lit(at: place, in: stage.carousel) else { return nil }
      guard case .hover(let preview, .overlay, prefersShadow: false, prefersScaledContent: false) = lit.style.effect
      else {
        Issue.record("an item is lifted or moved")
        return nil
      }
      return (lit.region, preview.view)
    }

    @Test func `a pointer highlights the item that a click would select, where it is visible`() throws {
      let stage = ViewStage(items: 12, placeholders: 4) { $0.style = .coverFlow }
      stage.carousel.currentIndex = 5
      let current = try #require(lit(CGPoint(x: 300, y: 150), in: stage))
      #expect(current.view === stage.carrier(5))
      #expect(current.region.rect == CGRect(x: 250, y: 110, width: 100, height: 80))
      let seen = stage.place(6)!
      let place = CGPoint(x: seen.x - 100, y: seen.y - 200)
      let aside = try #require(lit(place, in: stage))
      #expect(aside.view === stage.carrier(6))
      #expect(aside.region.rect.contains(place))
      #expect(aside.region.rect.width < 80, "it is tilted")
      #expect(aside.region.identifier != current.region.identifier)
      #expect(lit(CGPoint(x: 300, y: 5), in: stage) == nil, "nothing is highlighted beside the items")
      #expect(Device.breaches == [])
      stage.carousel.currentIndex = 0
      let placeholder = stage.place(-1)!
      #expect(lit(CGPoint(x: placeholder.x - 100, y: placeholder.y - 200), in: stage) == nil)
      stage.carousel.highlightsItemsUnderPointer = false
      #expect(lit(CGPoint(x: 300, y: 150), in: stage) == nil)
    }

    @Test func `a pointer finds the visible item even if the bounds have an origin`() throws {
      let stage = ViewStage()
      stage.carousel.bounds.origin = CGPoint(x: 400, y: 50)
      Device.layOut()
      let item = try #require(lit(CGPoint(x: 700, y: 200), in: stage))
      #expect(item.view === stage.carrier(0))
      #expect(item.region.rect == CGRect(x: 650, y: 160, width: 100, height: 80))
    }
  }
}

/// A view that accepts keys, but no text.
private final class KeyTaker: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
