import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// Properties of single styles.
@Suite struct `Single styles` {
  @Test(arguments: ["cube", "inverted-cube"], CarouselAxis.all)
  func `the sides of a cube meet at their edges`(name: String, axis: CarouselAxis) throws {
    let scene = StyleScene(.more(name), axis: axis)
    let end = axis.isVertical ? Point2D(x: 0, y: 100) : Point2D(x: axis.isMirrored ? -100 : 100, y: 0)
    let start = Point2D(x: -end.x, y: -end.y)
    for offset in stride(from: -0.95, through: -0.05, by: 0.1) {
      let edge = try #require(scene[offset].transform.project(end))
      let next = try #require(scene[offset + 1].transform.project(start))
      #expect(isClose(edge, next, within: 1e-7), "at \(offset)")
    }
  }

  /// On a phone a page is wider than the eye's distance: the side walls must not reach behind the eye.
  @Test(arguments: ["inverted-cube", "inverted-tilted-cylinder", "linear-tunnel", "radial-tunnel"])
  func `nothing visible reaches behind the eye`(name: String) {
    for (length, item) in [(360.0, 360.0), (1440, 1200), (3000, 3000)] {
      let scene = StyleScene(.more(name), length: length, item: item)
      let fade = scene.style.behavior.fade
      for offset in stride(from: -1.4, through: 6, by: 0.05) {
        let placement = scene[offset]
        if placement.isHidden || placement.isBackFacing || placement.opacity * fade.opacity(at: offset) == 0 {
          continue
        }
        for corner in [Point2D(x: -item / 2, y: -item / 2), Point2D(x: item / 2, y: item / 2)] {
          #expect(placement.transform.project(corner) != nil, "\(item) points long, at \(offset)")
        }
      }
    }
  }

  /// Two black slides over white stay black.
  @Test(arguments: CarouselAxis.all, [false, true])
  func `a cross-fade covers the ground at any time, also beyond the ends and around a circle`(
    axis: CarouselAxis, wraps: Bool
  ) {
    for count in [1, 2, 3, 8] {
      let stage = CarouselStage(items: count, style: .fade, axis: axis, wrap: wraps)
      for offset in stride(from: -1.2, through: 9.2, by: 0.1) {
        stage.update { $0.setScrollOffset(offset) }
        let shown = stage.host.placedItems.filter { !$0.placement.isHidden && $0.placement.opacity > 1e-9 }
          .sorted { $0.order < $1.order }
        #expect((1...2).contains(shown.count) && shown[0].placement.opacity == 1, "\(count) items, at \(offset)")
        let position = stage.offset, arriving = position - position.rounded(.down)
        if shown.count == 2 {
          #expect(abs(shown[1].placement.opacity - arriving) < 1e-9)
          #expect(shown[1].index == (Int(position.rounded(.down)) + 1) % count)
        }
        for item in shown {
          #expect(isClose(item.placement.transform, shown[0].placement.transform, within: 0.002))
        }
      }
    }
  }

  @Test func `a drag past an end of a cross-fade changes nothing that is seen`() {
    let stage = CarouselStage(items: 3, style: .fade)
    let before = stage.host.placedItems.map(\.placement)
    stage.beginDrag(by: 150)
    #expect(stage.offset < 0)
    #expect(stage.host.placedItems.map(\.placement) == before)
    stage.endDrag(by: 150)
    stage.settle()
    #expect(stage.current == 0)
  }

  @Test(arguments: [NamedStyle.fade, .stack, .flip])
  func `a contained carousel whose items lie on one another scrolls to all of them`(style: NamedStyle) {
    let stage = CarouselStage(items: 5, style: style)
    stage.update { $0.settings.isContained = true }
    for item in 1..<5 {
      #expect(stage.controller.move(byItems: 1))
      stage.settle()
      #expect(stage.current == item)
    }
  }

  @Test func `a card that turns over shows one side at a time`() {
    let scene = StyleScene(.more("flip"))
    for position in stride(from: 0.05, through: 0.95, by: 0.1) {
      let shown = (-3...3).filter { !scene[Double($0) - position].isBackFacing }
      #expect(shown == (position < 0.5 ? [0] : [1]))
    }
  }

  @Test func `a stack shows the number of cards of its option, each below the previous one`() {
    let scene = StyleScene(.more("stack"))
    let seen = (0...9).filter { !scene[Double($0)].isHidden && scene[Double($0)].opacity > 0 }
    #expect(seen == [0, 1, 2, 3])
    for card in 1...3 { #expect(scene[Double(card)].depth < scene[Double(card) - 1].depth) }
    #expect(scene[-2].isHidden)
  }

  @Test func `linear 3D: each item has its share of the size with any camera`() {
    for perspective in [-1.0 / 500, -1.0 / 2000, 0] {
      let scene = StyleScene(.more("linear-3d"), perspective: perspective)
      for item in 0...4 {
        let transform = scene[Double(item)].transform
        let (left, right) = (transform.project(Point2D(x: -100, y: 0))!, transform.project(Point2D(x: 100, y: 0))!)
        #expect(isClose(right.x - left.x, 200 / (1 + Double(item) * (1 / 0.78 - 1))))
      }
    }
  }

  @Test func `an oval fades from its front to its depth`() {
    var options = StyleOptions()
    options.fadeDepth = 0.5
    options.fadeAlpha = 0.2
    let scene = StyleScene(.more("tilted-cylinder"), count: 8, options: options)
    #expect(scene[0].opacity == 1 && isClose(scene[2].opacity, 0.2) && isClose(scene[4].opacity, 0.2))
    #expect(isClose(scene[-1].opacity, scene[1].opacity) && scene[1].opacity > 0.2)
  }

  @Test func `an oval with more items than fit adds and removes them while they are invisible`() {
    let scene = StyleScene(.more("tilted-cylinder"), count: 1000), count = scene.style.visibleCount(in: scene.scene)
    #expect(count < 40 && scene[count / 2].opacity == 0)
    #expect(scene[count / 2 - 1].opacity > 0)
  }
}

@Suite struct `The style of paths` {
  private let line = CarouselPath(points: [Point2D(x: -400, y: 0), Point2D(x: 400, y: 0)])

  private func scene(_ axis: CarouselAxis = .horizontal, count: Int = 20) -> CarouselScene {
    CarouselScene(
      viewport: axis.isVertical ? Size2D(width: 300, height: 600) : Size2D(width: 600, height: 300),
      itemSize: Size2D(width: 100, height: 100), axis: axis, count: count, perspective: 0)
  }

  private func place(_ style: PathStyle, at offset: Double, options: StyleOptions = StyleOptions()) -> Placement {
    style.fitted(to: scene(), options: options).placement(at: offset, in: scene())
  }

  @Test func `the current item rests at the focus`() {
    var options = StyleOptions()
    for (focus, x) in [(0.0, -400.0), (0.5, 0), (0.75, 200), (1, 400)] {
      #expect(isClose(place(PathStyle(line, focus: focus), at: 0).transform.rows.3.x, x))
      options.focus = .constant(focus)
      #expect(isClose(place(PathStyle(line), at: 0, options: options).transform.rows.3.x, x))
    }
  }

  @Test func `a drawing is fitted into the carousel like an SVG`() {
    // 100 × 100 into 600 × 300: three points per unit, centred.
    let box = ViewBox(origin: Point2D(x: 0, y: 0), size: Size2D(width: 100, height: 100))
    let style = PathStyle(CarouselPath(points: [Point2D(x: 0, y: 0), Point2D(x: 100, y: 100)]), viewBox: box, focus: 0)
    let place = place(style, at: 0).transform.rows.3
    #expect(isClose(place.x, -150) && isClose(place.y, -150))
    let next = self.place(style, at: 1).transform.rows.3, way = Point2D(x: next.x - place.x, y: next.y - place.y)
    #expect(isClose((way.x * way.x + way.y * way.y).squareRoot(), 110))
  }

  @Test func `items rotate along the path, or stay upright`() {
    let slope = CarouselPath(points: [Point2D(x: -300, y: -300), Point2D(x: 300, y: 300)])
    let turned = place(PathStyle(slope), at: 1).transform, upright = place(PathStyle(slope, followsPath: false), at: 1)
    #expect(isClose(turned.rows.0.x, 0.5.squareRoot()) && isClose(turned.rows.0.y, 0.5.squareRoot()))
    #expect(upright.transform.rows.0 == SIMD4(1, 0, 0, 0))
  }

  @Test func `size and opacity depend on the position along it`() {
    let style = PathStyle(
      line, spacing: 1,
      scales: [PathStop(at: 1, 2), PathStop(at: 0, 0.5), PathStop(at: 0.5, 1), PathStop(at: .nan, 9)],
      opacities: [PathStop(at: 0.25, 0), PathStop(at: 0.5, 1)])
    for (offset, size, opacity) in [
      (-4.0, 0.5, 0.0), (-2, 0.75, 0), (-1, 0.875, 0.5), (0, 1, 1), (2, 1.5, 1), (4, 2, 1),
    ] {
      let placement = place(style, at: offset)
      #expect(isClose(placement.transform.rows.0.x, size) && isClose(placement.opacity, opacity), "at \(offset)")
    }
    #expect(isClose(place(PathStyle(line, spacing: 1, scale: 0.5, fadeAlpha: 0), at: 2).transform.rows.0.x, 0.75))
    #expect(isClose(place(PathStyle(line, spacing: 1, scale: 0.5, fadeAlpha: 0), at: 2).opacity, 0.5))
  }

  @Test func `a closed path is filled evenly, and wraps`() throws {
    let circle = try CarouselPath(svg: "M0-200A200 200 0 0 1 0 200 200 200 0 0 1 0-200Z"), style = PathStyle(circle)
    #expect(style.behavior.wraps && !PathStyle(line).behavior.wraps)
    let fitted = style.fitted(to: scene(count: 6), options: StyleOptions())
    for item in 0..<6 {
      let place = fitted.placement(at: Double(item), in: scene(count: 6)).transform.rows.3
      let angle = Double(item) / 6 * 2 * .pi
      #expect(
        isClose(Point2D(x: place.x, y: place.y), Point2D(x: 200 * sin(angle), y: -200 * cos(angle)), within: 1e-4))
    }
    // More than fit: a path of 1256 points for items of 110. One on each side fades.
    let many = style.fitted(to: scene(count: 500), options: StyleOptions())
    #expect(many.visibleCount(in: scene(count: 500)) == 13)
  }

  @Test func `items fade beyond its ends`() {
    let style = PathStyle(line, spacing: 1)
    #expect(place(style, at: 4).opacity == 1 && isClose(place(style, at: 4.5).opacity, 0.5))
    #expect(place(style, at: 5).opacity == 0 && place(style, at: -5).opacity == 0)
  }
}
