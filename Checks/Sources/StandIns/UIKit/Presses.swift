import Foundation

public enum UIKeyboardHIDUsage: Sendable {
  case keyboardLeftArrow, keyboardRightArrow, keyboardUpArrow, keyboardDownArrow, keyboardPageUp, keyboardPageDown
  case keyboardHome, keyboardEnd, keyboardReturnOrEnter, keypadEnter, keyboardSpacebar, keyboardA
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

@MainActor
public final class UIKey: NSObject {
  public let keyCode: UIKeyboardHIDUsage
  public let modifierFlags: UIKeyModifierFlags
  public init(_ keyCode: UIKeyboardHIDUsage, _ modifierFlags: UIKeyModifierFlags) {
    (self.keyCode, self.modifierFlags) = (keyCode, modifierFlags)
  }
}

/// The remote control of a television.
@MainActor
public enum Remote {
  /// Presses a button while a view has the focus: recognisers that accept it recognise it, and the view receives it.
  public static func press(_ type: UIPress.PressType, on view: UIView) {
    for recognizer in view.gestureRecognizers ?? []
    where recognizer.isEnabled && recognizer.allowedPressTypes.contains(NSNumber(value: type.rawValue)) {
      recognizer.place = view.inWindow(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
      guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else { continue }
      recognizer.enter(.ended)
      recognizer.state = .possible
    }
    view.pressesBegan([UIPress(type: type)], with: nil)
  }
}

/// An editable text.
@MainActor
public protocol UIKeyInput: AnyObject {}

@MainActor
public final class UIPress: NSObject {
  public enum PressType: Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
  public let key: UIKey?
  public let type: PressType
  public init(key: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags = []) {
    (self.key, type) = (UIKey(key, modifierFlags), .menu)
  }
  public init(type: PressType) { (key, self.type) = (nil, type) }
}

public class UIEvent: NSObject {}
public final class UIPressesEvent: UIEvent {}

public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4)
  public static let right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16)
}

@MainActor
public final class UIFocusUpdateContext: NSObject {
  public let focusHeading: UIFocusHeading
  public let previouslyFocusedView: UIView?
  public let nextFocusedView: UIView?
  public init(heading: UIFocusHeading, from view: UIView?, to next: UIView? = nil) {
    (focusHeading, previouslyFocusedView, nextFocusedView) = (heading, view, next)
  }
}

public final class UIFocusAnimationCoordinator: NSObject {}

/// An item that can have the focus, or name its preferred environments.
@MainActor
public protocol UIFocusEnvironment: AnyObject {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}

/// The focus of a remote control: one view has it.
@MainActor
public final class Focus {
  public private(set) weak var view: UIView?
  /// The view that gets the focus when it leaves the carousel.
  public let elsewhere: UIView
  public init(elsewhere: UIView) {
    self.elsewhere = elsewhere
    UIView.focus = Weak(self)
  }

  /// Returns the view in an environment that gets the focus.
  private func target(in environment: any UIFocusEnvironment) -> UIView? {
    if let view = environment as? UIView, view.canBecomeFocused { return view }
    for inner in environment.preferredFocusEnvironments where inner !== environment {
      if let target = target(in: inner) { return target }
    }
    return (environment as? UIView)?.subviews.reversed().lazy.compactMap { self.target(in: $0) }.first
  }

  /// Moves the focus into an environment, if possible.
  @discardableResult
  public func enter(_ environment: any UIFocusEnvironment, heading: UIFocusHeading = []) -> Bool {
    guard let next = target(in: environment), next !== view else { return false }
    return go(to: next, heading: heading)
  }

  /// Simulates a swipe on the remote control: the focused view may keep the focus.
  @discardableResult
  public func swipe(_ heading: UIFocusHeading) -> Bool { go(to: elsewhere, heading: heading) }

  private func go(to next: UIView, heading: UIFocusHeading) -> Bool {
    let context = UIFocusUpdateContext(heading: heading, from: view, to: next)
    let chains = [chain(view), chain(next)]
    guard chains.joined().allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
    view = next
    for view in chains.joined() { view.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator()) }
    return true
  }

  private func chain(_ view: UIView?) -> [UIView] {
    var views: [UIView] = []
    var next = view
    while let view = next {
      views.append(view)
      next = view.superview
    }
    return views
  }
}
