import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// A million items cost only as much as the visible ones.
@Suite struct `Many items` {
  private func calls(items: Int, style: NamedStyle, frames: Int) -> [RecordingHost.Call: Int] {
    let stage = CarouselStage(items: items, style: style)
    stage.host.forget()
    stage.update { $0.scroll(byItems: 40, duration: 1) }
    stage.tick(frames)
    return RecordingHost.Call.allCases.reduce(into: [:]) { $0[$1] = stage.host.count(of: $1) }
  }

  @Test(arguments: NamedStyle.allCases)
  func `a frame costs the host the same for a million items as for a hundred`(style: NamedStyle) {
    let few = calls(items: 100, style: style, frames: 70)
    #expect(calls(items: 1_000_000, style: style, frames: 70) == few)
    #expect(calls(items: 1_000_000_000, style: style, frames: 70) == few)
  }

  @Test(arguments: NamedStyle.allCases)
  func `views are recycled, and only as many created as are visible at once`(style: NamedStyle) {
    let stage = CarouselStage(items: 1_000_000, style: style)
    for _ in 0..<20 {
      stage.flick(by: -600, over: 0.05)
      stage.tick(20)
    }
    stage.update { $0.scroll(toItemAt: 999_000, duration: 0.5) }
    stage.settle()
    #expect(stage.current == 999_000)
    // Two more are entering or leaving, and one was measured.
    #expect(stage.host.views.count <= stage.carousel.numberOfVisibleItems + 3)
  }

  @Test(arguments: [false, true])
  func `a billion items can all be reached`(wrap: Bool) {
    let count = 1_000_000_000
    let stage = CarouselStage(items: count, wrap: wrap)
    for index in [count - 1, 0, count / 2, 123_456_789] {
      stage.update { $0.scroll(toItemAt: index, duration: 0.2) }
      #expect(stage.settle())
      #expect(stage.current == index)
      #expect(stage.faultsAtRest.isEmpty)
    }
    stage.update { $0.setScrollOffset(Double(count - 1)) }
    stage.update { $0.step(by: 1) }
    #expect(stage.settle())
    #expect(stage.current == (wrap ? 0 : count - 1))
  }

  @Test func `invisible changes request nothing`() {
    let stage = CarouselStage(items: 1000)
    stage.settle()
    stage.host.forget()
    stage.tick(50)
    #expect(stage.host.count(of: .place) == 0, "a carousel at rest places nothing")
  }
}

/// Numbers at the limits of their types.
@Suite struct `Extreme numbers` {
  @Test func `the middle is finite, whatever the size and the content offset`() {
    let huge = Double.greatestFiniteMagnitude
    let stage = CarouselStage(items: 3, viewport: Size2D(width: huge, height: huge)) {
      $0.contentOffset = Point2D(x: huge, y: -huge)
      $0.focusPoint = Point2D(x: 1, y: 1)
    }
    #expect(stage.middle.isFinite)
    #expect(stage.faults.isEmpty)
  }

  @Test func `the length of a circle does not overflow`() {
    // Between a reload and the next layout, the old number of repetitions meets the new number of items.
    let track = Track(itemCount: .max / 2, wraps: true, repeats: 1000)
    #expect(track.period >= track.itemCount)
    #expect(track.clampedIndex(-1) == .max / 2 - 1)
    #expect(track.normalized(-1) >= 0)
  }

  @Test func `a circle that shows its items repeatedly has a finite offset while it is emptied`() {
    let stage = CarouselStage(items: 2, wrap: true)
    #expect(stage.carousel.track.repeats > 1)
    var offsets: [Double] = []
    stage.host.onCall = { [unowned stage] _, _ in offsets.append(stage.offset) }
    stage.reload(items: 0)
    stage.reload(items: 1)
    stage.remove(at: 0, animated: true)
    let areFinite = offsets.allSatisfy { $0.isFinite }
    #expect(areFinite && !offsets.isEmpty, "\(offsets)")
  }
}
