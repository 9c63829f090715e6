/// Cards on an oval ring that leans towards the viewer: the wall of a cylinder of any width and depth, seen from above,
/// or cards that move around a ring and face the viewer: x by the sine, z by the cosine.
public struct Oval: CarouselStyle {
  /// The ring's width, as a share of the carousel's length; default 0.8. If cards turn with it, it is at least 1.8 item
  /// lengths wide.
  public var widthRatio: Double
  /// The ring's depth, as a share of its width; default 0.7.
  public var depthRatio: Double
  /// The lean of the ring towards the viewer, as a share of a right angle, −1…1; default 0.2. Items farther away are
  /// higher.
  public var tilt: Double
  /// Whether cards face the viewer instead of turning with the ring.
  public var isFrontFacing: Bool
  /// Whether the viewer is inside the ring. Then items do not show their backs.
  public var isInverted: Bool
  /// The depth at which items have faded to `fadeAlpha`, as a share of the whole depth, 0…1; default 1.
  public var fadeDepth: Double
  /// The opacity to which items fade, 0…1; default 0.4.
  public var fadeAlpha: Double
  /// The number of items that fill the ring; nil for as many as there are, or as fit.
  public var count: Double?
  private var circle = Circle()

  /// The dimensions of the ring in a scene, in points and radians.
  private struct Circle {
    var count = 1.0
    var width = 0.0
    var depth = 0.0
    /// The factor that makes a ring less deep whose items beside the viewer would reach behind the eye.
    var flatness = 1.0
    var angle = 0.0
    var phase = 0.0
    /// The offset at which items have faded, if there are more than the ring holds.
    var end = Double.infinity
    /// The sine and the cosine of the lean.
    var lean = (sine: 0.0, cosine: 1.0)
  }

  /// Creates an oval ring seen from above.
  public init(
    widthRatio: Double = 0.8, depthRatio: Double = 0.7, tilt: Double = 0.2, isFrontFacing: Bool = false,
    isInverted: Bool = false, fadeDepth: Double = 1, fadeAlpha: Double = 0.4, count: Double? = nil
  ) {
    self.widthRatio = widthRatio
    self.depthRatio = depthRatio
    self.tilt = tilt
    self.isFrontFacing = isFrontFacing
    self.isInverted = isInverted
    self.fadeDepth = fadeDepth
    self.fadeAlpha = fadeAlpha
    self.count = count
  }

  /// The wall of an oval cylinder, seen from inside and from a little below.
  public static var inside: Oval {
    Oval(widthRatio: 0.9, depthRatio: 0.5, tilt: -0.08, isInverted: true, fadeDepth: 1, fadeAlpha: 1)
  }

  /// Cards that face the viewer, on a ring two thirds as wide as the carousel and a fifth as deep.
  public static var basicRotary: Oval {
    Oval(widthRatio: 2 / 3, depthRatio: 0.3, tilt: 0, isFrontFacing: true, fadeAlpha: 1)
  }

  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    let angle = circle.angle * offset + circle.phase
    let (s, c) = (sin(angle), cos(angle))
    // The distance behind the front, 0…1; inside, the distance in front of the wall.
    let share = (1 - c) / 2
    let away = (isInverted ? 1 : -1) * share * circle.depth
    var transform = scene.base.scaled(x: 1, y: 1, z: circle.flatness).translated(
      along: circle.width / 2 * s, across: circle.lean.sine * away, depth: circle.lean.cosine * away, on: scene.axis)
    if !isFrontFacing { transform = transform.turned(along: tangent(s, c), on: scene.axis) }
    return Placement(transform, opacity: opacity(at: share) * (circle.end - abs(offset)).clamped(to: 0...1))
  }

  /// The direction of the wall as a vector of length 1: that of (w · cos, ∓d · sin).
  private func tangent(_ s: Double, _ c: Double) -> Point2D {
    let (along, deep) = (circle.width * c, (isInverted ? -1 : 1) * circle.depth * s)
    let length = (along * along + deep * deep).squareRoot()
    return length > 0 && length.isFinite ? Point2D(x: along / length, y: deep / length) : Point2D(x: 1, y: 0)
  }

  private func opacity(at share: Double) -> Double {
    1 - (1 - fadeAlpha) * (fadeDepth > 0 ? min(1, share / fadeDepth) : share > 0 ? 1 : 0)
  }

  public func fitted(to scene: CarouselScene, options: StyleOptions) -> Oval {
    var style = self
    style.isFrontFacing = options.value(.frontFacing, or: isFrontFacing ? 1 : 0) != 0
    style.fadeDepth = options.value(.fadeDepth, or: fadeDepth).clamped(to: 0...1)
    style.fadeAlpha = options.value(.fadeAlpha, or: fadeAlpha).clamped(to: 0...1)
    let lean = options.value(.tilt, or: tilt).clamped(to: -1...1) * .pi / 2
    style.circle.lean = (sin(lean), cos(lean))
    let least = isFrontFacing ? 0 : (Self.leastWidth * scene.itemLength / scene.viewportLength).finite(or: 0)
    let width = options.value(.widthRatio, or: max(widthRatio, least)) * scene.viewportLength
    let depth = options.value(.depthRatio, or: depthRatio) * width
    style.circle.width = width
    style.circle.depth = depth
    style.circle.flatness = isInverted ? min(1, scene.nearest / ((abs(depth) + scene.itemLength) / 2)) : 1
    let spacing = options.value(.spacing, or: 1)
    let usual = count ?? min(Double(scene.count), Self.room(width, length: scene.itemLength * spacing))
    style.circle.count = max(1, options.value(.count, or: usual).rounded(.down))
    style.circle.end = style.circle.count < Double(scene.count) ? (style.circle.count + 1) / 2 : .infinity
    style.circle.angle = options.value(.angle, or: 2 * .pi / style.circle.count)
    style.circle.phase = options.value(.phase, or: 0)
    return style
  }

  /// The minimum width of a cylinder whose width is not an option, in item lengths: a narrower one, as on a phone,
  /// would be hidden behind its front.
  private static let leastWidth = 1.8

  /// Returns the number of items on the ring at which those in front touch each other.
  private static func room(_ width: Double, length: Double) -> Double {
    let count = (.pi * width / length).rounded(.down)
    return count.isNaN ? most : count.clamped(to: fewest...most)
  }

  private static let fewest = 5.0
  private static let most = 30.0

  public var behavior: StyleBehavior {
    var behavior = StyleBehavior.ring(seenFromWithin: isInverted)
    behavior.showsBackfaces = !isInverted
    return behavior
  }

  public func visibleCount(in scene: CarouselScene) -> Double {
    if isInverted { return (circle.count / 2).rounded(.up) + 1 }
    // With those on both sides that fade.
    return circle.end < .infinity ? 2 * circle.end.rounded(.down) + 1 : circle.count.rounded(.up)
  }
}

extension Transform3D {
  /// Rotates about the axis across the carousel, so that the content's own axis along the carousel points in a
  /// direction of length 1: x along, y away from the viewer.
  func turned(along direction: Point2D, on axis: CarouselAxis) -> Transform3D {
    let (c, s) = (
      direction.x, axis.along(axis.isVertical ? Point2D(x: 0, y: direction.y) : Point2D(x: direction.y, y: 0))
    )
    return axis.isVertical
      ? Transform3D(rows.0, c * rows.1 - s * rows.2, s * rows.1 + c * rows.2, rows.3)
      : Transform3D(c * rows.0 - s * rows.2, rows.1, s * rows.0 + c * rows.2, rows.3)
  }
}

extension NamedStyle {
  /// The wall of an oval cylinder, seen from above.
  public static let tiltedCylinder = NamedStyle(
    "tilted-cylinder", "A cylinder of any width and depth, seen from above, that fades in the distance"
  ) { AnyCarouselStyle(Oval(), name: $0) }
  /// The wall of an oval cylinder, seen from inside and from a little below.
  public static let invertedTiltedCylinder = NamedStyle(
    "inverted-tilted-cylinder", "A tilted cylinder, seen from inside"
  ) {
    AnyCarouselStyle(Oval.inside, name: $0)
  }
  /// Cards that face the viewer on a flat ring.
  public static let basicRotary = NamedStyle(
    "basic-rotary", "Cards on an oval, facing the viewer"
  ) { AnyCarouselStyle(Oval.basicRotary, name: $0) }
}

extension AnyCarouselStyle {
  /// The wall of an oval cylinder, seen from above.
  public static var tiltedCylinder: AnyCarouselStyle { NamedStyle.tiltedCylinder.style }
  /// The wall of an oval cylinder, seen from inside and from a little below.
  public static var invertedTiltedCylinder: AnyCarouselStyle { NamedStyle.invertedTiltedCylinder.style }
  /// Cards that face the viewer on a flat ring.
  public static var basicRotary: AnyCarouselStyle { NamedStyle.basicRotary.style }
}
