/// Items follow a curve, evenly spaced along its length: points, or the path of an SVG.
///
/// The path is defined for a horizontal carousel; a vertical one rotates it by 90 degrees, a right-to-left one mirrors
/// it.
public struct PathStyle: CarouselStyle {
  /// The curve.
  public var path: CarouselPath
  /// The part of the drawing that is fitted into the carousel; nil if the path is in points, relative to the middle of
  /// the carousel.
  public var viewBox: ViewBox?
  /// The distance between neighbours, in item lengths; nil for 1.1 on an open path, and on a closed one for the
  /// distance that fills it.
  public var spacing: Double?
  /// Where the current item rests, as a share of the path's length, 0…1; nil for the middle of an open path and the start
  /// of a closed one.
  public var focus: Double?
  /// Whether items turn with the path. Otherwise they stay upright.
  public var followsPath: Bool
  /// The size of items far from the focus (on a closed path: half way round) as a share of their size; default 1.
  /// Ignored if there are `scales`.
  public var scale: Double
  /// The opacity of items there, 0…1; default 1. Ignored if there are `opacities`.
  public var fadeAlpha: Double
  /// The size of items by their position along the path; if empty, `scale` applies.
  public var scales: [PathStop]
  /// The opacity of items by their position along the path; if empty, `fadeAlpha` applies.
  public var opacities: [PathStop]
  private var course = Course()

  /// The dimensions of the path in a scene.
  private struct Course {
    /// Points per unit of the path, and the path's point in the carousel's middle.
    var unit = 1.0
    var middle = Point2D.zero
    /// In the path's units: the position of the current item, the distance between neighbours, and the wheelbase of an
    /// item.
    var focus = 0.0
    var step = 1.0
    var wheelbase = 1.0
    /// The number of items that fill a closed path, and the offset at which items have faded if there are more.
    var count = 1.0
    var end = Double.infinity
  }

  /// Creates a style of items on a path.
  public init(
    _ path: CarouselPath, viewBox: ViewBox? = nil, spacing: Double? = nil, focus: Double? = nil,
    followsPath: Bool = true,
    scale: Double = 1, fadeAlpha: Double = 1, scales: [PathStop] = [], opacities: [PathStop] = []
  ) {
    self.path = path
    self.viewBox = viewBox
    self.spacing = spacing
    self.focus = focus
    self.followsPath = followsPath
    self.scale = scale
    self.fadeAlpha = fadeAlpha
    self.scales = scales.usable(in: 0...100)
    self.opacities = opacities.usable(in: 0...1)
  }

  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    let distance = course.focus + scene.distance(at: offset) * course.step
    let place = path.point(at: distance)
    var transform = scene.base.translated(
      along: (place.x - course.middle.x) * course.unit, across: (place.y - course.middle.y) * course.unit,
      on: scene.axis)
    if followsPath {
      transform = transform.spun(along: path.direction(at: distance, wheelbase: course.wheelbase), on: scene.axis)
    }
    let position = self.position(at: distance), far = self.far(at: distance)
    let size = scales.isEmpty ? 1 + (scale - 1) * far : scales.value(at: position)
    let opacity = opacities.isEmpty ? 1 + (fadeAlpha - 1) * far : opacities.value(at: position)
    return Placement(transform.scaled(x: size, y: size), opacity: opacity * rest(at: distance, offset))
  }

  /// Returns the position along the path, 0…1.
  private func position(at distance: Double) -> Double {
    let share = distance / path.length
    return path.isClosed ? share - share.rounded(.down) : share.clamped(to: 0...1)
  }

  /// Returns the distance from the focus, 0…1, as a share of the distance to the farther end or, on a closed path, of
  /// half of it.
  private func far(at distance: Double) -> Double {
    let way = abs(distance - course.focus) / path.length
    if path.isClosed { return 2 * abs(way - way.rounded()) }
    let share = course.focus / path.length
    return min(1, way / max(share, 1 - share))
  }

  /// Returns the opacity of an item beyond an end of the path, or near the seam of a closed one that is full.
  private func rest(at distance: Double, _ offset: Double) -> Double {
    if path.isClosed { return (course.end - abs(offset)).clamped(to: 0...1) }
    let beyond = max(-distance, distance - path.length)
    return (1 - beyond / abs(course.step)).clamped(to: 0...1)
  }

  public func fitted(to scene: CarouselScene, options: StyleOptions) -> PathStyle {
    var style = self
    style.followsPath = options.value(.followsPath, or: followsPath ? 1 : 0) != 0
    style.scale = options.value(.scale, or: scale).clamped(to: 0...100)
    style.fadeAlpha = options.value(.fadeAlpha, or: fadeAlpha).clamped(to: 0...1)
    let breadth = scene.axis.crossLength(of: scene.viewport)
    let unit = viewBox?.scale(length: scene.viewportLength, breadth: breadth) ?? 1
    let length = scene.itemLength / unit
    let share = options.value(.focus, or: focus ?? (path.isClosed ? 0 : 0.5)).clamped(to: 0...1)
    let room = (path.length / (length * Self.usualSpacing)).rounded(.down).clamped(to: 1...Self.most)
    style.course.count = max(1, options.value(.count, or: min(Double(scene.count), room)).rounded(.down))
    style.course.end = style.course.count < Double(scene.count) ? (style.course.count + 1) / 2 : .infinity
    let usual = spacing ?? (path.isClosed ? path.length / style.course.count / length : Self.usualSpacing)
    let step = options.value(.spacing, or: usual) * length
    style.course.step = abs(step) > path.length * Self.leastStep ? step : path.length * Self.leastStep
    style.focus = share
    style.course.unit = unit
    style.course.middle = viewBox?.middle ?? .zero
    style.course.focus = share * path.length
    style.course.wheelbase = max(length / 2, path.length * Self.leastStep)
    return style
  }

  private static let usualSpacing = 1.1
  private static let most = 120.0
  /// The distance below which items coincide, as a share of the path's length.
  private static let leastStep = 1e-6

  public var behavior: StyleBehavior {
    var behavior = StyleBehavior()
    behavior.wraps = path.isClosed
    behavior.followsFinger = true
    let share = focus ?? (path.isClosed ? 0 : 0.5)
    behavior.panDirection = path.direction(at: share.clamped(to: 0...1) * path.length, wheelbase: path.length * 0.01)
    return behavior
  }

  /// As many as fit between the focus and the farther end, on both sides: the visible items are centred on the current
  /// one.
  public func visibleCount(in scene: CarouselScene) -> Double {
    // With those on both sides that fade.
    if path.isClosed { return course.end < .infinity ? 2 * course.end.rounded(.down) + 1 : course.count }
    return 2 * (max(course.focus, path.length - course.focus) / abs(course.step)).rounded(.up) + 1
  }

  /// An open path that wraps shows each item once.
  public func leastWrappedCount(in scene: CarouselScene) -> Double {
    path.isClosed ? 0 : (path.length / abs(course.step)).rounded(.up) + 2
  }
}

extension Transform3D {
  /// Rotates in the plane of the screen, so that the content's own axis along the carousel points in a direction of
  /// length 1: x along, y across.
  func spun(along direction: Point2D, on axis: CarouselAxis) -> Transform3D {
    let (c, s) = (direction.x, axis.isVertical ? direction.y : axis.along(Point2D(x: direction.y, y: 0)))
    return Transform3D(c * rows.0 + s * rows.1, c * rows.1 - s * rows.0, rows.2, rows.3)
  }
}

extension PathStyle {
  /// A path over a gentle hill; the current item rests on its top.
  public static var hill: PathStyle {
    let path = (try? CarouselPath(text: Array(hillCurve.utf8CodeUnits))) ?? CarouselPath()
    return PathStyle(path, viewBox: ViewBox(origin: .zero, size: Size2D(width: 100, height: 60)), scale: 0.5)
  }

  /// The curve of the hill in SVG syntax: a smooth one through seven points, for a view box of 100 by 60, and longer
  /// than that for wide carousels.
  package static var hillCurve: StaticString {
    """
    M-60 43C-53.33 42.83 -32.5 43.17 -20 42C-7.5 40.83 3.33 38 15 36C26.67 34 38.33 30 50 30C61.67 30 73.33 34 85 36\
    C96.67 38 107.5 40.83 120 42C132.5 43.17 153.33 42.83 160 43
    """
  }
}

extension NamedStyle {
  /// Items on a path over a gentle hill. For a custom path, create a `PathStyle`.
  public static let path = NamedStyle(
    "path", "Items follow a curve that you draw, evenly spaced along its length"
  ) { AnyCarouselStyle(PathStyle.hill, name: $0) }
}

extension AnyCarouselStyle {
  /// Items on a path over a gentle hill. For a custom path, create a `PathStyle`.
  public static var path: AnyCarouselStyle { NamedStyle.path.style }
}
