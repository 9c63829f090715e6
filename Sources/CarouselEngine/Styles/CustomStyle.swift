/// A style of the author's own: a position for each offset, and a transform. The position is applied first: it moves the
/// item on the screen, whole and without perspective; the transform then acts about the item's centre there.
public struct CustomStyle: CarouselStyle {
  /// Where an item is, in points from where the current item rests: 0 at the offset 0.
  public var position: (_ offset: Double, _ scene: CarouselScene) -> Point2D
  /// How it is turned, scaled and seen there; by default through the carousel's camera.
  public var transform: (_ offset: Double, _ scene: CarouselScene) -> Transform3D
  public var behavior = StyleBehavior()

  /// A style of two closures. They are asked in every frame for every item, so they are to be quick.
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
