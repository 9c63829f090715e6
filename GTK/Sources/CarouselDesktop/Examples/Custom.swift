import CarouselGTK

extension Example {
  static let custom = Example(
    id: "custom", title: localized("Custom Style"),
    summary: localized("A style is a function that returns an item’s placement for its distance from the middle."),
    icon: "applications-science-symbolic",
    code: """
      carousel.setStyle(
        AnyCarouselStyle { offset, scene in
          let size = scene.itemSize
          return Placement(
            scene.base.translated(y: size.height * 1.4).rotatedZ(by: offset * 0.244)
              .translated(y: size.height * -1.4, z: abs(offset) * -8))
        })
      """
  ) { _ in
    let carousel = Carousel(style: shapes[0].style)
    carousel.label = localized("Covers")
    carousel.dataSource = CarouselItems.covers(count: 40)
    carousel.decorations = [.shadow()]
    carousel.options.visibleItems = 11
    let page = Page(carousel, first: 6) { Drawing.cover($0).title }
    page.groups = [
      SettingGroup(
        title: "",
        settings: [
          .choice(localized("Shape"), shapes.map(\.name), 0) {
            carousel.setStyle(shapes[$0].style)
          }
        ])
    ]
    return page
  }

  private static let shapes: [(name: String, style: AnyCarouselStyle)] = [
    (
      localized("Fan"),
      AnyCarouselStyle { offset, scene in
        let size = scene.itemSize
        return Placement(
          scene.base.translated(y: size.height * 1.4).rotatedZ(by: offset * 0.244)
            .translated(y: size.height * -1.4, z: abs(offset) * -8))
      }
    ),
    (
      localized("Stairs"),
      AnyCarouselStyle { offset, scene in
        let size = scene.itemSize
        return Placement(
          scene.base.translated(
            x: offset * size.width * 0.6, y: offset * size.height * 0.24, z: abs(offset) * size.width * -0.3
          ).rotatedY(by: -0.49))
      }
    ),
    (
      localized("Helix"),
      AnyCarouselStyle { offset, scene in
        let size = scene.itemSize
        return Placement(
          scene.base.translated(y: offset * size.height * 0.22, z: -size.width).rotatedY(by: offset * 0.7)
            .translated(z: size.width))
      }
    ),
  ]
}
