/// Receives the events of a carousel. Referenced weakly; every method has a default implementation that does nothing,
/// and may call any method of the carousel.
public protocol CarouselDelegate: AnyObject {
  /// The scroll offset has changed.
  func carouselDidScroll(_ carousel: Carousel)
  /// Another item has become the current one; nil when there are no more items. It may have the same index, that of an item
  /// that was removed.
  func carousel(_ carousel: Carousel, currentIndexDidChangeTo index: Int?)
  /// Another page has become the current one, or their number has changed; nil without items.
  func carousel(_ carousel: Carousel, pageDidChangeTo page: Int?)
  /// A finger, a mouse or a touchpad begins to drag.
  func carouselWillBeginDragging(_ carousel: Carousel)
  /// The drag has ended.
  func carouselDidEndDragging(_ carousel: Carousel, willDecelerate: Bool)
  /// The deceleration after a flick begins.
  func carouselWillBeginDecelerating(_ carousel: Carousel)
  /// The deceleration has ended: it finished, or was interrupted.
  func carouselDidEndDecelerating(_ carousel: Carousel, finished: Bool)
  /// An animated scroll begins.
  func carouselWillBeginScrolling(_ carousel: Carousel)
  /// The animated scroll has ended: it finished, or was interrupted.
  func carouselDidEndScrolling(_ carousel: Carousel, finished: Bool)
  /// The carousel has settled: nothing moves any more.
  func carouselDidSettle(_ carousel: Carousel)
  /// The slide of an inserted, removed or moved item has ended.
  func carouselDidEndEditing(_ carousel: Carousel)
  /// The time of autoplay at the current item begins, waits, goes on, or is over: draw what shows `autoplayProgress` anew.
  func carouselAutoplayDidChange(_ carousel: Carousel)
  /// Returns whether autoplay may advance the carousel now; true by default. If not, it stays, and the time at the item begins again.
  func carouselShouldAdvance(_ carousel: Carousel) -> Bool
  /// Returns whether the user may make another item the current one, as what they do is about to: a key, a button, a tap, or the release of
  /// a swipe, for the item on which it would rest; a finger that drags, for the item that it brings to the middle. True by default. If not,
  /// the carousel stays or returns.
  func carousel(_ carousel: Carousel, shouldChangeCurrentItemTo index: Int) -> Bool
  /// Returns whether a tap may select an item.
  func carousel(_ carousel: Carousel, shouldSelectItemAt index: Int) -> Bool
  /// An item was tapped, clicked or activated by a key, whether or not that selects it.
  func carousel(_ carousel: Carousel, didTap widget: WidgetPointer, forItemAt index: Int)
  /// An item was selected.
  func carousel(_ carousel: Carousel, didSelectItemAt index: Int)
  /// The widget of an item is about to be shown.
  func carousel(_ carousel: Carousel, willDisplay widget: WidgetPointer, forItemAt index: Int)
  /// The widget of an item was placed for the first time.
  func carousel(_ carousel: Carousel, didDisplay widget: WidgetPointer, forItemAt index: Int)
  /// The widget of an item is no longer shown.
  func carousel(_ carousel: Carousel, didEndDisplaying widget: WidgetPointer, forItemAt index: Int)
  /// An item is about to be laid out at an offset from the middle, in items: called for each visible item in every frame.
  func carousel(_ carousel: Carousel, willLayOut widget: WidgetPointer, atOffset offset: Double)
  /// An item was laid out: called for each visible item in every frame, after all of them were laid out.
  func carousel(_ carousel: Carousel, didLayOut widget: WidgetPointer, atOffset offset: Double)
}

extension CarouselDelegate {
  public func carouselDidScroll(_ carousel: Carousel) {}
  public func carousel(_ carousel: Carousel, currentIndexDidChangeTo index: Int?) {}
  public func carousel(_ carousel: Carousel, pageDidChangeTo page: Int?) {}
  public func carouselWillBeginDragging(_ carousel: Carousel) {}
  public func carouselDidEndDragging(_ carousel: Carousel, willDecelerate: Bool) {}
  public func carouselWillBeginDecelerating(_ carousel: Carousel) {}
  public func carouselDidEndDecelerating(_ carousel: Carousel, finished: Bool) {}
  public func carouselWillBeginScrolling(_ carousel: Carousel) {}
  public func carouselDidEndScrolling(_ carousel: Carousel, finished: Bool) {}
  public func carouselDidSettle(_ carousel: Carousel) {}
  public func carouselDidEndEditing(_ carousel: Carousel) {}
  public func carouselAutoplayDidChange(_ carousel: Carousel) {}
  public func carouselShouldAdvance(_ carousel: Carousel) -> Bool { true }
  public func carousel(_ carousel: Carousel, shouldChangeCurrentItemTo index: Int) -> Bool { true }
  public func carousel(_ carousel: Carousel, shouldSelectItemAt index: Int) -> Bool { true }
  public func carousel(_ carousel: Carousel, didTap widget: WidgetPointer, forItemAt index: Int) {}
  public func carousel(_ carousel: Carousel, didSelectItemAt index: Int) {}
  public func carousel(_ carousel: Carousel, willDisplay widget: WidgetPointer, forItemAt index: Int) {}
  public func carousel(_ carousel: Carousel, didDisplay widget: WidgetPointer, forItemAt index: Int) {}
  public func carousel(_ carousel: Carousel, didEndDisplaying widget: WidgetPointer, forItemAt index: Int) {}
  public func carousel(_ carousel: Carousel, willLayOut widget: WidgetPointer, atOffset offset: Double) {}
  public func carousel(_ carousel: Carousel, didLayOut widget: WidgetPointer, atOffset offset: Double) {}
}
