import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// A carousel without views, for tests of the motion: items of 100 points.
func movingCarousel(items: Int = 30, _ set: (inout CarouselModel) -> Void = { _ in }) -> CarouselModel {
  var carousel = CarouselModel()
  carousel.viewport = Size2D(width: 500, height: 300)
  carousel.measuredItemSize = Size2D(width: 100, height: 100)
  set(&carousel)
  carousel.setCounts(items: items, placeholders: 0)
  let layout = carousel.unfittedLayout
  layout.fit(carousel.options, maximumVisibleItems: 0)
  carousel.take(layout)
  carousel.invalid.subtract(.layout)
  carousel.setScrollOffset(10)
  carousel.events = []
  return carousel
}

extension CarouselModel {
  /// Releases it at a velocity, in items per second.
  mutating func flick(at velocity: Double) {
    touchDown()
    beginDragging(translation: .zero)
    drag(translation: .zero, velocity: Point2D(x: -velocity * 100, y: 0))
    endDragging()
  }

  /// Advances in frames of a given length, until it rests.
  /// - Returns: The positions after each frame.
  mutating func play(frame: Double = 1.0 / 60, limit: Int = 20_000) -> [Double] {
    var positions: [Double] = []
    while isAnimating, positions.count < limit {
      advance(to: time + frame)
      positions.append(position)
    }
    return positions
  }
}

@Suite struct `Flicks` {
  static let profiles: [MotionProfile] = [.classic, .system, .system(decelerationRate: 0.99), .spring]

  @Test(arguments: [3.0, 6, 12, -4.5])
  func `a classic flick covers a third of its speed, in two thirds of a second`(velocity: Double) {
    var carousel = movingCarousel { $0.stopsAtItemBoundary = false }
    carousel.flick(at: velocity)
    #expect(isClose(carousel.running.target, 10 + velocity / 3))
    #expect(isClose(carousel.running.curve.duration, 2.0 / 3))
  }

  @Test(arguments: [3.0, 6.1, -4.5], [0.5, 0.9, 0.95])
  func `a classic flick ends on an item, in twice its distance divided by its speed`(velocity: Double, rate: Double) {
    var carousel = movingCarousel { $0.decelerationRate = rate }
    carousel.flick(at: velocity)
    let natural = velocity / (60 * (1 - rate))
    guard abs(natural) > 0.1 else {
      #expect(!carousel.isDecelerating)
      return
    }
    let end = (10 + natural).rounded(natural > 0 ? .up : .down)
    #expect(carousel.destination == end)
    #expect(isClose(carousel.running.curve.duration, 2 * abs(end - 10) / abs(velocity)))
  }

  @Test(arguments: profiles, [2.5, 5, 20, 200, -2.5, -7, -200])
  func `every flick settles on an item, within the ends`(profile: MotionProfile, velocity: Double) {
    var carousel = movingCarousel { $0.motion = profile }
    carousel.flick(at: velocity)
    let path = carousel.play()
    #expect(!carousel.isAnimating)
    #expect(carousel.position == carousel.position.rounded())
    #expect((0...29).contains(carousel.position))
    #expect(path.allSatisfy { (-5.01...34.01).contains($0) })
  }

  @Test(arguments: profiles, [0.3, 2.5, 5, -4])
  func `it continues at the speed of the finger`(profile: MotionProfile, velocity: Double) {
    var carousel = movingCarousel { $0.motion = profile }
    carousel.flick(at: velocity)
    guard carousel.isDecelerating else {
      #expect(abs(velocity) <= Feel.flickSpeed)
      return
    }
    #expect(isClose(carousel.velocity, velocity, within: 1e-6))
  }

  @Test(arguments: profiles)
  func `a flick on a wrapping carousel passes all items more than once`(profile: MotionProfile) {
    var carousel = movingCarousel(items: 4) {
      $0.options.wrap = 1
      $0.options.visibleItems = 3
      $0.motion = profile
    }
    carousel.flick(at: 60)
    let path = carousel.play()
    #expect(path.allSatisfy { $0 >= 0 && $0 < 4 })
    #expect(zip(path, path.dropFirst()).contains { $1 < $0 - 2 }, "it never wraps")
    #expect(carousel.position == carousel.position.rounded())
  }

  @Test(arguments: profiles, [2.5, 8, 40, -3, -40])
  func `with paging a flick moves by one item`(profile: MotionProfile, velocity: Double) {
    var carousel = movingCarousel {
      $0.motion = profile
      $0.isPagingEnabled = true
    }
    carousel.touchDown()
    carousel.beginDragging(translation: .zero)
    carousel.drag(translation: Point2D(x: velocity > 0 ? -20 : 20, y: 0), velocity: Point2D(x: -velocity * 100, y: 0))
    carousel.endDragging()
    _ = carousel.play()
    #expect(carousel.position == (velocity > 0 ? 11 : 9))
  }

  @Test(arguments: profiles, [(false, 1), (false, -1), (true, 1), (true, -1)])
  func `with paging a swipe moves by one item, however long and fast it is`(
    profile: MotionProfile, way: (wraps: Bool, sign: Double)
  ) {
    for (distance, seconds) in [(150.0, 0.2), (900, 0.1), (900, 2), (5000, 0.1)] {
      let stage = CarouselStage(items: 12, wrap: way.wraps) {
        $0.motion = profile
        $0.isPagingEnabled = true
      }
      // On a circle across its seam.
      let start = way.wraps ? 0.0 : 6
      stage.update { $0.setScrollOffset(start) }
      stage.flick(by: -way.sign * distance, over: seconds)
      #expect(stage.settle() && stage.faultsAtRest.isEmpty)
      let end = start + way.sign
      #expect(stage.offset == (end < 0 ? end + 12 : end), "\(distance) points in \(seconds) s")
    }
  }

  @Test func `a drag beyond a page does not have to be reversed first`() {
    let stage = CarouselStage(items: 12) { $0.isPagingEnabled = true }
    stage.update { $0.setScrollOffset(6) }
    stage.beginDrag(by: -900)
    #expect(stage.offset == 7)
    _ = stage.controller.pointerMoved(to: stage.middle + stage.vector(along: -800))
    #expect(isClose(stage.offset, 6.5))
    stage.controller.pointerCancelled()
  }

  @Test(arguments: [0, 0.3, 0.95, 0.999, 1, 2, -1, .nan, .infinity, -.infinity])
  func `it settles at any deceleration rate`(rate: Double) {
    for wraps in [0, 1] {
      var carousel = movingCarousel {
        $0.decelerationRate = rate
        $0.options.wrap = .constant(Double(wraps))
      }
      carousel.flick(at: 12)
      _ = carousel.play()
      #expect(!carousel.isAnimating && carousel.movement == .resting)
      #expect(carousel.position == carousel.position.rounded())
    }
  }

  @Test(arguments: profiles, [1, 3])
  func `the destination of a flick is where it rests, also past an end or between two items`(
    profile: MotionProfile, groupSize: Int
  ) {
    for (alignment, stops, wrap) in [(0.5, true, false), (0, true, false), (1, false, false), (0.5, false, true)] {
      for (start, distance) in [(24.0, -400.0), (6, 400), (12, -90), (27, 500)] {
        let stage = CarouselStage(items: 30, wrap: wrap) {
          $0.motion = profile
          $0.groupSize = groupSize
          $0.alignment = alignment
          $0.stopsAtItemBoundary = stops
        }
        stage.update { $0.scroll(toItemAt: Int(start), duration: 0) }
        stage.settle()
        stage.flick(by: distance, over: 0.08)
        var destinations: [(Double, Int?, Int?)] = []
        while stage.carousel.movement.followsCurve {
          let carousel = stage.carousel
          let destination = carousel.track.clamped(carousel.destination)
          destinations.append((destination, carousel.destinationIndex, carousel.destinationPage))
          stage.tick()
        }
        let (offset, index, page) = (stage.offset, stage.current, stage.carousel.currentPage)
        #expect(
          destinations.allSatisfy { abs($0.0 - offset) < 1e-6 && $0.1 == index && $0.2 == page },
          "from \(start) by \(distance), alignment \(alignment), stops: \(stops), wraps: \(wrap)")
      }
    }
  }

  @Test func `a faster scroll speed makes a flick faster, nothing else`() {
    var carousel = movingCarousel {
      $0.scrollSpeed = 2
      $0.stopsAtItemBoundary = false
    }
    carousel.flick(at: 3)
    #expect(isClose(carousel.destination, 12))
  }
}
