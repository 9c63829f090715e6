#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CarouselEngine
  import UIKit

  /// The interaction that shows the context menus of items.
  @MainActor
  final class ContextMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var carousel: CarouselView?
    /// The view of the item whose menu is shown.
    private weak var view: UIView?

    init(carousel: CarouselView) {
      self.carousel = carousel
    }

    func install() { carousel?.addInteraction(UIContextMenuInteraction(delegate: self)) }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard let carousel, let delegate = carousel.delegate, let (item, view) = carousel.item(at: location) else {
        return nil
      }
      self.view = view
      return delegate.carousel(carousel, contextMenuConfigurationForItemAt: item.index, point: location)
    }

    /// The item is lifted, not the carousel.
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { view.flatMap(UITargetedPreview.init(visible:)) }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { view.flatMap(UITargetedPreview.init(visible:)) }
  }

  extension CarouselView {
    /// Returns the item at a point of the carousel, and its view; nil for placeholders.
    func item(at point: CGPoint) -> (item: PlacedItem, view: UIView)? {
      guard let item = controller.hitTest(inner(point))?.item, !item.isPlaceholder,
        let view = controller.view(atSlot: item.slot)?.content
      else { return nil }
      return (item, view)
    }
  }

  extension UITargetedPreview {
    /// Creates the preview of a view, or nil if it is in no window any more.
    @MainActor
    convenience init?(visible view: UIView) {
      guard view.window != nil else { return nil }
      self.init(view: view)
    }
  }
#endif
