import Foundation

public final class NSMenu: NSObject {
  public let title: String
  public private(set) var items: [NSMenuItem] = []
  public init(title: String) { self.title = title }
  public func addItem(_ item: NSMenuItem) { items.append(item) }
}

public final class NSMenuItem: NSObject {
  public let title: String
  public init(title: String, action: Selector?, keyEquivalent: String) { self.title = title }
}

public struct NSDragOperation: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let copy = NSDragOperation(rawValue: 1)
  public static let move = NSDragOperation(rawValue: 16)
}

public enum NSDraggingContext: Sendable { case outsideApplication, withinApplication }

public protocol NSPasteboardWriting: AnyObject {}

/// What is dragged or copied.
public final class NSPasteboard: NSObject {
  public struct PasteboardType: Hashable, Sendable {
    let name: String
    public static let string = PasteboardType(name: "public.utf8-plain-text")
  }

  private let items: [NSPasteboardItem]
  init(_ items: [NSPasteboardItem]) { self.items = items }

  public func string(forType type: PasteboardType) -> String? {
    items.lazy.compactMap { $0.string(forType: type) }.first
  }
}

public final class NSPasteboardItem: NSObject, NSPasteboardWriting {
  private var strings: [NSPasteboard.PasteboardType: String] = [:]

  public func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    strings[type] = string
    return true
  }
  public func string(forType type: NSPasteboard.PasteboardType) -> String? { strings[type] }
}

@MainActor
public final class NSDraggingItem: NSObject {
  public let writer: any NSPasteboardWriting
  public private(set) var frame = NSRect.zero
  public private(set) var contents: Any?
  public init(pasteboardWriter writer: any NSPasteboardWriting) { self.writer = writer }
  public func setDraggingFrame(_ frame: NSRect, contents: Any?) { (self.frame, self.contents) = (frame, contents) }
}

@MainActor
public protocol NSDraggingSource: AnyObject {
  func draggingSession(_ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext)
    -> NSDragOperation
  func draggingSession(_ session: NSDraggingSession, endedAt point: NSPoint, operation: NSDragOperation)
}

@MainActor
public protocol NSDraggingInfo: AnyObject {
  var draggingLocation: NSPoint { get }
  var draggingPasteboard: NSPasteboard { get }
}

/// The mouse that drags items out of a view, and drops them.
@MainActor
public final class NSDraggingSession: NSObject, NSDraggingInfo {
  /// The session that goes on.
  public static var current: NSDraggingSession?
  public let items: [NSDraggingItem]
  private let source: any NSDraggingSource
  public private(set) var draggingLocation = NSPoint.zero
  public var draggingPasteboard: NSPasteboard { NSPasteboard(items.compactMap { $0.writer as? NSPasteboardItem }) }

  init(_ items: [NSDraggingItem], _ source: any NSDraggingSource) { (self.items, self.source) = (items, source) }

  /// Returns what another place may do with what is dragged.
  public func operations(in context: NSDraggingContext) -> NSDragOperation {
    source.draggingSession(self, sourceOperationMaskFor: context)
  }

  /// Drags over a point of the window.
  /// - Returns: What a drop would do.
  public func move(to place: NSPoint, over view: NSView) -> NSDragOperation {
    draggingLocation = place
    let proposed = target === view ? view.draggingUpdated(self) : view.draggingEntered(self)
    target = view
    return proposed.intersection(operations(in: .withinApplication))
  }
  /// The view that the mouse has entered.
  private weak var target: NSView?

  /// Releases the button over a view.
  public func drop(over view: NSView, as operation: NSDragOperation) {
    if !operation.isEmpty { _ = view.performDragOperation(self) }
    source.draggingSession(self, endedAt: draggingLocation, operation: operation)
    Self.current = nil
  }
}

extension NSView {
  public func registerForDraggedTypes(_ types: [NSPasteboard.PasteboardType]) {}

  public func beginDraggingSession(with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource)
    -> NSDraggingSession
  {
    if event.type != .leftMouseDown { Device.breach("a drag begins with another event than the press") }
    let session = NSDraggingSession(items, source)
    NSDraggingSession.current = session
    return session
  }
}
