import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// Which item is under a finger, seen through the camera.
@Suite struct `Hit testing` {
  /// Whether a point is inside an item, computed forwards from its four projected corners.
  private func isInside(_ point: Point2D, _ placed: PlacedItem, size: Size2D, middle: Point2D) -> Bool? {
    let (w, h) = (size.width / 2, size.height / 2)
    var corners: [Point2D] = []
    for corner in [Point2D(x: -w, y: -h), Point2D(x: w, y: -h), Point2D(x: w, y: h), Point2D(x: -w, y: h)] {
      guard let seen = placed.placement.transform.project(corner) else { return nil }
      corners.append(seen + middle)
    }
    var signs: Set<Bool> = []
    for index in 0..<4 {
      let edge = corners[(index + 1) % 4] - corners[index], way = point - corners[index]
      let side = edge.x * way.y - edge.y * way.x
      if abs(side) < 1e-3 { return nil }
      signs.insert(side > 0)
    }
    return signs.count == 1
  }

  @Test(arguments: NamedStyle.allCases, CarouselAxis.all)
  func `the frontmost item that contains the point is hit`(style: NamedStyle, axis: CarouselAxis) {
    let stage = CarouselStage(items: 12, style: style, axis: axis) { $0.contentOffset = Point2D(x: 30, y: -20) }
    var generator = Generator(seed: 11)
    for offset in [0, 2, 5.3, 8.5] {
      stage.update { $0.setScrollOffset(offset) }
      let items = stage.controller.placedItems.sorted { $0.order > $1.order }
      for _ in 0..<150 {
        let point = Point2D(x: generator.number(0...1000), y: generator.number(0...500))
        var expected: PlacedItem?, isDoubtful = false
        for item in items where !item.placement.isHidden && item.placement.opacity > 0 {
          switch isInside(point, item, size: Size2D(width: 200, height: 200), middle: stage.middle) {
          case true?: expected = item
          case false?: continue
          case nil: isDoubtful = true
          }
          break
        }
        if isDoubtful { continue }
        #expect(stage.controller.item(at: point)?.slot == expected?.slot, "at \(point), \(offset)")
      }
    }
  }

  @Test(arguments: NamedStyle.allCases, CarouselAxis.all)
  func `points of the item in front hit it`(style: NamedStyle, axis: CarouselAxis) throws {
    let stage = CarouselStage(items: 9, style: style, axis: axis)
    stage.update { $0.setScrollOffset(4) }
    let front = try #require(
      stage.controller.placedItems.filter { !$0.placement.isHidden && $0.placement.opacity > 0 }
        .max { $0.order < $1.order })
    var generator = Generator(seed: 5)
    for _ in 0..<50 {
      let local = Point2D(x: generator.number(-99...99), y: generator.number(-99...99))
      guard let seen = front.placement.transform.project(local) else { continue }
      #expect(stage.controller.item(at: seen + stage.middle)?.index == front.index)
      let back = try #require(front.placement.transform.unproject(seen))
      #expect(isClose(back, local, within: 1e-6))
    }
  }

  @Test(arguments: NamedStyle.allCases, CarouselAxis.all)
  func `nearer items are painted later`(style: NamedStyle, axis: CarouselAxis) {
    let stage = CarouselStage(items: 12, style: style, axis: axis)
    for offset in [0, 4.4, 7, 10.6] {
      stage.update { $0.setScrollOffset(offset) }
      let items = stage.controller.placedItems.sorted { $0.order < $1.order }
      #expect(items.map(\.order) == Array(items.indices))
      for (back, front) in zip(items, items.dropFirst()) {
        #expect(back.placement.depth <= front.placement.depth, "\(back.index) behind \(front.index), at \(offset)")
      }
    }
  }

  @Test func `invisible items are not hit`() {
    let stage = CarouselStage(items: 5) {
      $0.options.fadeMax = 0.5
      $0.options.fadeRange = 0.25
    }
    #expect(stage.controller.item(at: stage.middle)?.index == 0)
    #expect(stage.controller.item(at: stage.middle + Point2D(x: 200, y: 0)) == nil)
    stage.update { $0.style = AnyCarouselStyle { _, scene in Placement(scene.base, isHidden: true) } }
    #expect(stage.controller.item(at: stage.middle) == nil)
  }

  @Test(arguments: [CrossAlignment.start, .center, .end])
  func `items beyond all numbers are hidden, wherever they are asked for`(alignment: CrossAlignment) throws {
    let stage = CarouselStage(items: 5) {
      $0.style = AnyCarouselStyle { offset, scene in Placement(scene.base.scaled(x: 1, y: offset == 0 ? 1e308 : 1)) }
      $0.crossAlignment = alignment
    }
    // Shifted by their own scale, or not at all.
    let (item, isFinite) = (try #require(stage.controller.placedItems.first { $0.index == 0 }), alignment == .center)
    for placement in [item.placement, stage.controller.settledPlacement(of: item)] {
      #expect(placement.transform.isFinite && placement.isHidden == !isFinite)
    }
    #expect(stage.controller.placedItems.filter { !$0.placement.isHidden }.count > 1)
  }

  @Test func `points behind the eye and items seen edge-on are not hit`() {
    let stage = CarouselStage(items: 1) {
      $0.style = AnyCarouselStyle { _, scene in Placement(scene.base.translated(z: 600)) }
    }
    for x in stride(from: 0.0, through: 1000, by: 50) {
      #expect(stage.controller.item(at: Point2D(x: x, y: 250)) == nil)
    }
    stage.update { $0.style = AnyCarouselStyle { _, scene in Placement(scene.base.rotatedY(by: .pi / 2)) } }
    #expect(stage.controller.item(at: stage.middle + Point2D(x: 3, y: 0)) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `nothing is hit at invalid points`(nowhere: Double) {
    let stage = CarouselStage(items: 3)
    #expect(stage.controller.item(at: Point2D(x: nowhere, y: 0)) == nil)
    #expect(stage.controller.view(at: Point2D(x: 0, y: nowhere)) == nil)
  }

  @Test func `views and indexes are found by each other`() {
    let stage = CarouselStage(items: 20, placeholders: 2)
    for index in stage.controller.indexesOfVisibleItems {
      let view = stage.controller.view(at: index)
      #expect(stage.controller.index { $0 === view } == index)
    }
    #expect(stage.controller.view(at: 19) == nil)
    #expect(stage.controller.index { _ in false } == nil)
  }

  @Test func `the hit view is that of its slot, even if its item is shown more than once`() throws {
    let stage = CarouselStage(items: 2, wrap: true)
    let items = stage.controller.placedItems
    #expect(Set(items.map(\.index)).count < items.count)
    for item in items {
      let seen = try #require(item.placement.transform.project(.zero))
      guard let hit = stage.controller.hitTest(stage.middle + seen) else { continue }
      #expect(stage.controller.view(atSlot: hit.item.slot) === stage.controller.view(at: stage.middle + seen))
    }
    #expect(stage.controller.view(atSlot: 1000) == nil)
  }
}
