/// Items side by side in a row.
public struct Linear: CarouselStyle {
  /// The distance between neighbours, in item lengths; default 1.
  public var spacing: Double

  /// A row; its items touch by default.
  public init(spacing: Double = 1) {
    self.spacing = spacing
  }

  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    Placement(scene.base.translated(along: offset * scene.itemLength * spacing, on: scene.axis))
  }

  public func fitted(to scene: CarouselScene, options: StyleOptions) -> Linear {
    Linear(spacing: options.value(.spacing, or: spacing))
  }

  public func visibleCount(in scene: CarouselScene) -> Double {
    scene.countToFillRow(spacing: spacing)
  }

  /// The viewport's length and an item more, since they change sides off-screen.
  public func leastWrappedCount(in scene: CarouselScene) -> Double {
    (scene.viewportLength + scene.itemLength) / (spacing * scene.itemLength)
  }
}

extension CarouselScene {
  /// How many items it takes to fill the viewport with a row of them, with one more at each end to come into view.
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
