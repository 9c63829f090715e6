/// An item that an edit or a change of the size keeps current.
///
/// Usually the item nearest to the alignment is current. Where several items rest together, in a group or at a contained end, that
/// would be another one as soon as the groups or the ends are others: so the one that was current stays it, until the carousel
/// leaves its page.
struct KeptItem {
  /// Its slot; nil if the position alone decides.
  var slot: Int?
  /// Whether the carousel is on its way to the item's page, and has yet to begin.
  var isAwaited = false
  /// Whether it stays current on this way.
  var isCurrent: Bool { slot != nil && isAwaited }
}

extension CarouselModel {
  /// The slot of the current item; see `currentIndex`.
  var currentSlot: Int { kept.isCurrent ? track.normalized(kept.slot ?? 0) : currentSlot(at: position) }

  /// Returns the slot of the item that is current where the carousel rests at a position.
  func currentSlot(at position: Double) -> Int {
    guard let slot = kept.slot, track.rests(slot, at: position) else { return track.currentSlot(at: position) }
    return track.normalized(slot)
  }

  /// Keeps the item at a slot current, which was so before an edit or a change of the size. It rests on its own page from now on.
  mutating func keep(_ slot: Int) {
    kept = KeptItem()
    guard !track.snaps.areItems, !track.isEmpty, movement == .resting || movement == .held else { return }
    kept = KeptItem(slot: slot, isAwaited: movement == .resting && wantedAutoscroll == 0)
  }

  /// Whether the kept item's page is another one than that at the position.
  var isKeptElsewhere: Bool { kept.isCurrent && !track.rests(kept.slot ?? 0, at: position) }

  /// The position of the kept item's page, on a circle the shorter way from here; nil if it is not on its way there.
  var keptPosition: Double? {
    guard kept.isCurrent, let slot = kept.slot, let item = track.item(at: slot) else { return nil }
    return position + track.shortestDistance(from: position, to: track.position(ofSlot: item))
  }

  /// Jumps to the kept item's page after a change of the size.
  mutating func standOnKeptItem() {
    guard let end = keptPosition, movement == .resting else { return }
    if mustMoveOn || isKeptElsewhere { position = track.clamped(end) }
    kept.isAwaited = false
  }

  /// Leaves it to the position which item is current, because something else moves the carousel.
  mutating func stopAwaitingKeptItem() {
    guard kept.isAwaited else { return }
    kept.isAwaited = false
    noteChanges()
  }

  /// Forgets the kept item because a scroll leads to its page.
  mutating func forgetKeptItem() {
    kept = KeptItem()
    noteChanges()
  }

  /// Forgets the kept item once the carousel has left its page, and is not on its way there.
  mutating func leaveKeptItem() {
    guard let slot = kept.slot, !kept.isAwaited else { return }
    if !track.rests(slot, at: position), !track.rests(slot, at: destination) { kept = KeptItem() }
  }
}
