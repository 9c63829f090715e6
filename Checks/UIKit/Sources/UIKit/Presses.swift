import Foundation

public enum UIKeyboardHIDUsage: Sendable {
  case keyboardLeftArrow, keyboardRightArrow, keyboardUpArrow, keyboardDownArrow, keyboardPageUp, keyboardPageDown
  case keyboardHome, keyboardEnd, keyboardReturnOrEnter, keypadEnter, keyboardSpacebar, keyboardA
}

@MainActor
public final class UIKey: NSObject {
  public let keyCode: UIKeyboardHIDUsage
  public init(_ keyCode: UIKeyboardHIDUsage) { self.keyCode = keyCode }
}

@MainActor
public final class UIPress: NSObject {
  public enum PressType: Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
  public let key: UIKey?
  public let type: PressType
  public init(key: UIKeyboardHIDUsage) { (self.key, type) = (UIKey(key), .menu) }
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
  public init(heading: UIFocusHeading, from view: UIView?) { (focusHeading, previouslyFocusedView) = (heading, view) }
}
