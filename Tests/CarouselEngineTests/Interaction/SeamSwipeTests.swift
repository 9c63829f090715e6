import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// Swipes from the first item of a circle back to the last one, or forward, while items are added or removed.
@Suite struct `A swipe across the first item of a circle` {
  static let profiles: [MotionProfile] = [.classic, .system, .spring]
  private static let axes = [
    CarouselAxis.horizontal, .vertical, CarouselAxis(isVertical: false, isMirrored: true),
  ]

  private func stage(at start: Int, axis: CarouselAxis = .horizontal, pages: Bool, motion: MotionProfile = .classic)
    -> CarouselStage
  {
    let stage = CarouselStage(items: 5, axis: axis, wrap: true) {
      $0.motion = motion
      $0.isPagingEnabled = pages
    }
    stage.update { $0.setScrollOffset(Double(start)) }
    stage.settle()
    return stage
  }

  /// Adds items behind the last one, or removes them there.
  private func append(_ count: Int, to stage: CarouselStage, animated: Bool) {
    for _ in 0..<max(0, count) { stage.insert(at: stage.host.items, animated: animated) }
    for _ in 0..<max(0, -count) { stage.remove(at: stage.host.items - 1, animated: animated) }
  }

  @Test(arguments: axes, [(0, 50.0), (0, 90), (4, -250), (4, -290), (1, 260), (2, 680), (3, -1400)])
  func `keeps the item under the finger when items are added`(axis: CarouselAxis, swipe: (start: Int, way: Double)) {
    for (count, pages, isWheel) in [(1, false, false), (3, true, false), (2, false, true), (-1, false, false)] {
      let stage = stage(at: swipe.start, axis: axis, pages: pages)
      if isWheel {
        for _ in 0..<10 { stage.wheel(by: -swipe.way / 10, phase: .changed) }
      } else {
        stage.beginDrag(by: swipe.way)
      }
      let current = stage.current!, offset = stage.carousel.offset(ofItemAt: current)
      guard count > 0 || current < 4 else { continue }
      append(count, to: stage, animated: pages)
      #expect(stage.current == current && isClose(stage.carousel.offset(ofItemAt: current), offset))
      if isWheel {
        stage.wheel(by: -2, phase: .changed)
      } else {
        _ = stage.controller.pointerMoved(to: stage.middle + stage.vector(along: swipe.way + 2))
      }
      let moved = stage.carousel.offset(ofItemAt: current) - offset
      #expect((-1e-9...0.0101).contains(moved), "\(count) added, pages: \(pages), wheel: \(isWheel)")
      stage.pass(0.3)
      if isWheel { stage.wheel(by: 0, phase: .ended) } else { stage.endDrag(by: swipe.way + 2) }
      #expect(stage.settle() && stage.current == current && stage.faultsAtRest.isEmpty)
    }
  }

  @Test(arguments: profiles, [0, 1, 2])
  func `turns one page when items are added`(motion: MotionProfile, frames: Int) {
    for isReleased in [true, false] {
      let stage = stage(at: 0, pages: true, motion: motion)
      stage.beginDrag(by: 60, over: 0.05, steps: 3)
      if isReleased {
        stage.endDrag(by: 60)
        stage.tick(frames)
      }
      #expect(stage.current == 0)
      append(5, to: stage, animated: true)
      if !isReleased { stage.endDrag(by: 60) }
      #expect(stage.carousel.destinationIndex == 9)
      #expect(stage.settle() && stage.current == 9 && stage.faultsAtRest.isEmpty)
      #expect(!stage.events.contains { $0 == .currentIndexDidChange(4) || $0 == .currentIndexDidChange(5) })
    }
  }
}
