import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// What buttons, dots and counters outside of a carousel show of its pages.
@Suite struct `Pages` {
  /// The pages of which events told, and their numbers then.
  private func told(_ stage: CarouselStage, _ act: () -> Void) -> [[Int?]] {
    var pages: [[Int?]] = []
    stage.host.onEvent = { [unowned stage] event in
      if case .pageDidChange(let page) = event { pages.append([page, stage.carousel.numberOfPages]) }
    }
    act()
    stage.settle()
    stage.host.onEvent = nil
    return pages
  }

  @Test func `each change of the page or of their number is told once`() {
    let stage = CarouselStage(items: 9) { $0.groupSize = 3 }
    #expect(told(stage) { stage.update { $0.scroll(toPage: 2, duration: 0.5) } } == [[1, 3], [2, 3]])
    #expect(told(stage) { stage.update { $0.setScrollOffset(1) } } == [[0, 3]])
    #expect(told(stage) { stage.update { $0.setScrollOffset(1.2) } } == [])
    #expect(told(stage) { stage.update { $0.groupSize = 1 } } == [[1, 9]])
    #expect(told(stage) { stage.reload(items: 4) } == [[1, 4]])
    #expect(told(stage) { stage.reload(items: 0) } == [[nil, 0]])
    #expect(told(stage) { stage.reload(items: 2) } == [[0, 2]])
  }

  @Test func `the ends are where the first and the last page rest`() {
    func ends(_ stage: CarouselStage) -> [Double] {
      [.scrollOffsetAtStart, .scrollOffsetAtEnd].map(stage.controller.answer)
    }
    let stage = CarouselStage(
      items: 9, viewport: Size2D(width: 700, height: 300), itemSize: Size2D(width: 200, height: 100))
    #expect(ends(stage) == [0, 8])
    stage.update { $0.isContained = true }
    #expect(ends(stage) == [1.25, 6.75])
    for (page, offset) in [(0, 1.25), (99, 6.75)] {
      stage.update { $0.scroll(toPage: page, duration: 0) }
      #expect(stage.offset == offset)
    }
    stage.update { $0.viewport.width = 4000 }
    #expect(Set(ends(stage)).count == 1)
    stage.update { $0.options[.wrap] = 1 }
    #expect(ends(stage) == [0, 9])
    stage.reload(items: 0)
    #expect(ends(stage) == [0, 0])
  }

  @Test func `a contained carousel has other pages when it becomes wider`() {
    let stage = CarouselStage(items: 9, viewport: Size2D(width: 600, height: 300)) {
      $0.alignment = 0
      $0.isContained = true
    }
    #expect(stage.carousel.numberOfPages == 7)
    #expect(told(stage) { stage.update { $0.viewport = Size2D(width: 1000, height: 300) } } == [[0, 5]])
    #expect(told(stage) { stage.update { $0.viewport = Size2D(width: 2000, height: 300) } } == [[0, 1]])
    #expect(stage.controller.controlsState.isSinglePage && stage.carousel.isAtStart && stage.carousel.isAtEnd)
  }

  @Test(arguments: [false, true])
  func `the ends are where nothing follows`(isContained: Bool) {
    let stage = CarouselStage(items: 9) { $0.isContained = isContained }
    #expect(stage.carousel.isAtStart && !stage.carousel.isAtEnd)
    stage.update { $0.scroll(toPage: 1) }
    stage.tick(3)
    #expect(!stage.carousel.isAtStart && !stage.carousel.isAtEnd)
    stage.update { $0.scroll(toPage: .max) }
    stage.settle()
    #expect(!stage.carousel.isAtStart && stage.carousel.isAtEnd)
    let flags = stage.controller.controlsState.flags
    #expect(flags.contains(.isAtEnd) && !flags.contains(.isAtStart) && !flags.contains(.isSinglePage))
    // Beyond an end it is at it, too.
    stage.beginDrag(by: -80)
    #expect(stage.carousel.isAtEnd)
    stage.controller.pointerCancelled()
    stage.update { $0.options.wrap = 1 }
    #expect(
      !stage.carousel.isAtStart && !stage.carousel.isAtEnd && stage.controller.controlsState.flags.contains(.wraps))
    #expect(CarouselStage(items: 0).carousel.isAtStart && CarouselStage(items: 0).carousel.isAtEnd)
    #expect(CarouselStage(items: 1).controller.controlsState.isSinglePage)
  }

  @Test func `numbers of pages are clamped, or wrapped around`() {
    let stage = CarouselStage(items: 10) { $0.groupSize = 4 }
    for (page, expected) in [(1, 1), (7, 2), (-3, 0), (.max, 2), (.min, 0)] {
      stage.update { $0.scroll(toPage: page, duration: 0) }
      #expect(stage.carousel.currentPage == expected)
    }
    let circle = CarouselStage(items: 10, wrap: true)
    for (page, expected) in [(3, 3), (12, 2), (-1, 9), (.max, Int.max % 10)] {
      circle.update { $0.scroll(toPage: page) }
      #expect(circle.settle() && circle.carousel.currentPage == expected)
    }
    let empty = CarouselStage(items: 0)
    empty.update { $0.scroll(toPage: 3) }
    #expect(empty.settle() && empty.carousel.currentPage == nil)
  }

  @Test func `buttons and keys rewind, and nothing else does`() {
    let stage = CarouselStage(items: 6) { $0.rewinds = true }
    #expect(stage.controller.controlsState.canGoBack && stage.controller.controlsState.canGoForward)
    #expect(stage.controller.move(byItems: -1) && stage.settle() && stage.current == 5)
    #expect(stage.controller.controlsState.canGoForward && stage.carousel.isAtEnd)
    #expect(stage.controller.press(.right) && stage.settle() && stage.current == 0)
    // Short of the end, a page key ends there first.
    stage.update { $0.setScrollOffset(4) }
    #expect(stage.controller.press(.pageDown) && stage.settle() && stage.current == 5)
    #expect(stage.controller.press(.pageDown) && stage.settle() && stage.current == 0)
    // A wheel is left to the page, and a finger meets the end.
    #expect(!stage.controller.wheel(WheelInput(delta: Point2D(x: -1, y: 0), unit: .notch)))
    stage.flick(by: 150, over: 0.1)
    #expect(stage.settle() && stage.current == 0)
    // Three quick presses count from where each leads.
    stage.update { $0.setScrollOffset(4) }
    for _ in 0..<3 { stage.controller.move(byItems: 1) }
    #expect(stage.settle() && stage.current == 1)
    let single = CarouselStage(items: 1) { $0.rewinds = true }
    #expect(!single.controller.move(byItems: 1) && !single.controller.controlsState.canGoForward)
  }

  @Test func `rewinding changes nothing where the last item is followed by the first`() {
    let stage = CarouselStage(items: 6, wrap: true) { $0.rewinds = true }
    stage.controller.move(byItems: -1)
    stage.tick()
    #expect(stage.offset > 5, "the shorter way")
    #expect(stage.settle() && stage.current == 5)
  }
}
