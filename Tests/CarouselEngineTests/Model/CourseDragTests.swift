import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// Drags along a course of the style's own, as pointers make them: by whole pixels, in any direction.
@Suite struct `Drags along a course` {
  enum Course: CaseIterable { case path, bentPath, belt, diagonalBelt }

  private func stage(_ course: Course, areMeasured: Bool) throws -> CarouselStage {
    let stage = CarouselStage(
      items: 7, viewport: Size2D(width: 900, height: 600), itemSize: Size2D(width: 200, height: 150), isLoaded: false)
    let viewBox = ViewBox(origin: .zero, size: Size2D(width: 600, height: 600))
    let path = try CarouselPath(
      svg: Array((course == .path ? "M0 0 L600 600" : "M0 300 C200 0 400 600 600 300").utf8))
    stage.update {
      let isPath = course == .path || course == .bentPath
      $0.style = isPath ? AnyCarouselStyle(PathStyle(path, viewBox: viewBox)) : .conveyorBelt
      if course == .diagonalBelt { $0.panVector = Point2D(x: 1, y: 1) }
      if areMeasured { $0.itemSizing = .measured }
    }
    if areMeasured { stage.host.itemSize = { Size2D(width: [200, 90, 310, 43][max(0, $0) % 4], height: 150) } }
    stage.controller.reloadData()
    stage.settle()
    return stage
  }

  @Test(arguments: Course.allCases, [false, true])
  func `end, and lead back to where they began`(course: Course, areMeasured: Bool) throws {
    for p in 0...12 {
      // Multiples of a direction are drags in it, and opposite ones the way back.
      for q in -12...12 where greatestCommonDivisor(p, q) == 1 {
        try Watchdog.shared.watch("a drag along \(course) by \(p) : \(q)") {
          let stage = try stage(course, areMeasured: areMeasured)
          stage.update { $0.setScrollOffset(3) }
          let middle = Point2D(x: 450, y: 300)
          func move(_ x: Int, _ y: Int) {
            _ = stage.controller.pointerMoved(to: middle + Point2D(x: Double(x), y: Double(y)))
          }
          stage.controller.pointerDown(at: middle)
          // Far enough to be a drag, even along (1, 0).
          move(p * 10, q * 10)
          let start = stage.offset
          // Out, wavering by a pixel at each step, and back.
          for step in [11, 12, 13, 14, 13, 12, 11] {
            for (x, y) in [(0, 0), (1, -1), (-1, 1), (1, 1), (-1, 0)] {
              move(p * step + x, q * step + y)
            }
          }
          move(p * 10, q * 10)
          #expect(stage.faults.isEmpty)
          #expect(areMeasured || isClose(stage.offset, start, within: 1e-9), "\(course), \(p) : \(q)")
          stage.controller.pointerUp(at: middle)
          #expect(stage.settle() && stage.faultsAtRest.isEmpty)
        }
      }
    }
  }

  @Test(arguments: [-1e-17, 1e-17, -.leastNonzeroMagnitude, .ulpOfOne, 1e300, -1e300])
  func `end after a step that is next to nothing, or immense`(distance: Double) throws {
    for course in Course.allCases {
      let stage = try stage(course, areMeasured: false)
      Watchdog.shared.watch("a drag along \(course) by \(distance)") {
        stage.controller.beginDragging(translation: .zero)
        for _ in 0..<3 {
          stage.update { $0.drag(translation: Point2D(x: distance, y: distance), velocity: .zero) }
          stage.update { $0.drag(translation: Point2D(x: distance, y: 0), velocity: .zero) }
        }
        stage.controller.endDragging()
      }
      #expect(stage.settle() && stage.faultsAtRest.isEmpty)
    }
  }
}

private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : greatestCommonDivisor(b, a % b) }
