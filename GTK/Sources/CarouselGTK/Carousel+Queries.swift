import CGtk4
import CarouselEngine

// Queries about the current frame.
extension Carousel {
  /// The indexes of the visible items and placeholders, ascending; placeholders have indexes below 0, or from the
  /// number of items on.
  public var indexesOfVisibleItems: [Int] { stage.controller.indexesOfVisibleItems }

  /// The visible widgets, in the order of their indexes.
  public var visibleItemWidgets: [WidgetPointer] { indexesOfVisibleItems.compactMap(itemWidget(at:)) }

  /// The visible items and their placements, in the order of their indexes.
  public var placedItems: [PlacedItem] { stage.controller.placedItems }

  /// Returns the widget that shows an item or a placeholder, or nil if it is off-screen.
  public func itemWidget(at index: Int) -> WidgetPointer? { stage.controller.view(at: index)?.content }

  /// The widget of the current item.
  public var currentItemWidget: WidgetPointer? { stage.controller.currentView?.content }

  /// Returns the index of the item that a widget shows, or nil for other widgets.
  public func index(of widget: WidgetPointer) -> Int? { stage.controller.index { $0.content == widget } }

  /// Returns the index of the item whose widget is or contains this one, or nil for other widgets.
  public func index(ofItemContaining widget: WidgetPointer) -> Int? {
    stage.controller.index { $0.content?.contains(widget) == true }
  }

  /// Returns the frontmost item at a point, in points from the widget's upper left corner, as projected by the camera.
  public func item(at point: Point2D) -> PlacedItem? { stage.controller.item(at: point) }

  /// Returns the frontmost item at a point, the point on the item, and whether its back is visible there.
  public func hitTest(_ point: Point2D) -> HitTestResult? { stage.controller.hitTest(point) }

  /// Returns the frontmost widget at a point, in points from the carousel's upper left corner, as projected by the
  /// camera.
  public func itemWidget(at point: Point2D) -> WidgetPointer? { stage.controller.view(at: point)?.content }

  /// Returns an item's distance from the middle, in items; the shorter way if the carousel wraps.
  public func offset(ofItemAt index: Int) -> Double { stage.controller.carousel.offset(ofItemAt: index) }

  /// Returns where an item's corners appear, in points from the carousel's upper left corner: upper left, upper right,
  /// lower right, lower left. Nil if it is off-screen.
  public func corners(ofItemAt index: Int) -> [Point2D]? {
    guard let cell = stage.controller.view(at: index), let placed = cell.placed, !placed.placement.isHidden,
      !placed.isKept
    else { return nil }
    let (width, height) = (cell.size.width, cell.size.height)
    return [(0, 0), (width, 0), (width, height), (0, height)].map { cell.map(Point2D(x: $0.0, y: $0.1)) }
  }

  /// Returns how many textures the widget of an item has had rendered so far, for tests. Renderers that draw any node in
  /// perspective need none.
  package func texturesRendered(forItemAt index: Int) -> Int {
    stage.controller.view(at: index)?.projector.texturesRendered ?? 0
  }
}
