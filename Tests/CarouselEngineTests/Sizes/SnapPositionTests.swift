import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// The positions at which carousels with groups, contained ends and alignments come to rest.
@Suite struct `Snap positions` {
  /// A row that is aligned, contained, wrapped and grouped in some way.
  struct World: CustomStringConvertible {
    var items: Int
    var alignment: Double
    var isContained: Bool
    var wraps: Bool
    var groupSize: Int
    /// The length of the viewport, in points; an item has 100.
    var length: Double
    var axis = CarouselAxis.horizontal

    static let all: [World] = (0...5).flatMap { items in
      [0, 0.3, 0.5, 1].flatMap { alignment in
        [false, true].flatMap { isContained in
          [false, true].flatMap { wraps in
            [0, 1, 2, 3].flatMap { groupSize in
              [90, 300, 330, 450].map {
                World(
                  items: items, alignment: alignment, isContained: isContained, wraps: wraps, groupSize: groupSize,
                  length: $0)
              }
            }
          }
        }
      }
    }

    func stage(_ set: (inout CarouselModel) -> Void = { _ in }) -> CarouselStage {
      CarouselStage(
        items: items, axis: axis, wrap: wraps, viewport: axis.size(Size2D(width: 200, height: 200), withLength: length),
        itemSize: Size2D(width: 100, height: 100)
      ) {
        $0.alignment = alignment
        $0.isContained = isContained
        $0.groupSize = groupSize
        set(&$0)
      }
    }

    var description: String {
      "\(items) items in \(length), aligned at \(alignment), contained \(isContained), wraps \(wraps), groups of \(groupSize)"
    }
  }

  /// Runs a trial in every world, and reports the first faults.
  private func inAllWorlds(_ trial: (World, (Bool, @autoclosure () -> String) -> Void) -> Void) {
    var reports: [String] = []
    for world in World.all {
      trial(world) { holds, text in
        if !holds, reports.count < 8 { reports.append("\(world): \(text())") }
      }
    }
    #expect(reports.isEmpty, "\(reports.joined(separator: "\n"))")
  }

  @Test func `pages and positions are inverse, and grow together without a jump`() {
    inAllWorlds { world, check in
      let track = world.stage().carousel.track
      guard world.items > 0 else { return check(track.pageCount == 0, "\(track.pageCount) pages") }
      for page in -2..<track.pageCount + 2 {
        let position = track.position(ofPage: Double(page))
        let answer = track.page(at: position)
        check(isClose(answer, Double(page)), "page \(page) is at \(position), where page \(answer) is")
        check(track.position(ofPage: Double(page + 1)) > position, "page \(page + 1) is not after page \(page)")
      }
      let places = stride(from: -1.5, through: Double(world.items) + 0.5, by: 1 / 64.0).map { track.page(at: $0) }
      for (place, next) in zip(places, places.dropFirst()) {
        check(next >= place, "page \(next) follows \(place)")
        check(next - place < 0.2, "page \(place) is followed by \(next)")
      }
    }
  }

  @Test func `keys reach every position both ways, and stop at the ends`() {
    inAllWorlds { world, check in
      let stage = world.stage()
      stage.settle()
      let track = stage.carousel.track, start = stage.carousel.position
      var seen: [Double] = [start]
      for _ in 0..<max(0, track.pageCount - 1) {
        check(stage.controller.controlsState.canGoForward, "next is disabled at \(stage.offset)")
        check(stage.controller.press(.right), "the key is not handled at \(stage.offset)")
        check(stage.settle() && stage.faultsAtRest.isEmpty, "\(stage.faultsAtRest)")
        seen.append(stage.carousel.position)
      }
      check(Set(seen).count == max(1, track.pageCount), "stops at \(seen)")
      guard !world.wraps else { return }
      check(!stage.controller.press(.right), "the last page has a next one")
      check(!stage.controller.controlsState.canGoForward, "next is enabled at the end")
      for position in seen.dropLast().reversed() {
        check(stage.controller.move(byItems: -1), "no way back from \(stage.offset)")
        check(stage.settle() && isClose(stage.carousel.position, position), "\(stage.offset), not \(position)")
      }
      check(!stage.controller.press(.home), "the first page has one before")
      check(!stage.controller.controlsState.canGoBack, "previous is enabled at the start")
    }
  }

  @Test(arguments: [MotionProfile.classic, .system, .spring])
  func `flicks reach every position, one at a time with paging`(profile: MotionProfile) {
    inAllWorlds { world, check in
      let stage = world.stage {
        $0.motion = profile
        $0.isPagingEnabled = true
      }
      stage.settle()
      let track = stage.carousel.track
      for page in 0..<max(0, track.pageCount - 1) {
        stage.flick(by: -600, over: 0.05)
        check(stage.settle() && stage.faultsAtRest.isEmpty, "\(stage.faultsAtRest)")
        let now = stage.carousel.pageIndex(at: stage.carousel.position)
        check(now == page + 1, "a flick from page \(page) ends on \(now)")
      }
    }
  }

  @Test func `dots reach every position`() {
    inAllWorlds { world, check in
      let stage = world.stage()
      stage.settle()
      let state = stage.controller.controlsState
      check(state.dots.count == (stage.carousel.isScrollable ? stage.carousel.numberOfPages : 0), "dots \(state.dots)")
      for dot in state.dots.reversed() {
        stage.controller.move(toPageAt: dot)
        stage.settle()
        let now = stage.controller.controlsState
        check(now.index == dot && isClose(now.share(ofDot: dot), 1), "dot \(dot) leads to \(now.index as Any)")
      }
    }
  }

  @Test func `contained ends have no empty space, and rows that do not fill the viewport rest at the alignment`() {
    inAllWorlds { world, check in
      guard world.isContained, !world.wraps, world.items > 0 else { return }
      let stage = world.stage()
      stage.settle()
      let row = Double(world.items) * 100, free = world.length - row
      if free > 0 {
        check(isClose(stage.edges.lowerBound, world.alignment * free), "begins at \(stage.edges.lowerBound)")
        check(!stage.carousel.isScrollable, "it can be scrolled")
        stage.flick(by: -200)
        check(stage.settle() && isClose(stage.edges.lowerBound, world.alignment * free), "it was dragged")
        check(stage.controller.controlsState.dots.isEmpty, "it has dots")
        return
      }
      guard world.length > 100 else { return }
      check(isClose(stage.edges.lowerBound, 0), "begins at \(stage.edges.lowerBound)")
      _ = stage.controller.press(.end)
      stage.settle()
      check(isClose(stage.edges.upperBound, world.length), "ends at \(stage.edges.upperBound)")
      stage.update { $0.setScrollOffset(0) }
      check(stage.settle() && isClose(stage.edges.lowerBound, 0), "jumps to \(stage.edges.lowerBound)")
    }
  }

  @Test func `every item comes into view at some position`() {
    inAllWorlds { world, check in
      guard world.length > 100 else { return }
      for item in 0..<world.items {
        let stage = world.stage()
        stage.update { $0.scroll(toItemAt: item, duration: 0) }
        stage.settle()
        let fits = stage.carousel.track.snaps.groupSize <= Double(stage.carousel.pageLength)
        guard !world.wraps, world.isContained || (fits && world.alignment == 0) else { continue }
        let start = stage.start(of: item), end = start + 100
        check(start > -1e-6 && end < world.length + 1e-6, "item \(item) is at \(start)...\(end)")
      }
    }
  }

  // MARK: Pages and swipes

  @Test(arguments: [0.0, 0.5, 1])
  func `groups rest with their whole at the alignment`(alignment: Double) {
    let stage = CarouselStage(items: 8, viewport: Size2D(width: 700, height: 200)) {
      $0.alignment = alignment
      $0.groupSize = 3
    }
    stage.settle()
    #expect(isClose(stage.start(of: 0), alignment * 100), "three of 200 in 700 leave 100")
    _ = stage.controller.press(.pageDown)
    stage.settle()
    #expect(isClose(stage.start(of: 3), alignment * 100))
    _ = stage.controller.press(.pageDown)
    stage.settle()
    #expect(isClose(stage.start(of: 6), alignment * 300), "the last group has two items")
  }

  @Test func `as many items as fit make a group`() {
    let stage = CarouselStage(items: 9) {
      $0.groupSize = 0
      $0.isContained = true
    }
    #expect(stage.carousel.numberOfPages == 2, "five and four of 200 in 1000")
    stage.update { $0.viewport.width = 650 }
    #expect(stage.carousel.numberOfPages == 3)
  }

  @Test(arguments: [-1, 0, 1, 1_000_000, .max, .min])
  func `any size of a group gives positions`(size: Int) {
    let stage = CarouselStage(items: 5) { $0.groupSize = size }
    #expect(stage.settle() && stage.faultsAtRest.isEmpty && stage.carousel.numberOfPages >= 1)
  }

  @Test func `pages have scroll offsets`() {
    let stage = CarouselStage(items: 7) { $0.groupSize = 3 }
    #expect((-1...3).map { stage.carousel.scrollOffset(ofPage: $0) } == [nil, 1, 4, 6, nil])
    #expect(CarouselStage(items: 0).carousel.scrollOffset(ofPage: 0) == nil)
    let circle = CarouselStage(items: 7, wrap: true)
    #expect((0...7).map { circle.carousel.scrollOffset(ofPage: $0) } == [0, 1, 2, 3, 4, 5, 6, nil])
  }

  @Test func `a slow drag past half of a wide page turns it`() {
    // The finger moves a sixth before it drags.
    for (distance, page) in [(-640.0, 1), (-560, 0)] {
      let stage = CarouselStage(items: 6, itemSize: Size2D(width: 1000, height: 200)) { $0.isPagingEnabled = true }
      stage.drag(by: distance)
      #expect(stage.settle() && stage.current == page)
    }
    let grouped = CarouselStage(items: 20) { $0.groupSize = 5 }
    grouped.drag(by: -640)
    #expect(grouped.settle() && grouped.offset == 7, "the second group of five in the middle")
  }

  @Test(arguments: [MotionProfile.classic, .system, .spring])
  func `long flings pass groups without paging`(profile: MotionProfile) {
    let stage = CarouselStage(items: 100) {
      $0.groupSize = 4
      $0.alignment = 0
      $0.motion = profile
    }
    stage.flick(by: -700, over: 0.1)
    #expect(stage.settle() && stage.offset >= 8 && stage.offset.truncatingRemainder(dividingBy: 4) == 0)
  }

  @Test(arguments: [
    (SnapMode.mandatory, 0.5, false), (.proximity, 0.4, false), (.proximity, 0.2, true), (.none, 0.05, false),
  ])
  func `what attracts a carousel`(mode: SnapMode, share: Double, snaps: Bool) {
    let stage = CarouselStage(items: 10) {
      $0.groupSize = 2
      $0.alignment = 0
      $0.snap = mode
    }
    stage.drag(by: -400 * share)
    #expect(stage.settle() && stage.faults.isEmpty)
    let isOnPage = stage.offset == stage.carousel.track.snapped(stage.offset)
    #expect(isOnPage == (snaps || mode == .mandatory), "rests at \(stage.offset)")
    stage.drag(by: 5000)
    #expect(stage.settle() && stage.offset == 0, "no mode leaves it beyond an end")
  }

  @Test func `autoplay goes by groups and back to the first`() {
    let stage = CarouselStage(items: 6) {
      $0.groupSize = 3
      $0.alignment = 0
    }
    stage.controller.autoplayInterval = 1
    var offsets: [Double] = []
    for _ in 0..<3 {
      for _ in 0..<30 { stage.tick(3) }
      offsets.append(stage.offset)
    }
    #expect(Set(offsets) == [0, 3])
  }

  // MARK: Lengths

  @Test(arguments: CarouselAxis.tested, [0.0, 0.25, 0.5, 1])
  func `gap, insets and alignment place a row`(axis: CarouselAxis, alignment: Double) {
    let stage = CarouselStage(items: 10, axis: axis, viewport: Size2D(width: 1000, height: 1000)) {
      $0.gap = 16
      $0.insets = Point2D(x: 40, y: 60)
      $0.alignment = alignment
    }
    #expect(isClose(stage.start(of: 0), 40 + alignment * (900 - 200)))
    #expect(isClose(stage.start(of: 1) - stage.start(of: 0), 216))
  }

  @Test func `the length follows from the number of items in view`() {
    let stage = CarouselStage(items: 10) {
      $0.itemsPerView = 2.5
      $0.gap = 20
      $0.insets = Point2D(x: 50, y: 50)
    }
    // 2.5 lengths and 1.5 gaps, since the third item is half in view.
    #expect(isClose(stage.carousel.itemLength, (900 + 20) / 2.5 - 20))
    stage.update { $0.viewport.width = 500 }
    #expect(isClose(stage.carousel.itemLength, (400 + 20) / 2.5 - 20))
  }

  @Test(arguments: [-1, Double.nan, .infinity, -.infinity, 1e300, 0])
  func `invalid lengths count as none`(length: Double) {
    let stage = CarouselStage(items: 3) {
      $0.gap = length
      $0.insets = Point2D(x: length, y: length)
      $0.itemsPerView = length
      $0.isContained = true
      $0.groupSize = 0
    }
    #expect(stage.settle() && stage.faultsAtRest.isEmpty)
    if !(length > 0) || length == .infinity { #expect(stage.carousel.itemLength == 200) }
  }
}

extension CarouselAxis {
  static let tested = [horizontal, vertical, rightToLeft]
}

extension CarouselStage {
  /// The distance of an item's start edge from the start of the viewport, in points; the item must be visible.
  func start(of index: Int) -> Double {
    guard let item = controller.mounted.first(where: { $0.item == index }) else { return .nan }
    let axis = carousel.axis, size = axis.length(of: item.size)
    let place = carousel.middle + (item.placement.transform.project(.zero) ?? .zero)
    let start = axis.along(place) - size / 2
    return axis.isMirrored && !axis.isVertical ? start + carousel.viewport.width : start
  }

  /// The edges of the mounted row, in points from the start of the viewport.
  var edges: ClosedRange<Double> {
    let starts = controller.mounted.compactMap { $0.item.map(start) }
    let length = carousel.axis.length(of: controller.mounted.first?.size ?? .zero)
    return (starts.min() ?? 0)...((starts.max() ?? 0) + length)
  }
}
