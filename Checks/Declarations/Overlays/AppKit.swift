// AppKit's Swift API.
@_exported import AppKit
@_exported import Foundation
@_exported import QuartzCore

extension NSAccessibility {
  public static func post(element: Any, notification: NSAccessibility.Notification) {}
  public static func post(
    element: Any, notification: NSAccessibility.Notification, userInfo: [NSAccessibility.NotificationUserInfoKey: Any]?
  ) {}
}
extension NSImage { public convenience init?(data: Data) { self.init() } }
extension CGRect { public func fill() {} }
