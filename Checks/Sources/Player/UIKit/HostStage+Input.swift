import CarouselScenarios
@testable import CarouselViews
import UIKit

/// The state of a finger while it is down.
struct Gesture {
  var finger: Finger?
  /// For drags of the traces, which are reports of the recogniser: a finger that only touches.
  var touch: UITouch?
  var report = (translation: CGPoint.zero, velocity: CGPoint.zero)
  /// The control under the finger in an item.
  var control: UIView?
}

// User input as UIKit events.
extension HostStage {
  func performInput(_ step: Step) throws -> String? {
    switch step.name {
    case .touchDown: touchDown()
    case .touchUp: touchUp()
    case .beginDragging: report(.began, step.place, .zero)
    case .drag:
      report(.changed, step.place, CGPoint(x: step.number("velocityX"), y: step.number("velocityY")))
    case .endDragging:
      touchUp()
      report(.ended, gesture.report.translation, gesture.report.velocity)
    case .tap:
      tap.report(tapAt: inWindow(step.place))
      touchUp()
    case .pointerDown: pointerDown(step)
    case .pointerMoved: return pointerMoved(step)
    case .pointerUp:
      gesture.finger?.move(to: inWindow(step.place))
      gesture.finger?.lift()
      endGesture()
    case .pointerCancelled:
      gesture.finger?.cancel()
      endGesture()
    case .wheel: return try turn(step)
    case .key: return try press(step)
    case .focus: focus(step)
    case .unfocus:
      elsewhere.becomeFirstResponder()
      focusEngine?.swipe(.next)
    case .autoplayReason: try setReason(step)
    default: throw UnplayableStep("there is no step `\(step.name.rawValue)`")
    }
    return nil
  }

  /// Converts a point of the carousel to the window.
  private func inWindow(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + carousel.frame.minX, y: point.y + carousel.frame.minY)
  }

  // MARK: Fingers

  private func pointerDown(_ step: Step) {
    let controls: [String: UIView] = ["button": UIButton(frame: .zero), "slider": UISlider(frame: .zero)]
    if let control = controls[step.text("on")], let hit = carousel.controller.hitTest(step.point),
      let card = carousel.itemView(at: hit.item.index)
    {
      control.frame = card.bounds
      card.addSubview(control)
      gesture.control = control
    }
    let content = step.texts("contentScrolls")
    if !content.isEmpty, let card = carousel.currentItemView {
      let list = UIScrollView(frame: card.bounds)
      list.contentSize = Self.size(list.bounds.size, longerIn: content)
      card.addSubview(list)
      gesture.control = list
    }
    surroundings.contentSize = Self.size(surroundings.bounds.size, longerIn: step.texts("surroundingsScroll"))
    gesture.finger = Finger(at: inWindow(step.place), in: window)
  }

  private func pointerMoved(_ step: Step) -> String {
    gesture.finger?.move(to: inWindow(step.place))
    if carousel.isDragging { return "drags" }
    if gesture.control is UISlider { return "ignored" }
    return pan.state == .possible && tap.state == .possible ? "undecided" : "ignored"
  }

  private func endGesture() {
    gesture.control?.removeFromSuperview()
    gesture = Gesture()
  }

  // MARK: Reports of recognisers

  private var recognizers: [UIGestureRecognizer] { carousel.gestureRecognizers ?? [] }
  private var observer: TouchObserver { recognizers.compactMap { $0 as? TouchObserver }.first! }
  private var pan: UIPanGestureRecognizer {
    recognizers.compactMap { $0 as? UIPanGestureRecognizer }.first { $0.allowedScrollTypesMask != .discrete }!
  }
  private var tap: UITapGestureRecognizer { recognizers.compactMap { $0 as? UITapGestureRecognizer }.first! }

  private func touchDown() {
    guard gesture.touch == nil else { return }
    let touch = UITouch(view: nil, place: .zero)
    gesture.touch = touch
    observer.touchesBegan([touch], with: UIEvent())
  }

  private func touchUp() {
    guard let touch = gesture.touch else { return }
    gesture.touch = nil
    observer.touchesEnded([touch], with: UIEvent())
    observer.state = .possible
  }

  private func report(_ state: UIGestureRecognizer.State, _ translation: CGPoint, _ velocity: CGPoint) {
    gesture.report = (translation, velocity)
    pan.report(state, translation: translation, velocity: velocity)
  }

  // MARK: Wheels

  private func turn(_ step: Step) throws -> String {
    let notches = CGPoint(x: step.number("x"), y: step.number("y"))
    guard step.text("unit") == "notch", abs(notches.x) + abs(notches.y) == 1 else {
      throw UnplayableStep("UIKit tells one notch of a wheel at a time, and trackpads by a recogniser of drags")
    }
    let modifiers = try keyModifiers(step)
    let content = step.texts("contentScrolls"), around = step.texts("surroundingsScroll")
    let list = UIScrollView(frame: carousel.currentItemView?.bounds ?? .zero)
    list.contentSize = Self.size(list.bounds.size, longerIn: content)
    // At its end it leaves the wheel to others.
    list.panGestureRecognizer.allowedScrollTypesMask = .none
    if !content.isEmpty { carousel.currentItemView?.addSubview(list) }
    defer { list.removeFromSuperview() }
    surroundings.contentSize = Self.size(surroundings.bounds.size, longerIn: around)
    Device.layOut()
    let middle = inWindow(CGPoint(x: carousel.bounds.midX, y: carousel.bounds.midY))
    let way = CGPoint(x: -10 * notches.x, y: -10 * notches.y)
    let taker = MouseWheel.turn(by: [way], isPrecise: false, at: middle, in: window, holding: modifiers)
    return Self.answer(taker === carousel)
  }

  private static func size(_ size: CGSize, longerIn directions: [String]) -> CGSize {
    CGSize(
      width: size.width * (directions.contains("horizontal") ? 3 : 1),
      height: size.height * (directions.contains("vertical") ? 3 : 1))
  }

  private func keyModifiers(_ step: Step) throws -> UIKeyModifierFlags {
    let flags: [String: UIKeyModifierFlags] = [
      "shift": .shift, "control": .control, "option": .alternate, "command": .command,
    ]
    return step.texts("modifiers").reduce(into: []) { $0.formUnion(flags[$1] ?? []) }
  }

  // MARK: Keys and the focus

  private static let keys: [String: UIKeyboardHIDUsage] = [
    "left": .keyboardLeftArrow, "right": .keyboardRightArrow, "up": .keyboardUpArrow, "down": .keyboardDownArrow,
    "pageUp": .keyboardPageUp, "pageDown": .keyboardPageDown, "home": .keyboardHome, "end": .keyboardEnd,
    "select": .keyboardReturnOrEnter,
  ]

  private func press(_ step: Step) throws -> String {
    guard let key = Self.keys[step.text("key")] else { throw UnplayableStep("there is no key `\(step.text("key"))`") }
    let focused: UIView =
      switch step.text("focus") {
      case "item": FocusTaker(frame: .zero)
      case "control": UITextField(frame: .zero)
      default: carousel
      }
    if focused !== carousel { carousel.currentItemView?.addSubview(focused) }
    let holder = carousel.firstResponder
    // The focus moves only for the key: steps that move it are separate.
    if !hasMovedFocus || focused === carousel { focused.becomeFirstResponder() }
    let unused = carousel.unusedPresses.count
    carousel.pressesBegan([UIPress(key: key, modifierFlags: try keyModifiers(step))], with: nil)
    if focused !== carousel {
      holder?.becomeFirstResponder()
      if holder == nil { focused.resignFirstResponder() }
      focused.removeFromSuperview()
    }
    return Self.answer(carousel.unusedPresses.count == unused)
  }

  private func focus(_ step: Step) {
    hasMovedFocus = true
    guard let card = carousel.itemView(at: step.whole("index")) else { return }
    let isEditing = step.flag("editing")
    let view = isEditing ? UITextField(frame: .zero) : FocusTaker(frame: .zero)
    card.addSubview(view)
    if isEditing { view.becomeFirstResponder() }
    let focus = Focus(elsewhere: elsewhere)
    focusEngine = focus
    focus.enter(view, heading: step.flag("keyboard", or: true) ? .next : [])
  }

  // MARK: Autoplay

  private func setReason(_ step: Step) throws {
    let isGiven = step.flag("given")
    switch step.text("reason") {
    case "hovered":
      recognizers.compactMap { $0 as? UIHoverGestureRecognizer }.first?.hover(isGiven ? .began : .ended)
    case "focused":
      if isGiven { carousel.becomeFirstResponder() } else { carousel.resignFirstResponder() }
    case "hidden": carousel.isHidden = isGiven
    case let reason: throw UnplayableStep("no host tells the reason `\(reason)`")
    }
  }
}

extension Step {
  fileprivate var place: CGPoint { CGPoint(x: number("x"), y: number("y")) }
}
