/// The state from which the items of a frame are placed. It is a copy, since a style's closure may call the carousel's
/// controller.
struct LayoutSnapshot {
  /// The layout, and the track and the toggle value of this moment.
  let layout: Layout
  let track: Track
  let toggle: CoverFlowToggle
  /// The places of items that have lengths of their own.
  let ruler: ItemRuler
  /// The outgoing layout, while a transition is running.
  let outgoing: OutgoingLayout?
  /// The position in items, the slot nearest to the middle, and the time in seconds.
  let position: Double
  let middle: Int
  /// The current slot, and whether others may rest with it.
  let current: Int
  /// The slots before and after the current one.
  let neighbours: (previous: Int, next: Int)
  let areGrouped: Bool
  let time: Double
  /// Whether only the controls of the current item, and of those that rest with it, are enabled.
  let centersItemWhenSelected: Bool
  /// The position at which the carousel will rest.
  let destination: Double
  /// Whether items too near to the viewer's eye are hidden.
  let hidesItemsAtEye: Bool
  /// The share of an item that rests on the focus point across the axis.
  let crossShare: Double
  /// The viewport, relative to where the middle of an item rests, and whether nothing outside of it can be seen or read.
  let window: (from: Point2D, to: Point2D)
  let clipsItems: Bool

  /// Writes the items to another list with their current placements.
  /// - Complexity: O(*v*), where *v* is the number of visible items.
  func place(_ items: [MountedItem], into result: inout [MountedItem]) {
    while result.count > items.count { result.removeLast() }
    for index in items.indices {
      if index < result.count { result[index] = items[index] } else { result.append(items[index]) }
      place(&result[index])
    }
  }

  /// Whether an item stays usable wherever it is: while it is being edited, while something of it is open, and while the
  /// keyboard focus has moved into it and the carousel scrolls there.
  func keeps(_ item: MountedItem) -> Bool {
    guard !item.isLeaving else { return false }
    return item.isOpen || item.focus == .editing
      || (item.focus == .held && track.rests(track.normalized(item.slot), at: destination))
  }

  /// Shifts a style's placement of an item of a size in the item's own plane, so that the aligned share of it is where the
  /// style has placed its middle. Shifted, or blended before, the numbers of a style may exceed those of `Double`.
  func align(_ placement: inout Placement, of size: Size2D) {
    if crossShare != 0.5 {
      let axis = layout.scene.axis, shift = axis.crossVector((0.5 - crossShare) * axis.crossLength(of: size))
      placement.transform = placement.transform.translated(x: shift.x, y: shift.y)
    }
    placement.hideUnlessFinite()
  }

  /// Fits a style's placement to an item of a size: aligns it, and hides it too near to the viewer's eye.
  private func fit(_ placement: inout Placement, to size: Size2D) {
    align(&placement, of: size)
    if hidesItemsAtEye, !placement.transform.isInFrontOfEye(size) { placement.isHidden = true }
  }

  /// Returns the placement of an item of a size where its offset alone tells it.
  func placement(at offset: Double, of size: Size2D) -> Placement {
    var placement = layout.placement(at: offset)
    fit(&placement, to: size)
    return placement
  }

  /// Whether nothing of an item is inside of the viewport. What is partly behind the viewer's eye is not outside.
  private func isOutside(_ item: MountedItem) -> Bool {
    let x = item.size.width / 2, y = item.size.height / 2, edge = Feel.restLength
    // Whether all corners are before, or after, what is inside.
    var (isLeft, isRight, isAbove, isBelow) = (true, true, true, true)
    for corner in 0..<4 {
      let point = Point2D(x: corner % 2 == 0 ? x : -x, y: corner < 2 ? y : -y)
      guard let place = item.placement.transform.project(point) else { return false }
      isLeft = isLeft && place.x <= window.from.x + edge
      isRight = isRight && place.x >= window.to.x - edge
      isAbove = isAbove && place.y <= window.from.y + edge
      isBelow = isBelow && place.y >= window.to.y - edge
      // Most items are inside, which one corner tells.
      guard isLeft || isRight || isAbove || isBelow else { return false }
    }
    return true
  }

  #if !hasFeature(Embedded)
    /// Whether an item that was placed is wholly inside of the viewport, but for what is no wider than a pixel.
    func isWhollyInside(_ item: MountedItem) -> Bool {
      let x = item.size.width / 2, y = item.size.height / 2, edge = 2 * Feel.restLength
      return (0..<4).allSatisfy { corner in
        let point = Point2D(x: corner % 2 == 0 ? x : -x, y: corner < 2 ? y : -y)
        guard let place = item.placement.transform.project(point) else { return false }
        let (along, from, to) = (axisPart(place), axisPart(window.from), axisPart(window.to))
        return along >= from - edge && along <= to + edge
      }
    }

    private func axisPart(_ point: Point2D) -> Double { layout.scene.axis.isVertical ? point.y : point.x }
  #endif

  private func place(_ item: inout MountedItem) {
    item.offset = track.offset(ofSlot: item.slot, from: position)
    item.distance = abs(track.offset(ofSlot: item.slot, from: Double(middle)))
    let isOverscrolled = !layout.showsOverscroll && track.excess(position) != 0
    let shown = isOverscrolled ? track.offset(ofSlot: item.slot, from: track.clamped(position)) : item.offset
    item.shownOffset = shown + item.slide.distance(at: time)
    layout.place(
      &item.placement, at: item.shownOffset, item.outgoingRecord, after: outgoing, time: time, ruler: ruler,
      position: position, toggle: toggle)
    if outgoing == nil { item.outgoingRecord = OutgoingRecord() }
    if !item.isAhead { item.placings = min(2, item.placings + 1) }
    fit(&item.placement, to: item.size)
    item.placement.opacity *= item.slide.opacity(at: time)
    item.placement.isInteractive =
      item.placement.isInteractive && !item.isLeaving
      && (!centersItemWhenSelected || item.slot == current || (areGrouped && track.rests(item.slot, at: position)))
    if keeps(item) { item.keepUsable() }
    if item.isAhead { item.placement.opacity = 0 }
    let isOutside = isOutside(item)
    // What can be used scrolls into the viewport when the focus enters it.
    item.isClipped = clipsItems && !item.isUsable && item.focus == .none && isOutside
    item.marks = marks(of: item, isOutside: isOutside)
    item.depth = item.placement.depth.finite(or: 0)
  }
}

extension MountedItem {
  /// An item that is in use is usable beside the middle too, and stays mounted while it is invisible.
  fileprivate mutating func keepUsable() {
    isKept = isKept || placement.isHidden || placement.opacity == 0
    placement.isInteractive = true
    guard isKept else { return }
    placement.isHidden = false
    placement.opacity = 0
  }
}

extension CarouselModel {
  /// A snapshot of the current state.
  var snapshot: LayoutSnapshot {
    let middle = middle, track = track, current = currentSlot
    return LayoutSnapshot(
      layout: layout, track: track, toggle: turnsInPlace ? .shared(toggle) : .following, ruler: ruler,
      outgoing: outgoing, position: position, middle: middleSlot, current: current,
      neighbours: (previous: track.normalized(current - 1), next: track.normalized(current + 1)),
      areGrouped: !track.snaps.areItems, time: time,
      centersItemWhenSelected: effective.centersItemWhenSelected, destination: destination,
      hidesItemsAtEye: effective.hidesItemsAtEye, crossShare: crossShare,
      window: (from: .zero - middle, to: Point2D(x: viewport.width, y: viewport.height) - middle),
      // A list is read as a whole.
      clipsItems: clipsItems && !isList)
  }
}
