/// A row that recedes on both sides: items are smaller the farther they are from the middle.
///
/// The depth increases by the same amount from item to item, so that the n-th appears at 1 / (1 + n · (1 / scale − 1))
/// of its size.
public struct Linear3D: CarouselStyle {
  /// The apparent size of the neighbours of the middle item, as a share of their own, 0.05…1; default 0.78.
  public var scale: Double
  /// The distance between neighbours, in item lengths at their depth; default 1.4.
  public var spacing: Double

  /// Creates a receding row; by default its items do not touch.
  public init(scale: Double = 0.78, spacing: Double = 1.4) {
    self.scale = scale
    self.spacing = spacing
  }

  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    let size = size(at: offset)
    return Placement(
      scene.receding(to: size, along: scene.distance(at: offset) * spacing * scene.itemLength),
      opacity: Fog.opacity(at: size))
  }

  /// The difference in depth between neighbours, as a share of the eye's distance.
  private var step: Double { 1 / scale - 1 }

  private func size(at offset: Double) -> Double { 1 / (1 + abs(offset) * step) }

  public func fitted(to scene: CarouselScene, options: StyleOptions) -> Linear3D {
    Linear3D(
      scale: options.value(.scale, or: scale).clamped(to: 0.05...1), spacing: options.value(.spacing, or: spacing))
  }

  /// Those on both sides up to the one that is invisible: beyond the edge, or faded in the distance.
  ///
  /// The n-th begins at (n · spacing − 1/2) · l / (1 + n · step), which is beyond the edge v / 2 from n = (v + l) / (2
  /// · spacing · l − v · step) on.
  public func visibleCount(in scene: CarouselScene) -> Double {
    let faded = (1 / Fog.thick - 1) / step
    let gain = 2 * spacing * scene.itemLength - scene.viewportLength * step
    let outside = gain > 0 ? (scene.viewportLength + scene.itemLength) / gain : .infinity
    return 2 * min(faded, outside).rounded(.up) + 1
  }

  public func leastWrappedCount(in scene: CarouselScene) -> Double { visibleCount(in: scene) }
}

extension NamedStyle {
  /// A row that recedes on both sides.
  public static let linear3D = NamedStyle(
    "linear-3d", "A row whose items shrink in depth away from the middle"
  ) { AnyCarouselStyle(Linear3D(), name: $0) }
}

extension AnyCarouselStyle {
  /// A row that recedes on both sides.
  public static var linear3D: AnyCarouselStyle { NamedStyle.linear3D.style }
}
