#if arch(wasm32)
  import CarouselEngine

  /// What a carousel tells about itself, by number; NaN where there is nothing to tell.
  @_expose(wasm) @c func state(_ number: Int32, _ question: Int32) -> Double {
    guard let controller = Registry.controller(number) else { return .nan }
    let carousel = controller.carousel
    return switch question {
    case 0: carousel.scrollOffset
    case 1: Double(carousel.currentIndex ?? -1)
    case 2: Double(carousel.numberOfItems)
    case 3: Double(carousel.numberOfPlaceholders)
    case 4: Double(carousel.numberOfVisibleItems)
    case 5: carousel.wraps ? 1 : 0
    case 6: carousel.offsetMultiplier
    case 7: carousel.itemLength
    case 8: carousel.isDragging ? 1 : 0
    case 9: carousel.isDecelerating ? 1 : 0
    case 10: carousel.isScrolling ? 1 : 0
    case 11: carousel.isAutoscrolling ? 1 : 0
    case 12: carousel.isAnimating ? 1 : 0
    case 13: carousel.destination
    case 14: carousel.velocity
    case 15: carousel.toggleValue
    case 16: carousel.time
    default: .nan
    }
  }

  /// How far an item is from the middle, in items.
  @_expose(wasm) @c func offset_of(_ carousel: Int32, _ index: Double) -> Double {
    Registry.controller(carousel)?.carousel.offset(ofItemAt: whole(index)) ?? .nan
  }

  /// The view of an item; 0 where it has none.
  @_expose(wasm) @c func view_at(_ carousel: Int32, _ index: Double) -> Int32 {
    Registry.controller(carousel)?.view(at: whole(index))?.number ?? 0
  }

  /// Writes the record of what is in front at a point.
  /// - Returns: Whether there is something.
  @_expose(wasm) @c func item_at(_ carousel: Int32, _ x: Double, _ y: Double) -> Int32 {
    let point = Point(x: x, y: y)
    guard let controller = Registry.controller(carousel), let item = controller.item(at: point) else { return 0 }
    Records.begin()
    Records.add(item, view: controller.view(at: point)?.number ?? 0)
    Records.begin()
    return 1
  }

  /// Writes the records of all items that are shown, by ascending index; the slides of items that were just inserted, or
  /// that make room, are left out where settled.
  /// - Returns: How many there are.
  @_expose(wasm) @c func placed_items(_ carousel: Int32, _ isSettled: Int32) -> Int32 {
    guard let controller = Registry.controller(carousel) else { return 0 }
    Records.begin()
    let items = controller.placedItems
    for item in items {
      var item = item
      if isSettled != 0 { item.placement = controller.settledPlacement(of: item) }
      Records.add(item, view: 0)
    }
    Records.begin()
    return Int32(truncatingIfNeeded: items.count)
  }
#endif
