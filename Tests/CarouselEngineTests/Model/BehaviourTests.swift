import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `The focus point` {
  @Test(arguments: [(0.5, 0.5), (0.5, 0.7), (0, 0), (1, 0.25)])
  func `is where the current item rests, and hit testing finds it there`(x: Double, y: Double) throws {
    let stage = CarouselStage(items: 9) { $0.focusPoint = Point2D(x: x, y: y) }
    let place = Point2D(x: 1000 * x, y: 500 * y)
    #expect(stage.carousel.middle == place)
    #expect(stage.controller.item(at: place + Point2D(x: x < 1 ? 90 : -90, y: 0))?.index == 0)
    stage.update { $0.contentOffset = Point2D(x: 7, y: -3) }
    #expect(stage.carousel.middle == place + Point2D(x: 7, y: -3))
  }

  @Test(arguments: CarouselAxis.all, [0.0, 0.2, 1])
  func `at one side does not leave the other side empty`(axis: CarouselAxis, share: Double) {
    let stage = CarouselStage(items: 40, axis: axis) {
      $0.focusPoint = Point2D(x: share, y: share)
      if axis.isVertical { $0.viewport = Size2D(width: 500, height: 1000) }
    }
    stage.update { $0.setScrollOffset(20) }
    // Items of 200 points: those within the 1000 of the view are mounted.
    let shown = Set(stage.controller.indexesOfVisibleItems)
    for index in 0..<40 {
      let place = stage.middle + stage.vector(along: Double(index - 20) * 200)
      let along = axis.isVertical ? place.y : place.x
      if along > -100, along < 1100 { #expect(shown.contains(index), "\(index) at \(along)") }
    }
  }

  @Test func `is clamped to the carousel`() {
    for (focus, expected) in [
      (Point2D(x: .nan, y: .infinity), Point2D(x: 500, y: 250)), (Point2D(x: -4, y: 9), Point2D(x: 0, y: 500)),
    ] {
      let stage = CarouselStage(items: 3) { $0.focusPoint = focus }
      #expect(stage.carousel.middle == expected)
    }
  }
}

@Suite struct `Friction and momentum` {
  private static let profiles: [MotionProfile] = [.classic, .system, .spring]

  private func way(_ profile: MotionProfile, friction: Double, curve: MomentumCurve? = nil) -> Double {
    let stage = CarouselStage(items: 100_000) {
      $0.motion = profile
      $0.frictionCoefficient = friction
      $0.momentumCurve = curve
      $0.stopsAtItemBoundary = false
      $0.scrollsToItemBoundary = false
    }
    stage.update { $0.setScrollOffset(50_000) }
    stage.flick(by: -250)
    let start = stage.offset
    stage.settle(within: 400)
    return stage.offset - start
  }

  @Test(arguments: profiles)
  func `friction divides the distance of a flick`(profile: MotionProfile) {
    let usual = way(profile, friction: 1)
    for friction in [0.5, 0.8, 1.5] {
      #expect(isClose(way(profile, friction: friction) * friction, usual, within: 1e-3))
    }
    #expect(isClose(way(profile, friction: .nan), usual) && way(profile, friction: -3).isFinite)
  }

  @Test(arguments: profiles, `Curves of momentum`.curves)
  func `a curve ends where the profile ends, without a jump, and settles`(
    profile: MotionProfile, curve: MomentumCurve
  ) {
    #expect(isClose(way(profile, friction: 1, curve: curve), way(profile, friction: 1), within: 1e-3))
    let stage = CarouselStage(items: 9, wrap: true) {
      $0.motion = profile
      $0.momentumCurve = curve
    }
    stage.flick(by: -250)
    #expect(stage.carousel.isDecelerating && stage.settle() && stage.faultsAtRest.isEmpty)
    #expect(stage.milestones.last == .didEndDecelerating(finished: true))
  }

  @Test func `a touch stops a flick on its curve`() {
    let stage = CarouselStage(items: 99) { $0.momentumCurve = .easeInOut }
    stage.flick(by: -400)
    stage.tick(5)
    let caught = stage.offset
    stage.controller.pointerDown(at: stage.middle)
    stage.tick(5)
    #expect(stage.offset == caught && stage.carousel.velocity == 0)
  }
}

@Suite struct `The direction of swipes` {
  private func stage(pan: Point2D, style: AnyCarouselStyle) -> CarouselStage {
    CarouselStage(items: 20) {
      $0.style = style
      $0.panVector = pan
      $0.setScrollOffset(0)
    }
  }

  private var diagonal: AnyCarouselStyle {
    AnyCarouselStyle(CustomStyle(position: { offset, _ in Point2D(x: offset * 150, y: offset * 150) }))
  }

  /// Drags from the centre by a vector, and returns how far item 5 moves on the screen. The first of ten steps only
  /// starts the drag.
  private func drag(_ stage: CarouselStage, by way: Point2D) -> Point2D {
    func place() -> Point2D { stage.controller.view(at: 5)!.placed!.placement.transform.project(.zero)! }
    stage.update { $0.setScrollOffset(5) }
    let before = place()
    stage.controller.pointerDown(at: stage.middle)
    for step in 1...10 {
      stage.pass(0.02)
      _ = stage.controller.pointerMoved(
        to: stage.middle + Point2D(x: way.x * Double(step) / 10, y: way.y * Double(step) / 10))
    }
    stage.tick()
    return place() - before
  }

  @Test(arguments: [Point2D(x: 1, y: 1), Point2D(x: 300, y: 300)])
  func `a diagonal path is dragged along the diagonal, and its items follow the finger`(pan: Point2D) {
    // The classic bounce resists at 0 only; it does not at item 5.
    #expect(isClose(drag(stage(pan: pan, style: diagonal), by: Point2D(x: -80, y: -80)), Point2D(x: -72, y: -72)))
    #expect(isClose(drag(stage(pan: pan, style: diagonal), by: Point2D(x: -80, y: -20)), Point2D(x: -45, y: -45)))
  }

  @Test(arguments: CrossAlignment.allCases)
  func `items with numbers beyond those of a double are hidden`(alignment: CrossAlignment) {
    for size in [1e308, 1e200, .infinity, .nan] {
      let stage = CarouselStage(items: 5) {
        $0.crossAlignment = alignment
        $0.style = AnyCarouselStyle { Placement($1.base.scaled(x: size, y: size).translated(x: $0 * size)) }
      }
      stage.update { $0.scroll(toItemAt: 3, duration: 0.4) }
      #expect(stage.settle() && stage.faultsAtRest.isEmpty, "\(stage.faultsAtRest)")
    }
  }

  @Test func `swipes across it are ignored`() {
    let stage = stage(pan: Point2D(x: 1, y: 1), style: diagonal)
    #expect(!stage.carousel.shouldBeginDragging(translation: Point2D(x: 30, y: -29)))
    #expect(stage.carousel.shouldBeginDragging(translation: Point2D(x: 30, y: 0.1)))
    #expect(stage.carousel.shouldBeginDragging(translation: Point2D(x: -20, y: -30)))
  }

  @Test func `without items every swipe is ignored`() {
    let stage = CarouselStage(items: 0)
    #expect(!stage.carousel.shouldBeginDragging(translation: Point2D(x: 30, y: 0)))
  }

  @Test func `a path defines its own swipe direction`() throws {
    let path = AnyCarouselStyle(PathStyle(try CarouselPath(svg: "M0-400V400"), spacing: 1.5))
    #expect(
      isClose(drag(stage(pan: .zero, style: path), by: Point2D(x: 0, y: -90)), Point2D(x: 0, y: -81), within: 1e-6))
    #expect(stage(pan: Point2D(x: 1, y: 0), style: path).carousel.shouldBeginDragging(translation: Point2D(x: 9, y: 1)))
  }

  @Test(arguments: [Point2D(x: .nan, y: 1), Point2D(x: .infinity, y: 0), .zero])
  func `an invalid direction falls back to the axis`(pan: Point2D) {
    let stage = CarouselStage(items: 20, axis: .vertical) { $0.panVector = pan }
    stage.drag(by: -200)
    stage.settle()
    #expect(stage.current == 1)
  }
}
