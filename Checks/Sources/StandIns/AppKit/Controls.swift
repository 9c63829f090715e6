import Foundation

@MainActor
open class NSControl: NSView {
  public var isEnabled = true
  public weak var target: AnyObject?
  public var action: Selector?
  public var alignment = NSTextAlignment.natural
  public var stringValue = "" { didSet { invalidateIntrinsicContentSize() } }

  /// Sends the control's action.
  public func sendAction() {
    guard isEnabled, let action else { return }
    guard let target else { return Device.breach("a control's target is gone") }
    action.perform(target, self)
  }
}

extension NSControl {
  public enum StateValue: Sendable { case off, on }
}

public enum NSTextAlignment: Sendable { case natural, center }

@MainActor
open class NSTextField: NSControl {
  public var isEditable = true
  public var isSelectable = true
  public var isBezeled = true
  public var drawsBackground = true
  public override var acceptsFirstResponder: Bool { isEditable }
  open override var intrinsicContentSize: NSSize { NSSize(width: 7 * stringValue.count, height: 16) }
}

/// An editable text: a view, or the window's field editor, which edits its text fields.
@MainActor
open class NSText: NSView {
  public var isFieldEditor = false
  public var isEditable = true
  public weak var delegate: AnyObject?
  open override var acceptsFirstResponder: Bool { true }
  /// The field that the editor belongs to.
  open override var nextResponder: NSResponder? { delegate as? NSView ?? super.nextResponder }
}

/// Scrolls its content if that is larger.
@MainActor
open class NSScrollView: NSView {
  public var documentView: NSView? { didSet { if let documentView { addSubview(documentView) } } }
  public var contentSize: NSSize { bounds.size }
  public var scrolled = NSPoint.zero

  public override func scrollWheel(with event: NSEvent) {
    let size = documentView?.frame.size ?? .zero
    let isVertical = abs(event.scrollingDeltaY) > abs(event.scrollingDeltaX)
    guard isVertical ? size.height > contentSize.height : size.width > contentSize.width else {
      return super.scrollWheel(with: event)
    }
    scrolled = NSPoint(x: scrolled.x + event.scrollingDeltaX, y: scrolled.y + event.scrollingDeltaY)
  }
}

public final class NSScreen: NSObject, Sendable {
  public let maximumFramesPerSecond: Int
  public init(maximumFramesPerSecond: Int = 60) { self.maximumFramesPerSecond = maximumFramesPerSecond }
}

/// A button: it receives the mouse, and records where it was clicked.
@MainActor
open class NSButton: NSControl {
  public var clicks: [NSPoint] = []
  public var isBordered = true
  public var image: NSImage?
  public enum ButtonType: Sendable { case momentaryLight, pushOnPushOff }
  public var state = NSControl.StateValue.off
  public private(set) var type = ButtonType.momentaryLight
  public func setButtonType(_ type: ButtonType) { self.type = type }
  private var isDown = false
  open override var acceptsFirstResponder: Bool { isEnabled }

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
open class NSImageView: NSControl {
  open var image: NSImage?
}

public final class CGImage: Sendable {
  public let name: String
  init(name: String) { self.name = name }
}

public final class NSImage: NSObject {
  public let name: String
  public let size: NSSize
  /// Whether it is in memory as it is drawn.
  public var isPrepared = false
  public init?(systemSymbolName: String, accessibilityDescription: String?) {
    (name, size) = (systemSymbolName, NSSize(width: 10, height: 10))
  }
  public init?(data: Data) {
    guard let name = String(data: data, encoding: .utf8), !name.hasPrefix("broken") else { return nil }
    (self.name, size) = (name, NSSize(width: 10, height: 10))
  }
  public init(cgImage: CGImage, size: NSSize) { (name, self.size, isPrepared) = (cgImage.name, size, true) }
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
    public static let layoutChanged = Notification(name: "layoutChanged")
    public static let announcementRequested = Notification(name: "announcementRequested")
  }
  public struct NotificationUserInfoKey: Hashable, Sendable {
    let name: String
    public static let announcement = NotificationUserInfoKey(name: "announcement")
    public static let priority = NotificationUserInfoKey(name: "priority")
  }
  public static func post(element: Any, notification: Notification) { Device.announcements.append(notification) }
  public static func post(element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?) {
    if !(element is NSWindow) { Device.breach("an announcement has no window") }
    Device.announcements.append(notification)
    Device.spoken += (userInfo?[.announcement] as? String).map { [$0] } ?? []
  }
}

public enum NSAccessibilityPriorityLevel: Int, Sendable { case low = 10, medium = 50, high = 90 }

@MainActor
public final class NSWorkspace: NSObject {
  public static let shared = NSWorkspace()
  public let notificationCenter = NotificationCenter()
  public var accessibilityDisplayShouldReduceMotion = false
  public var accessibilityDisplayShouldIncreaseContrast = false
  /// These two are observable.
  public var isVoiceOverEnabled = false { didSet { didChange(\NSWorkspace.isVoiceOverEnabled) } }
  public var isSwitchControlEnabled = false { didSet { didChange(\NSWorkspace.isSwitchControlEnabled) } }
  nonisolated public static let accessibilityDisplayOptionsDidChangeNotification = NSNotification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}
