extension CarouselEvent {
  /// What happens in an event, for hosts in another language: the event of the same name, without its value.
  public enum Kind: Int32, CaseIterable, Sendable {
    /// The position has changed, or another item or page is current.
    case didScroll, currentIndexDidChange, pageDidChange
    /// A drag begins or ends.
    case willBeginDragging, didEndDragging
    /// A deceleration begins or ends.
    case willBeginDecelerating, didEndDecelerating
    /// A scroll begins or ends.
    case willBeginScrolling, didEndScrolling
    /// An item is selected.
    case didSelect
    /// Something has come to its end.
    case didEndEditing, didSettle
    /// Autoplay was paused or has resumed; its time at an item begins, waits, goes on, or is over.
    case pauseDidChange, autoplayDidChange
    /// Assistive technology has something to announce or to read.
    case shouldAnnounce, shouldAnnounceEnd, readingOrderDidChange
  }

  /// The event as its kind and a number: an index, or −1 for none; a flag as 1 or 0; an end as −1 for the first and 1 for the last.
  public var code: (kind: Kind, value: Double) {
    switch self {
    case .didScroll: (.didScroll, 0)
    case .currentIndexDidChange(let index): (.currentIndexDidChange, Double(index ?? -1))
    case .pageDidChange(let page): (.pageDidChange, Double(page ?? -1))
    case .willBeginDragging: (.willBeginDragging, 0)
    case .didEndDragging(let willDecelerate): (.didEndDragging, willDecelerate ? 1 : 0)
    case .willBeginDecelerating: (.willBeginDecelerating, 0)
    case .didEndDecelerating(let finished): (.didEndDecelerating, finished ? 1 : 0)
    case .willBeginScrolling: (.willBeginScrolling, 0)
    case .didEndScrolling(let finished): (.didEndScrolling, finished ? 1 : 0)
    case .didSelect(let index): (.didSelect, Double(index))
    case .didEndEditing: (.didEndEditing, 0)
    case .didSettle: (.didSettle, 0)
    case .pauseDidChange(let isPaused): (.pauseDidChange, isPaused ? 1 : 0)
    case .autoplayDidChange: (.autoplayDidChange, 0)
    case .shouldAnnounce(let index): (.shouldAnnounce, Double(index))
    case .shouldAnnounceEnd(let end): (.shouldAnnounceEnd, end == .first ? -1 : 1)
    case .readingOrderDidChange: (.readingOrderDidChange, 0)
    }
  }
}
