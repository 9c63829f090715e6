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
  /// The view of an item or a placeholder: a view to be used again, with new content, or a new one.
  func view(for content: ItemContent, reusing view: View?) -> View

  // MARK: Views

  /// Adds a view to the content, in front of the others.
  func mount(_ view: View)
  /// Takes a view out of the content.
  func unmount(_ view: View)
  /// The size of a mounted view, in points.
  func size(of view: View) -> Size2D
  /// Shows a view at a placement. Views are painted in the order of `order`, from 0 at the back.
  func place(_ view: View, of item: PlacedItem)
  /// Replaces a mounted view by another, by a cross-fade where animated.
  func replace(_ old: View, with new: View, animated: Bool)
  /// All views of a frame are placed.
  func didPlaceItems()
  /// What is placed next replaces what is shown by a cross-fade of `CarouselModel.crossFadeDuration`: instead of motion that
  /// the user does not want.
  func crossFade()
  /// The keyboard focus has to leave a view, and goes to the carousel. Called before the view is unmounted or its controls
  /// are disabled.
  func releaseFocus(from view: View)

  // MARK: Dialogue

  /// Something happened.
  func handle(_ event: CarouselEvent)
  /// Something happened to an item; only for events in the controller's `itemEvents`.
  func handle(_ event: ItemEvent, of item: PlacedItem, in view: View)
  /// Whether a tap may select an item.
  func shouldSelectItem(at index: Int) -> Bool
  /// When `frame(at:)` of the controller is to be called from now on.
  func schedule(_ next: NextFrame)
}

extension CarouselHost {
  public func numberOfPlaceholders() -> Int { 0 }
  public func didPlaceItems() {}
  public func crossFade() {}
  public func releaseFocus(from view: View) {}
  public func handle(_ event: CarouselEvent) {}
  public func handle(_ event: ItemEvent, of item: PlacedItem, in view: View) {}
  public func shouldSelectItem(at index: Int) -> Bool { true }
}

/// What a view shows.
public enum ItemContent: Equatable, Sendable {
  /// An item, by its index.
  case item(Int)
  /// A placeholder, by its number from 0 up.
  case placeholder(Int)
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
  /// How far it is from the middle, in items; the carousel's own offset is `CarouselModel.scrollOffset`.
  public var offset: Double
  /// Where and how it is shown.
  public var placement: Placement
  /// Whether it was removed, and is fading out.
  public var isLeaving: Bool
  /// Whether it is out of the visible window, and mounted only because it is being edited: it is not drawn, but keeps the
  /// focus.
  public var isKept: Bool
  /// Its place in the order of painting, from 0 at the back.
  public var order: Int
}
