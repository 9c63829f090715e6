/// Something that has happened to a carousel. Events are handed out in order, after the state is whole, so that whoever
/// hears of one may ask and tell the carousel anything.
public enum CarouselEvent: Equatable, Sendable {
  /// The scroll offset has changed.
  case didScroll
  /// Another item has become the current one; nil when there are no more items.
  case currentIndexDidChange(Int?)
  /// A finger, a mouse or a wheel begins to drag.
  case willBeginDragging
  /// The drag is over; the carousel decelerates, or is about to snap to the current item.
  case didEndDragging(willDecelerate: Bool)
  /// The deceleration after a flick begins.
  case willBeginDecelerating
  /// The deceleration is over: it finished, or a touch or something else interrupted it.
  case didEndDecelerating(finished: Bool)
  /// An animated scroll begins.
  case willBeginScrolling
  /// The animated scroll is over: at its end, or because a touch or something else interrupted it.
  case didEndScrolling(finished: Bool)
  /// An item was tapped, and its selection allowed.
  case didSelect(Int)
  /// The slide of an inserted or removed item is over.
  case didEndEditing
  /// Nothing moves any more: after a drag, a deceleration or a scroll the carousel has settled.
  case didSettle
  /// The carousel has settled at an item because of the user: it is to be announced to assistive technology.
  case shouldAnnounce(Int)
  /// The controller's `readingOrder` has changed. Sent at once while nothing moves, now and then while something does.
  case readingOrderDidChange
}
