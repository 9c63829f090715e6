import CarouselConfiguration
import CarouselGTK

extension Start {
  static let custom = Start { example, _ in
    var shape = AnyCarouselStyle.fan
    let page = Page(example, dress: { $0.setStyle(shape) })
    page.connect(
      example,
      values: [
        "shape": { [unowned page] name in
          shape = ["stairs": .stairs, "helix": .helix][name.string ?? ""] ?? .fan
          page.carousel?.setStyle(shape)
        }
      ])
    return page
  }
}

// MARK: Shown
extension AnyCarouselStyle {
  static let fan = AnyCarouselStyle { offset, scene in
    let size = scene.itemSize
    return Placement(
      scene.base.translated(y: size.height * 1.4).rotatedZ(by: offset * 0.244)
        .translated(y: size.height * -1.4, z: abs(offset) * -8))
  }

  static let stairs = AnyCarouselStyle { offset, scene in
    let size = scene.itemSize
    return Placement(
      scene.base.translated(
        x: offset * size.width * 0.6, y: offset * size.height * 0.24, z: abs(offset) * size.width * -0.3
      ).rotatedY(by: -0.49))
  }

  static let helix = AnyCarouselStyle { offset, scene in
    let size = scene.itemSize
    return Placement(
      scene.base.translated(y: offset * size.height * 0.22, z: -size.width).rotatedY(by: offset * 0.7)
        .translated(z: size.width))
  }
}
