/// Items side by side in a row.
public struct Linear: CarouselStyle {
  /// The distance between neighbours, in item lengths; default 1.
  public var spacing: Double

  /// Creates a row; by default its items touch.
  public init(spacing: Double = 1) {
    self.spacing = spacing
  }

  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    Placement(scene.base.translated(along: scene.distance(at: offset) * scene.itemLength * spacing, on: scene.axis))
  }

  public func fitted(to scene: CarouselScene, options: StyleOptions) -> Linear {
    Linear(spacing: options.value(.spacing, or: spacing))
  }

  public func visibleCount(in scene: CarouselScene) -> Double {
    scene.countToFillRow(spacing: spacing)
  }

  /// The viewport's length and one item more, since items change sides off-screen.
  public func leastWrappedCount(in scene: CarouselScene) -> Double {
    (scene.viewportLength + scene.itemLength) / (spacing * scene.itemLength)
  }
}

extension CarouselScene {
  /// Returns the number of items that fill the viewport in a row, with one more at each end about to become visible.
  package func countToFillRow(spacing: Double) -> Double {
    (viewportLength / (itemLength * spacing)).rounded(.up) + 2
  }
}

extension NamedStyle {
  /// Items side by side in a row.
  public static let linear = NamedStyle(
    "linear", "Items side by side in a row"
  ) { AnyCarouselStyle(Linear(), name: $0) }
}

extension AnyCarouselStyle {
  /// Items side by side in a row.
  public static var linear: AnyCarouselStyle { NamedStyle.linear.style }
}
