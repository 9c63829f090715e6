/// A custom style from two closures: a position for each offset, and a transform. The position is applied first: it
/// moves the item on the screen, without perspective; the transform is then applied about the item's centre there.
public struct CustomStyle: CarouselStyle {
  /// Returns the position of an item, in points relative to the position of the current item: 0 at the offset 0.
  public var position: (_ offset: Double, _ scene: CarouselScene) -> Point2D
  /// Returns the transform of an item there; by default the carousel's camera.
  public var transform: (_ offset: Double, _ scene: CarouselScene) -> Transform3D
  public var behavior = StyleBehavior()

  /// Creates a style from two closures. They are called for every item in every frame, so they have to be fast.
  public init(
    position: @escaping (_ offset: Double, _ scene: CarouselScene) -> Point2D = { _, _ in .zero },
    transform: @escaping (_ offset: Double, _ scene: CarouselScene) -> Transform3D = { $1.base }
  ) {
    self.position = position
    self.transform = transform
  }

  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    let place = position(offset, scene)
    return Placement(transform(offset, scene).concatenating(.identity.translated(x: place.x, y: place.y)))
  }
}
