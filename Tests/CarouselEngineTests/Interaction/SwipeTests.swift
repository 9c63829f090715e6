import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `Swipes` {
  @Test(arguments: CarouselAxis.all)
  func `at an end a swipe beyond it is left to what scrolls around the carousel`(axis: CarouselAxis) {
    let along: ScrollDirections = axis.isVertical ? .vertical : .horizontal
    let stage = CarouselStage(items: 5, axis: axis)
    func decision(_ distance: Double, from index: Double, _ around: ScrollDirections) -> PointerGesture.Decision {
      stage.update { $0.setScrollOffset(index) }
      stage.controller.pointerDown(at: stage.middle, surroundingsScroll: around)
      defer { stage.controller.pointerCancelled() }
      return stage.controller.pointerMoved(to: stage.middle + stage.vector(along: distance))
    }
    for (index, beyond) in [(0.0, 20.0), (4, -20)] {
      #expect(decision(beyond, from: index, along) == .ignored)
      #expect(decision(-beyond, from: index, along) == .drags)
      #expect(decision(beyond, from: 2, along) == .drags)
      #expect(decision(beyond, from: index, []) == .drags, "it overscrolls")
    }
    stage.update { $0.options.wrap = 1 }
    #expect(decision(20, from: 0, along) == .drags)
  }

  @Test func `content that scrolls keeps the swipes in its directions`() {
    for ignores in [true, false] {
      let stage = CarouselStage(items: 5) { $0.ignoresPerpendicularSwipes = ignores }
      func decision(_ way: Point2D, _ content: ScrollDirections) -> PointerGesture.Decision {
        stage.controller.pointerDown(at: stage.middle, contentScrolls: content)
        defer { stage.controller.pointerCancelled() }
        return stage.controller.pointerMoved(to: stage.middle + way)
      }
      #expect(decision(Point2D(x: -20, y: 0), .vertical) == .drags)
      #expect(decision(Point2D(x: 0, y: -20), .vertical) == .ignored)
      #expect(decision(Point2D(x: -20, y: 0), .horizontal) == .ignored)
    }
  }

  @Test func `the directions across that of swipes are left to the surroundings, unless it is diagonal`() {
    let table: [(pan: Point2D, expected: ScrollDirections)] = [
      (Point2D(x: 0, y: 0), .vertical), (Point2D(x: 1, y: 0.3), .vertical), (Point2D(x: -1, y: 0.3), .vertical),
      (Point2D(x: 1, y: 1), []), (Point2D(x: 1, y: -0.5), []), (Point2D(x: 0, y: 1), .horizontal),
      (Point2D(x: 0.3, y: -1), .horizontal),
    ]
    for (pan, expected) in table {
      let stage = CarouselStage(items: 5) { $0.panVector = pan }
      #expect(stage.carousel.surroundingSwipes == expected, "\(pan)")
      stage.update { $0.ignoresPerpendicularSwipes = false }
      #expect(stage.carousel.surroundingSwipes == [])
      stage.update { $0.isScrollEnabled = false }
      #expect(stage.carousel.surroundingSwipes == [.horizontal, .vertical])
    }
    let stage = CarouselStage(items: 5)
    #expect(stage.carousel.surroundingSwipesAtEnd == .horizontal)
    stage.update { $0.setScrollOffset(2) }
    #expect(stage.carousel.surroundingSwipesAtEnd == [])
  }

  @Test(arguments: [NamedStyle.conveyorBelt, .path], CarouselAxis.all)
  func `an item of a belt or a path stays under the finger`(style: NamedStyle, axis: CarouselAxis) throws {
    // Large enough for the flat part of the belt.
    let stage = CarouselStage(items: 40, style: style, axis: axis, viewport: Size2D(width: 1000, height: 1000)) {
      $0.options.spacing = 0.6
    }
    stage.update { $0.setScrollOffset(20) }
    for index in [19, 20, 21] {
      func place() throws -> Point2D {
        try #require(stage.controller.view(at: index)?.placed?.placement.transform.project(.zero))
      }
      let pan = stage.carousel.layout.panVector
      let start = try stage.middle + place()
      stage.controller.pointerDown(at: start)
      #expect(stage.controller.pointerMoved(to: start + stage.vector(along: -9)) == .drags)
      let before = try pan.dot(place())
      for distance in [-40.0, -90, -140, -60, -9] {
        _ = stage.controller.pointerMoved(to: start + stage.vector(along: distance))
        let wanted = pan.dot(stage.vector(along: distance + 9))
        // The steps along a bend are straight.
        #expect(try abs(pan.dot(place()) - before - wanted) < 1, "item \(index), \(distance)")
      }
      stage.controller.pointerCancelled()
      #expect(stage.settle())
    }
  }

  @Test func `the number of events does not matter, nor how far a finger is away`() {
    func offset(after steps: [Double]) -> Double {
      let stage = CarouselStage(items: 40, style: .conveyorBelt)
      stage.controller.pointerDown(at: stage.middle)
      for step in steps { _ = stage.controller.pointerMoved(to: stage.middle + Point2D(x: step, y: 0)) }
      return stage.offset
    }
    let direct = offset(after: [-10, -400])
    #expect(direct > 2)
    #expect(abs(offset(after: [-10] + (1...39).map { -10 - Double($0) * 10 }) - direct) < 1e-9)
    #expect(abs(offset(after: [-10, -1e6, -400]) - direct) < 1e-9)
    for far in [1e9, -1e9, 1e300, -1e300] { #expect(offset(after: [-10, far]).isFinite) }
  }
}
