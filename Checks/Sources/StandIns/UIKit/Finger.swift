import Foundation

/// A finger on the screen: its touch, the recognisers that follow it, and those that take it.
@MainActor
public final class Finger {
  private let touch: UITouch
  private let window: UIWindow
  private var recognizers: [UIGestureRecognizer] = []
  private var start: CGPoint
  private var trail: [(time: Double, place: CGPoint)] = []
  private weak var control: UIControl?
  /// The distance that makes it a drag, in points.
  public static let slop: CGFloat = 10

  /// Touches the window at a point, or presses a button of a pointer there.
  @discardableResult
  public init(at place: CGPoint, in window: UIWindow, type: UITouch.TouchType = .direct) {
    self.window = window
    start = place
    touch = UITouch(view: window.hitTest(place, with: nil), place: place, type: type)
    control = touch.view as? UIControl
    trail = [(Device.time, place)]
    var view = touch.view
    while let next = view {
      for recognizer in next.gestureRecognizers ?? [] where recognizer.isEnabled {
        if recognizer.allowedTouchTypes.isEmpty { continue }
        if recognizer.isActive { continue }
        if recognizer is UITapGestureRecognizer, recognizer.touches > 0 {
          // Two fingers are not a tap.
          recognizer.state = .failed
          continue
        }
        if let pan = recognizer as? UIPanGestureRecognizer, pan.touches >= pan.maximumNumberOfTouches { continue }
        guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true else { continue }
        recognizer.state = .possible
        recognizer.touches += 1
        (recognizer.start, recognizer.place) = (place, place)
        recognizers.append(recognizer)
      }
      view = next.superview
    }
    for recognizer in recognizers { recognizer.touchesBegan([touch], with: UIEvent()) }
  }

  /// The view that the finger touched.
  public var touchedView: UIView? { touch.view }

  /// Moves the finger; the caller sets the time.
  public func move(to place: CGPoint) {
    touch.place = place
    trail.append((Device.time, place))
    let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
    // Which of several comes first is not defined; here it is the outermost one.
    for recognizer in recognizers.reversed() {
      recognizer.place = place
      guard let pan = recognizer as? UIPanGestureRecognizer else {
        if recognizer is UITapGestureRecognizer, recognizer.state == .possible, hypot(way.x, way.y) > Self.slop {
          recognizer.state = .failed
        }
        continue
      }
      (pan.offset, pan.speed) = (way, speed)
      if pan.isActive { pan.enter(.changed) }
      if pan.state == .possible, hypot(way.x, way.y) > Self.slop { begin(pan) }
    }
    if control != nil, hypot(way.x, way.y) > 1 { control?.drags += 1 }
  }

  /// The velocity over the last tenth of a second, in points per second.
  private var speed: CGPoint {
    let recent = trail.filter { $0.time >= Device.time - 0.1 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    let time = CGFloat(last.time - first.time)
    return CGPoint(x: (last.place.x - first.place.x) / time, y: (last.place.y - first.place.y) / time)
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    guard !recognizers.contains(where: { $0.isActive && prevents($0, recognizer) }) else {
      return recognizer.state = .failed
    }
    if recognizer is UIScreenEdgePanGestureRecognizer {
      if start.x > UIScreenEdgePanGestureRecognizer.reach { return recognizer.state = .failed }
      // It takes its time, so others must wait for it.
      if recognizer.place.x - start.x < 2 * Self.slop { return }
    }
    // It begins as soon as those that it waits for have failed.
    if recognizers.contains(where: { $0 !== recognizer && $0.state == .possible && waits(recognizer, for: $0) }) {
      return
    }
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else {
      return recognizer.state = .failed
    }
    recognizer.enter(.began)
    for other in recognizers where other !== recognizer && other.state == .possible && prevents(recognizer, other) {
      other.state = .failed
      other.reset()
    }
    if recognizer.cancelsTouchesInView { control = nil }
  }

  private func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    (one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false)
  }

  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
    let together =
      (one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false)
    return !together
  }

  /// Lifts the finger; a touch that was not a drag may be a tap.
  public func lift() {
    for recognizer in recognizers { recognizer.touchesEnded([touch], with: UIEvent()) }
    for recognizer in recognizers {
      if let pan = recognizer as? UIPanGestureRecognizer, pan.isActive {
        pan.speed = speed
        pan.enter(.ended)
      } else if recognizer is UITapGestureRecognizer, recognizer.state == .possible {
        let isTaken = recognizers.contains {
          $0.state == .ended && ($0 is UITapGestureRecognizer || waits(recognizer, for: $0))
        }
        if !isTaken, recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true {
          recognizer.enter(.ended)
          if recognizer.cancelsTouchesInView { control = nil }
        }
      }
    }
    control?.taps += 1
    finish()
  }

  /// The system cancels the touch.
  public func cancel() {
    for recognizer in recognizers { recognizer.touchesCancelled([touch], with: UIEvent()) }
    for recognizer in recognizers where recognizer.isActive {
      (recognizer as? UIPanGestureRecognizer)?.speed = speed
      recognizer.enter(.cancelled)
    }
    finish()
  }

  private func finish() {
    for recognizer in recognizers {
      recognizer.touches -= 1
      guard recognizer.touches == 0 else { continue }
      recognizer.state = .possible
      recognizer.reset()
    }
    recognizers = []
  }
}

/// A wheel or a trackpad over a view.
@MainActor
public enum MouseWheel {
  /// Turns a wheel with notches, or moves two fingers on a trackpad, in steps; then it rests. The innermost recogniser
  /// that begins handles them.
  /// - Returns: Its view, or nil if none begins.
  @discardableResult
  public static func turn(
    by steps: [CGPoint], isPrecise: Bool, at place: CGPoint, in window: UIWindow, holding keys: UIKeyModifierFlags = []
  ) -> UIView? {
    guard let first = steps.first, let pan = pan(isPrecise, first, place, window, keys) else { return nil }
    pan.enter(.began)
    for step in steps.dropFirst() {
      pan.offset = CGPoint(x: pan.offset.x + step.x, y: pan.offset.y + step.y)
      pan.enter(.changed)
    }
    pan.enter(.ended)
    pan.state = .possible
    return pan.view
  }

  private static func pan(
    _ isPrecise: Bool, _ step: CGPoint, _ place: CGPoint, _ window: UIWindow, _ keys: UIKeyModifierFlags
  ) -> UIPanGestureRecognizer? {
    let mask = isPrecise ? UIScrollTypeMask.continuous : .discrete
    var view = window.hitTest(place, with: nil)
    while let next = view {
      for case let pan as UIPanGestureRecognizer in next.gestureRecognizers ?? []
      where pan.allowedScrollTypesMask == .all || pan.allowedScrollTypesMask == mask {
        (pan.offset, pan.speed, pan.place, pan.modifierFlags) = (step, .zero, place, keys)
        if pan.delegate?.gestureRecognizerShouldBegin(pan) ?? true { return pan }
      }
      view = next.superview
    }
    return nil
  }
}
