/// Answers one question: what does an item look like at an offset?
///
/// Conform to it for a style of your own:
/// ```swift
/// struct Slope: CarouselStyle {
///   func placement(at offset: Double, in scene: CarouselScene) -> Placement {
///     Placement(scene.base.translated(along: offset * scene.itemLength, across: offset * 20, on: scene.axis))
///   }
/// }
/// ```
/// Styles are values and know no views, no time and no index, so that the same offset always looks the same.
public protocol CarouselStyle {
  /// The placement of an item.
  /// - Parameters:
  ///   - offset: How far the item is from the middle, in items: 0 for the current one, 1 for the next.
  ///   - scene: The carousel's size, its items' size, the axis and the camera. Begin with `scene.base`.
  func placement(at offset: Double, in scene: CarouselScene) -> Placement

  /// The style with all of its options computed for a scene. It is asked for when the scene or the options change, so
  /// that nothing but the offset is left for each frame. The default changes nothing.
  func fitted(to scene: CarouselScene, options: StyleOptions) -> Self

  /// How a carousel behaves with this style where its author says nothing else.
  var behavior: StyleBehavior { get }

  /// How many items it takes to fill the carousel. The default is 30.
  func visibleCount(in scene: CarouselScene) -> Double

  /// How many items have to follow each other for a row that wraps to have no visible end: where there are fewer, they
  /// are repeated. The default is 0: a ring is full with each of them shown once.
  func leastWrappedCount(in scene: CarouselScene) -> Double
}

extension CarouselStyle {
  public func fitted(to scene: CarouselScene, options: StyleOptions) -> Self { self }
  public var behavior: StyleBehavior { StyleBehavior() }
  public func visibleCount(in scene: CarouselScene) -> Double { Feel.usualVisibleItems }
  public func leastWrappedCount(in scene: CarouselScene) -> Double { 0 }
}

/// How a carousel behaves with a style where its author says nothing else.
public struct StyleBehavior: Sendable {
  /// Whether the last item is followed by the first.
  public var wraps = false
  /// How many items a drag over one item's length scrolls.
  public var offsetMultiplier = 1.0
  /// Whether items are shown that turn their back to the viewer.
  public var showsBackfaces = true
  /// How items fade by their offset.
  public var fade = Fade()
  /// The direction in which the user swipes towards higher indexes, where it isn't along the axis: x along it, y across; of
  /// any length.
  public var panDirection = Point2D.zero
  /// Whether items may turn in place, as in a classic cover flow; see `CoverFlowToggle`. Where they don't, none of its frames are
  /// asked for.
  public var turnsInPlace = false

  /// That of a row: it ends, nothing fades, all is shown.
  public init() {}
}
