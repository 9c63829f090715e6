// What is shown now.
extension CarouselController {
  /// The items that have views, in ascending order of their indexes.
  /// - Complexity: O(*v*²) at worst, *v* the number of items in sight.
  public var placedItems: [PlacedItem] {
    var ascending = ItemOrder()
    var orders = [Int](repeating: 0, count: mounted.count)
    for (order, position) in painting.positions.enumerated() {
      orders[position] = order
      if !mounted[position].isLeaving { ascending.append(position) }
    }
    ascending.sort { a, b in
      let (first, second) = (mounted[a], mounted[b])
      let (i, j) = (first.item ?? first.slot, second.item ?? second.slot)
      return i != j ? i < j : first.slot < second.slot
    }
    var items: [PlacedItem] = []
    for position in ascending.positions { items.append(placedItem(mounted[position], order: orders[position])) }
    return items
  }

  /// The indexes of what is shown, ascending; placeholders have indexes below 0 and from the number of items on.
  public var indexesOfVisibleItems: [Int] { placedItems.map { $0.index } }

  /// The view that shows an item, or a placeholder; nil where it has none. Of an item that is shown more than once, the
  /// view nearest to the middle.
  public func view(at index: Int) -> Host.View? {
    var best: MountedItem<Host.View>?
    for item in mounted where item.isAt(index) && !item.isLeaving {
      if let nearest = best, abs(nearest.offset) <= abs(item.offset) { continue }
      best = item
    }
    return best?.view
  }

  /// The view of the current item.
  public var currentView: Host.View? { carousel.currentIndex.flatMap { view(at: $0) } }

  /// The index of the item that a view shows; nil where it shows none.
  /// - Parameter isShown: Whether a view is the one that is meant.
  public func index(where isShown: (Host.View) -> Bool) -> Int? {
    for item in mounted where !item.isLeaving && isShown(item.view) { return item.item ?? item.slot }
    return nil
  }

  /// What is in front at a point of the carousel, in points from its upper left corner, seen through the camera.
  public func item(at point: Point) -> PlacedItem? {
    let middle = carousel.middle
    for (order, position) in painting.positions.enumerated().reversed() {
      let item = mounted[position]
      guard !item.isLeaving, !item.placement.isHidden, item.placement.opacity > 0 else { continue }
      guard let local = item.placement.transform.unproject(point - middle) else { continue }
      if abs(local.x) <= item.size.width / 2, abs(local.y) <= item.size.height / 2 {
        return placedItem(item, order: order)
      }
    }
    return nil
  }

  /// The view in front at a point of the carousel, in points from its upper left corner.
  public func view(at point: Point) -> Host.View? {
    item(at: point).flatMap { found in
      mounted.first { $0.slot == found.slot && !$0.isLeaving }?.view
    }
  }

  /// The same scene without the slides of inserted and removed items: where everything will be.
  public func settledPlacement(of item: PlacedItem) -> Placement {
    var placement = carousel.layout.placement(at: item.offset, in: carousel.currentScene)
    placement.isInteractive = item.placement.isInteractive
    return placement
  }
}

extension Carousel {
  /// Where items rest, in points from the upper left corner.
  public var middle: Point {
    let size = viewport.sanitized
    let offset = contentOffset.isFinite ? contentOffset : .zero
    return Point(x: size.width / 2 + offset.x, y: size.height / 2 + offset.y)
  }
}
