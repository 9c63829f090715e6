@testable import CarouselEngine

/// A style in a scene, with its options computed, for the laws of styles.
struct StyleScene {
  let scene: CarouselScene
  let style: AnyCarouselStyle

  /// A square item on the default stage, long side along the axis.
  init(
    _ style: NamedStyle, axis: CarouselAxis = .horizontal, length: Double = 1000, breadth: Double = 500,
    item: Double = 200,
    count: Int = 20, perspective: Double = -1.0 / 500, options: StyleOptions = StyleOptions()
  ) {
    scene = CarouselScene(
      viewport: axis.isVertical ? Size2D(width: breadth, height: length) : Size2D(width: length, height: breadth),
      itemSize: Size2D(width: item, height: item), axis: axis, count: count, perspective: perspective)
    self.style = style.style.fitted(to: scene, options: options)
  }

  /// Whether any part of an item may be inside the carousel, by the bounding box of its corners.
  func isInSight(_ placement: Placement) -> Bool {
    let (x, y) = (scene.itemSize.width / 2, scene.itemSize.height / 2)
    let corners = [Point2D(x: -x, y: -y), Point2D(x: x, y: -y), Point2D(x: x, y: y), Point2D(x: -x, y: y)]
      .compactMap { placement.transform.project($0) }
    guard corners.count == 4 else { return false }
    let (width, height) = (scene.viewport.width / 2, scene.viewport.height / 2)
    return corners.map(\.x).min()! < width && corners.map(\.x).max()! > -width
      && corners.map(\.y).min()! < height && corners.map(\.y).max()! > -height
  }

  subscript(offset: Double) -> Placement { style.placement(at: offset, in: scene) }
}

extension CarouselAxis {
  static let all: [CarouselAxis] = [.horizontal, .vertical, .rightToLeft]
}

extension Transform3D {
  /// The horizontal mirror image.
  var mirrored: Transform3D {
    let mirror = Transform3D.identity.scaled(x: -1, y: 1)
    return mirror.concatenating(self).concatenating(mirror)
  }

  /// The image rotated clockwise by a quarter turn: right becomes down, down becomes left.
  var turnedByQuarter: Transform3D {
    Transform3D.identity.rotatedZ(by: -.pi / 2).concatenating(self).concatenating(.identity.rotatedZ(by: .pi / 2))
  }
}
