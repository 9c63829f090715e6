/// Items lie on one another, and the next one fades in over the current one.
///
/// The item below stays opaque until the one above covers it, so that nothing behind the carousel shows through in between. For
/// items of the same size; of others, the larger one disappears when it is covered.
public struct CrossFade: CarouselStyle {
  /// Creates a cross-fade.
  public init() {}

  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    // The depth orders the two items, and is too small to be seen.
    let depth = Feel.coveredDepth * offset.clamped(to: -1...0)
    return Placement(
      scene.base.translated(along: 0, across: 0, depth: depth, on: scene.axis),
      opacity: (1 - offset).clamped(to: 0...1), isHidden: abs(offset) >= 1)
  }

  public var behavior: StyleBehavior {
    var behavior = StyleBehavior()
    behavior.showsOverscroll = false
    return behavior
  }

  public func visibleCount(in scene: CarouselScene) -> Double { 3 }
  public func leastWrappedCount(in scene: CarouselScene) -> Double { 2 }
}

extension NamedStyle {
  /// Items on one another, of which the next one fades in.
  public static let fade = NamedStyle(
    "fade", "Items on one another, of which the next one fades in"
  ) { AnyCarouselStyle(CrossFade(), name: $0) }
}

extension AnyCarouselStyle {
  /// Items on one another, of which the next one fades in.
  public static var fade: AnyCarouselStyle { NamedStyle.fade.style }
}
