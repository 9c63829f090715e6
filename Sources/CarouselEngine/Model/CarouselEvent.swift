/// An event of a carousel. Events are delivered in order, once the state is consistent, so that a listener may call
/// anything.
public enum CarouselEvent: Equatable, Sendable {
  /// The scroll offset has changed.
  case didScroll
  /// Another item has become the current one; nil when there are no more items. It may have the same index, that of an item
  /// that was removed; one that was put in the place of the current one counts as the same item.
  case currentIndexDidChange(Int?)
  /// Another page has become the current one, or their number has changed; nil without items.
  case pageDidChange(Int?)
  /// A finger, a mouse or a wheel begins to drag.
  case willBeginDragging
  /// The drag has ended; the carousel decelerates, or is about to snap to the current item.
  case didEndDragging(willDecelerate: Bool)
  /// The deceleration after a flick begins.
  case willBeginDecelerating
  /// The deceleration has ended: it finished, or was interrupted, for example by a touch.
  case didEndDecelerating(finished: Bool)
  /// An animated scroll begins.
  case willBeginScrolling
  /// The animated scroll has ended: it finished, or was interrupted, for example by a touch.
  case didEndScrolling(finished: Bool)
  /// An item was tapped, and its selection allowed.
  case didSelect(Int)
  /// The slide of an inserted, removed or moved item has ended.
  case didEndEditing
  /// The carousel has settled after a drag, a deceleration or a scroll: nothing moves any more.
  case didSettle
  /// Autoplay and autoscroll were paused, or have resumed; see the controller's `isPaused`.
  case pauseDidChange(Bool)
  /// The time of autoplay at the current item begins, waits, goes on, or is over; see the controller's `autoplayProgress`.
  case autoplayDidChange
  /// The carousel has settled at an item after an action of the user: announce the item to assistive technology.
  case shouldAnnounce(Int)
  /// The user has pressed a key or a button that points beyond an end, where nothing moves: announce the end to
  /// assistive technology.
  case shouldAnnounceEnd(CarouselEnd)
  /// The controller's `readingOrder` has changed. Sent immediately at rest, and at intervals while something moves.
  case readingOrderDidChange
}

/// An end of a carousel that does not wrap.
public enum CarouselEnd: Sendable {
  /// The end before the first item.
  case first
  /// The end after the last item.
  case last
}
