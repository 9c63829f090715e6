// The position when the data changes.
extension CarouselModel {
  /// Sets the numbers of items and placeholders. A motion to a position that still exists continues; any other motion
  /// stops, within the new ends.
  mutating func setCounts(items: Int, placeholders: Int) {
    waitWithAutoscroll()
    track.itemCount = max(0, items)
    track.placeholderCount = max(0, placeholders)
    needsLayout = true
    stopIfTargetIsGone()
    // On a wrapping track, positions before the first item are valid too.
    let isLeft = track.wraps ? position == Track.emptyOffset : position < 0
    if !track.isEmpty, isLeft, movement != .dragging { leaveEmptyPlace() }
  }

  /// Moves a carousel that was empty to its first item.
  private mutating func leaveEmptyPlace() {
    interrupt()
    position = track.clamped(0)
  }

  private mutating func stopIfTargetIsGone() {
    if movement.followsCurve {
      let target = running.target
      // A deceleration that ends beyond the ends bounces back; a scroll does not.
      let give = movement == .decelerating ? usableBounceDistance : Feel.sameOffset
      let isThere = !track.isEmpty && abs(track.excess(target)) <= give
      if !isThere { interrupt() }
    }
    if movement == .dragging, track.isEmpty { interrupt() }
    if movement == .dragging { holdWhatIsLeft() }
    if !movement.followsCurve, movement != .dragging, !track.isEmpty, position >= 0 {
      position = track.clamped(position)
    }
  }

  /// Continues a drag from the carousel's position between its new ends.
  private mutating func holdWhatIsLeft() {
    if abs(track.excess(position)) > resistance?.limit ?? 0 { position = track.clamped(position) }
    drag.origin = pulledPosition
    drag.originTranslation = drag.translation
  }

  /// Applies changed items. The current item stays in place, whatever changes before it; if it is removed, a new item
  /// in its place becomes the current one, or else the next item that is kept.
  mutating func apply(_ changes: ItemChanges) {
    waitWithAutoscroll()
    let wasEmpty = track.isEmpty
    countFromCurrentItem()
    let old = currentSlot
    let new = wasEmpty ? nil : changes.survivor(of: old, wraps: track.wraps)
    if let new { retarget(changes, from: old, to: new) }
    track.itemCount = changes.countAfter
    needsLayout = true
    if track.isEmpty {
      stopIfTargetIsGone()
      position = Track.emptyOffset
    } else if wasEmpty {
      leaveEmptyPlace()
    } else {
      if let new, new != old { shift(by: Double(new - old)) }
      if changes.countAfter < changes.countBefore { stopIfTargetIsGone() }
    }
  }

  /// Redirects a scroll to an item when items change between here and there, relative to the current item. A classic
  /// scroll keeps the index, as recorded.
  private mutating func retarget(_ changes: ItemChanges, from old: Int, to new: Int) {
    if case .classic = motion { return }
    guard movement == .scrolling else { return }
    let count = Double(track.itemCount), target = running.target.rounded(.toNearestOrAwayFromZero)
    // On a circle, a scroll may pass the first item more than once.
    let rounds = track.wraps ? (target / count).rounded(.down) : 0
    let index = Int(saturating: target - rounds * count)
    guard let newIndex = changes.survivor(of: index, wraps: track.wraps) else { return }
    let newTarget = rounds * Double(changes.countAfter) + Double(newIndex)
    let shift = (newTarget - Double(new)) - (target - Double(old))
    if shift != 0 { aim(at: running.target + shift) }
  }

  /// Renumbers the slots of a circle so that the current item's slot is its index, with the position beside it: then
  /// the circle can be opened before or after it.
  mutating func countFromCurrentItem() {
    guard track.wraps, let item = currentIndex else { return }
    let place = position + track.offset(ofSlot: currentSlot, from: position)
    shift(by: Double(item) - place.rounded(.toNearestOrAwayFromZero))
    knownSlot = item
  }

  /// Shifts all positions by whole items, invisibly.
  private mutating func shift(by count: Double) {
    position += count
    knownPosition += count
    knownSlot += Int(count)
    drag.origin += count
    drag.start += count
    running.shift(by: count)
    ruler = ruler.shifted(by: Int(count))
  }
}
