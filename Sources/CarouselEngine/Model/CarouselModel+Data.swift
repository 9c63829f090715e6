// What becomes of the position when the data changes.
extension CarouselModel {
  /// Takes new numbers of items and placeholders. A movement to a position that still exists continues; anything else
  /// stops, within the new ends.
  mutating func setCounts(items: Int, placeholders: Int) {
    waitWithAutoscroll()
    track.itemCount = max(0, items)
    track.placeholderCount = max(0, placeholders)
    needsLayout = true
    stopIfTargetIsGone()
    // Where it wraps, other places before the first item are places.
    let isLeft = track.wraps ? position == Track.emptyOffset : position < 0
    if !track.isEmpty, isLeft, movement != .dragging { leaveEmptyPlace() }
  }

  /// A carousel that was empty comes to its first item: as an animation where placeholders come along.
  private mutating func leaveEmptyPlace() {
    interrupt()
    if track.shownPlaceholders > 0, position == Track.emptyOffset {
      fly(to: 0, over: Feel.scrollDuration, from: 0)
    } else {
      position = 0
    }
  }

  private mutating func stopIfTargetIsGone() {
    if movement.followsCurve {
      let target = running.curve.to
      // A deceleration that ends beyond the ends bounces back; a scroll doesn't.
      let give = movement == .decelerating ? max(0, bounceDistance.finite(or: 1)) : Feel.sameOffset
      let isThere = !track.isEmpty && abs(track.excess(target)) <= give
      if !isThere { interrupt() }
    }
    if movement == .dragging, track.isEmpty { interrupt() }
    if movement == .dragging { holdWhatIsLeft() }
    if !movement.followsCurve, movement != .dragging, !track.isEmpty, position >= 0 {
      position = track.clamped(position)
    }
  }

  /// A drag continues from where the carousel is between its new ends.
  private mutating func holdWhatIsLeft() {
    if abs(track.excess(position)) > resistance?.limit ?? 0 { position = track.clamped(position) }
    drag.origin = pulledPosition
    drag.originTranslation = drag.translation
  }

  /// Takes over changed items. The current item stays where it is, whatever changes before it; when it is removed, the next
  /// one that is kept takes its place.
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

  /// What scrolls to an item still leads to it when items change between here and there, as seen from the current item. A
  /// classic scroll leads to the number, as it was recorded.
  private mutating func retarget(_ changes: ItemChanges, from old: Int, to new: Int) {
    if case .classic = motion { return }
    guard movement == .scrolling else { return }
    let count = Double(track.itemCount), target = running.curve.to.rounded(.toNearestOrAwayFromZero)
    // On a circle the way may pass the first item, more than once.
    let rounds = track.wraps ? (target / count).rounded(.down) : 0
    let index = Int(saturating: target - rounds * count)
    guard let newIndex = changes.survivor(of: index, wraps: track.wraps) else { return }
    let newTarget = rounds * Double(changes.countAfter) + Double(newIndex)
    let shift = (newTarget - Double(new)) - (target - Double(old))
    if shift != 0 { aim(at: running.curve.to + shift) }
  }

  /// On a circle, numbers places so that the current item's is its index, and the position beside it: then the circle can
  /// be opened before or behind it.
  mutating func countFromCurrentItem() {
    guard track.wraps, let item = currentIndex else { return }
    let place = position + track.offset(ofSlot: currentSlot, from: position)
    shift(by: Double(item) - place.rounded(.toNearestOrAwayFromZero))
    knownSlot = item
  }

  /// Moves everything along by whole items, unseen.
  private mutating func shift(by count: Double) {
    position += count
    knownPosition += count
    knownSlot += Int(count)
    drag.origin += count
    drag.startSlot += Int(count)
    running.curve = running.curve.shifted(by: count)
  }
}
