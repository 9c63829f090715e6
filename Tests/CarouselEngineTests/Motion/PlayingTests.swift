import CarouselScenarios
import CarouselTesting
import Testing

@testable import CarouselEngine

/// A host that moves views by itself shows what one with frames shows, and the carousel does the same.
@Suite struct `Playing` {
  /// Two carousels to which the same happens: one is played, the other one gets frames.
  private final class Twins {
    let played: CarouselStage
    let framed: CarouselStage
    /// How many frames the one that is played has had.
    private(set) var frames = 0

    init(items: Int = 40, style: NamedStyle = .coverFlow, axis: CarouselAxis = .horizontal, wrap: Bool? = nil) {
      played = CarouselStage(items: items, style: style, axis: axis, wrap: wrap)
      framed = CarouselStage(items: items, style: style, axis: axis, wrap: wrap)
      for stage in [played, framed] { stage.controller.itemEvents.subtract(.layout) }
      played.host.playsForecasts = true
      update { $0.setScrollOffset(12) }
    }

    func update(_ change: (inout CarouselModel) -> Void) {
      for stage in [played, framed] { stage.update(change) }
    }

    /// Lets time pass until another time: both get the frames that the one that is played wants, and the other one a frame at the end,
    /// where that gets the time of an input.
    func pass(to end: Double) {
      while let next = nextFrame, next <= end {
        for stage in [played, framed] { stage.tick(length: max(0, next - stage.time)) }
        frames += 1
      }
      // When something begins may depend on the frames before.
      if played.host.playing == nil {
        played.tick(length: max(0, end - played.time))
      } else {
        played.pass(max(0, end - played.time))
      }
      framed.tick(length: max(0, end - framed.time))
    }

    private var nextFrame: Double? {
      switch played.host.next {
      case .everyRefresh: played.time + 1.0 / 60
      case .at(let time): time
      case .never, .whenVisible: nil
      }
    }

    /// What is seen of one and not of the other, if anything is.
    var difference: String? {
      guard let playing = played.host.playing else {
        return zip(played.host.placedItems, framed.host.placedItems).contains { $0.slot != $1.slot }
          ? "other items" : nil
      }
      let progress = playing.progress(at: played.time)
      for view in framed.host.mounted {
        // One that appears at this moment may have a view there a little later.
        guard let item = view.placed, item.placement.shownOpacity > 0,
          let twin = played.host.mounted.first(where: { $0.placed?.slot == item.slot })
        else { continue }
        guard let shown = twin.course?.shown(at: progress) else { return "slot \(item.slot) is not played" }
        let off = item.placement.transform.distance(to: shown.transform, size: view.size)
        let isAtHalf = abs(abs(framed.carousel.position.remainder(dividingBy: 1)) - 0.5) < 3e-4
        if !isAtHalf, off > 0.25 || abs(shown.opacity - item.placement.opacity) > 0.005 {
          return "slot \(item.slot) is off by \(off) at \(played.time), \(shown.opacity) for \(item.placement.opacity)"
        }
        // Renderers that know no progress show the same by time.
        let share = (played.time - playing.start) / (playing.end - playing.start)
        guard let timed = twin.course.map(playing.timed)?.shown(at: share) else { return "no course by time" }
        let difference = shown.transform.distance(to: timed.transform, size: view.size)
        if !isAtHalf, difference > 1e-3 || abs(shown.opacity - timed.opacity) > 1e-6 {
          return
            "slot \(item.slot) by time is off by \(difference) at \(played.time), \(timed.opacity) for \(shown.opacity)"
        }
      }
      return nil
    }

    /// The events whose order does not depend on when frames come.
    func events(_ stage: CarouselStage) -> [CarouselEvent] {
      stage.host.events.filter {
        switch $0 {
        case .didScroll, .readingOrderDidChange, .shouldAnnounce, .shouldAnnounceEnd, .autoplayDidChange: false
        default: true
        }
      }
    }

    var areEqual: Bool {
      abs(played.carousel.position - framed.carousel.position) < 1e-6
        && played.carousel.movement.followsCurve == framed.carousel.movement.followsCurve
        && events(played) == events(framed)
    }
  }

  private func begin(_ deed: ForecastDeed, _ twins: Twins) {
    for stage in [twins.played, twins.framed] { deed.begin(stage) }
  }

  @Test(arguments: NamedStyle.allCases, ForecastDeed.allCases)
  func `a motion is shown, and told, as frames would`(style: NamedStyle, deed: ForecastDeed) {
    let twins = Twins(style: style)
    begin(deed, twins)
    var generator = Generator(seed: 5), wasPlayed = false
    for _ in 0..<60 {
      twins.pass(to: twins.played.time + generator.number(0.001...0.08))
      wasPlayed = wasPlayed || twins.played.host.playing != nil
      if let difference = twins.difference {
        Issue.record("\(style) \(deed): \(difference)")
        return
      }
    }
    #expect(wasPlayed || twins.played.carousel.layout.turnsInPlace)
    twins.update { $0.autoscroll = 0 }
    twins.pass(to: twins.played.time + 6)
    #expect(twins.areEqual && twins.played.host.playing == nil && twins.played.host.breaches.isEmpty)
    #expect(twins.played.host.views.allSatisfy { $0.course == nil })
  }

  @Test(arguments: [NamedStyle.linear, .coverFlow, .rotary, .timeMachine])
  func `what a motion brings while the program stands still is there, and told when it is seen`(style: NamedStyle) {
    let twins = Twins(style: style)
    twins.update { $0.scroll(toItemAt: 22, duration: 3) }
    twins.pass(to: 1.1)
    let host = twins.played.host, seen = Set(host.placedItems.map(\.index)),
      mounted = Set(host.mounted.compactMap(\.placed?.index))
    #expect(mounted.isStrictSuperset(of: seen) && host.playing != nil)
    #expect(Set(twins.played.controller.indexesOfVisibleItems) == seen)
    // It stands still for half a second.
    for _ in 0..<30 {
      twins.framed.tick()
      let progress = host.playing!.progress(at: twins.framed.time)
      for view in twins.framed.host.mounted {
        guard let item = view.placed, item.placement.shownOpacity > 0 else { continue }
        let twin = host.mounted.first { $0.placed?.slot == item.slot }
        let shown = twin?.course?.shown(at: progress)
        #expect((shown?.opacity ?? 0) > 0, "\(style): item \(item.index) is not there at \(twins.framed.time)")
      }
    }
    twins.pass(to: 6)
    #expect(twins.areEqual && host.breaches.isEmpty && host.mounted.allSatisfy { $0.placed?.isAhead == false })
  }

  @Test func `items that no motion brings any more are let go`() {
    let twins = Twins(style: .linear)
    twins.update { $0.scroll(toItemAt: 22, duration: 3) }
    twins.pass(to: 1.1)
    let host = twins.played.host
    #expect(host.mounted.contains { $0.placed?.isAhead == true })
    twins.update { $0.setScrollOffset($0.scrollOffset) }
    #expect(host.mounted.count == twins.framed.host.mounted.count && host.breaches.isEmpty)
    #expect(!host.mounted.contains { $0.placed?.isAhead == true })
  }

  @Test func `it takes few frames`() {
    let twins = Twins()
    twins.update { $0.scroll(toItemAt: 32, duration: 3) }
    twins.pass(to: 4)
    // Two until it is played; three for each item, and one for each forecast.
    #expect(twins.frames < 70, "\(twins.frames)")
    let step = Twins()
    step.update { $0.step(by: 1) }
    step.pass(to: 2)
    #expect(step.frames <= 8, "\(step.frames)")
  }

  @Test(arguments: ForecastDeed.allCases)
  func `a host that shows the offset hears of it in each frame, and places little`(deed: ForecastDeed) {
    let twins = Twins()
    twins.played.host.needsOffsets = true
    var told: [[Double]] = [[], []]
    for (index, stage) in [twins.played, twins.framed].enumerated() {
      stage.host.onEvent = { [unowned stage] event in
        if event == .didScroll { told[index].append(stage.carousel.scrollOffset) }
      }
    }
    begin(deed, twins)
    let before = [twins.played, twins.framed].map { $0.host.count(of: .didPlace) }
    for _ in 0..<240 { for stage in [twins.played, twins.framed] { stage.tick() } }
    #expect(told[0].count == told[1].count && !told[0].isEmpty)
    #expect(zip(told[0], told[1]).allSatisfy { abs($0 - $1) < 1e-6 })
    twins.update { $0.autoscroll = 0 }
    for _ in 0..<240 { for stage in [twins.played, twins.framed] { stage.tick() } }
    #expect(twins.areEqual && twins.played.host.playing == nil && twins.difference == nil)
    let placings = zip([twins.played, twins.framed], before).map { $0.host.count(of: .didPlace) - $1 }
    #expect(placings[0] < placings[1], "\(placings)")
  }

  @Test(arguments: ForecastDeed.allCases)
  func `what comes in between finds it where it is seen`(deed: ForecastDeed) {
    var generator = Generator(seed: 9)
    for round in 0..<24 {
      let twins = Twins(style: generator.pick([.coverFlow, .linear, .rotary, .timeMachine]), wrap: generator.coin())
      begin(deed, twins)
      twins.pass(to: twins.played.time + generator.number(0.02...0.6))
      let kind = generator.count(0...7), amount = generator.number(-3...3)
      for stage in [twins.played, twins.framed] {
        switch kind {
        case 0: stage.controller.pointerDown(at: stage.middle)
        case 1: stage.update { $0.scroll(byOffset: amount, duration: 0.5) }
        case 2: _ = stage.controller.press(amount > 0 ? .right : .end)
        case 3: stage.wheel(by: amount * 50)
        case 4: stage.update { $0.viewport.width = 700 }
        case 5: stage.insert(at: Int(amount) + 3, animated: amount > 0)
        case 6: stage.update { $0.style = .flip }
        default: stage.controller.setAutoplayReason(.hidden, true)
        }
      }
      #expect(twins.played.host.playing == nil, "\(round) \(kind)")
      let pairs = zip(twins.played.host.placedItems, twins.framed.host.placedItems)
      for (one, other) in pairs where one.slot != other.slot || abs(one.offset - other.offset) > 1e-6 {
        Issue.record("\(round) \(kind): \(one.slot) at \(one.offset), not \(other.offset)")
      }
      for stage in [twins.played, twins.framed] {
        stage.controller.pointerCancelled()
        stage.controller.setAutoplayReason(.hidden, false)
      }
      twins.update { $0.autoscroll = 0 }
      twins.pass(to: twins.played.time + 5)
      #expect(twins.areEqual, "\(round) \(kind)")
    }
  }

  @Test(arguments: ForecastDeed.allCases)
  func `where each frame is heard, what comes in between finds it where the last frame was`(deed: ForecastDeed) {
    let twins = Twins()
    twins.played.host.needsOffsets = true
    begin(deed, twins)
    for stage in [twins.played, twins.framed] {
      stage.tick(12)
      stage.pass(0.01)
    }
    #expect(twins.played.host.playing != nil)
    let place = twins.framed.host.placedItems
    func isThere() -> Bool {
      zip(twins.played.host.placedItems, place).allSatisfy { $0.slot == $1.slot && abs($0.offset - $1.offset) < 1e-6 }
    }
    #expect(isThere())
    twins.played.controller.pointerDown(at: twins.played.middle)
    #expect(isThere() && twins.played.host.playing == nil)
    // A program that was busy has shown what was played.
    twins.played.controller.pointerCancelled()
    begin(.scroll, twins)
    for stage in [twins.played, twins.framed] { stage.tick(12) }
    #expect(twins.played.host.playing != nil)
    var told = 0.0
    twins.played.host.onEvent = { [stage = twins.played] _ in told = stage.carousel.scrollOffset }
    for _ in 0..<10 { twins.played.pass(0.03) }
    #expect(abs(told - twins.played.carousel.scrollOffset) < 1e-6)
    twins.framed.tick(length: 0.3)
    #expect(abs(twins.played.carousel.position - twins.framed.carousel.position) < 0.5)
  }

  @Test func `where each frame is heard, inputs between frames keep no item from appearing`() {
    let twins = Twins()
    twins.played.host.needsOffsets = true
    // Items appear by and by, which no event tells.
    twins.update {
      ($0.options.fadeMin, $0.options.fadeMax, $0.options.fadeRange) = (-1.25, 1.25, 1)
    }
    begin(.scroll, twins)
    var missing: [Int: Int] = [:]
    for round in 0..<300 {
      for stage in [twins.played, twins.framed] { stage.tick(length: 0.005) }
      let slots = Set(twins.played.host.placedItems.map(\.slot))
      for item in twins.framed.host.placedItems {
        missing[item.slot] = slots.contains(item.slot) ? 0 : missing[item.slot, default: 0] + 1
        // What happens within a frame of the screen happens at once.
        #expect(missing[item.slot, default: 0] < 4, "slot \(item.slot) at \(twins.framed.carousel.position)")
      }
      if round % 10 == 0 { for stage in [twins.played, twins.framed] { stage.pass(0.012) } }
    }
  }

  @Test func `what only frames can show gets frames`() {
    let stage = CarouselStage(items: 40, style: .coverFlow)
    stage.host.playsForecasts = true
    func plays() -> Bool {
      stage.update { $0.scroll(byItems: 10, duration: 1) }
      stage.tick(3)
      return stage.host.playing != nil
    }
    #expect(!plays(), "events of items are heard in each frame")
    stage.controller.itemEvents.subtract(.layout)
    #expect(plays())
    stage.host.playsForecasts = false
    #expect(!plays())
    stage.host.playsForecasts = true
    stage.beginDrag(by: -100)
    #expect(stage.host.playing == nil)
    stage.endDrag(by: -100)
    stage.settle()
    stage.update { $0.scroll(byItems: 10, duration: 1) }
    for _ in 0..<10 {
      stage.tick()
      stage.update { $0.gap += 0.1 }
    }
    #expect(stage.host.playing == nil, "something changes in each frame")
  }

  @Test func `it is played again when an edit is over`() {
    let twins = Twins()
    twins.update { $0.scroll(toItemAt: 32, duration: 3) }
    twins.pass(to: 0.5)
    for stage in [twins.played, twins.framed] { stage.insert(at: 16, animated: true) }
    twins.pass(to: 0.7)
    #expect(twins.played.host.playing == nil)
    twins.pass(to: 1.4)
    #expect(twins.played.host.playing != nil && twins.difference == nil)
    twins.pass(to: 6)
    #expect(twins.areEqual)
  }

  @Test func `a program that stands still misses nothing of what is played`() {
    let stage = CarouselStage(items: 40)
    stage.controller.itemEvents.subtract(.layout)
    stage.host.playsForecasts = true
    stage.update { $0.scroll(byItems: 10, duration: 1) }
    stage.tick(3)
    stage.tick(length: 5)
    #expect(stage.carousel.position == 10 && stage.host.playing == nil)
    // What goes on beyond the end of what is played has not been seen there.
    stage.update { $0.autoscroll = 1 }
    stage.tick(3)
    let position = stage.carousel.position
    stage.tick(length: 30)
    #expect((1.9...2.1).contains(stage.carousel.position - position), "\(stage.carousel.position - position)")
  }

  @Test func `thousands of flicks leave nothing over`() {
    let stage = CarouselStage(items: 1000, style: .coverFlow, wrap: true)
    stage.controller.itemEvents.subtract(.layout)
    stage.host.playsForecasts = true
    var generator = Generator(seed: 3)
    for _ in 0..<2000 {
      stage.update { $0.scroll(byOffset: generator.number(-8...8), duration: generator.number(0.1...0.5)) }
      stage.tick(2)
      stage.tick(length: generator.number(0...0.3))
    }
    stage.settle()
    #expect(stage.host.views.allSatisfy { $0.course == nil } && stage.host.playing == nil)
    #expect(stage.host.breaches.isEmpty && stage.host.views.count < 60)
  }
}
