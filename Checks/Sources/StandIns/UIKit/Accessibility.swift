import Foundation

@MainActor
public enum UIAccessibility {
  public struct Notification: Hashable, Sendable {
    let name: String
    public static let pageScrolled = Notification(name: "pageScrolled")
    public static let layoutChanged = Notification(name: "layoutChanged")
    public static let announcement = Notification(name: "announcement")
  }
  public static var isReduceMotionEnabled: Bool { Device.reducesMotion }
  public static var prefersCrossFadeTransitions: Bool { Device.prefersCrossFade }
  public static var isDarkerSystemColorsEnabled: Bool { Device.increasesContrast }
  public static var isVoiceOverRunning: Bool { Device.isVoiceOverRunning }
  public static var isSwitchControlRunning: Bool { Device.isSwitchControlRunning }
  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChange")
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChange")
  public static func post(notification: Notification, argument: Any?) {
    Device.announcements.append((notification, argument as? String))
  }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}

public enum UIAccessibilityContainerType: Sendable { case none, semanticGroup }
public enum UIAccessibilityScrollDirection: Sendable { case right, left, up, down, next, previous }

@MainActor
open class UIAccessibilityElement: UIResponder {
  public weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}
