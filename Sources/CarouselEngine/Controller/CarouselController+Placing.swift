// Placement of the mounted items.
extension CarouselController {
  /// Places every mounted item.
  /// - Complexity: O(*v*), where *v* is the number of visible items.
  func placeItems() {
    // A style's closure may query the visible items: it gets the last frame until the next one is complete.
    var next = spare
    spare = []
    ask { $0.snapshot }.place(mounted, into: &next)
    swap(&mounted, &next)
    #if !hasFeature(Embedded)
      if let selectedIndex {
        for position in mounted.indices where mounted[position].item == selectedIndex && !mounted[position].isLeaving {
          mounted[position].marks.insert(.selected)
        }
      }
    #endif
    noteReading(of: next)
    spare = next
    painting.sort(mounted)
    releaseFocusOfUnusableItems()
    let (items, views, positions) = (mounted, views, painting.positions)
    let sendsLayout = !itemEvents.isDisjoint(with: .layout)
    for order in positions.indices {
      let position = positions[order], view = views[position]
      if items[position].placings == 1 { send(.willDisplay, items[position], view, order: order) }
      if sendsLayout { send(.willLayOut, items[position], view, order: order) }
      host.place(view, of: items[position].placed(order: order))
    }
    if carousel.time >= slidesEnd { finishSlides() }
    carousel.followHeight(of: mounted)
    host.didPlaceItems()
    for order in positions.indices {
      let position = positions[order], view = views[position]
      if sendsLayout { send(.didLayOut, items[position], view, order: order) }
      if items[position].placings == 1 { send(.didDisplay, items[position], view, order: order) }
    }
  }

  /// Moves the focus out of items whose controls are disabled.
  private func releaseFocusOfUnusableItems() {
    for position in mounted.indices where mounted[position].focus != .none && !mounted[position].isUsable {
      releaseFocus(at: position)
    }
  }

  /// Notes whether the reading order, or what is usable, has changed since the last frame.
  private func noteReading(of last: [MountedItem]) {
    let current = ask { $0.currentSlot }
    if current != readSlot { isReadingStale = true }
    readSlot = current
    guard !isReadingStale else { return }
    for position in mounted.indices {
      let (item, before) = (mounted[position], last[position])
      let hasArrived = item.placings == 1
      if hasArrived || item.isUsable != before.isUsable || item.isClipped != before.isClipped { isReadingStale = true }
    }
  }

  /// Ends the slides of an edit.
  func finishSlides() {
    guard slidesEnd > -.infinity else { return }
    slidesEnd = -.infinity
    for position in mounted.indices {
      // An item that leaves is gone by now, whatever rounding errors the clock has.
      mounted[position].slide = mounted[position].isLeaving ? .gone : .none
      if mounted[position].isLeaving { carousel.invalidate(.placement) }
    }
    carousel.events.append(.didEndEditing)
  }
}

extension MountedItem {
  /// The item as hosts see it.
  /// - Parameter order: Its index in the painting order.
  func placed(order: Int) -> PlacedItem {
    PlacedItem(
      slot: slot, index: index, isPlaceholder: item == nil, offset: offset, placement: placement,
      isLeaving: isLeaving, isKept: isKept, isAhead: isAhead, order: order, marks: marks)
  }

  /// Whether it is painted before another one: that with less depth. At equal depth, items with more slots between them and the
  /// current one are behind, so that the order of a row changes when another item becomes current and not in between; then those with
  /// higher slots.
  func isBehind(_ other: MountedItem) -> Bool {
    if depth != other.depth { return depth < other.depth }
    return distance != other.distance ? distance > other.distance : slot > other.slot
  }

  /// Whether its controls are enabled.
  var isUsable: Bool {
    isKept || (placement.isInteractive && !placement.isHidden && placement.opacity > 0)
  }
}

extension ItemOrder {
  /// Sorts by depth.
  fileprivate mutating func sort(_ items: [MountedItem]) {
    sort { items[$0].isBehind(items[$1]) }
  }
}
