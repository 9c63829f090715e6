/// What a carousel needs of the toolkit that shows it, and of the app whose items it shows. A host makes no decision: it
/// makes and measures views, puts them where it is told, and passes on what it hears.
///
/// A host is a value that a controller keeps; where it refers to the view that owns the controller, it does so weakly.
public protocol CarouselHost {
  /// A view, or a handle of one.
  associatedtype View

  // MARK: Data

  /// How many items there are; negative counts as 0.
  func numberOfItems() -> Int
  /// How many placeholders there are; negative counts as 0.
  func numberOfPlaceholders() -> Int
  /// The view of an item: a view to be used again, with new content, or a new one.
  func view(forItemAt index: Int, reusing view: View?) -> View
  /// The view of a placeholder.
  func view(forPlaceholderAt index: Int, reusing view: View?) -> View

  // MARK: Views

  /// Adds a view to the content, in front of the others.
  func mount(_ view: View)
  /// Takes a view out of the content.
  func unmount(_ view: View)
  /// The size of a mounted view, in points.
  func size(of view: View) -> Size
  /// Shows a view at a placement. Views are painted in the order of `order`, from 0 at the back.
  func place(_ view: View, of item: PlacedItem)
  /// Replaces a mounted view by another, by a cross-fade where animated.
  func replace(_ old: View, with new: View, animated: Bool)
  /// A view is about to be shown for the first time since it was mounted; `place` comes next.
  func willDisplay(_ view: View, of item: PlacedItem)
  /// A view was shown for the first time since it was mounted.
  func didDisplay(_ view: View, of item: PlacedItem)
  /// A view that was shown has been unmounted.
  /// - Parameters:
  ///   - view: The view.
  ///   - index: The index of what it showed.
  ///   - itemOffset: How far that was from the middle, in items.
  func didEndDisplaying(_ view: View, ofItemAt index: Int, itemOffset: Double)
  /// Called when all views of a frame are placed.
  func didPlaceItems()

  // MARK: Dialogue

  /// Something happened.
  func handle(_ event: CarouselEvent)
  /// An item was tapped, whether or not it is selected then. Placeholders aren't told of.
  /// - Parameters:
  ///   - index: The item's index.
  ///   - itemOffset: How far it is from the middle, in items: `scroll(byOffset:duration:)` with it brings the item there. It
  ///     is not a scroll offset, which counts from the first item.
  func didTapItem(at index: Int, itemOffset: Double)
  /// Whether a tap may select an item.
  func shouldSelectItem(at index: Int) -> Bool
  /// Whether frames are needed from now on: `frame(at:)` of the controller before each refresh of the screen.
  func setNeedsFrames(_ areNeeded: Bool)
}

extension CarouselHost {
  public func numberOfPlaceholders() -> Int { 0 }
  public func willDisplay(_ view: View, of item: PlacedItem) {}
  public func didDisplay(_ view: View, of item: PlacedItem) {}
  public func didEndDisplaying(_ view: View, ofItemAt index: Int, itemOffset: Double) {}
  public func didPlaceItems() {}
  public func didTapItem(at index: Int, itemOffset: Double) {}
  public func handle(_ event: CarouselEvent) {}
  public func shouldSelectItem(at index: Int) -> Bool { true }
}

/// An item as it is shown now.
public struct PlacedItem: Equatable, Sendable {
  /// Its place on the track; on a wrapping track that repeats its items each place has a number of its own.
  public var slot: Int
  /// The index by which the carousel's methods know it: of an item 0 up to the number of items, of a placeholder below
  /// or above.
  public var index: Int
  /// Whether it is a placeholder.
  public var isPlaceholder: Bool
  /// How far it is from the middle, in items; the carousel's own offset is `Carousel.scrollOffset`.
  public var offset: Double
  /// Where and how it is shown.
  public var placement: Placement
  /// Whether it was removed, and is fading away.
  public var isLeaving: Bool
  /// Its place in the order of painting, from 0 at the back.
  public var order: Int
}
