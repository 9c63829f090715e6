/// A cover flow whose middle card is larger than those beside it, which do not overlap it.
public struct ScaledCoverFlow: CarouselStyle {
  /// How far the cards beside the middle lean, as a share of a right angle, 0…1; default 0.55.
  public var tilt: Double
  /// The distance between the cards beside the middle, in item lengths; default 0.5.
  public var spacing: Double
  /// How large the cards beside the middle appear, 0.05…1; default 0.75.
  public var scale: Double

  /// A cover flow with a large middle.
  public init(tilt: Double = 0.55, spacing: Double = 0.5, scale: Double = 0.75) {
    self.tilt = tilt
    self.spacing = spacing
    self.scale = scale
  }

  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    let turn = offset.clamped(to: -1...1), size = 1 - abs(turn) * (1 - scale)
    let along = (turn * beside + (scene.distance(at: offset) - turn) * spacing) * scene.itemLength
    return Placement(
      scene.receding(to: size, along: along / size).turned(by: -turn * .pi / 2 * tilt, on: scene.axis))
  }

  /// The distance of the nearest cards from the middle, in item lengths: half the middle one, and half the width of a
  /// leaning card.
  private var beside: Double { 0.5 + scale * cos(tilt * .pi / 2) / 2 + 0.08 }

  public func fitted(to scene: CarouselScene, options: StyleOptions) -> ScaledCoverFlow {
    ScaledCoverFlow(
      tilt: options.value(.tilt, or: tilt), spacing: options.value(.spacing, or: spacing),
      scale: options.value(.scale, or: scale).clamped(to: 0.05...1))
  }

  public var behavior: StyleBehavior {
    var behavior = StyleBehavior()
    behavior.offsetMultiplier = 2
    return behavior
  }

  public func visibleCount(in scene: CarouselScene) -> Double { scene.countToFillRow(spacing: spacing) }

  /// As for a row with the cards' spacing, and one more for the space around the middle.
  public func leastWrappedCount(in scene: CarouselScene) -> Double {
    (scene.viewportLength + scene.itemLength) / (spacing * scene.itemLength)
  }
}

extension NamedStyle {
  /// A cover flow whose middle card is larger than those beside it.
  public static let scaledCoverFlow = NamedStyle(
    "scaled-cover-flow", "A cover flow whose middle item is larger"
  ) { AnyCarouselStyle(ScaledCoverFlow(), name: $0) }
}

extension AnyCarouselStyle {
  /// A cover flow whose middle card is larger than those beside it.
  public static var scaledCoverFlow: AnyCarouselStyle { NamedStyle.scaledCoverFlow.style }
}
