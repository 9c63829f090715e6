import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// Items are inserted and removed while the carousel is visible.
@Suite struct `Inserting and removing` {
  @Test(arguments: NamedStyle.allCases, [false, true])
  func `a change before the current item keeps the same item current`(style: NamedStyle, wrap: Bool) {
    for items in 3...8 {
      for current in 0..<items {
        for animated in [false, true] {
          let stage = CarouselStage(items: items, style: style, wrap: wrap)
          stage.update { $0.setScrollOffset(Double(current)) }
          let view = stage.controller.currentView, isRepeated = stage.carousel.track.repeats > 1
          stage.insert(at: 0, animated: animated)
          #expect(stage.current == current + 1, "\(items) items, insert before \(current)")
          stage.settle()
          #expect(stage.current == current + 1)
          if !isRepeated { #expect(stage.controller.currentView === view) }
          stage.remove(at: 0, animated: animated)
          stage.settle()
          #expect(stage.current == current, "\(items) items, remove before \(current)")
          #expect(stage.faultsAtRest.isEmpty)
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `a change between two items keeps the offset`(wrap: Bool) {
    for offset in [0.3, 1.4, 3.6, 4.4, 4.7] where wrap || offset < 4 {
      let stage = CarouselStage(items: 5, style: .rotary, wrap: wrap) { $0.scrollsToItemBoundary = false }
      stage.update { $0.setScrollOffset(offset) }
      let places = Dictionary(
        uniqueKeysWithValues: stage.host.mounted.map { (ObjectIdentifier($0), $0.placed?.offset ?? 0) })
      let view = stage.controller.currentView
      stage.insert(at: 0, animated: false)
      #expect(stage.controller.currentView === view, "at \(offset)")
      let place = stage.controller.currentView.flatMap { places[ObjectIdentifier($0)] } ?? 99
      #expect(isClose(place, stage.controller.currentView?.placed?.offset ?? 0), "at \(offset)")
    }
  }

  @Test(arguments: NamedStyle.allCases)
  func `items slide to their positions without a jump, along the path of the style`(style: NamedStyle) {
    // A ring with a fixed number of items, so that it doesn't grow.
    let stage = CarouselStage(items: 9, style: style, wrap: false) { $0.options.count = 12 }
    stage.update { $0.setScrollOffset(4) }
    stage.settle()
    for deed in ["insert", "remove", "insert in the slide", "remove in the slide"] {
      let before = placements(of: stage)
      switch deed {
      case "insert", "insert in the slide": stage.insert(at: 6, animated: true)
      default: stage.remove(at: 5, animated: true)
      }
      // One frame after an immediate one, each item is still where it was.
      stage.tick(1, length: 1e-6)
      for (view, placement) in placements(of: stage) {
        guard let old = before[view] else { continue }
        #expect(isClose(old.transform, placement.transform, within: 1e-3), "\(deed)")
        #expect(isClose(old.opacity, placement.opacity, within: 1e-3), "\(deed)")
      }
      if deed.hasSuffix("slide") { stage.settle() } else { stage.tick(5) }
    }
    #expect(stage.faultsAtRest.isEmpty)
  }

  /// Identifies a view by its number and how often it was mounted: a recycled view shows another item.
  private func placements(of stage: CarouselStage) -> [[Int]: Placement] {
    var placements: [[Int]: Placement] = [:]
    for view in stage.host.mounted where view.placed?.isLeaving == false {
      placements[[view.id, view.mounts]] = view.placed?.placement
    }
    return placements
  }

  @Test func `inserted items fade in, removed ones fade out and leave`() {
    let stage = CarouselStage(items: 5)
    stage.insert(at: 1, animated: true)
    #expect(stage.controller.view(at: 1)?.placed?.placement.opacity == 0)
    stage.tick(12)
    #expect((0.3...0.7).contains(stage.controller.view(at: 1)?.placed?.placement.opacity ?? 0))
    stage.settle()
    #expect(stage.controller.view(at: 1)?.placed?.placement.opacity == 1)
    let going = stage.controller.view(at: 1)
    stage.remove(at: 1, animated: true)
    #expect(stage.controller.view(at: 1) !== going, "it is not an item any more")
    #expect(going?.isMounted == true && going?.placed?.isLeaving == true)
    stage.tick(3)
    #expect((0.05...0.95).contains(going?.placed?.placement.opacity ?? 0))
    stage.settle()
    #expect(going?.isMounted == false)
    #expect(stage.events.filter { $0 == .didEndEditing }.count == 2)
  }

  @Test(arguments: [0, 0.1, 0.4, 2])
  func `a slide takes as long as is set`(duration: Double) {
    let stage = CarouselStage(items: 7) { $0.editDuration = duration }
    stage.insert(at: 1, animated: true)
    while !stage.events.contains(.didEndEditing), stage.time < 10 { stage.tick() }
    #expect((duration...duration + 0.05).contains(stage.time))
    #expect(stage.settle() && stage.faultsAtRest.isEmpty)
  }

  @Test func `a duration of edits that is out of range is clamped`() {
    var carousel = CarouselModel()
    for (given, expected): (Double, Double) in [(-1, 0), (100, 60), (.nan, 0), (.infinity, 0)] {
      carousel.editDuration = given
      #expect(carousel.editDuration == expected)
    }
  }

  @Test func `a running scroll is not disturbed`() {
    let (one, other) = (CarouselStage(items: 30), CarouselStage(items: 30))
    for stage in [one, other] { stage.update { $0.scroll(toItemAt: 12, duration: 0.8) } }
    one.tick(10)
    other.tick(10)
    one.insert(at: 20, animated: true)
    one.remove(at: 25, animated: true)
    one.insert(at: 0, animated: true)
    one.tick(10)
    other.tick(10)
    #expect(isClose(one.offset, other.offset + 1))
    one.settle()
    #expect(one.current == 13)
  }

  @Test func `reloading one item requests only its view`() {
    let stage = CarouselStage(items: 10)
    stage.host.forget()
    stage.controller.reloadItem(at: 2, animated: true)
    #expect(stage.host.count(of: .view) == 1 && stage.host.count(of: .replace) == 1)
    stage.controller.reloadItem(at: 9, animated: true)
    #expect(stage.host.count(of: .view) == 1, "an off-screen item waits")
    #expect(stage.faultsAtRest.isEmpty)
  }

  @Test func `a reload recycles the views`() {
    let stage = CarouselStage(items: 10, placeholders: 3)
    let views = stage.host.views.count
    for _ in 0..<5 { stage.controller.reloadData() }
    #expect(stage.host.views.count == views)
  }

  @Test(arguments: [false, true])
  func `while the clock stands, removed items don't accumulate`(wrap: Bool) {
    let stage = CarouselStage(items: 20, wrap: wrap)
    stage.settle()
    for _ in 0..<1000 {
      stage.insert(at: 0, animated: true)
      stage.remove(at: 0, animated: true)
    }
    #expect(stage.host.mounted.count <= stage.carousel.numberOfVisibleItems + Feel.mostLeaving)
    #expect(stage.settle() && stage.faultsAtRest.isEmpty)
  }

  @Test func `while the clock stands, items of former layouts don't accumulate`() {
    let stage = CarouselStage(items: 10_000) { $0.transitions = .all }
    stage.settle()
    for round in 0..<500 {
      stage.update { $0.style = round % 2 == 0 ? NamedStyle.coverFlow.style : .linear }
      stage.update { $0.setScrollOffset(Double(round * 20)) }
    }
    #expect(stage.host.mounted.count <= stage.carousel.numberOfVisibleItems + Feel.mostLeaving)
    #expect(stage.settle() && stage.faultsAtRest.isEmpty)
  }
}

@Suite struct `The length of items of different sizes` {
  /// A wide item, then three narrow ones.
  private func stage(wrap: Bool) -> (CarouselStage, set: ([Double]) -> Void) {
    let stage = CarouselStage(items: 4, wrap: wrap, isLoaded: false)
    let set = { (widths: [Double]) in
      stage.host.itemSize = { Size2D(width: $0 < widths.count ? widths[$0] : 100, height: 200) }
    }
    set([300, 100, 100, 100])
    stage.controller.reloadData()
    return (stage, set)
  }

  @Test(arguments: [false, true], [false, true])
  func `is that of the item that is first now`(wrap: Bool, isAnimated: Bool) {
    let (stage, set) = stage(wrap: wrap)
    #expect(stage.carousel.itemLength == 300)
    set([100, 100, 100])
    stage.remove(at: 0, animated: isAnimated)
    #expect(stage.settle() && stage.carousel.itemLength == 100 && stage.faultsAtRest.isEmpty)
    set([200, 100, 100, 100])
    stage.insert(at: 0, animated: isAnimated)
    #expect(stage.settle() && stage.carousel.itemLength == 200 && stage.faultsAtRest.isEmpty)
    set([100, 100, 100])
    stage.remove(at: 0, animated: isAnimated)
    #expect(stage.settle() && stage.carousel.itemLength == 100 && stage.faultsAtRest.isEmpty)
  }

  @Test func `follows the first item while it is off-screen`() {
    let stage = CarouselStage(items: 400)
    stage.update { $0.setScrollOffset(200) }
    stage.host.itemSize = { Size2D(width: $0 == 0 ? 90 : 200, height: 90) }
    stage.remove(at: 0, animated: false)
    #expect(stage.carousel.itemLength == 90 && stage.current == 199 && stage.faults.isEmpty)
  }
}
