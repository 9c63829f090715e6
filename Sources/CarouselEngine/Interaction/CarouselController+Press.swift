// Where a press or a drop is, for hosts that highlight pressed items and accept dropped ones.
extension CarouselController {
  /// Returns the item that a press at a point would select, in points from the upper left corner: not a placeholder, and
  /// none if the press has stopped a flick.
  public func pressedItem(at point: Point2D) -> PlacedItem? {
    guard !gesture.isCatch, let item = hitTest(point)?.item, !item.isPlaceholder else { return nil }
    return item
  }

  /// Returns the index of an item that is dropped at a point, in points from the upper left corner: before or after the
  /// item that is seen there or nearest to it.
  /// - Complexity: O(*v*), where *v* is the number of mounted items.
  public func insertionIndex(at point: Point2D) -> Int {
    guard point.isFinite else { return ask { $0.numberOfItems } }
    let place = point - ask { $0.middle }, hit = hit(at: point)?.position
    let axis = ask { $0.layoutAxis }
    var nearest: (distance: Double, item: Int, way: Double)?
    for position in mounted.indices {
      guard let item = mounted[position].item, !mounted[position].isLeaving,
        let middle = mounted[position].placement.transform.project(.zero)
      else { continue }
      let way = place - middle, distance = hit == position ? 0 : way.x * way.x + way.y * way.y
      if distance < nearest?.distance ?? .infinity { nearest = (distance, item, axis.along(way)) }
    }
    return nearest.map { $0.item + ($0.way > 0 ? 1 : 0) } ?? 0
  }
}
