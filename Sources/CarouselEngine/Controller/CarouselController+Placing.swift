// Where the mounted items are shown.
extension CarouselController {
  /// Places every mounted item.
  /// - Complexity: O(*v*), *v* the number of items in sight.
  func placeItems() {
    // A style's closure may ask for what is shown: it sees the last frame until the next is whole.
    var next = spare
    spare = []
    let carousel = carousel
    carousel.place(mounted, into: &next)
    swap(&mounted, &next)
    spare = next
    painting.sort(mounted, middle: carousel.reachOfMiddle(mounted))
    let (items, views, positions) = (mounted, views, painting.positions)
    for order in positions.indices {
      let position = positions[order]
      host.place(views[position], of: items[position].placed(order: order))
    }
    if carousel.time >= slidesEnd { finishSlides() }
    host.didPlaceItems()
  }

  private func finishSlides() {
    guard slidesEnd > -.infinity else { return }
    slidesEnd = -.infinity
    for position in mounted.indices {
      // What leaves is over by now, whatever the last digits of the clock say.
      mounted[position].slide = mounted[position].isLeaving ? .gone : .none
      if mounted[position].isLeaving { carousel.needsPlacement = true }
    }
    carousel.events.append(.didEndEditing)
  }
}

extension MountedItem {
  /// The item as hosts know it.
  /// - Parameter order: Its place in the order of painting.
  func placed(order: Int) -> PlacedItem {
    PlacedItem(
      slot: slot, index: item ?? slot, isPlaceholder: item == nil, offset: offset, placement: placement,
      isLeaving: isLeaving, order: order)
  }
}

extension Carousel {
  /// Writes the items to another list, as they are placed now.
  fileprivate func place(_ items: [MountedItem], into result: inout [MountedItem]) {
    result.removeAll(keepingCapacity: true)
    let scene = currentScene, current = currentSlot
    for index in items.indices {
      result.append(items[index])
      let slot = items[index].slot, slide = items[index].slide
      let offset = track.offset(ofSlot: slot, from: position)
      var placement = layout.placement(at: offset + slide.distance(at: time), in: scene)
      placement.opacity *= slide.opacity(at: time)
      placement.isInteractive =
        placement.isInteractive && !items[index].isLeaving && (!centersItemWhenSelected || slot == current)
      result[index].offset = offset
      result[index].depth = placement.depth
      result[index].reach = placement.reach(on: axis)
      result[index].placement = placement
    }
  }

  /// How far along the axis the current item is.
  fileprivate func reachOfMiddle(_ items: [MountedItem]) -> Double {
    let current = currentSlot
    for index in items.indices where items[index].slot == current && !items[index].isLeaving {
      return items[index].reach
    }
    return 0
  }
}

extension ItemOrder {
  /// By depth; where it is the same, those farther from the middle are behind; then those with higher slots.
  fileprivate mutating func sort(_ items: [MountedItem], middle: Double) {
    sort { a, b in
      if items[a].depth != items[b].depth { return items[a].depth < items[b].depth }
      let nearness = abs(items[b].reach - middle) - abs(items[a].reach - middle)
      return nearness == 0 ? items[a].slot > items[b].slot : nearness < 0
    }
  }
}
