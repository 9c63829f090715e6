// What becomes of the position when the data changes.
extension Carousel {
  /// Takes new numbers of items and placeholders. What moves to a place that is still there goes on; anything else
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
    if movement.isFlight {
      let target = flight.law.to
      // A glide that ends beyond the ends comes back by itself; a scroll doesn't.
      let give = movement == .decelerating ? max(0, bounceDistance.finite(or: 1)) : Feel.sameOffset
      let isThere = !track.isEmpty && abs(track.excess(target)) <= give
      if !isThere { interrupt() }
    }
    if movement == .dragging, track.isEmpty { interrupt() }
    if movement == .dragging { holdWhatIsLeft() }
    if !movement.isFlight, movement != .dragging, !track.isEmpty, position >= 0 {
      position = track.clamped(position)
    }
  }

  /// A finger that drags goes on from where the carousel is between its new ends.
  private mutating func holdWhatIsLeft() {
    if abs(track.excess(position)) > resistance?.limit ?? 0 { position = track.clamped(position) }
    drag.origin = pulledPosition
    drag.originTranslation = drag.translation
  }

  /// An item comes to be at an index. The current item stays where it is, whatever comes before it.
  mutating func insertItem(at index: Int) {
    waitWithAutoscroll()
    let wasEmpty = track.isEmpty
    countFromCurrentItem()
    let keepsCurrent = !wasEmpty && index <= currentSlot
    aim(past: index, by: 1)
    track.itemCount += 1
    needsLayout = true
    if wasEmpty {
      leaveEmptyPlace()
    } else if keepsCurrent {
      shift(by: 1)
    }
  }

  /// The item at an index goes. The current item stays where it is; when it goes itself, the next takes its place.
  mutating func removeItem(at index: Int) {
    countFromCurrentItem()
    let keepsCurrent = index < currentSlot
    aim(past: index + 1, by: -1)
    track.itemCount -= 1
    needsLayout = true
    if keepsCurrent { shift(by: -1) }
    stopIfTargetIsGone()
    if track.isEmpty { position = Track.emptyOffset }
  }

  /// What scrolls to an item leads to it still when the items from an index on move by one place, as seen from the current
  /// item. A classic scroll leads to the number, as it was recorded.
  private mutating func aim(past index: Int, by step: Double) {
    if case .classic = motion { return }
    guard movement == .scrolling, !track.isEmpty else { return }
    // On a circle, as often as the way passes the index.
    func rounds(_ place: Double) -> Double { ((place - Double(index) + 0.5) / Double(track.itemCount)).rounded(.down) }
    let passes = rounds(flight.law.to) - rounds(Double(currentSlot))
    if passes != 0 { aim(at: flight.law.to + passes * step) }
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
    flight.law = flight.law.shifted(by: count)
  }
}
