/// What a carousel needs from the toolkit that shows it, and from the app whose items it shows. A host makes no
/// decision: it creates and measures views, places them as told, and passes on native events.
///
/// A host is a value that a controller keeps. If it refers to the view that owns the controller, it does so weakly.
public protocol CarouselHost {
  /// The type of a view, or of a handle to one.
  associatedtype View

  // MARK: Data

  /// Returns the number of items; negative values count as 0.
  func numberOfItems() -> Int
  /// Returns the number of placeholders; negative values count as 0.
  func numberOfPlaceholders() -> Int
  /// Returns the view of an item or a placeholder: `view` with new content, or a new view.
  func view(for content: ItemContent, reusing view: View?) -> View

  // MARK: Views

  /// Adds a view to the container, in front of the others.
  func mount(_ view: View)
  /// Removes a view from the container.
  func unmount(_ view: View)
  /// Returns the size of a mounted view, in points.
  func size(of view: View) -> Size2D
  /// Returns the length of an item along the axis, in points, if items have lengths of their own; 0 or less, NaN and
  /// infinity for that of its view.
  func length(ofItemAt index: Int) -> Double
  /// Places a view. Views are painted in ascending `order`, from 0 at the back.
  func place(_ view: View, of item: PlacedItem)
  /// Replaces a mounted view by another, with a cross-fade if `animated`.
  func replace(_ old: View, with new: View, animated: Bool)
  /// Called after all views of a frame have been placed.
  func didPlaceItems()
  /// Cross-fades from the current frame to the next one over `CarouselModel.crossFadeDuration`: a substitute for motion
  /// under reduced motion. It is called before views are recycled for the next frame.
  func crossFade()
  /// Whether the host can move views by itself now, as forecasts tell, with no frame in between. Asked for while the carousel moves.
  var playsForecasts: Bool { get }
  /// Whether the host shows or tells the scroll offset, so that it needs a frame before each refresh of the screen also while it plays:
  /// most of these only send `didScroll`. Asked for whenever the next frame is scheduled.
  var needsOffsets: Bool { get }
  /// Whether it is to have the views of items that will be visible while it plays. It places them with an opacity of 0, and moves
  /// them, before the event that they will be displayed.
  var mountsAhead: Bool { get }
  /// Called when the host is to move views by itself from now on, before it is called for each view.
  /// - Parameters:
  ///   - forecast: What it will show.
  ///   - start: When the forecast begins, in seconds of the host's clock: a moment ago.
  func play(_ forecast: CarouselForecast, from start: Double)
  /// Moves a view on its course of the forecast that is being played, until that ends or the view is unmounted. Until then `place` tells
  /// where it is meanwhile.
  func play(_ view: View, _ course: ItemCourse)
  /// Ends moving views: they are where `place` puts them.
  func endPlaying()
  /// Moves the keyboard focus from a view to the carousel. Called before the view is unmounted or its controls are
  /// disabled.
  func releaseFocus(from view: View)

  // MARK: Events

  /// Handles an event.
  func handle(_ event: CarouselEvent)
  /// Handles an item event. Called only for events in the controller's `itemEvents`.
  func handle(_ event: ItemEvent, of item: PlacedItem, in view: View)
  /// Returns whether a tap may select an item.
  func shouldSelectItem(at index: Int) -> Bool
  /// Returns whether the user may make another item the current one, as what they do is about to: a key, a button, a tap, or the
  /// release of a swipe, for the item on which it would rest; a finger that drags, for the item that it brings to the middle. Focus that
  /// moves to another item, and what the app does, are not asked for.
  func shouldChangeCurrentItem(to index: Int) -> Bool
  /// Returns the time of autoplay at an item, in seconds: 0 or less and NaN for that of the carousel, infinite for as long as its
  /// content lasts; see `CarouselController.itemDidEnd(at:)`. Called when the time begins.
  func autoplayInterval(ofItemAt index: Int) -> Double
  /// Returns whether autoplay may advance the carousel now. If not, it stays, and the time at the item begins again.
  func shouldAdvance() -> Bool
  /// Sets when the controller's `frame(at:)` is to be called from now on.
  func schedule(_ next: NextFrame)
}

extension CarouselHost {
  public func numberOfPlaceholders() -> Int { 0 }
  public func length(ofItemAt index: Int) -> Double { 0 }
  public func didPlaceItems() {}
  public func crossFade() {}
  public var playsForecasts: Bool { false }
  public var needsOffsets: Bool { false }
  public var mountsAhead: Bool { true }
  public func play(_ forecast: CarouselForecast, from start: Double) {}
  public func play(_ view: View, _ course: ItemCourse) {}
  public func endPlaying() {}
  public func releaseFocus(from view: View) {}
  public func handle(_ event: CarouselEvent) {}
  public func handle(_ event: ItemEvent, of item: PlacedItem, in view: View) {}
  public func shouldSelectItem(at index: Int) -> Bool { true }
  public func shouldChangeCurrentItem(to index: Int) -> Bool { true }
  public func autoplayInterval(ofItemAt index: Int) -> Double { 0 }
  public func shouldAdvance() -> Bool { true }
}

/// The content of a view.
public enum ItemContent: Equatable, Sendable {
  /// An item, by its index.
  case item(Int)
  /// A placeholder, by its number from 0.
  case placeholder(Int)
}

/// A mounted item in the current frame.
public struct PlacedItem: Equatable, Sendable {
  /// The slot on the track. On a wrapping track that repeats its items, each repetition has its own slot.
  public var slot: Int
  /// The index by which the carousel's methods refer to it: 0 up to the number of items for an item; below 0, or from
  /// the number of items on, for a placeholder.
  public var index: Int
  /// Whether it is a placeholder.
  public var isPlaceholder: Bool
  /// The distance from the middle, in items; negative before it. The carousel's own offset is
  /// `CarouselModel.scrollOffset`.
  public var offset: Double
  /// The transform, the opacity and the visibility.
  public var placement: Placement
  /// Whether it was removed and is fading out.
  public var isLeaving: Bool
  /// Whether it is outside the visible window and mounted only because it is being edited, or something of it is open
  /// above everything else: it is not drawn, but keeps the focus, and what is open.
  public var isKept: Bool
  /// Whether it will be visible a little later: the host moves it there by itself, perhaps while the program is busy.
  public var isAhead = false
  /// Its index in the painting order, from 0 at the back.
  public var order: Int
  /// What it is to the carousel.
  public var marks = ItemMarks()
}
