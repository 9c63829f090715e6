import Foundation

@MainActor
open class NSControl: NSView {
  public var isEnabled = true
  public weak var target: AnyObject?
  public var action: Selector?
  public var alignment = NSTextAlignment.natural
  public var stringValue = "" { didSet { invalidateIntrinsicContentSize() } }

  /// Does what it is for.
  public func sendAction() {
    guard isEnabled, let action else { return }
    guard let target else { return Device.breach("a control's target is gone") }
    action.perform(target, self)
  }
}

public enum NSTextAlignment: Sendable { case natural, center }

@MainActor
open class NSTextField: NSControl {
  public var isEditable = true
  public var isSelectable = true
  public var isBezeled = true
  public var drawsBackground = true
  open override var intrinsicContentSize: NSSize { NSSize(width: 7 * stringValue.count, height: 16) }
}

/// A button: takes the mouse for itself, and knows where in it it was clicked.
@MainActor
open class NSButton: NSControl {
  public var clicks: [NSPoint] = []
  public var isBordered = true
  public var image: NSImage?
  private var isDown = false

  public override func mouseDown(with event: NSEvent) {
    isDown = bounds.contains(convert(event.locationInWindow, from: nil))
  }
  public override func mouseDragged(with event: NSEvent) {}
  public override func mouseUp(with event: NSEvent) {
    let place = convert(event.locationInWindow, from: nil)
    if isDown, bounds.contains(place) {
      clicks.append(place)
      sendAction()
    }
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
  public init?(systemSymbolName: String, accessibilityDescription: String?) {
    (name, size) = (systemSymbolName, NSSize(width: 10, height: 10))
  }
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
