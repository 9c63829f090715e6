import CGtk4
import CarouselEngine

// What is shown now.
extension Carousel {
  /// The indexes of what is shown, ascending; placeholders have indexes below 0 and from the number of items on.
  public var indexesOfVisibleItems: [Int] { stage.controller.indexesOfVisibleItems }

  /// The widgets of what is shown, in the order of their indexes.
  public var visibleItemWidgets: [Widget] { indexesOfVisibleItems.compactMap(itemWidget(at:)) }

  /// Where and how everything is shown, in the order of the indexes.
  public var placedItems: [PlacedItem] { stage.controller.placedItems }

  /// The widget that shows an item, or a placeholder; nil where it is off-screen.
  public func itemWidget(at index: Int) -> Widget? { stage.controller.view(at: index)?.content }

  /// The widget of the current item.
  public var currentItemWidget: Widget? { stage.controller.currentView?.content }

  /// The index of the item that a widget shows; nil for other widgets.
  public func index(of widget: Widget) -> Int? { stage.controller.index { $0.content == widget } }

  /// The index of the item that a widget shows, or is inside of; nil for other widgets.
  public func index(ofItemContaining widget: Widget) -> Int? {
    stage.controller.index { $0.content?.contains(widget) == true }
  }

  /// What is in front at a point, in points from the widget's upper left corner, through the perspective.
  public func item(at point: Point2D) -> PlacedItem? { stage.controller.item(at: point) }

  /// What is in front at a point, where on it the point is, and whether its back is seen there.
  public func hitTest(_ point: Point2D) -> HitTestResult? { stage.controller.hitTest(point) }

  /// The widget in front at a point, in points from the carousel's upper left corner, through the perspective.
  public func itemWidget(at point: Point2D) -> Widget? { stage.controller.view(at: point)?.content }

  /// How far an item is from the middle, in items; the shorter way where it wraps.
  public func offset(ofItemAt index: Int) -> Double { stage.controller.carousel.offset(ofItemAt: index) }

  /// Where an item's corners appear, in points from the carousel's upper left corner: upper left, upper right, lower right,
  /// lower left. Nil where it is off-screen.
  public func corners(ofItemAt index: Int) -> [Point2D]? {
    guard let cell = stage.controller.view(at: index), let placed = cell.placed, !placed.placement.isHidden,
      !placed.isKept
    else { return nil }
    let (width, height) = (cell.size.width, cell.size.height)
    return [(0, 0), (width, 0), (width, height), (0, height)].map { cell.map(Point2D(x: $0.0, y: $0.1)) }
  }
}
