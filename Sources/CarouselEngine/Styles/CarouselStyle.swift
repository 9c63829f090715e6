/// Defines what an item looks like at an offset.
///
/// Conform to it for a custom style:
/// ```swift
/// struct Slope: CarouselStyle {
///   func placement(at offset: Double, in scene: CarouselScene) -> Placement {
///     let distance = scene.distance(at: offset)
///     return Placement(scene.base.translated(along: distance * scene.itemLength, across: offset * 20, on: scene.axis))
///   }
/// }
/// ```
/// Styles are values and know no views, no time and no index, so that the same offset always looks the same.
public protocol CarouselStyle {
  /// Returns the placement of an item.
  /// - Parameters:
  ///   - offset: The distance of the item from the middle, in items: 0 for the current one, 1 for the next.
  ///   - scene: The carousel's size, its items' size, the axis and the camera. Begin with `scene.base`.
  func placement(at offset: Double, in scene: CarouselScene) -> Placement

  /// Returns the style with all of its options computed for a scene. It is called when the scene or the options change,
  /// so that each frame depends only on the offset. The default implementation returns the style itself.
  func fitted(to scene: CarouselScene, options: StyleOptions) -> Self

  /// The defaults of a carousel with this style.
  var behavior: StyleBehavior { get }

  /// Returns the number of items that fill the carousel. The default is 30. In a row, which has a `leastWrappedCount`, there are more if
  /// perspective brings others into the viewport.
  func visibleCount(in scene: CarouselScene) -> Double

  /// Returns the minimum number of items with which a wrapping row has no visible end; fewer items are repeated. The
  /// default is 0: a ring is full with each of them shown once.
  func leastWrappedCount(in scene: CarouselScene) -> Double
}

extension CarouselStyle {
  public func fitted(to scene: CarouselScene, options: StyleOptions) -> Self { self }
  public var behavior: StyleBehavior { StyleBehavior() }
  public func visibleCount(in scene: CarouselScene) -> Double { Feel.usualVisibleItems }
  public func leastWrappedCount(in scene: CarouselScene) -> Double { 0 }
}

/// The defaults of a carousel with a style.
public struct StyleBehavior: Sendable {
  /// Whether the carousel wraps: the last item is followed by the first.
  public var wraps = false
  /// The number of items that a drag over one item's length scrolls.
  public var offsetMultiplier = 1.0
  /// Whether items are shown whose back faces the viewer.
  public var showsBackfaces = true
  /// How items fade by their offset.
  public var fade = Fade()
  /// Where higher indexes lie for swipes, if that is not along the axis: x along it, y across; of any length. Swipes in the
  /// opposite direction scroll to them.
  public var panDirection = Point2D.zero
  /// Whether the item under a finger stays under it, at the style's own distances, as on a belt or along a path. An
  /// `offsetMultiplier` among the options replaces that.
  public var followsFinger = false
  /// Whether items may turn in place, as in a classic cover flow; see `CoverFlowToggle`. If not, none of its frames are
  /// scheduled.
  public var turnsInPlace = false
  /// Whether the viewer is inside a closed form, of which the half that is in front is visible.
  var isSeenFromWithin = false
  /// Whether a drag past the first or last item moves the items. If not, they stay as they are at the end.
  public var showsOverscroll = true

  /// Creates the behavior of a row: it ends, nothing fades, and all items are shown.
  public init() {}
}
