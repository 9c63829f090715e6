// Queries about the current frame.
extension CarouselController {
  /// The items that have views, in ascending order of their indexes.
  /// - Complexity: O(*v*²) at worst, where *v* is the number of visible items.
  public var placedItems: [PlacedItem] {
    reading.positions.map { mounted[$0].placed(order: painting.positions.firstIndex(of: $0) ?? 0) }
  }

  /// The items that have views, stay and are to be seen, in ascending order of their indexes.
  var reading: ItemOrder {
    var order = ItemOrder()
    for position in mounted.indices where !mounted[position].isLeaving && !mounted[position].isAhead {
      order.append(position)
    }
    order.sort { mounted[$0].isBefore(mounted[$1]) }
    return order
  }

  /// The indexes of the visible items and placeholders, ascending. Placeholders have indexes below 0, or from the
  /// number of items on.
  public var indexesOfVisibleItems: [Int] { placedItems.map { $0.index } }

  /// Returns the view that shows an item or a placeholder, or nil if it has none. If an item is shown more than once,
  /// this is the view nearest to the middle.
  public func view(at index: Int) -> Host.View? { position(at: index).map { views[$0] } }

  /// Returns the view at a slot, as found by a hit test or listed in the reading order, or nil if nothing is mounted
  /// there.
  public func view(atSlot slot: Int) -> Host.View? {
    mounted.indices.first { mounted[$0].slot == slot && !mounted[$0].isLeaving }.map { views[$0] }
  }

  /// Returns the position in `mounted` of an item or a placeholder: the one nearest to the middle.
  func position(at index: Int) -> Int? {
    var best: Int?
    for position in mounted.indices where mounted[position].index == index && !mounted[position].isLeaving {
      if let best, abs(mounted[best].offset) <= abs(mounted[position].offset) { continue }
      best = position
    }
    return best
  }

  /// Returns the position in `mounted` of what is at a slot and stays there.
  func position(ofSlot slot: Int) -> Int? {
    mounted.indices.first { mounted[$0].slot == slot && !mounted[$0].isLeaving }
  }

  /// The view of the current item.
  public var currentView: Host.View? { ask { $0.currentIndex }.flatMap { view(at: $0) } }

  /// Returns the index of the item that a view shows, or nil if it shows none.
  /// - Parameter isShown: Returns whether a view is the one to look for.
  public func index(where isShown: (Host.View) -> Bool) -> Int? {
    for position in mounted.indices where !mounted[position].isLeaving && isShown(views[position]) {
      return mounted[position].index
    }
    return nil
  }

  /// Returns the frontmost item at a point, in points from the upper left corner, as projected by the camera.
  public func item(at point: Point2D) -> PlacedItem? { hitTest(point)?.item }

  /// Returns the placement that an item will have once the slides of inserted and removed items are over, at the
  /// current scroll offset.
  public func settledPlacement(of item: PlacedItem) -> Placement {
    let snapshot = ask { $0.snapshot }
    var placement = snapshot.layout.placement(
      at: item.offset, stretch: snapshot.ruler.distance(at: item.offset, from: snapshot.position) - item.offset,
      toggle: snapshot.toggle)
    snapshot.align(&placement, of: position(ofSlot: item.slot).map { mounted[$0].size } ?? .zero)
    placement.isInteractive = item.placement.isInteractive
    return placement
  }
}

extension CarouselModel {
  /// The point at which the current item rests, in points from the upper left corner.
  public var middle: Point2D {
    let rest = restingPoint, offset = effective.contentOffset.isFinite ? effective.contentOffset : .zero
    return Point2D(x: rest.x + offset.x, y: rest.y + offset.y)
  }
}

extension MountedItem {
  /// Whether it precedes another item in the reading order.
  fileprivate func isBefore(_ other: MountedItem) -> Bool {
    index != other.index ? index < other.index : slot < other.slot
  }
}
