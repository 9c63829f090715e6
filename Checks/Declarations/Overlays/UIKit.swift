// UIKit's Swift API.
@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKit

@MainActor
public struct UIAccessibility {
  public struct Notification: Sendable {
    public static let pageScrolled = Notification()
    public static let layoutChanged = Notification()
    public static let announcement = Notification()
  }
  public static var isReduceMotionEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  nonisolated public static var voiceOverStatusDidChangeNotification: NSNotification.Name { fatalError() }
  nonisolated public static var switchControlStatusDidChangeNotification: NSNotification.Name { fatalError() }
  nonisolated public static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name { fatalError() }
  nonisolated public static var reduceMotionStatusDidChangeNotification: NSNotification.Name { fatalError() }
  nonisolated public static var prefersCrossFadeTransitionsStatusDidChange: NSNotification.Name { fatalError() }
  public static func post(notification: Notification, argument: Any?) {}
}

extension UIImage { public convenience init?(data: Data) { self.init() } }

#if !os(tvOS)
  extension UIPointerRegion {
    public convenience init(rect: CGRect, identifier: AnyHashable? = nil) { self.init(__rect: rect, identifier: nil) }
    public var identifier: AnyHashable? { nil }
  }
  public enum UIPointerEffect {
    public enum TintMode: Sendable { case none, overlay, underlay }
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
      UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
      prefersScaledContent: Bool = true)
  }
  public enum UIPointerShape { case roundedRect(CGRect) }
  extension UIPointerStyle {
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  }

  extension UIContextMenuConfiguration {
    public convenience init(
      identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
      actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) { self.init(__identifier: identifier, previewProvider: previewProvider, actionProvider: actionProvider) }
  }
#endif

extension UIAction {
  public convenience init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.init(__handler: handler)
  }
}
extension UIMenu {
  public convenience init(title: String = "", children: [UIMenuElement] = []) {
    self.init(__title: title, children: children)
  }
}
extension UIApplicationDelegate {
  @MainActor public static func main() {}
}
extension UIControl.State { public static var normal: UIControl.State { [] } }
