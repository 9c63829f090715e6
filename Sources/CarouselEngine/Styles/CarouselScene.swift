/// What a style needs to know about the carousel to place an item: a plain value.
public struct CarouselScene: Equatable, Sendable {
  /// The size of the carousel, in points.
  public var viewport: Size2D
  /// The size of an item, in points. Its extent along the axis is above 0, even if the views have no size.
  public var itemSize: Size2D
  /// The direction of the carousel.
  public var axis: CarouselAxis
  /// The number of items and placeholders.
  public var count: Int
  /// The m34 of the camera: −1 / the distance of the eye, in points; 0 for none.
  public var perspective: Double
  /// The location of the eye, in points from the middle.
  public var viewpointOffset: Point2D
  /// The items that turn in a classic cover flow while it is dragged slowly; see `CoverFlowToggle`.
  public var toggle: CoverFlowToggle
  /// How much farther than its offset the item is from the middle, in item lengths; see `distance(at:)`.
  var stretch = 0.0

  /// Creates a scene; by default with the camera of a carousel.
  public init(
    viewport: Size2D, itemSize: Size2D, axis: CarouselAxis = .horizontal, count: Int = 0,
    perspective: Double = -1 / 500,
    viewpointOffset: Point2D = .zero, toggle: CoverFlowToggle = .following
  ) {
    self.viewport = viewport
    self.itemSize = itemSize
    self.axis = axis
    self.count = count
    self.perspective = perspective
    self.viewpointOffset = viewpointOffset
    self.toggle = toggle
  }

  /// The extent of an item along the axis, in points; above 0.
  public var itemLength: Double { axis.length(of: itemSize) }

  /// Returns the distance of the item from the middle, in item lengths: its offset, unless items have lengths of their own.
  /// - Parameter offset: The offset for which the style is asked.
  public func distance(at offset: Double) -> Double { offset + stretch }

  /// The extent of the carousel along the axis, in points.
  public var viewportLength: Double { axis.length(of: viewport) }

  /// The camera's transform, with which every placement begins.
  public var base: Transform3D {
    Transform3D(perspective: perspective).translated(x: -viewpointOffset.x, y: -viewpointOffset.y)
  }
}
