/// Items are the faces of a rotating cube, seen from outside or from inside.
public struct Cube: CarouselStyle {
  /// Whether the viewer is inside the cube.
  public var isInverted: Bool
  /// The distance of the faces from the centre of the cube, in halves of an item's length; default 1.
  public var spacing: Double

  /// Creates a cube of items.
  public init(isInverted: Bool = false, spacing: Double = 1) {
    self.isInverted = isInverted
    self.spacing = spacing
  }

  /// Hides a face whose back faces the viewer; inside the cube, faces fade as they pass the viewer.
  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    let direction: Double = isInverted ? -1 : 1
    let angle = direction * offset.clamped(to: -1.5...1.5) * .pi / 2
    let reach = scene.itemLength / 2 * spacing
    // A cube deeper than the viewer's distance would extend behind the eye: then it is made less deep.
    let depth = isInverted ? min(1, scene.nearest / (2 * reach)) : 1
    return Placement(
      scene.base.scaled(x: 1, y: 1, z: depth)
        .translated(z: -direction * reach)
        .turned(by: angle, on: scene.axis)
        .translated(z: direction * reach),
      opacity: isInverted ? ((1 - abs(offset)) * 4).clamped(to: 0...1) : 1, isHidden: abs(offset) >= 1)
  }

  public func fitted(to scene: CarouselScene, options: StyleOptions) -> Cube {
    Cube(isInverted: isInverted, spacing: options.value(.spacing, or: spacing))
  }

  public var behavior: StyleBehavior {
    var behavior = StyleBehavior()
    behavior.showsBackfaces = false
    return behavior
  }

  public func visibleCount(in scene: CarouselScene) -> Double { 3 }
  public func leastWrappedCount(in scene: CarouselScene) -> Double { 3 }
}

extension NamedStyle {
  /// The faces of a cube, seen from outside.
  public static let cube = NamedStyle(
    "cube", "The faces of a cube, seen from outside"
  ) { AnyCarouselStyle(Cube(), name: $0) }
  /// The faces of a cube, seen from inside.
  public static let invertedCube = NamedStyle(
    "inverted-cube", "The faces of a cube, seen from inside"
  ) { AnyCarouselStyle(Cube(isInverted: true), name: $0) }
}

extension AnyCarouselStyle {
  /// The faces of a cube, seen from outside.
  public static var cube: AnyCarouselStyle { NamedStyle.cube.style }
  /// The faces of a cube, seen from inside.
  public static var invertedCube: AnyCarouselStyle { NamedStyle.invertedCube.style }
}
