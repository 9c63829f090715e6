@testable import CarouselEngine

/// A style in a scene, with its options computed; what the laws of styles are about.
struct StyleScene {
  let scene: Scene
  let style: AnyStyle

  /// A square item on the stage that tests use, long side along the axis.
  init(
    _ style: StyleCatalogue, axis: Axis = .horizontal, length: Double = 1000, breadth: Double = 500, item: Double = 200,
    count: Int = 20, perspective: Double = -1.0 / 500, options: StyleOptions = StyleOptions()
  ) {
    scene = Scene(
      viewport: axis.isVertical ? Size(width: breadth, height: length) : Size(width: length, height: breadth),
      itemSize: Size(width: item, height: item), axis: axis, count: count, perspective: perspective)
    self.style = style.style.fitted(to: scene, options: options)
  }

  subscript(offset: Double) -> Placement { style.placement(at: offset, in: scene) }
}

extension Axis {
  static let all: [Axis] = [.horizontal, .vertical, .rightToLeft]
}

extension Transform3D {
  /// The image in an upright mirror: left and right change places.
  var mirrored: Transform3D {
    let mirror = Transform3D.identity.scaled(x: -1, y: 1)
    return mirror.concatenating(self).concatenating(mirror)
  }

  /// The image turned by a quarter, clockwise: what went right goes down, what went down goes left.
  var turnedByQuarter: Transform3D {
    Transform3D.identity.rotatedZ(by: -.pi / 2).concatenating(self).concatenating(.identity.rotatedZ(by: .pi / 2))
  }
}
