// Items with lengths of their own.
extension CarouselController {
  /// Returns the size of an item's view, in points, with the length that the host gives for the item.
  func size(of view: Host.View, item: Int?) -> Size2D {
    let size = host.size(of: view).sanitized
    guard ask({ $0.measuresItems }) else { return size }
    let given = item.map { host.length(ofItemAt: $0) } ?? 0
    return ask { $0.noteSize(size, length: given) }
  }

  /// Measures the mounted items again.
  /// - Returns: Whether one that was visible has another length.
  @discardableResult
  func measureMountedItems() -> Bool {
    var hasChanged = false
    isRulerStale = true
    for position in mounted.indices {
      let axis = carousel.effective.axis, length = axis.length(of: mounted[position].size)
      let size = size(of: views[position], item: mounted[position].item)
      mounted[position].size = size
      if mounted[position].placings > 0, length != axis.length(of: size) { hasChanged = true }
    }
    return hasChanged
  }

  /// Updates the lengths of the visible items.
  /// - Complexity: O(*v*), where *v* is the number of visible items.
  func updateRuler() {
    if ask({ $0.needsLengths(isStale: isRulerStale) }) {
      isRulerStale = false
      carousel.takeLengths(of: mounted)
    }
    ask { $0.moveSeam() }
  }
}

extension CarouselModel {
  /// Returns the size of an item with the length that the host gives for it, and notes the greatest one.
  fileprivate mutating func noteSize(_ size: Size2D, length given: Double) -> Size2D {
    let length = given > 0 && given < .infinity ? min(given, .greatestCount) : effective.axis.length(of: size)
    if length + usableGap > greatestLength {
      greatestLength = length + usableGap
      if !layout.isRuled { invalidate(.fit) }
    }
    return effective.axis.size(size, withLength: length)
  }

  /// Whether the lengths of the visible items have to be taken.
  /// - Parameter isStale: Whether lengths have become known, or others are mounted.
  fileprivate func needsLengths(isStale: Bool) -> Bool {
    guard measuresItems || !ruler.isEmpty else { return false }
    return isStale || (layout.isRuled && (ruler.slot != middleSlot || isReachShort || lowerDensity != nil))
  }

  /// Adopts the lengths of the visible items.
  fileprivate mutating func takeLengths(of items: [MountedItem]) {
    guard layout.isRuled else { return ruler = ItemRuler() }
    let current = middleSlot, count = layout.visibleCount, unit = layout.scene.itemLength, gap = usableGap
    let first = track.firstVisibleSlot(about: current, count: count)
    let place = current - first, unknown = -1.0
    var starts = [Double](repeating: unknown, count: count + 1)
    for index in items.indices {
      let step = track.normalized(items[index].slot - first), length = effective.axis.length(of: items[index].size)
      guard !items[index].isLeaving, step >= 0, step < count else { continue }
      starts[step + 1] = length > 0 ? (length + gap) / unit : 1
    }
    var lower = place.clamped(to: 0...count), upper = lower
    while upper < count, starts[upper + 1] != unknown { upper += 1 }
    while lower > 0, starts[lower] != unknown { lower -= 1 }
    starts[0] = 0
    for step in 0..<count { starts[step + 1] = starts[step] + (starts[step + 1] == unknown ? 1 : starts[step + 1]) }
    take(
      ItemRuler(
        starts: starts, slot: current, place: place, known: lower..<upper, gap: gap / unit,
        alignment: track.snaps.alignment, track: track))
  }
}
