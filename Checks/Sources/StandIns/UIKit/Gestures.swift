import Foundation

@MainActor
public final class UITouch: NSObject {
  public internal(set) var view: UIView?
  /// The location in the window.
  var place: CGPoint
  public enum TouchType: Int { case direct, indirect, pencil, indirectPointer }
  public let type: TouchType
  public init(view: UIView?, place: CGPoint, type: TouchType = .direct) {
    (self.view, self.place, self.type) = (view, place, type)
  }
  public func location(in view: UIView?) -> CGPoint { view?.fromWindow(place) ?? place }
}

@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }
}

public enum UIScrollTypeMask: Sendable { case none, continuous, discrete, all }

@MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Sendable { case possible, began, changed, ended, cancelled, failed }

  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public var isEnabled = true
  public var cancelsTouchesInView = true
  public var delaysTouchesEnded = true
  public var allowedTouchTypes: [NSNumber] = [0]
  /// The buttons of a remote control that it recognises.
  public var allowedPressTypes: [NSNumber] = []
  public internal(set) var modifierFlags = UIKeyModifierFlags()
  public internal(set) weak var view: UIView?
  open var state = State.possible
  private var targets: [(object: Weak<AnyObject>, selector: Selector)] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Does not retain the target.
  public func addTarget(_ target: Any, action: Selector) { targets.append((Weak(target as AnyObject), action)) }

  /// Enters a state and notifies the targets.
  func enter(_ state: State) {
    self.state = state
    for (target, selector) in targets {
      if let object = target.object {
        selector.perform(object, self)
      } else {
        Device.breach("a recogniser's target is gone")
      }
    }
  }

  var isActive: Bool { state == .began || state == .changed }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }

  /// The number of fingers that it follows.
  var touches = 0

  /// The location of the finger in the window, and since when and how fast it moves.
  var start = CGPoint.zero
  var place = CGPoint.zero

  public func location(in view: UIView?) -> CGPoint { view?.fromWindow(place) ?? place }
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  public var maximumNumberOfTouches = Int.max
  public var minimumNumberOfTouches = 1
  public var allowedScrollTypesMask = UIScrollTypeMask.none
  var offset = CGPoint.zero
  var speed = CGPoint.zero

  public func translation(in view: UIView?) -> CGPoint { CGPoint(x: offset.x, y: offset.y) }
  public func setTranslation(_ translation: CGPoint, in view: UIView?) { offset = translation }
  public func velocity(in view: UIView?) -> CGPoint { speed }

  /// Enters a state with a recorded report.
  public func report(_ state: State, at place: CGPoint? = nil, translation: CGPoint, velocity: CGPoint) {
    (offset, speed) = (translation, velocity)
    if let place { self.place = place }
    enter(state)
  }
}

/// Recognises a drag that begins at an edge of the screen.
public final class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How far from the edge a finger may touch, in points.
  static let reach: CGFloat = 20
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
  }

  /// Recognises a tap at a point of the window, if its delegate allows it.
  /// - Parameter meanwhile: Called between the question and the tap.
  @discardableResult
  public func report(tapAt point: CGPoint, meanwhile: () -> Void = {}) -> Bool {
    place = point
    let begins = delegate?.gestureRecognizerShouldBegin(self) ?? true
    meanwhile()
    if begins { enter(.ended) }
    state = .possible
    return begins
  }
}
