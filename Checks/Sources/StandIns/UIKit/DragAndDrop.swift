import Foundation

public final class NSItemProvider: NSObject {}

@MainActor
public final class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  public var localObject: Any?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

@MainActor
public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
}

@MainActor
public protocol UIDragSession: UIDragDropSession {}

@MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

@MainActor
public final class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  public init(operation: UIDropOperation) { self.operation = operation }
}

public typealias UITargetedDragPreview = UITargetedPreview

@MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

@MainActor
public protocol UIDropInteractionDelegate: AnyObject {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

@MainActor
public final class UIDragInteraction: NSObject, UIInteraction {
  fileprivate weak var delegate: (any UIDragInteractionDelegate)?
  /// Off on an iPhone.
  public var isEnabled = false
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}

@MainActor
public final class UIDropInteraction: NSObject, UIInteraction {
  fileprivate weak var delegate: (any UIDropInteractionDelegate)?
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}

/// A finger that holds an item, drags it through a window, and drops it.
@MainActor
public final class HoldingFinger: UIDragSession, UIDropSession {
  public private(set) var items: [UIDragItem] = []
  public var localDragSession: (any UIDragSession)? { self }
  /// The view that was lifted.
  public private(set) var lifted: UIView?
  private var source: UIDragInteraction?
  private var place: CGPoint

  /// Holds a point of the window; the nearest view with an interaction is asked for what is dragged.
  public init(at place: CGPoint, in window: UIWindow) {
    self.place = place
    var view = window.hitTest(place, with: nil)
    while let next = view {
      for case let interaction as UIDragInteraction in next.interactions where interaction.isEnabled && items.isEmpty {
        source = interaction
        items = interaction.delegate?.dragInteraction(interaction, itemsForBeginning: self) ?? []
        if let item = items.first {
          lifted = interaction.delegate?.dragInteraction(interaction, previewForLifting: item, session: self)?.view
        }
      }
      view = next.superview
    }
  }

  public func location(in view: UIView) -> CGPoint { view.fromWindow(place) }

  /// Drags over a point of a view.
  /// - Returns: What a drop would do.
  public func move(to place: CGPoint, over view: UIView) -> UIDropOperation? {
    self.place = place
    guard let drop = drop(of: view) else { return nil }
    return drop.delegate?.dropInteraction(drop, sessionDidUpdate: self).operation
  }

  /// Lifts the finger over a view.
  public func drop(over view: UIView, as operation: UIDropOperation) {
    if operation != .cancel, let drop = drop(of: view) { drop.delegate?.dropInteraction(drop, performDrop: self) }
    if let source { source.delegate?.dragInteraction(source, session: self, didEndWith: operation) }
  }

  private func drop(of view: UIView) -> UIDropInteraction? {
    view.interactions.lazy.compactMap { $0 as? UIDropInteraction }
      .first { $0.delegate?.dropInteraction($0, canHandle: self) == true }
  }
}
