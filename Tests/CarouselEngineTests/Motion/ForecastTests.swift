import CarouselTesting
import Testing

@testable import CarouselEngine

/// What sets a carousel in motion.
enum ForecastDeed: CaseIterable {
  case scroll, flick, flickIntoTheEnd, step, snap, autoscroll, wheel

  func begin(_ stage: CarouselStage) {
    stage.update { $0.setScrollOffset(12) }
    stage.tick()
    switch self {
    case .scroll: stage.update { $0.scroll(toItemAt: 22, duration: 1.5) }
    case .flick: stage.flick(by: -200)
    case .flickIntoTheEnd: stage.flick(by: -2000)
    case .step: stage.update { $0.step(by: 1) }
    case .snap: stage.drag(by: -70)
    case .autoscroll: stage.update { $0.autoscroll = 1.7 }
    case .wheel: stage.wheel(by: 130)
    }
    stage.tick(2)
  }
}

/// A forecast is what the carousel will show.
@Suite struct `Forecasts` {
  // MARK: Keyframes

  @Test(arguments: NamedStyle.allCases, CarouselAxis.all)
  func `items are where their keyframes are`(style: NamedStyle, axis: CarouselAxis) throws {
    for deed in ForecastDeed.allCases {
      let stage = CarouselStage(items: 40, style: style, axis: axis)
      deed.begin(stage)
      guard let forecast = stage.controller.forecast(over: 2) else {
        #expect(stage.carousel.turnsInPlace, "\(deed)")
        continue
      }
      #expect(forecast.end > forecast.start, "\(deed)")
      try expectFulfilment(of: forecast, by: stage, "\(style) \(deed)")
    }
  }

  @Test(arguments: NamedStyle.allCases, [1, 2, 3, 5, 12])
  func `items are where their keyframes are on a circle, however small`(style: NamedStyle, count: Int) throws {
    for deed in ForecastDeed.allCases {
      let stage = CarouselStage(items: count, style: style, wrap: true)
      deed.begin(stage)
      guard let forecast = stage.controller.forecast(over: 2) else { continue }
      try expectFulfilment(of: forecast, by: stage, "\(count) \(style) \(deed)")
    }
  }

  @Test(arguments: ["cover-flow", "linear", "inverted-rotary"], [CrossAlignment.start, .center])
  func `items of different sizes are where their keyframes are`(style: String, alignment: CrossAlignment) throws {
    let stage = CarouselStage(items: 40, style: .more(style), isLoaded: false) { $0.crossAlignment = alignment }
    stage.host.itemSize = { Size2D(width: 120, height: Double($0 % 3) * 60 + 100) }
    stage.controller.reloadData()
    ForecastDeed.scroll.begin(stage)
    let forecast = try #require(stage.controller.forecast(over: 2))
    try expectFulfilment(of: forecast, by: stage, style)
  }

  @Test func `items that jump about are where their keyframes are`() throws {
    let stage = CarouselStage(items: 40) {
      $0.style = AnyCarouselStyle { offset, scene in
        let place = (offset * 3).rounded()
        return Placement(
          scene.base.translated(x: place * 100, y: offset * offset * 20), opacity: place == 2 ? 0.5 : 1,
          isHidden: place == -1)
      }
    }
    ForecastDeed.scroll.begin(stage)
    try expectFulfilment(of: #require(stage.controller.forecast(over: 2)), by: stage, "a style of one's own")
  }

  @Test func `a style without any order has no forecast`() {
    let stage = CarouselStage(items: 40) {
      $0.style = AnyCarouselStyle { offset, scene in
        Placement(scene.base.translated(x: sin(offset * 12345.678) * 300))
      }
    }
    ForecastDeed.scroll.begin(stage)
    #expect(stage.controller.forecast(over: 2)?.courses.count == nil)
  }

  private func expectFulfilment(of forecast: CarouselForecast, by stage: CarouselStage, _ what: String) throws {
    var wakes = forecast.wakes, generator = Generator(seed: 11)
    while stage.carousel.time < forecast.end {
      let now = stage.carousel.time
      while let wake = wakes.first, wake <= now { wakes.removeFirst() }
      // A host that plays a forecast gives the carousel frames at these times alone.
      stage.tick(length: min(generator.number(0.001...0.03), (wakes.first ?? forecast.end) - now, forecast.end - now))
      guard stage.carousel.time <= forecast.end else { return }
      for item in stage.host.placedItems {
        let size = stage.host.itemSize(item.index)
        let course = forecast.courses.first {
          $0.slot == item.slot && $0.index == item.index && ($0.size == nil || $0.size == size)
        }
        guard let course, let error = try fault(of: course, item, forecast, stage) else { continue }
        Issue.record(
          "\(what): slot \(item.slot), \(stage.carousel.time - forecast.start) s after the forecast, \(error) at \(item.offset) from \(stage.carousel.position)"
        )
        return
      }
    }
  }

  /// Returns what is wrong with a course now, if anything is.
  private func fault(
    of course: ItemCourse, _ item: PlacedItem, _ forecast: CarouselForecast, _ stage: CarouselStage
  ) throws -> String? {
    let shown = try #require(course.shown(at: forecast.progress(at: stage.carousel.time)))
    let size = stage.host.itemSize(item.index), snapshot = stage.carousel.snapshot
    // Where it jumps, rounding may put it on the other side; others appear at half items, or about another middle.
    let rounding = 3e-4, isAtHalf = abs(abs(snapshot.position.remainder(dividingBy: 1)) - 0.5) < rounding
    let middles = [-rounding, rounding].map {
      snapshot.layout.middleSlot(at: snapshot.position + $0, of: snapshot.track)
    }
    let exact =
      [item.placement]
      + [-rounding, rounding].map {
        let position = snapshot.track.clamped(snapshot.position + $0)
        return snapshot.placement(at: snapshot.track.offset(ofSlot: item.slot, from: position), of: size)
      }
    let isRight = exact.contains { exact in
      let isThere = exact.transform.distance(to: shown.transform, size: size) <= 0.25
      return (exact.shownOpacity == 0 || isThere)
        && (isAtHalf || middles[0] != middles[1] || abs(exact.shownOpacity - shown.opacity) <= 0.005)
    }
    guard !isRight else { return nil }
    let off = item.placement.transform.distance(to: shown.transform, size: size)
    return "is off by \(off) points, with an opacity of \(shown.opacity) and not \(item.placement.shownOpacity)"
  }

  // MARK: What keyframes can't show

  @Test(arguments: ["linear", "cover-flow", "rotary", "time-machine", "fade"], ForecastDeed.allCases)
  func `whatever happens is told before`(style: String, deed: ForecastDeed) throws {
    let stage = CarouselStage(items: 40, style: .more(style))
    deed.begin(stage)
    let forecast = try #require(stage.controller.forecast(over: 2))
    var arrived: [Int] = [], order = paintingOrder(stage), known = Set(stage.host.placedItems.map(\.slot)),
      told = stage.host.events.count
    let mounted = known, frame = 1.0 / 240
    while stage.carousel.time < forecast.end {
      stage.tick(length: min(frame, forecast.end - stage.carousel.time))
      let time = stage.carousel.time
      let wasWoken = forecast.wakes.contains { $0 < time + 0.001 && $0 > time - frame - 0.001 }
      let eighth = 0.125 / max(0.5, abs(stage.carousel.velocity))
      let isReordered = forecast.wakes.contains { abs($0 - time) < eighth + frame }
      for event in stage.host.events[told...] where isForecast(event) { #expect(wasWoken, "\(event) at \(time)") }
      told = stage.host.events.count
      let next = paintingOrder(stage)
      arrived += next.filter { known.insert($0).inserted }.sorted()
      let common = Set(order).intersection(next).intersection(mounted)
      if order.filter(common.contains) != next.filter(common.contains) { #expect(isReordered, "\(order) \(next)") }
      order = next
    }
    #expect(Set(arrived).isSubset(of: forecast.arrivals.map(\.slot)))
    #expect(forecast.arrivals.map(\.time) == forecast.arrivals.map(\.time).sorted())
  }

  /// The slots of the visible items, from back to front.
  private func paintingOrder(_ stage: CarouselStage) -> [Int] {
    stage.host.placedItems.filter { $0.placement.shownOpacity > 0 }.map(\.slot)
  }

  /// Whether it is the motion alone that causes an event.
  private func isForecast(_ event: CarouselEvent) -> Bool {
    switch event {
    case .didScroll, .readingOrderDidChange, .shouldAnnounce: false
    default: true
    }
  }

  @Test func `at its end nothing moves, or the motion goes on`() throws {
    let stage = CarouselStage(items: 40)
    stage.update { $0.scroll(toItemAt: 10, duration: 1) }
    let whole = try #require(stage.controller.forecast(over: 2)),
      half = try #require(stage.controller.forecast(over: 0.5))
    #expect(whole.endsAtRest && isClose(whole.end, 1, within: 0.001))
    #expect(!half.endsAtRest && half.end == 0.5)
    stage.settle()
    let rest = try #require(stage.controller.forecast(over: 2))
    #expect(rest.endsAtRest && rest.end == rest.start && rest.wakes.isEmpty)
  }

  @Test func `autoplay ends it`() throws {
    let stage = CarouselStage(items: 40)
    stage.controller.autoplayInterval = 1
    stage.tick()
    stage.update { $0.autoscroll = 0.5 }
    stage.tick()
    stage.update { $0.autoscroll = 0 }
    stage.tick()
    let next = try #require(stage.controller.autoplay.nextTime)
    #expect(try #require(stage.controller.forecast(over: 20)).end <= next)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, -.infinity])
  func `a duration that makes no sense is none`(duration: Double) throws {
    let stage = CarouselStage(items: 40)
    stage.update { $0.scroll(toItemAt: 10, duration: 1) }
    let forecast = try #require(stage.controller.forecast(over: duration))
    #expect(forecast.end == forecast.start && !forecast.endsAtRest)
    #expect(forecast.courses.allSatisfy { $0.keyframes.count == 1 })
  }

  @Test func `off-screen nothing moves`() throws {
    let stage = CarouselStage(items: 40)
    stage.update { $0.autoscroll = 1 }
    stage.controller.setAutoplayReason(.hidden, true)
    let forecast = try #require(stage.controller.forecast(over: 2))
    #expect(forecast.end == forecast.start)
  }

  @Test(arguments: ["edit", "transition", "lengths", "no items"])
  func `where more than the position counts there is none`(what: String) {
    let stage = CarouselStage(items: what == "no items" ? 0 : 40) { $0.transitions = .all }
    switch what {
    case "edit": stage.insert(at: 2, animated: true)
    case "transition": stage.update { $0.style = .flip }
    case "lengths":
      stage.host.itemLength = { Double($0 % 3) * 50 + 100 }
      stage.update { $0.itemSizing = .measured }
      stage.controller.reloadData()
      stage.update { $0.scroll(toItemAt: 10, duration: 1) }
    default: break
    }
    stage.tick()
    #expect(stage.controller.forecast(over: 2) == nil)
  }

  // MARK: The carousel itself

  @Test(arguments: ForecastDeed.allCases)
  func `a forecast changes nothing`(deed: ForecastDeed) {
    let stages = [CarouselStage(items: 12, style: .rotary), CarouselStage(items: 12, style: .rotary)]
    for stage in stages { deed.begin(stage) }
    for _ in 0..<120 {
      _ = stages[0].controller.forecast(over: 2)
      for stage in stages { stage.tick() }
      #expect(stages[0].host.placedItems == stages[1].host.placedItems)
    }
    #expect(stages[0].host.events == stages[1].host.events)
  }
}
