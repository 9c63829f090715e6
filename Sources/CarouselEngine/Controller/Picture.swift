/// What a carousel shows at a moment. It stands apart from the carousel, since a style's closure that is asked may call the
/// carousel's controller.
struct Picture {
  let layout: Layout
  let scene: Scene
  let track: Track
  /// Where the carousel is, in items, the slot nearest to the middle, and the time, in seconds.
  let position: Double
  let current: Int
  let time: Double
  /// Whether the controls of the current item alone work.
  let centersItemWhenSelected: Bool

  /// Writes the items to another list, as they are placed now.
  /// - Complexity: O(*v*), *v* the number of items in sight.
  func place(_ items: [MountedItem], into result: inout [MountedItem]) {
    result.removeAll(keepingCapacity: true)
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
      result[index].distance = abs(track.offset(ofSlot: slot, from: Double(current)))
      result[index].placement = placement
    }
  }
}

extension Carousel {
  /// What is shown now.
  var picture: Picture {
    var scene = layout.scene
    scene.toggle = turnsInPlace ? .shared(toggle) : .following
    return Picture(
      layout: layout, scene: scene, track: track, position: position, current: currentSlot, time: time,
      centersItemWhenSelected: centersItemWhenSelected)
  }
}
