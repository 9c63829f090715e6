// What is shown now.
extension CarouselController {
  /// The items that have views, in ascending order of their indexes.
  /// - Complexity: O(*v*²) at worst, *v* the number of visible items.
  public var placedItems: [PlacedItem] {
    var items: [PlacedItem] = []
    for order in painting.positions.indices where !mounted[painting.positions[order]].isLeaving {
      items.append(mounted[painting.positions[order]].placed(order: order))
      var place = items.count - 1
      while place > 0, items[place].isBefore(items[place - 1]) {
        (items[place], items[place - 1]) = (items[place - 1], items[place])
        place -= 1
      }
    }
    return items
  }

  /// The indexes of what is shown, ascending; placeholders have indexes below 0 and from the number of items on.
  public var indexesOfVisibleItems: [Int] { placedItems.map { $0.index } }

  /// The view that shows an item, or a placeholder; nil where it has none. Of an item that is shown more than once, the
  /// view nearest to the middle.
  public func view(at index: Int) -> Host.View? { position(at: index).map { views[$0] } }

  /// The view at a place on the track: of what a hit test or the reading order has found. Nil where nothing is mounted.
  public func view(atSlot slot: Int) -> Host.View? {
    mounted.indices.first { mounted[$0].slot == slot && !mounted[$0].isLeaving }.map { views[$0] }
  }

  /// The position among the mounted items of what the carousel's methods know by an index: the nearest to the middle.
  func position(at index: Int) -> Int? {
    var best: Int?
    for position in mounted.indices where mounted[position].isAt(index) && !mounted[position].isLeaving {
      if let best, abs(mounted[best].offset) <= abs(mounted[position].offset) { continue }
      best = position
    }
    return best
  }

  /// The view of the current item.
  public var currentView: Host.View? { carousel.currentIndex.flatMap { view(at: $0) } }

  /// The index of the item that a view shows; nil where it shows none.
  /// - Parameter isShown: Whether a view is the one that is meant.
  public func index(where isShown: (Host.View) -> Bool) -> Int? {
    for position in mounted.indices where !mounted[position].isLeaving && isShown(views[position]) {
      return mounted[position].item ?? mounted[position].slot
    }
    return nil
  }

  /// What is in front at a point of the carousel, in points from its upper left corner, seen through the camera.
  public func item(at point: Point2D) -> PlacedItem? { hitTest(point)?.item }

  /// Where an item will be once the slides of inserted and removed items are over, with the carousel where it is.
  public func settledPlacement(of item: PlacedItem) -> Placement {
    var placement = ask { $0.snapshot }.layout.placement(at: item.offset)
    placement.isInteractive = item.placement.isInteractive
    return placement
  }
}

extension CarouselModel {
  /// Where items rest, in points from the upper left corner.
  public var middle: Point2D {
    let size = viewport.sanitized
    let offset = contentOffset.isFinite ? contentOffset : .zero
    let focus = usableFocusPoint
    return Point2D(x: size.width * focus.x + offset.x, y: size.height * focus.y + offset.y)
  }

  /// The focus point within the carousel; what is no number counts as the middle.
  var usableFocusPoint: Point2D {
    Point2D(x: focusPoint.x.finite(or: 0.5).clamped(to: 0...1), y: focusPoint.y.finite(or: 0.5).clamped(to: 0...1))
  }
}

extension PlacedItem {
  /// Whether it is read before another one.
  fileprivate func isBefore(_ other: PlacedItem) -> Bool {
    index != other.index ? index < other.index : slot < other.slot
  }
}
