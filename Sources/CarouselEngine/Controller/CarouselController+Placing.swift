// Where the mounted items are shown.
extension CarouselController {
  /// Places every mounted item.
  /// - Complexity: O(*v*), *v* the number of items in sight.
  func placeItems() {
    // A style's closure may ask for what is shown: it sees the last frame until the next is whole.
    var next = spare
    spare = []
    ask { $0.picture }.place(mounted, into: &next)
    swap(&mounted, &next)
    spare = next
    painting.sort(mounted)
    let (items, views, positions) = (mounted, views, painting.positions)
    for order in positions.indices {
      let position = positions[order]
      let item = items[position].placed(order: order), isNew = items[position].placings == 1
      if isNew { host.willDisplay(views[position], of: item) }
      host.place(views[position], of: item)
      if isNew { host.didDisplay(views[position], of: item) }
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

extension ItemOrder {
  /// By depth; where it is the same, those more places from the current one are behind, so that the order of a row changes
  /// when another item becomes current and not in between; then those with higher slots.
  fileprivate mutating func sort(_ items: [MountedItem]) {
    sort { a, b in
      if items[a].depth != items[b].depth { return items[a].depth < items[b].depth }
      if items[a].distance != items[b].distance { return items[a].distance > items[b].distance }
      return items[a].slot > items[b].slot
    }
  }
}
