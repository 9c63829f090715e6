// What of UIKit is Swift.
@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKit

@MainActor
public struct UIAccessibility {
  public struct Notification: Sendable {
    public static let pageScrolled = Notification()
    public static let layoutChanged = Notification()
  }
  public static var isReduceMotionEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  nonisolated public static var reduceMotionStatusDidChangeNotification: NSNotification.Name { fatalError() }
  nonisolated public static var prefersCrossFadeTransitionsStatusDidChange: NSNotification.Name { fatalError() }
  public static func post(notification: Notification, argument: Any?) {}
}

extension UIImage { public convenience init?(data: Data) { self.init() } }
