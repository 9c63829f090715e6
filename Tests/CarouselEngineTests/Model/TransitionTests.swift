import Testing

@testable import CarouselEngine
@testable import CarouselTesting

extension CarouselStage {
  /// The visible state of each view.
  fileprivate var seen: [Int: Placement] {
    var seen: [Int: Placement] = [:]
    for view in host.mounted {
      guard var placement = view.placed?.placement else { continue }
      if placement.isHidden { placement.opacity = 0 }
      seen[view.id] = placement
    }
    return seen
  }

  /// The largest change since an earlier state: positions in points, opacities in hundredths. Items that are invisible
  /// in both states don't count.
  fileprivate func change(since before: [Int: Placement]) -> Double {
    let now = seen
    var worst = 0.0
    for id in Set(before.keys).union(now.keys) {
      let (old, new) = (before[id], now[id])
      worst = max(worst, 100 * abs((old?.opacity ?? 0) - (new?.opacity ?? 0)))
      guard let old, let new, old.opacity > 0, new.opacity > 0 else { continue }
      for corner in [Point2D(x: -100, y: -100), Point2D(x: 100, y: 100)] {
        guard let a = old.transform.project(corner), let b = new.transform.project(corner) else { continue }
        // Points near the eye or far outside move fast.
        guard abs(a.x) < 2000, abs(a.y) < 2000, abs(b.x) < 2000, abs(b.y) < 2000 else { continue }
        worst = max(worst, abs(a.x - b.x), abs(a.y - b.y))
      }
    }
    return worst
  }

  /// Advances in steps of a ten-thousandth of a second around some moments of a transition, and returns the largest
  /// change between two steps.
  fileprivate func greatestStep(during seconds: Double) -> Double {
    var worst = 0.0
    let moments = stride(from: 0.02, through: seconds, by: 0.06)
    var elapsed = 0.0
    for moment in moments {
      tick(1, length: moment - elapsed)
      elapsed = moment
      for _ in 0..<4 {
        let before = seen
        tick(1, length: 1e-4)
        elapsed += 1e-4
        worst = max(worst, change(since: before))
      }
    }
    return worst
  }
}

@Suite struct `Transitions between layouts` {
  private func stage(_ style: NamedStyle, items: Int = 14, set: (inout CarouselModel) -> Void = { _ in })
    -> CarouselStage
  {
    let stage = CarouselStage(items: items, style: style) {
      $0.transitions = .all
      set(&$0)
    }
    stage.update { $0.setScrollOffset(5) }
    stage.settle()
    return stage
  }

  /// Every style with four others.
  private static let pairs: [(NamedStyle, NamedStyle)] = NamedStyle.allCases.indices.flatMap { index in
    [1, 3, 8, 11].map { (NamedStyle.allCases[index], NamedStyle.allCases[(index + $0) % NamedStyle.allCases.count]) }
  }

  @Test(arguments: pairs)
  func `a transition begins with the old snapshot, is continuous, and ends with the new one`(
    from: NamedStyle, to: NamedStyle
  ) {
    let stage = stage(from), before = stage.seen
    stage.update { $0.style = to.style }
    #expect(stage.change(since: before) < 1e-6, "\(from.name) to \(to.name) begins with a jump")
    #expect(stage.greatestStep(during: 0.44) < 4, "\(from.name) to \(to.name) jumps")
    #expect(stage.settle(within: 1) && stage.faultsAtRest.isEmpty)
    let other = self.stage(to)
    for (item, view) in zip(stage.controller.mounted, stage.controller.views) {
      let same = other.controller.mounted.first { $0.item == item.item }
      #expect(view.placed?.placement == same?.placement)
    }
    #expect(stage.host.mounted.count == other.host.mounted.count && stage.current == 5)
  }

  @Test(arguments: pairs.filter { !["flip", "cube", "inverted-cube"].contains("\($0.0.name)") })
  func `the same during a deceleration`(from: NamedStyle, to: NamedStyle) {
    let stage = stage(from, items: 60)
    stage.flick(by: -250)
    stage.tick(3)
    let before = stage.seen
    stage.update { $0.style = to.style }
    #expect(stage.change(since: before) < 1e-6)
    #expect(stage.carousel.isDecelerating)
    // It also moves itself: by less than 20 items per second of some hundred points each, and less in one
    // ten-thousandth.
    #expect(stage.greatestStep(during: 0.44) < 8, "\(from.name) to \(to.name) jumps")
    #expect(stage.settle() && stage.faultsAtRest.isEmpty)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `the same during another transition`(seed: UInt64) {
    var generator = Generator(seed: seed)
    // Alternating between wrapping and non-wrapping styles may renumber slots twice before the first transition ends.
    let first = generator.pick(NamedStyle.allCases), stage = stage(first)
    var way = "\(first.name)"
    for _ in 0..<3 {
      let next = generator.pick(NamedStyle.allCases), before = stage.seen
      stage.update { $0.style = next.style }
      way += ", \(next.name)"
      #expect(stage.change(since: before) < 1e-6, "\(way)")
      stage.tick(generator.count(2...12))
    }
    #expect(stage.settle(within: 1) && stage.faultsAtRest.isEmpty)
  }

  @Test(arguments: NamedStyle.allCases)
  func `changes of axis, options and size are continuous, too`(style: NamedStyle) {
    let stage = stage(style)
    let changes: [(inout CarouselModel) -> Void] = [
      { $0.axis = .vertical }, { $0.options.spacing = 0.6 }, { $0.viewport = Size2D(width: 500, height: 900) },
      { $0.perspective = -1.0 / 500 },
    ]
    for change in changes {
      let before = stage.seen
      stage.update(change)
      #expect(stage.change(since: before) < 1e-6)
      #expect(stage.greatestStep(during: 0.44) < 4)
      #expect(stage.settle(within: 1) && stage.faultsAtRest.isEmpty)
    }
  }

  @Test func `changes outside the transitions take effect immediately`() {
    for (transitions, duration) in [([], 0.4), (Transitions.axis, 0.4), (.all, 0), (.all, .nan), (.all, -1)] {
      let stage = stage(.linear) {
        $0.transitions = transitions
        $0.transitionDuration = duration
      }
      stage.update { $0.style = .coverFlow }
      let other = self.stage(.coverFlow)
      #expect(!stage.host.areFramesNeeded)
      #expect(stage.controller.currentView?.placed?.placement == other.controller.currentView?.placed?.placement)
      #expect(stage.controller.view(at: 6)?.placed?.placement == other.controller.view(at: 6)?.placed?.placement)
    }
  }

  @Test func `it takes its duration, and then requests no more frames`() {
    let stage = stage(.linear) { $0.transitionDuration = 0.3 }
    stage.update { $0.style = .coverFlow }
    stage.tick(17)
    #expect(stage.host.areFramesNeeded)
    stage.tick(2)
    #expect(!stage.host.areFramesNeeded)
  }

  @Test func `a change without effect requests nothing`() {
    let stage = stage(.linear)
    stage.update {
      $0.style = .linear
      $0.options.tilt = 0.3
    }
    #expect(!stage.host.areFramesNeeded)
  }

  /// For example while the user resizes a window: the transition leads to the current layout, and ends.
  @Test func `changes of the size in every frame don't delay a transition`() {
    let stage = stage(.rotary)
    for step in 1...40 {
      stage.update { $0.viewport = Size2D(width: 1000 - 5 * Double(step), height: 500) }
      stage.tick()
    }
    #expect(stage.settle(within: 0.5) && stage.faultsAtRest.isEmpty)
  }

  @Test(arguments: [NamedStyle.rotary, .cylinder, .invertedCylinder, .wheel, .tiltedCylinder])
  func `a ring eases to another number of items`(style: NamedStyle) {
    for animated in [true, false] {
      let stage = CarouselStage(items: 8, style: style)
      stage.settle()
      // An item at the back appears and disappears; those in front can only move along the ring.
      for deed in ["insert", "remove"] {
        let before = stage.seen
        if deed == "insert" { stage.insert(at: 4, animated: animated) } else { stage.remove(at: 4, animated: animated) }
        let jump = stage.change(since: before)
        if animated {
          #expect(jump < 1e-6, "\(deed)")
          #expect(stage.greatestStep(during: 0.44) < 4, "\(deed)")
        } else {
          #expect(jump > 1, "\(deed)")
        }
        #expect(stage.settle(within: 1) && stage.faultsAtRest.isEmpty)
      }
    }
  }

  @Test func `a transition of a million items costs as much as the visible ones`() {
    let stage = stage(.linear, items: 1_000_000)
    stage.update { $0.style = .coverFlow }
    stage.tick(10)
    #expect(stage.host.mounted.count < 80 && stage.host.views.count < 80)
    stage.update { $0.scroll(byItems: 5000, duration: 0.1) }
    stage.tick(5)
    #expect(stage.host.mounted.count < 120 && stage.host.views.count < 250)
    #expect(stage.settle() && stage.faultsAtRest.isEmpty)
  }
}

@Suite struct `Events for hosts` {
  @Test func `report the first and last display of each item, and taps with their offsets`() {
    let stage = CarouselStage(items: 20, viewport: Size2D(width: 200, height: 200), isLoaded: false)
    var heard: [String] = []
    stage.host.onCall = { call, view in
      if call == .place, let item = view?.placed { heard.append("place \(item.index)") }
    }
    stage.host.onItemEvent = { event, item, _ in
      switch event {
      case .willLayOut: heard.append("before \(item.index)")
      case .didLayOut: heard.append("after \(item.index)")
      case .willDisplay: heard.append("will \(item.index) at \(Int(item.offset))")
      case .didDisplay: heard.append("did \(item.index)")
      case .didEndDisplaying: heard.append("ended \(item.index) at \(Int(item.offset))")
      case .didTap: heard.append("tap \(item.index) at \(item.offset)")
      }
    }
    stage.host.allowsSelection = {
      heard.append("should select \($0)")
      return false
    }
    stage.controller.reloadData()
    #expect(
      Set(heard) == [
        "will 0 at 0", "before 0", "place 0", "after 0", "did 0", "will 1 at 1", "before 1", "place 1", "after 1",
        "did 1",
        "will 2 at 2", "before 2", "place 2", "after 2", "did 2",
      ])
    for view in 0...2 {
      let order = heard.filter { $0.contains(" \(view)") && !$0.hasPrefix("will \(1 - view)") }
      #expect(
        order.prefix(5) == [
          "will \(view) at \(view)", "before \(view)", "place \(view)", "after \(view)", "did \(view)",
        ])
    }
    heard = []
    stage.update { $0.setScrollOffset(5) }
    #expect(
      heard.filter { $0.hasPrefix("ended") }.sorted() == [
        "ended 0 at 0", "ended 1 at 1", "ended 2 at 2",
      ])
    #expect(heard.filter { $0.hasPrefix("will") }.sorted() == ["will 4 at -1", "will 5 at 0", "will 6 at 1"])
    heard = []
    stage.update { $0.setScrollOffset(5.25) }
    stage.controller.tap(at: Point2D(x: 199, y: 100))
    #expect(heard.suffix(2) == ["tap 6 at 0.75", "should select 6"])
  }

  /// A mistake in older guides: the offset of a tapped item is not a scroll offset.
  @Test func `scrolling by an item's offset ends at it`() {
    let stage = CarouselStage(items: 20)
    stage.update { $0.setScrollOffset(7) }
    let item = stage.controller.item(at: stage.middle + Point2D(x: 400, y: 0))
    #expect(item?.offset == 2)
    stage.update { $0.scroll(byOffset: item?.offset ?? 0, duration: 0.3) }
    stage.settle()
    #expect(stage.current == 9)
  }
}
