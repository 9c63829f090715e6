/// A style whatever its type, for places that hold one of many. Works where existentials do not.
public struct AnyStyle: Style {
  private let placementAt: (Double, Scene) -> Placement
  private let fittedTo: (Scene, StyleOptions) -> AnyStyle
  private let visibleCountIn: (Scene) -> Double
  public let behavior: StyleBehavior

  public init(_ style: some Style) {
    placementAt = { style.placement(at: $0, in: $1) }
    fittedTo = { AnyStyle(style.fitted(to: $0, options: $1)) }
    visibleCountIn = { style.visibleCount(in: $0) }
    behavior = style.behavior
  }

  /// A style of one closure.
  public init(placement: @escaping (_ offset: Double, _ scene: Scene) -> Placement) {
    self.init(ClosureStyle(placementAt: placement))
  }

  public func placement(at offset: Double, in scene: Scene) -> Placement { placementAt(offset, scene) }
  public func fitted(to scene: Scene, options: StyleOptions) -> AnyStyle { fittedTo(scene, options) }
  public func visibleCount(in scene: Scene) -> Double { visibleCountIn(scene) }
}

private struct ClosureStyle: Style {
  let placementAt: (Double, Scene) -> Placement
  func placement(at offset: Double, in scene: Scene) -> Placement { placementAt(offset, scene) }
}
