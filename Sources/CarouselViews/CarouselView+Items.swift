#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  import Foundation

  extension CarouselView {
    /// The views of the visible items and placeholders, in the order of `indexesOfVisibleItems`.
    public var visibleItemViews: [PlatformView] { indexesOfVisibleItems.compactMap { itemView(at: $0) } }

    /// The view of the current item.
    public var currentItemView: PlatformView? { controller.currentView?.content }

    /// The view of a visible item or placeholder.
    public func itemView(at index: Int) -> PlatformView? { controller.view(at: index)?.content }

    /// The index of an item's view, or of a placeholder's; nil where it is none.
    public func index(ofItemView view: PlatformView) -> Int? { controller.index { $0.content === view } }

    /// The index of the item whose view is this one, or contains it; nil where there is none. For what controls in items
    /// report.
    public func index(ofItemContaining view: PlatformView) -> Int? {
      controller.index { view.isDescendant(of: $0.content) }
    }

    /// The view in front at a point of the carousel, through perspective.
    public func itemView(at point: CGPoint) -> PlatformView? { controller.view(at: inner(point))?.content }

    /// A point of the carousel as the engine counts: from the upper left corner.
    func inner(_ point: CGPoint) -> Point2D {
      Point2D(x: Double(point.x - bounds.origin.x), y: Double(point.y - bounds.origin.y))
    }
  }
#endif
