import Foundation

@MainActor
open class UIMenuElement: NSObject {}

@MainActor
public final class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]
  public init(title: String = "", children: [UIMenuElement] = []) { self.children = children }
}

@MainActor
public final class UIContextMenuConfiguration: NSObject {
  public let makeMenu: (([UIMenuElement]) -> UIMenu?)?
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { makeMenu = actionProvider }
}

@MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

@MainActor
public final class UIContextMenuInteraction: NSObject, UIInteraction {
  private weak var delegate: (any UIContextMenuInteractionDelegate)?
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Holds a finger at a point of the view.
  /// - Returns: The menu's actions, and the view that is lifted; nil if there is no menu.
  public func hold(at place: CGPoint) -> (menu: UIMenu?, lifted: UIView?)? {
    guard let delegate,
      let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: place)
    else { return nil }
    let preview = delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
    return (configuration.makeMenu?([]), preview?.view)
  }

  /// Dismisses a menu.
  /// - Returns: The view to which the preview returns; nil if there is none.
  public func dismiss() -> UIView? {
    delegate?.contextMenuInteraction(
      self, previewForDismissingMenuWithConfiguration: UIContextMenuConfiguration())?.view
  }
}
