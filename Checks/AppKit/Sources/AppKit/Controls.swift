import Foundation

/// A button: takes the mouse for itself, and knows where in it it was clicked.
@MainActor
public final class NSButton: NSView {
  public var clicks: [NSPoint] = []
  private var isDown = false

  public override func mouseDown(with event: NSEvent) {
    isDown = bounds.contains(convert(event.locationInWindow, from: nil))
  }
  public override func mouseDragged(with event: NSEvent) {}
  public override func mouseUp(with event: NSEvent) {
    let place = convert(event.locationInWindow, from: nil)
    if isDown, bounds.contains(place) { clicks.append(place) }
    isDown = false
  }
}

@MainActor
open class NSImageView: NSView {
  open var image: NSImage?
}

public final class CGImage: Sendable {
  public let name: String
  init(name: String) { self.name = name }
}

public final class NSImage: NSObject {
  public let name: String
  public let size: NSSize
  public init?(data: Data) {
    guard let name = String(data: data, encoding: .utf8), !name.hasPrefix("broken") else { return nil }
    (self.name, size) = (name, NSSize(width: 10, height: 10))
  }
  public init(cgImage: CGImage, size: NSSize) { (name, self.size) = (cgImage.name, size) }
  public func cgImage(forProposedRect rect: UnsafeMutablePointer<NSRect>?, context: Any?, hints: [String: Any]?)
    -> CGImage?
  {
    CGImage(name: name)
  }
}

@MainActor
public final class NSBitmapImageRep: NSObject {
  public let size: NSSize
  public internal(set) weak var drawn: NSView?
  public internal(set) var wasHidden = false
  init(size: NSSize) { self.size = size }
  public var cgImage: CGImage? {
    CGImage(name: wasHidden ? "nothing" : "drawn \(drawn.map { "\($0.frame.size)" } ?? "")")
  }
}

@MainActor
public enum NSAccessibility {
  public struct Role: Equatable, Sendable {
    let name: String
    public static let list = Role(name: "list")
    public static let incrementor = Role(name: "incrementor")
    public static let group = Role(name: "group")
  }
  public struct Notification: Equatable, Sendable {
    let name: String
    public static let valueChanged = Notification(name: "valueChanged")
  }
  public static func post(element: Any, notification: Notification) { Device.announcements.append(notification) }
}

@MainActor
public final class NSWorkspace: NSObject {
  public static let shared = NSWorkspace()
  public let notificationCenter = NotificationCenter()
  public var accessibilityDisplayShouldReduceMotion = false
  public var isVoiceOverEnabled = false
  nonisolated public static let accessibilityDisplayOptionsDidChangeNotification = NSNotification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}
