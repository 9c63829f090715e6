/// Cards on a conveyor belt, seen from above: flat on the front, around a roller at each end, and back behind it.
///
/// The belt is as long as the carousel: where h is its length, r the radius of the rollers and n the number of items on
/// the front, the flat part reaches b = h / 2 − r to each side, and items are 2b / n apart. The current one rests in
/// the middle of the front, or closer to one of its ends. An item at the distance s from the middle, along the belt, is
/// - on the front, s < b: at s;
/// - on a roller, s < b + πr: at b + r · sin α, and r · (cos α − 1) deep, α = (s − b) / r;
/// - on the back: at 2b + πr − s, and 2r deep.
public struct ConveyorBelt: CarouselStyle {
  /// The number of items that fit on the front; default 5.
  public var itemsOnFront: Double
  /// The radius of the rollers, in points; default 150, or a quarter of the carousel's length if that is less.
  public var rollerRadius: Double?
  /// The lean of the cards away from the viewer, as a share of a right angle; default 0.1.
  public var rotateFactor: Double
  /// The m24 of the camera, in 1 / points; default 1/2000. On a horizontal belt it is m14.
  public var m24: Double
  /// The m34 of the camera; nil for that of the carousel, by default −1/500.
  public var m34: Double?
  /// Where on the front the current item rests, as a share of the front, 0…1; default 0.5, its middle. Each card lies
  /// over the previous one, so at 1 the current one is on top of all cards on the front.
  public var focus: Double
  private var belt = Belt()
  private var lens = 0.0

  /// The dimensions of the belt in a scene, in points.
  private struct Belt {
    var radius = 0.0
    var boundary = 0.0
    var spacing = 0.0
    /// The distance of the current item from the middle of the front.
    var shift = 0.0
  }

  /// Creates a conveyor belt; by default with the values of the tutorial.
  public init(
    itemsOnFront: Double = 5, rollerRadius: Double? = nil, rotateFactor: Double = 0.1, m24: Double = 1 / 2000,
    m34: Double? = nil, focus: Double = 0.5
  ) {
    self.itemsOnFront = itemsOnFront
    self.rollerRadius = rollerRadius
    self.rotateFactor = rotateFactor
    self.m24 = m24
    self.m34 = m34
    self.focus = focus
  }

  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    let distance = offset * belt.spacing + belt.shift
    let place = place(at: abs(distance))
    let along = distance < 0 ? -place.along : place.along
    // The camera is in front of each item: it is applied after the translation along the belt.
    var transform = Transform3D.identity
      .translated(x: -scene.viewpointOffset.x, y: -scene.viewpointOffset.y)
      .translated(along: along, on: scene.axis)
    let sign = scene.axis.along(Point2D(x: 1, y: 1))
    if scene.axis.isVertical { transform.rows.1.w = m24 } else { transform.rows.0.w = sign * m24 }
    transform.rows.2.w = lens
    return Placement(
      transform.turned(by: .pi / 2 * rotateFactor, on: scene.axis).translated(z: place.depth + offset * Self.step))
  }

  /// The depth between consecutive cards, in points, so that they overlap in order: too little to see.
  private static let step = 1e-11

  private func place(at distance: Double) -> (along: Double, depth: Double) {
    let end = belt.boundary + .pi * belt.radius
    if distance < belt.boundary { return (distance, 0) }
    guard distance < end else { return (2 * belt.boundary + .pi * belt.radius - distance, -2 * belt.radius) }
    let angle = (distance - belt.boundary) / belt.radius
    return (belt.boundary + belt.radius * sin(angle), belt.radius * (cos(angle) - 1))
  }

  public func fitted(to scene: CarouselScene, options: StyleOptions) -> ConveyorBelt {
    var style = self
    let length = scene.viewportLength
    let usual = rollerRadius ?? min(Self.usualRadius, length / 4)
    let radius = options.value(.radius, or: usual).clamped(to: 0...max(0, length / 2))
    let count = max(1, options.value(.count, or: itemsOnFront))
    // Without a flat part items would coincide; then they are spaced as on a belt of the size of a roller.
    let boundary = length / 2 - radius
    let room = boundary > 0 ? boundary : max(radius, scene.itemLength / 2)
    let focus = options.value(.focus, or: focus).clamped(to: 0...1)
    style.belt = Belt(radius: radius, boundary: boundary, spacing: 2 * room / count, shift: (focus - 0.5) * 2 * room)
    style.itemsOnFront = count
    style.rotateFactor = options.value(.tilt, or: rotateFactor)
    style.m24 = options.value(.cameraM24, or: m24)
    style.lens = options.value(.cameraM34, or: m34 ?? scene.perspective)
    return style
  }

  private static let usualRadius = 150.0

  public var behavior: StyleBehavior {
    var behavior = StyleBehavior()
    behavior.followsFinger = true
    return behavior
  }

  /// As many as fit on the belt, front and back: it is 4b + 2πr long.
  public func visibleCount(in scene: CarouselScene) -> Double {
    max(1, ((4 * belt.boundary + 2 * .pi * belt.radius) / belt.spacing).rounded(.down))
  }
}

extension NamedStyle {
  /// Cards on a conveyor belt, seen from above.
  public static let conveyorBelt = NamedStyle(
    "conveyor-belt", "Cards on a belt over two rollers"
  ) { AnyCarouselStyle(ConveyorBelt(), name: $0) }
}

extension AnyCarouselStyle {
  /// Cards on a conveyor belt, seen from above.
  public static var conveyorBelt: AnyCarouselStyle { NamedStyle.conveyorBelt.style }
}
