import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// Items with lengths of their own.
@Suite struct `Measured items` {
  /// A row of items with different lengths, in points; 0 for an item that has none.
  struct World: CustomStringConvertible {
    var lengths: [Double]
    var alignment: Double
    var isContained: Bool
    var wraps: Bool
    var groupSize: Int
    var axis = CarouselAxis.horizontal

    /// The length of the viewport, in points.
    static let viewport = 330.0

    /// 0 to 5 items of the lengths 0, 1 and 3: all rows of up to three, and a third of the longer ones.
    static let rows: [[Double]] = (0...5).flatMap { count in
      let all = (0..<count).reduce([[]] as [[Double]]) { rows, _ in
        rows.flatMap { row in [0, 100, 300].map { row + [$0] } }
      }
      return stride(from: 0, to: all.count, by: count > 3 ? 11 : 1).map { all[$0] }
    }

    static let all: [World] = rows.flatMap { lengths in
      [0, 0.3, 0.5, 1].flatMap { alignment in
        [false, true].flatMap { isContained in
          [false, true].flatMap { wraps in
            [1, 2].map {
              World(lengths: lengths, alignment: alignment, isContained: isContained, wraps: wraps, groupSize: $0)
            }
          }
        }
      }
    }

    func stage(_ set: (inout CarouselModel) -> Void = { _ in }) -> CarouselStage {
      let stage = CarouselStage(
        items: lengths.count, axis: axis, wrap: wraps,
        viewport: axis.size(Size2D(width: 200, height: 200), withLength: Self.viewport), isLoaded: false
      ) {
        $0.itemSizing = .measured
        $0.givenItemLength = 100
        $0.gap = 10
        $0.alignment = alignment
        $0.isContained = isContained
        $0.groupSize = groupSize
        set(&$0)
      }
      stage.host.itemSize = { [lengths, axis] in
        axis.size(Size2D(width: 100, height: 100), withLength: $0 < 0 ? 50 : lengths[$0])
      }
      stage.controller.reloadData()
      return stage
    }

    /// The lengths as they are shown.
    var shown: [Double] { lengths.map { $0 > 0 ? $0 : 100 } }
    var row: Double { shown.reduce(-10) { $0 + $1 + 10 } }

    var description: String {
      "items of \(lengths), aligned at \(alignment), contained \(isContained), wraps \(wraps), groups of \(groupSize)"
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

  @Test func `lengths and positions are inverse, and grow together without a jump`() {
    inAllWorlds { world, check in
      let stage = world.stage()
      stage.settle()
      let track = stage.carousel.track, ruler = stage.carousel.ruler
      guard !world.lengths.isEmpty else { return }
      var before = -Double.infinity
      for position in stride(from: -2.0, through: Double(world.lengths.count) + 1, by: 1 / 16.0) {
        let length = ruler.length(from: 0, to: position)
        check(isClose(ruler.position(from: 0, by: length), position), "\(position) is at \(length)")
        check(length > before && (before == -.infinity || length - before < 0.3), "\(length) follows \(before)")
        before = length
      }
      for page in -2..<track.pageCount + 2 {
        let position = track.position(ofPage: Double(page)), answer = track.page(at: position)
        check(isClose(answer, Double(page)), "page \(page) is at \(position), where page \(answer) is")
        check(track.position(ofPage: Double(page + 1)) > position, "page \(page + 1) is not after page \(page)")
      }
      let places = stride(from: -1.5, through: Double(world.lengths.count) + 0.5, by: 1 / 64.0).map {
        track.page(at: $0)
      }
      for (place, next) in zip(places, places.dropFirst()) {
        check(next >= place && next - place < 0.35, "page \(next) follows \(place)")
      }
    }
  }

  @Test func `neighbours touch but for the gap, and the current item rests at the alignment`() {
    inAllWorlds { world, check in
      let stage = world.stage()
      for item in world.lengths.indices where world.groupSize == 1 && !(world.isContained && !world.wraps) {
        stage.update { $0.scroll(toItemAt: item, duration: 0) }
        stage.settle()
        let start = stage.start(of: item, lengths: world.shown)
        check(isClose(start, world.alignment * (World.viewport - world.shown[item])), "item \(item) is at \(start)")
      }
      guard !world.wraps else { return }
      let starts = world.lengths.indices.map { stage.start(of: $0, lengths: world.shown) }
      for (item, (start, next)) in zip(starts, starts.dropFirst()).enumerated() where start.isFinite && next.isFinite {
        check(isClose(next - start, world.shown[item] + 10), "item \(item) is at \(start), the next one at \(next)")
      }
    }
  }

  @Test func `keys reach every position both ways, and stop at the ends`() {
    inAllWorlds { world, check in
      let stage = world.stage()
      stage.settle()
      let track = stage.carousel.track
      var seen: [Double] = [stage.carousel.position]
      for _ in 0..<max(0, track.pageCount - 1) {
        check(stage.controller.press(.right), "the key is not handled at \(stage.offset)")
        check(stage.settle() && stage.faultsAtRest.isEmpty, "\(stage.faultsAtRest)")
        seen.append(stage.carousel.position)
      }
      check(Set(seen).count == max(1, track.pageCount), "stops at \(seen)")
      guard !world.wraps else { return }
      check(!stage.controller.press(.right), "the last page has a next one")
      for position in seen.dropLast().reversed() {
        check(stage.controller.move(byItems: -1), "no way back from \(stage.offset)")
        check(stage.settle() && isClose(stage.carousel.position, position), "\(stage.offset), not \(position)")
      }
      check(!stage.controller.press(.home), "the first page has one before")
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
      for page in 0..<max(0, stage.carousel.track.pageCount - 1) {
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
      guard world.isContained, !world.wraps, let last = world.lengths.indices.last else { return }
      let stage = world.stage(), free = World.viewport - world.row
      stage.settle()
      let start = stage.start(of: 0, lengths: world.shown)
      check(isClose(start, max(0, world.alignment * free), within: 1e-6), "begins at \(start)")
      check(
        stage.carousel.isScrollable == (free < 0) || abs(free) < 1e-6, "can be scrolled: \(stage.carousel.isScrollable)"
      )
      _ = stage.controller.press(.end)
      check(stage.settle() && stage.faultsAtRest.isEmpty, "\(stage.faultsAtRest)")
      let end = stage.start(of: last, lengths: world.shown) + world.shown[last]
      check(isClose(end, World.viewport - max(0, (1 - world.alignment) * free), within: 1e-6), "ends at \(end)")
      stage.update { $0.setScrollOffset(0) }
      check(stage.settle() && isClose(stage.start(of: 0, lengths: world.shown), start), "jumps to another start")
    }
  }

  // MARK: Long rows

  /// Lengths that differ without an order, in points: 20…480.
  static func length(_ index: Int) -> Double { Double((index % 997 * 7919 + 17) % 461 + 20) }

  static func longRow(
    _ style: NamedStyle = .linear, items: Int = 1_000_000, axis: CarouselAxis = .horizontal,
    _ set: (inout CarouselModel) -> Void = { _ in }
  ) -> CarouselStage {
    let stage = CarouselStage(items: items, style: style, axis: axis, isLoaded: false) {
      $0.itemSizing = .measured
      $0.givenItemLength = 200
      set(&$0)
    }
    stage.host.itemSize = { axis.size(Size2D(width: 100, height: 100), withLength: length($0)) }
    stage.controller.reloadData()
    return stage
  }

  @Test func `a jump in a million items measures only what is visible`() {
    let stage = Self.longRow { $0.isContained = true }
    stage.host.forget()
    stage.update { $0.scroll(toItemAt: 700_000, duration: 0) }
    #expect(stage.settle() && stage.faultsAtRest.isEmpty && stage.current == 700_000)
    #expect(stage.host.count(of: .view) <= 2 * stage.carousel.numberOfVisibleItems)
    #expect(stage.host.count(of: .size) <= 4 * stage.carousel.numberOfVisibleItems)
    #expect(stage.carousel.ruler.starts.count == stage.carousel.numberOfVisibleItems + 1)
    #expect(isClose(stage.start(of: 700_000), 500 - Self.length(700_000) / 2))
  }

  @Test func `a scroll through a million items ends on its item, and in the time that it was given`() {
    let stage = Self.longRow()
    stage.update { $0.scroll(toItemAt: 700_000, duration: 0.5) }
    #expect(stage.settle(within: 0.6) && stage.current == 700_000 && stage.faultsAtRest.isEmpty)
  }

  @Test(arguments: CarouselAxis.tested)
  func `items fill the viewport, however short they are`(axis: CarouselAxis) {
    let stage = CarouselStage(items: 500, axis: axis, viewport: Size2D(width: 1000, height: 1000), isLoaded: false) {
      $0.itemSizing = .measured
      $0.givenItemLength = 400
    }
    stage.host.itemSize = { _ in Size2D(width: 25, height: 25) }
    stage.controller.reloadData()
    stage.update { $0.scroll(toItemAt: 100, duration: 0) }
    stage.settle()
    for item in 81...119 { #expect(isClose(stage.start(of: item), 487.5 + Double(item - 100) * 25)) }
  }

  @Test(arguments: [0.0, 0.3, 0.5, 1], CarouselAxis.tested)
  func `every item follows the finger, whatever lengths become known`(alignment: Double, axis: CarouselAxis) {
    let stage = Self.longRow(axis: axis) { $0.alignment = alignment }
    stage.update { $0.scroll(toItemAt: 5000, duration: 0) }
    stage.settle()
    stage.beginDrag(by: -20)
    var starts = stage.starts
    let finger = stage.middle
    for step in 1...60 {
      let way = step <= 40 ? -Double(step) * 53 : -40 * 53 + Double(step - 40) * 80
      stage.pass(0.01)
      _ = stage.controller.pointerMoved(to: finger + stage.vector(along: -20 + way))
      let now = stage.starts, expected = step <= 40 ? -53.0 : 80
      for (item, start) in starts {
        if let place = now[item] { #expect(isClose(place - start, expected), "item \(item) moves by \(place - start)") }
      }
      starts = now
    }
    #expect(stage.faults.isEmpty)
  }

  @Test(arguments: [0.0, 0.3, 0.5, 1], [1, 2])
  func `lengths that become known change neither the current item nor what is visible`(
    alignment: Double, groupSize: Int
  ) {
    let stage = Self.longRow(items: 30) {
      $0.alignment = alignment
      $0.isContained = true
      $0.groupSize = groupSize
    }
    for item in 0..<30 {
      stage.update { $0.setScrollOffset(item < 15 ? 29 : 0) }
      stage.settle()
      stage.update { $0.scroll(toItemAt: item, duration: 0) }
      let starts = stage.starts, current = stage.current
      #expect(stage.settle() && stage.faultsAtRest.isEmpty && stage.current == current)
      stage.controller.remeasure()
      #expect(stage.settle() && stage.current == current)
      let now = stage.starts
      for (item, start) in starts where (0...1000).contains(start) { #expect(isClose(now[item] ?? .nan, start)) }
    }
  }

  @Test(arguments: [0.0, 0.3, 0.5, 1], [1, 2])
  func `the current item never goes back on the way to a contained end`(alignment: Double, groupSize: Int) {
    let stage = Self.longRow(items: 14) {
      $0.alignment = alignment
      $0.isContained = true
      $0.groupSize = groupSize
    }
    stage.settle()
    for way in [1.0, -1] {
      let finger = stage.middle
      stage.beginDrag(by: -20 * way)
      var seen = [stage.current!]
      for step in 1...400 {
        stage.pass(0.01)
        _ = stage.controller.pointerMoved(to: finger + stage.vector(along: (-20 - Double(step) * 11) * way))
        stage.tick()
        seen.append(stage.current!)
      }
      #expect(seen == (way > 0 ? seen.sorted() : seen.sorted().reversed()), "\(seen)")
      stage.controller.pointerCancelled()
      stage.settle()
      #expect(stage.carousel.currentPage == (way > 0 ? stage.carousel.numberOfPages - 1 : 0))
    }
  }

  @Test(arguments: [MotionProfile.classic, .system, .spring])
  func `flicks move evenly over items of different lengths`(profile: MotionProfile) {
    let stage = Self.longRow { $0.motion = profile }
    stage.update { $0.scroll(toItemAt: 5000, duration: 0) }
    stage.settle()
    stage.flick(by: -400, over: 0.1)
    var starts = stage.starts, ways: [Double] = []
    while stage.host.areFramesNeeded {
      stage.tick()
      let now = stage.starts, item = stage.carousel.currentIndex!
      if let start = starts[item], let place = now[item] { ways.append(start - place) }
      starts = now
    }
    #expect(stage.faultsAtRest.isEmpty && ways.count > 20)
    // After the first frame, which the release shortens.
    for (way, next) in zip(ways.dropFirst(2), ways.dropFirst(3)) {
      #expect(abs(next - way) < 0.12 * (ways.max() ?? 0), "a frame of \(way) is followed by one of \(next)")
    }
  }

  @Test(arguments: [
    NamedStyle.linear, .linear3D, .coverFlow, .coverFlow2, .scaledCoverFlow, .timeMachine, .invertedTimeMachine, .path,
  ])
  func `rows follow the lengths of their items`(style: NamedStyle) {
    let stage = Self.longRow(style, items: 50)
    stage.update { $0.scroll(toItemAt: 20, duration: 0) }
    stage.settle()
    #expect(stage.carousel.layout.isRuled && stage.faultsAtRest.isEmpty)
    // A time machine shows items on one side only.
    let next = style == .timeMachine ? 19 : 21
    let distance =
      stage.carousel.ruler.distance(at: Double(next - 20), from: 20) * stage.carousel.layout.scene.itemLength
    #expect(isClose(abs(distance), (Self.length(20) + Self.length(next)) / 2))
  }

  @Test(arguments: [NamedStyle.rotary, .cylinder, .wheel, .stack])
  func `rings take the greatest length that was seen`(style: NamedStyle) {
    let stage = Self.longRow(style, items: 8)
    stage.settle()
    #expect(!stage.carousel.layout.isRuled && stage.carousel.ruler.isEmpty)
    #expect(stage.carousel.itemLength == max(200, (0..<8).map(Self.length).max()!))
  }
}

extension CarouselStage {
  /// The start edges of the mounted items, in points from the start of the viewport.
  var starts: [Int: Double] {
    Dictionary(controller.mounted.compactMap { $0.item }.map { ($0, start(of: $0)) }) { first, _ in first }
  }

  /// The distance of an item's start edge from the start of the viewport, in points, whose view may have no length.
  func start(of item: Int, lengths: [Double]) -> Double {
    guard let mounted = controller.mounted.filter({ $0.item == item }).min(by: { abs($0.offset) < abs($1.offset) })
    else {
      return .nan
    }
    let axis = carousel.axis, place = carousel.middle + (mounted.placement.transform.project(.zero) ?? .zero)
    return axis.along(place) - lengths[item] / 2
  }

  /// Changes the length of an item's view.
  func resize(_ item: Int, to length: Double) {
    for view in host.mounted where view.content == .item(item) { view.size.width = length }
    controller.remeasure()
  }
}
