/// One card at a time, which turns over to show the next one on its back.
public struct Flip: CarouselStyle {
  /// Creates the style.
  public init() {}

  /// Beyond half a turn a card stays turned away.
  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    Placement(scene.base.turned(by: offset.clamped(to: -1...1) * .pi, on: scene.axis))
  }

  /// The backs are other items.
  public var behavior: StyleBehavior {
    var behavior = StyleBehavior()
    behavior.showsBackfaces = false
    return behavior
  }

  public func visibleCount(in scene: CarouselScene) -> Double { 3 }
  public func leastWrappedCount(in scene: CarouselScene) -> Double { 2 }
}

extension NamedStyle {
  /// A card that turns over to show the next.
  public static let flip = NamedStyle(
    "flip", "Cards that turn over in place"
  ) { AnyCarouselStyle(Flip(), name: $0) }
}

extension AnyCarouselStyle {
  /// A card that turns over to show the next.
  public static var flip: AnyCarouselStyle { NamedStyle.flip.style }
}
