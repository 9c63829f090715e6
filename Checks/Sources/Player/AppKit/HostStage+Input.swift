import AppKit
import struct CarouselEngine.Point2D
@testable import CarouselEngine
@testable import CarouselViews
import CarouselScenarios

/// The state of the mouse while its button is down.
struct Gesture {
  /// The last report of a traces' drag.
  var report = (translation: Point2D.zero, velocity: Point2D.zero)
  /// The control under the mouse in an item.
  var control: NSView?
  var isDown = false
  var last = Point2D.zero
}

// User input as AppKit events.
extension HostStage {
  func performInput(_ step: Step) throws -> String? {
    switch step.name {
    case .touchDown, .touchUp, .beginDragging, .drag, .endDragging, .tap: performRecognised(step)
    case .pointerDown: try pointerDown(step)
    case .pointerMoved: return pointerMoved(step)
    case .pointerUp:
      window.release(inWindow(step))
      gesture = Gesture()
    case .wheel: return try turn(step)
    case .key: return try press(step)
    case .focus: focus(step)
    case .unfocus: window.makeFirstResponder(elsewhere)
    case .autoplayReason: try setReason(step)
    default: throw UnplayableStep("AppKit has no `\(step.name.rawValue)`")
    }
    return nil
  }

  /// Converts a point of the carousel to the window.
  private func inWindow(_ step: Step) -> CGPoint {
    CGPoint(x: step.number("x") + carousel.frame.minX, y: step.number("y") + carousel.frame.minY)
  }

  // MARK: The mouse

  private func pointerDown(_ step: Step) throws {
    guard step.text("on").isEmpty else { throw UnplayableStep("AppKit gives a press on a control to that alone.") }
    guard step.texts("contentScrolls").isEmpty, step.texts("surroundingsScroll").isEmpty else {
      throw UnplayableStep("A mouse that is pressed scrolls nothing else.")
    }
    gesture = Gesture(isDown: true, last: step.point)
    window.press(inWindow(step))
  }

  private func pointerMoved(_ step: Step) -> String {
    window.drag(inWindow(step))
    if carousel.isDragging { return "drags" }
    return carousel.controller.gesture.state == .undecided ? "undecided" : "ignored"
  }

  /// Performs the traces' drags and taps, which are reports of recognisers: AppKit has none, so the engine is called
  /// directly.
  private func performRecognised(_ step: Step) {
    switch step.name {
    case .touchDown: carousel.withController { $0.touchDown() }
    case .touchUp: carousel.withController { $0.touchUp() }
    case .beginDragging: carousel.withController { $0.beginDragging(translation: step.point) }
    case .drag:
      let velocity = Point2D(x: step.number("velocityX"), y: step.number("velocityY"))
      carousel.update { $0.drag(translation: step.point, velocity: velocity) }
    case .endDragging:
      carousel.withController { $0.touchUp() }
      carousel.update { $0.endDragging() }
    default: carousel.withController { $0.tap(at: step.point) }
    }
  }

  // MARK: Wheels

  private static let phases: [String: NSEvent.Phase] = [
    "mayBegin": .mayBegin, "changed": .changed, "ended": .ended, "cancelled": .cancelled,
  ]

  private func turn(_ step: Step) throws -> String {
    let unit = step.arguments["unit"]?.text ?? "point"
    guard unit != "page" else { throw UnplayableStep("AppKit tells of no pages.") }
    let event = NSEvent()
    // AppKit reports lines for a wheel.
    let lines = unit == "notch" ? -3.0 : -1
    event.scrollingDeltaX = lines * step.number("x")
    event.scrollingDeltaY = lines * step.number("y")
    event.hasPreciseScrollingDeltas = unit == "point"
    event.phase = Self.phases[step.text("phase")] ?? []
    if step.text("phase") == "momentum" { event.momentumPhase = .changed }
    event.modifierFlags = modifiers(step)
    let content = step.texts("contentScrolls"), around = step.texts("surroundingsScroll")
    let list = NSScrollView(frame: carousel.currentItemView?.bounds ?? .zero)
    list.documentView = Self.document(of: list, longerIn: content)
    if !content.isEmpty { carousel.currentItemView?.addSubview(list) }
    defer { list.removeFromSuperview() }
    let document = Self.document(of: surroundings, longerIn: around)
    surroundings.documentView = document
    defer { document.removeFromSuperview() }
    let (scrolled, listed, unused) = (surroundings.scrolled, list.scrolled, NSResponder.unused.count)
    let middle = CGPoint(x: carousel.frame.midX, y: carousel.frame.midY)
    event.locationInWindow = middle
    (content.isEmpty ? carousel : list).scrollWheel(with: event)
    let isTaken = surroundings.scrolled != scrolled || list.scrolled != listed || NSResponder.unused.count > unused
    return Self.answer(!isTaken)
  }

  private static func document(of view: NSScrollView, longerIn directions: [String]) -> NSView {
    let size = view.bounds.size
    return NSView(
      frame: CGRect(
        x: 0, y: 0, width: size.width * (directions.contains("horizontal") ? 3 : 1),
        height: size.height * (directions.contains("vertical") ? 3 : 1)))
  }

  private func modifiers(_ step: Step) -> NSEvent.ModifierFlags {
    let flags: [String: NSEvent.ModifierFlags] = [
      "shift": .shift, "control": .control, "option": .option, "command": .command,
    ]
    return step.texts("modifiers").reduce(into: []) { $0.formUnion(flags[$1] ?? []) }
  }

  // MARK: Keys and the focus

  /// The virtual key codes of HIToolbox/Events.h.
  private static let keys: [String: UInt16] = [
    "left": 123, "right": 124, "down": 125, "up": 126, "pageUp": 116, "pageDown": 121, "home": 115, "end": 119,
    "select": 36,
  ]

  private func press(_ step: Step) throws -> String {
    guard let key = Self.keys[step.text("key")] else { throw UnplayableStep("there is no key `\(step.text("key"))`") }
    let focused: NSView =
      switch step.text("focus") {
      case "item": FocusTaker(frame: .zero)
      case "control": NSTextField(frame: .zero)
      default: carousel
      }
    if focused !== carousel { carousel.currentItemView?.addSubview(focused) }
    let holder = window.firstResponder
    if !hasMovedFocus || focused === carousel { window.makeFirstResponder(focused) }
    let event = NSEvent()
    event.keyCode = key
    event.modifierFlags = modifiers(step)
    let unused = NSResponder.unused.count
    window.firstResponder?.keyDown(with: event)
    if focused !== carousel {
      if !hasMovedFocus { window.makeFirstResponder(holder) }
      focused.removeFromSuperview()
    }
    return Self.answer(NSResponder.unused.count == unused)
  }

  private func focus(_ step: Step) {
    hasMovedFocus = true
    guard let card = carousel.itemView(at: step.whole("index")) else { return }
    let view = step.flag("editing") ? NSTextField(frame: .zero) : FocusTaker(frame: .zero)
    card.addSubview(view)
    if step.flag("keyboard", or: true) { window.tab(to: view) } else { window.makeFirstResponder(view) }
  }

  // MARK: Autoplay

  private func setReason(_ step: Step) throws {
    let isGiven = step.flag("given")
    switch step.text("reason") {
    case "hovered":
      window.point(at: CGPoint(x: isGiven ? carousel.frame.midX : 5, y: isGiven ? carousel.frame.midY : 5))
    case "focused": window.makeFirstResponder(isGiven ? carousel : elsewhere)
    case "hidden": carousel.isHidden = isGiven
    case let reason: throw UnplayableStep("no host tells the reason `\(reason)`")
    }
  }
}
