#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  import Foundation

  extension CarouselView {
    /// The views of the visible items and placeholders, in the order of `indexesOfVisibleItems`.
    public var visibleItemViews: [PlatformView] { indexesOfVisibleItems.compactMap { itemView(at: $0) } }

    /// The view of the current item.
    public var currentItemView: PlatformView? { controller.currentView?.content }

    /// Returns the view of a visible item or placeholder, or nil.
    public func itemView(at index: Int) -> PlatformView? { controller.view(at: index)?.content }

    /// Returns the index of an item's or a placeholder's view, or nil if it is neither.
    public func index(ofItemView view: PlatformView) -> Int? { controller.index { $0.content === view } }

    /// Returns the index of the item whose view is or contains this one, or nil: for events of controls in items.
    public func index(ofItemContaining view: PlatformView) -> Int? {
      controller.index { view.isDescendant(of: $0.content) }
    }

    /// Returns the frontmost item view at a point of the carousel, as projected by the camera.
    public func itemView(at point: CGPoint) -> PlatformView? { controller.view(at: inner(point))?.content }

    /// Converts a point of the carousel to the engine's coordinates, from the upper left corner.
    func inner(_ point: CGPoint) -> Point2D {
      Point2D(x: Double(point.x - bounds.origin.x), y: Double(point.y - bounds.origin.y))
    }
  }
#endif
