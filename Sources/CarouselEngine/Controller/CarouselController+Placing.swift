// Where the mounted items are shown.
extension CarouselController {
  /// Places every mounted item.
  /// - Complexity: O(*v*), *v* the number of items in sight.
  func placeItems() {
    // Copies, since a style's closure may call the controller.
    let layout = carousel.layout, scene = carousel.currentScene
    let current = carousel.currentSlot, time = carousel.time, isAnyInteractive = !carousel.centersItemWhenSelected
    let started = generation
    for position in mounted.indices {
      let item = mounted[position]
      let offset = carousel.track.offset(ofSlot: item.slot, from: carousel.position)
      var placement = layout.placement(at: offset + item.slide.distance(at: time), in: scene)
      guard generation == started else { return carousel.needsPlacement = true }
      placement.opacity *= item.slide.opacity(at: time)
      placement.isInteractive =
        placement.isInteractive && !item.isLeaving && (isAnyInteractive || item.slot == current)
      mounted[position].offset = offset
      mounted[position].placement = placement
    }
    sortForPainting()
    for (order, position) in painting.positions.enumerated() {
      guard position < mounted.count else { continue }
      let item = mounted[position]
      host.place(item.view, of: placedItem(item, order: order))
    }
    if carousel.time >= slidesEnd { finishSlides() }
    host.didPlaceItems()
  }

  private func finishSlides() {
    guard slidesEnd > -.infinity else { return }
    slidesEnd = -.infinity
    for position in mounted.indices where !mounted[position].isLeaving { mounted[position].slide = .none }
    if mounted.contains(where: { $0.isLeaving }) { carousel.needsPlacement = true }
    carousel.events.append(.didEndEditing)
  }

  func placedItem(_ item: MountedItem<Host.View>, order: Int) -> PlacedItem {
    PlacedItem(
      slot: item.slot, index: item.item ?? item.slot, isPlaceholder: item.item == nil, offset: item.offset,
      placement: item.placement, isLeaving: item.isLeaving, order: order)
  }

  // MARK: Order

  /// By depth; where it is the same, those farther from the middle are behind; then those with higher slots.
  private func sortForPainting() {
    let middle = middleReach
    painting.sort { a, b in
      let (first, second) = (mounted[a], mounted[b])
      return Self.isBehind(first, second, middle: middle, axis: carousel.axis) ?? (first.slot > second.slot)
    }
  }

  private var middleReach: Double {
    let current = carousel.currentSlot
    for item in mounted where item.slot == current && !item.isLeaving {
      return item.placement.reach(on: carousel.axis)
    }
    return 0
  }

  /// Nil where two are equally near.
  private static func isBehind(
    _ a: MountedItem<Host.View>, _ b: MountedItem<Host.View>, middle: Double, axis: Axis
  ) -> Bool? {
    let difference = a.placement.depth - b.placement.depth
    if difference != 0 { return difference < 0 }
    let nearness = abs(b.placement.reach(on: axis) - middle) - abs(a.placement.reach(on: axis) - middle)
    return nearness == 0 ? nil : nearness < 0
  }
}
