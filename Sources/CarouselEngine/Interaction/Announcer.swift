/// Decides what is announced to assistive technology: where the carousel has settled after an action of the user.
struct Announcer {
  /// The item that was current when the user began to act; the inner value is nil if there was none.
  private var start: Int??
  /// When the announcement is due, in seconds.
  private(set) var dueTime: Double?

  /// The user acts, or one of the app's own buttons does on their behalf.
  mutating func userWillAct(_ carousel: CarouselModel) {
    if start == nil { start = .some(carousel.currentIndex) }
    dueTime = nil
  }

  /// The carousel has settled. A later announcement replaces one that is due, so that a key that is held down does not
  /// speak at every item.
  mutating func didSettle(at time: Double) {
    if start != nil { dueTime = time + Feel.announcementPause }
  }

  /// Returns the item to announce at a time, if one is due.
  mutating func takeAnnouncement(of carousel: CarouselModel) -> Int? {
    guard let dueTime, let start, carousel.time >= dueTime, carousel.movement == .resting else { return nil }
    self.dueTime = nil
    self.start = nil
    return carousel.currentIndex == start ? nil : carousel.currentIndex
  }
}
