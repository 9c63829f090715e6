// The position when the data changes.
extension CarouselModel {
  /// Sets the numbers of items and placeholders. A motion to a position that still exists continues; any other motion
  /// stops, within the new ends.
  mutating func setCounts(items: Int, placeholders: Int) {
    waitWithAutoscroll()
    isEdited = true
    track.itemCount = max(0, items)
    if let slot = kept.slot, track.item(at: slot) == nil { kept = KeptItem() }
    areEndsStale = true
    track.placeholderCount = max(0, placeholders)
    invalidate(.layout)
    stopIfTargetIsGone()
    // On a wrapping track, positions before the first item are valid too.
    let isLeft = track.wraps ? position == Track.emptyOffset : position < 0
    if !track.isEmpty, isLeft || awaitedOffset != nil, movement != .dragging { leaveEmptyPlace() }
  }

  /// Moves a carousel that was empty to its first item, or to that which was set meanwhile.
  private mutating func leaveEmptyPlace() {
    interrupt()
    position = track.clamped(awaitedOffset ?? 0)
    awaitedOffset = nil
    if mustMoveOn { position = track.clamped(track.position(ofSlot: currentSlot)) }
    settledItem = currentIndex
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
    drag.place = drag.origin
    drag.originTranslation = drag.translation
  }

  /// Applies changed items. The current item stays current, whatever changes beside it, and a motion ends at the same item as
  /// before; if one of these is removed, a new item in its place takes over, or else the next item that is kept.
  mutating func apply(_ changes: ItemChanges) {
    waitWithAutoscroll()
    isEdited = true
    let wasEmpty = track.isEmpty
    countFromCurrentItem()
    // On a circle the curve counts on beyond the first item.
    if track.wraps, movement.followsCurve { running.shift(by: position - running.position) }
    let old = currentSlot, goal = goal
    let new = wasEmpty ? nil : changes.survivor(of: old, wraps: track.wraps)
    let newGoal = goal.flatMap { newSlot(of: $0, changes) }
    let knownBefore = knownItem
    knownItem = knownItem.flatMap { changes.newIndex(of: $0) }
    settledItem = settledItem.flatMap { changes.newIndex(of: $0) }
    track.itemCount = changes.countAfter
    invalidate(.layout)
    if track.isEmpty {
      stopIfTargetIsGone()
      position = Track.emptyOffset
    } else if wasEmpty {
      leaveEmptyPlace()
    } else {
      if let new, new != old { shift(by: Double(new - old)) }
      if let new { keep(new) }
      if let goal, let newGoal { redirect(goal, to: newGoal) }
      if changes.countAfter < changes.countBefore { stopIfTargetIsGone() }
    }
    // An item that is put in the place of the current one counts as that one: apps that draw it anew whenever they hear of
    // another current item would hear of it for ever.
    if knownBefore != nil, knownItem == nil, let item = currentIndex, changes.oldIndex(of: item) == nil {
      knownItem = item
    }
  }

  /// The item at which a motion ends.
  private struct Goal {
    /// Its slot; on a circle that may be in another round.
    var slot: Int
    /// The distance of the motion's end from where this item rests, in items.
    var distance: Double
    /// Whether the motion ends on a page.
    var isPage: Bool
    /// Whether that is the page beside the current one, to which the user has turned.
    var isTurn: Bool
  }

  /// The item at which the motion ends; nil if it does not move, or ends at an index.
  private var goal: Goal? {
    guard movement.followsCurve, !track.isEmpty else { return nil }
    if effective.aimsAtIndexes, case .classic = effective.motion { return nil }
    let end = running.target
    let slot = track.wraps ? Int(saturating: end.rounded(.toNearestOrAwayFromZero)) : currentSlot(at: end)
    let isTurn = effective.isPagingEnabled && isMovedByUser && pages(around: position).contains(end)
    return Goal(
      slot: slot, distance: end - track.position(ofSlot: slot),
      isPage: abs(end - track.snapped(end)) <= Feel.sameOffset, isTurn: isTurn)
  }

  /// Returns the slot of a goal after changes of the items, before they are applied.
  private func newSlot(of goal: Goal, _ changes: ItemChanges) -> Int? {
    let count = track.itemCount
    // On a circle, a motion may pass the first item more than once.
    let rounds = track.wraps ? (Double(goal.slot) / Double(count)).rounded(.down) : 0
    let index = Int(saturating: Double(goal.slot) - rounds * Double(count))
    return changes.survivor(of: index, wraps: track.wraps).map {
      Int(saturating: rounds * Double(changes.countAfter) + Double($0))
    }
  }

  /// Leads the motion to the new slot of its goal.
  private mutating func redirect(_ goal: Goal, to slot: Int) {
    var end = track.position(ofSlot: slot) + goal.distance, slot = slot
    if goal.isPage { end = track.snapped(end) }
    let pages = pages(around: position)
    if goal.isTurn, !pages.contains(end) {
      // Items have come between the two pages: a turn is by one page all the same.
      end = end.clamped(to: pages)
      slot = track.currentSlot(at: end)
    }
    kept = KeptItem(slot: track.snaps.areItems ? nil : slot)
    redirect(to: end)
  }

  /// Renumbers the slots of a circle so that the current item's slot is its index, with the position beside it: then
  /// the circle can be opened before or after it.
  mutating func countFromCurrentItem() {
    guard track.wraps, let item = currentIndex else { return }
    // Rounds have other lengths after an edit.
    if movement == .dragging { drag.shift(by: roundsOfDrag) }
    let place = position + track.offset(ofSlot: currentSlot, from: position)
    shift(by: Double(item) - place.rounded(.toNearestOrAwayFromZero))
    knownSlot = item
  }

  /// Shifts all positions by whole items, invisibly.
  private mutating func shift(by count: Double) {
    position += count
    knownPosition += count
    knownSlot += Int(count)
    drag.shift(by: count)
    if let goal = heldGoal { heldGoal = (goal.position + count, goal.time) }
    running.shift(by: count)
    if let slot = kept.slot { kept.slot = slot + Int(count) }
    ruler = ruler.shifted(by: Int(count), on: track)
  }
}
