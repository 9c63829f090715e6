#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// Receives the events of a carousel. Every method has a default implementation that does nothing, and may call any
  /// method of the carousel.
  @MainActor
  public protocol CarouselViewDelegate: AnyObject {
    // MARK: Movement

    /// The scroll offset has changed.
    func carouselDidScroll(_ carousel: CarouselView)
    /// Another item has become the current one; nil when there are no more items. It may have the same index, that of an item that
    /// was removed. `isUserInitiated` of the carousel tells whether the user was the cause.
    func carousel(_ carousel: CarouselView, currentIndexDidChange index: Int?)
    /// Another page has become the current one, or their number has changed; nil without items.
    func carousel(_ carousel: CarouselView, pageDidChange page: Int?)
    /// A finger, a pointer or a wheel begins to drag.
    func carouselWillBeginDragging(_ carousel: CarouselView)
    /// The drag has ended; the carousel decelerates, or snaps to the current item.
    func carouselDidEndDragging(_ carousel: CarouselView, willDecelerate: Bool)
    /// The deceleration after a flick begins.
    func carouselWillBeginDecelerating(_ carousel: CarouselView)
    /// The deceleration has ended: it finished, or was interrupted.
    func carouselDidEndDecelerating(_ carousel: CarouselView, finished: Bool)
    /// An animated scroll begins.
    func carouselWillBeginScrollingAnimation(_ carousel: CarouselView)
    /// The animated scroll has ended: it finished, or was interrupted.
    func carouselDidEndScrollingAnimation(_ carousel: CarouselView, finished: Bool)
    /// The carousel has settled after a drag, a deceleration or a scroll: nothing moves any more.
    func carouselDidSettle(_ carousel: CarouselView)
    /// The animation of inserted, removed and moved items has ended.
    func carouselDidEndEditing(_ carousel: CarouselView)
    /// Returns whether the user may make another item the current one, as what they do is about to: a key, a button, a tap, or the release
    /// of a swipe, for the item on which it would rest; a finger that drags, for the item that it brings to the middle. If not, the
    /// carousel stays or returns. The default is true.
    func carousel(_ carousel: CarouselView, shouldChangeCurrentItemTo index: Int) -> Bool
    /// The time of autoplay at the current item begins, waits, goes on, or is over: draw what shows `autoplayProgress` anew.
    func carouselAutoplayDidChange(_ carousel: CarouselView)
    /// Returns whether autoplay may advance the carousel now. If not, it stays, and the time at the item begins again. The default is
    /// true.
    func carouselShouldAdvance(_ carousel: CarouselView) -> Bool
    /// The user has chosen a list instead of the carousel, or the carousel again.
    func carousel(_ carousel: CarouselView, isListDidChange isList: Bool)

    // MARK: Taps

    /// An item was tapped, whether or not it can be selected; `offset` is its distance from the middle, in items.
    func carousel(_ carousel: CarouselView, didTapItemAt index: Int, offset: Double)
    /// Returns whether a tap may select an item. The default is true.
    func carousel(_ carousel: CarouselView, shouldSelectItemAt index: Int) -> Bool
    /// An item was selected.
    func carousel(_ carousel: CarouselView, didSelectItemAt index: Int)

    // MARK: Presses

    /// Returns whether an item is highlighted while it is pressed. The default is true.
    func carousel(_ carousel: CarouselView, shouldHighlightItemAt index: Int) -> Bool
    /// An item is pressed: its view may look like it.
    func carousel(_ carousel: CarouselView, didHighlight view: PlatformView, forItemAt index: Int)
    /// A highlighted item is no longer pressed, or is dragged, or the data is about to change.
    func carousel(_ carousel: CarouselView, didUnhighlight view: PlatformView, forItemAt index: Int)

    // MARK: Menus

    #if canImport(UIKit) && !os(tvOS)
      /// Returns the context menu of an item, or nil if it has none.
      /// - Parameter point: The location in the carousel.
      func carousel(_ carousel: CarouselView, contextMenuConfigurationForItemAt index: Int, point: CGPoint)
        -> UIContextMenuConfiguration?
    #elseif canImport(AppKit)
      /// Returns the context menu of an item, or nil if it has none.
      func carousel(_ carousel: CarouselView, menuForItemAt index: Int) -> NSMenu?
    #endif

    // MARK: Display

    /// An item is about to be placed, in every frame in which it may move; `offset` is its new distance from the
    /// middle, in items. Changes to its view are visible in the same frame.
    func carousel(_ carousel: CarouselView, willLayOut view: PlatformView, forItemAt index: Int, offset: Double)
    /// An item was placed; sent after all items of the frame have been placed.
    func carousel(_ carousel: CarouselView, didLayOut view: PlatformView, forItemAt index: Int, offset: Double)
    /// An item is about to be shown.
    func carousel(_ carousel: CarouselView, willDisplay view: PlatformView, forItemAt index: Int)
    /// An item was shown for the first time since its view was mounted.
    func carousel(_ carousel: CarouselView, didDisplay view: PlatformView, forItemAt index: Int)
    /// An item has gone off-screen.
    func carousel(_ carousel: CarouselView, didEndDisplaying view: PlatformView, forItemAt index: Int)
  }

  extension CarouselViewDelegate {
    public func carouselDidScroll(_ carousel: CarouselView) {}
    public func carousel(_ carousel: CarouselView, currentIndexDidChange index: Int?) {}
    public func carousel(_ carousel: CarouselView, pageDidChange page: Int?) {}
    public func carouselWillBeginDragging(_ carousel: CarouselView) {}
    public func carouselDidEndDragging(_ carousel: CarouselView, willDecelerate: Bool) {}
    public func carouselWillBeginDecelerating(_ carousel: CarouselView) {}
    public func carouselDidEndDecelerating(_ carousel: CarouselView, finished: Bool) {}
    public func carouselWillBeginScrollingAnimation(_ carousel: CarouselView) {}
    public func carouselDidEndScrollingAnimation(_ carousel: CarouselView, finished: Bool) {}
    public func carouselDidSettle(_ carousel: CarouselView) {}
    public func carouselDidEndEditing(_ carousel: CarouselView) {}
    public func carousel(_ carousel: CarouselView, shouldChangeCurrentItemTo index: Int) -> Bool { true }
    public func carouselAutoplayDidChange(_ carousel: CarouselView) {}
    public func carouselShouldAdvance(_ carousel: CarouselView) -> Bool { true }
    public func carousel(_ carousel: CarouselView, isListDidChange isList: Bool) {}
    public func carousel(_ carousel: CarouselView, didTapItemAt index: Int, offset: Double) {}
    public func carousel(_ carousel: CarouselView, shouldSelectItemAt index: Int) -> Bool { true }
    public func carousel(_ carousel: CarouselView, didSelectItemAt index: Int) {}
    public func carousel(_ carousel: CarouselView, shouldHighlightItemAt index: Int) -> Bool { true }
    public func carousel(_ carousel: CarouselView, didHighlight view: PlatformView, forItemAt index: Int) {}
    public func carousel(_ carousel: CarouselView, didUnhighlight view: PlatformView, forItemAt index: Int) {}
    #if canImport(UIKit) && !os(tvOS)
      public func carousel(_ carousel: CarouselView, contextMenuConfigurationForItemAt index: Int, point: CGPoint)
        -> UIContextMenuConfiguration?
      { nil }
    #elseif canImport(AppKit)
      public func carousel(_ carousel: CarouselView, menuForItemAt index: Int) -> NSMenu? { nil }
    #endif
    public func carousel(_ carousel: CarouselView, willLayOut view: PlatformView, forItemAt index: Int, offset: Double)
    {}
    public func carousel(_ carousel: CarouselView, didLayOut view: PlatformView, forItemAt index: Int, offset: Double) {
    }
    public func carousel(_ carousel: CarouselView, willDisplay view: PlatformView, forItemAt index: Int) {}
    public func carousel(_ carousel: CarouselView, didDisplay view: PlatformView, forItemAt index: Int) {}
    public func carousel(_ carousel: CarouselView, didEndDisplaying view: PlatformView, forItemAt index: Int) {}
  }
#endif
