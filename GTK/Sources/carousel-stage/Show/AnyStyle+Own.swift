import CarouselGTK

extension AnyCarouselStyle {
  /// Custom styles, as apps write them, by name.
  static let own: [String: AnyCarouselStyle] = [
    // With a closure: items rotated about all three axes.
    "own-closure": AnyCarouselStyle { offset, scene in
      Placement(
        scene.base.translated(x: offset * 130, y: offset * 40, z: -60 * abs(offset)).rotatedX(by: 0.5 * offset)
          .rotatedY(by: -0.4 * offset).rotatedZ(by: 0.2 * offset))
    },
    // With a position and a transform: along a diagonal.
    "own-custom": AnyCarouselStyle(
      CustomStyle(position: { offset, _ in Point2D(x: offset * 120, y: offset * 90) }) { offset, scene in
        scene.base.rotatedY(by: 0.3 * offset).scaled(x: 0.9, y: 0.9)
      }),
    // On a closed curve, rotating along it.
    "own-path": AnyCarouselStyle(
      PathStyle(
        CarouselPath(
          through: [
            Point2D(x: -240, y: 0), Point2D(x: 0, y: -120), Point2D(x: 240, y: 0), Point2D(x: 0, y: 120),
          ], isClosed: true), spacing: 0.7)),
  ]
}
