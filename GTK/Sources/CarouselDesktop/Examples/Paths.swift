import CarouselGTK

extension Example {
  static let paths = Example(
    id: "path", title: localized("On a Path"),
    summary: localized("Items on any path, of points or in SVG syntax, evenly spaced."),
    icon: "x-office-drawing-symbolic",
    code: """
      let path = try CarouselPath(svg: "M0 30C20 4 40 4 50 30S80 56 100 30")
      let box = ViewBox(origin: .zero, size: Size2D(width: 100, height: 60))
      carousel.setStyle(PathStyle(path, viewBox: box, followsPath: true))
      """
  ) { _ in
    let carousel = Carousel()
    carousel.label = localized("Covers on a path")
    carousel.dataSource = CarouselItems.drawings(count: 30, width: 112, height: 140) { .cover($0) }
    var choice = 0, follows = true
    let apply = {
      let course = courses[choice]
      guard let path = try? CarouselPath(svg: course.path) else { return }
      carousel.setStyle(
        PathStyle(
          path, viewBox: ViewBox(origin: .zero, size: Size2D(width: 100, height: 60)), focus: course.focus,
          followsPath: follows, scale: course.scale))
    }
    apply()
    let page = Page(carousel, first: 6) { Drawing.cover($0).title }
    page.groups = [
      SettingGroup(
        title: "",
        settings: [
          .choice(localized("Path"), courses.map(\.name), 0) {
            choice = $0; apply()
          },
          .toggle(localized("Turn with the path"), true) {
            follows = $0; apply()
          },
        ])
    ]
    return page
  }

  /// Paths for a view box of 100 by 60. They extend beyond it, for wide windows.
  private static let courses: [(name: String, path: String, focus: Double?, scale: Double)] = [
    (localized("Wave"), "M-60 30C-40 4 -20 4 0 30S 40 56 50 30S 80 4 100 30S 140 56 160 30", nil, 0.7),
    (localized("Diagonal"), "M-40 84L140 -24", nil, 0.6),
    (localized("Ellipse"), "M50 50A36 18 0 1 1 50 14A36 18 0 1 1 50 50Z", nil, 0.5),
    (localized("Eight"), "M50 30C60 54 88 54 88 30S60 6 50 30S12 6 12 30S40 54 50 30Z", nil, 0.7),
  ]
}
