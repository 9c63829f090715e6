/// Decides what is announced to assistive technology: where the carousel has settled after an action of the user, or
/// the end beyond which they wanted to move it.
struct Announcer {
  /// The item that was current when the user began to act; the inner value is nil if there was none.
  private var start: Int??
  /// The end that a key or a button pointed beyond.
  private var end: CarouselEnd?
  /// When the announcement is due, in seconds.
  private(set) var dueTime: Double?

  /// The user acts, or one of the app's own buttons does on their behalf.
  mutating func userWillAct(_ carousel: CarouselModel) {
    if start == nil { start = .some(carousel.currentIndex) }
    end = nil
    dueTime = nil
  }

  /// The user has pressed a key or a button that points beyond an end, which moves nothing. While the carousel still
  /// moves there, its item is announced instead.
  mutating func userDidReach(_ end: CarouselEnd, of carousel: CarouselModel) {
    self.end = end
    if carousel.movement == .resting { didSettle(at: carousel.time) }
  }

  /// Items have changed: what was current when the user began to act may have another index by now.
  mutating func itemsDidChange(_ changes: ItemChanges) {
    // A removed item has no index; then any item is announced.
    if let index = start ?? nil { start = .some(changes.newIndex(of: index)) }
  }

  /// The carousel has settled. A later announcement replaces one that is due, so that a key that is held down does not
  /// speak at every item.
  mutating func didSettle(at time: Double) {
    if start != nil || end != nil { dueTime = time + Feel.announcementPause }
  }

  /// Returns the event of the announcement, if one is due.
  mutating func takeAnnouncement(of carousel: CarouselModel) -> CarouselEvent? {
    guard let dueTime, carousel.time >= dueTime, carousel.movement == .resting else { return nil }
    defer { self = Announcer() }
    if let start, let index = carousel.currentIndex, index != start { return .shouldAnnounce(index) }
    return end.map { .shouldAnnounceEnd($0) }
  }
}
