/// The middle card faces the viewer; those beside it lean away, close together, like records in a box.
public struct CoverFlow: CarouselStyle {
  /// The lean of the cards beside the middle, as a share of a right angle, 0…1; default 0.9.
  public var tilt: Double
  /// The distance between the cards beside the middle, in item lengths; default 0.25.
  public var spacing: Double
  /// Whether cards turn as in the original Cover Flow: during a slow drag, only the card that leaves the middle and the
  /// one that arrives turn.
  public var turnsInPlace: Bool

  /// Creates a cover flow; by default with the values of iCarousel.
  public init(tilt: Double = 0.9, spacing: Double = 0.25, turnsInPlace: Bool = false) {
    self.tilt = tilt
    self.spacing = spacing
    self.turnsInPlace = turnsInPlace
  }

  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    let turn = turnsInPlace ? scene.toggle.turn(at: offset) : offset.clamped(to: -1...1)
    let length = scene.itemLength
    return Placement(
      scene.base
        .translated(
          along: (turn * 0.5 * tilt + scene.distance(at: offset) * spacing) * length, depth: abs(turn) * -0.5 * length,
          on: scene.axis
        )
        .turned(by: -turn * .pi / 2 * tilt, on: scene.axis))
  }

  public func fitted(to scene: CarouselScene, options: StyleOptions) -> CoverFlow {
    CoverFlow(
      tilt: options.value(.tilt, or: tilt), spacing: options.value(.spacing, or: spacing), turnsInPlace: turnsInPlace)
  }

  public var behavior: StyleBehavior {
    var behavior = StyleBehavior()
    behavior.offsetMultiplier = 2
    behavior.turnsInPlace = turnsInPlace
    return behavior
  }

  public func visibleCount(in scene: CarouselScene) -> Double { scene.countToFillRow(spacing: spacing) }

  /// The viewport's length without the space beside the middle item, and one leaning item more.
  public func leastWrappedCount(in scene: CarouselScene) -> Double {
    let length = scene.itemLength
    return (scene.viewportLength - tilt * length + length * cos(tilt * .pi / 2)) / (spacing * length)
  }
}

extension NamedStyle {
  /// Records in a box; each turns as it passes the middle.
  public static let coverFlow = NamedStyle(
    "cover-flow", "Records in a box; each turns as it passes the middle"
  ) { AnyCarouselStyle(CoverFlow(), name: $0) }
  /// A cover flow in which only the two items near the middle turn during a slow drag.
  public static let coverFlow2 = NamedStyle(
    "cover-flow-2", "A cover flow in which only the two items near the middle turn during a slow drag"
  ) { AnyCarouselStyle(CoverFlow(turnsInPlace: true), name: $0) }
}

extension AnyCarouselStyle {
  /// Records in a box; each turns as it passes the middle.
  public static var coverFlow: AnyCarouselStyle { NamedStyle.coverFlow.style }
  /// A cover flow in which only the two items near the middle turn during a slow drag.
  public static var coverFlow2: AnyCarouselStyle { NamedStyle.coverFlow2.style }
}
