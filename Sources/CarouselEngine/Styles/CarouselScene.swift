/// What a style has to know about the carousel to place an item: a plain value, the same for all items of a frame.
public struct CarouselScene: Equatable, Sendable {
  /// The size of the carousel, in points.
  public var viewport: Size2D
  /// The size of an item, in points. Its extent along the axis is never 0, whatever the views say.
  public var itemSize: Size2D
  /// The direction in which the carousel runs.
  public var axis: CarouselAxis
  /// How many items and placeholders there are.
  public var count: Int
  /// m34 of the camera: −1 / the distance of the eye, in points; 0 for none.
  public var perspective: Double
  /// Where the eye stands, in points from the middle.
  public var viewpointOffset: Point2D
  /// Which items turn in a classic cover flow while it is dragged slowly; see `CoverFlowToggle`.
  public var toggle: CoverFlowToggle

  /// A scene; by default with the camera of a carousel.
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

  /// The extent of the carousel along the axis, in points.
  public var viewportLength: Double { axis.length(of: viewport) }

  /// The camera's transform, from which every placement begins.
  public var base: Transform3D {
    Transform3D(perspective: perspective).translated(x: -viewpointOffset.x, y: -viewpointOffset.y)
  }
}
