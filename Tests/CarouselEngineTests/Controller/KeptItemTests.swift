import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// The current item stays current and visible, whatever changes beside it.
@Suite struct `The current item of pages` {
  /// Whether an item is wholly inside the viewport.
  private func isVisible(_ index: Int, in stage: CarouselStage) -> Bool {
    guard let view = stage.controller.view(at: index), let placed = view.placed else { return false }
    let middle = stage.middle.x + (placed.placement.transform.project(.zero)?.x ?? .infinity)
    let half = view.size.width / 2 - 0.01
    return middle - half >= 0 && middle + half <= stage.carousel.viewport.width
  }

  @Test(arguments: [3, 0, 2, 1], [true, false])
  func `stays if items are appended or inserted`(groupSize: Int, contain: Bool) {
    for alignment in [0.5, 0, 1] {
      for current in 0..<7 {
        for animated in [true, false] {
          for index in [7, 0, current] {
            let stage = CarouselStage(items: 7, viewport: Size2D(width: 600, height: 400)) {
              $0.groupSize = groupSize
              $0.isContained = contain
              $0.alignment = alignment
            }
            stage.update { $0.setCurrentIndex(current) }
            stage.settle()
            let before = stage.current!
            let changes = ItemChanges(countBefore: 7, inserting: Array(index..<index + 7))
            let kept = changes.newIndex(of: before)!
            stage.host.items = 14
            stage.host.renumber { changes.newIndex(of: $0) }
            stage.host.events = []
            stage.controller.apply(changes, animated: animated)
            #expect(stage.current == kept)
            #expect(stage.settle() && stage.current == kept, "\(current) + 7 at \(index), alignment \(alignment)")
            #expect(isVisible(kept, in: stage) || !contain && groupSize == 1, "\(kept)")
            let told = stage.events.compactMap { if case .currentIndexDidChange(let index) = $0 { index } else { nil } }
            #expect(told == (kept == before ? [] : [kept]))
            #expect(stage.faultsAtRest.isEmpty)
          }
        }
      }
    }
  }

  @Test func `leaves it by itself once another page is shown`() {
    let stage = CarouselStage(items: 7, viewport: Size2D(width: 600, height: 400)) {
      $0.groupSize = 3
      $0.isContained = true
    }
    stage.update { $0.setCurrentIndex(6) }
    stage.insert(at: 7, animated: true)
    stage.insert(at: 8, animated: true)
    stage.insert(at: 9, animated: true)
    #expect(stage.settle() && stage.current == 6 && stage.carousel.destinationIndex == 6)
    stage.controller.move(byItems: 1)
    #expect(stage.settle() && stage.current == 9)
    stage.controller.move(byItems: -1)
    #expect(stage.settle() && stage.current == 7)
    stage.update { $0.setCurrentIndex(6) }
    #expect(stage.settle())
  }

  @Test(arguments: [ItemSizing.uniform, .measured], [0.5, 0, 1])
  func `stays while a phone is turned`(sizing: ItemSizing, alignment: Double) {
    for groupSize in [1, 0] {
      for current in 0..<9 {
        let stage = CarouselStage(
          items: 9, viewport: Size2D(width: 400, height: 800), isLoaded: false
        ) {
          $0.isContained = true
          $0.itemSizing = sizing
          $0.alignment = alignment
          $0.groupSize = groupSize
        }
        stage.host.itemSize = { Size2D(width: sizing == .measured ? 120 + 30 * Double($0 % 4) : 150, height: 200) }
        stage.controller.reloadData()
        stage.update { $0.setCurrentIndex(current) }
        stage.settle()
        let start = stage.current
        stage.host.events = []
        for size in [(800.0, 400.0), (400, 800), (1200, 300), (800, 400), (400, 800)] {
          stage.update { $0.viewport = Size2D(width: size.0, height: size.1) }
          #expect(stage.settle() && stage.current == start, "\(current) at \(size)")
          // Not all items of a group that is as large as usual ones would fit are visible if they are longer.
          if groupSize == 1 || sizing == .uniform { #expect(isVisible(start!, in: stage), "\(current) at \(size)") }
        }
        #expect(!stage.events.contains { if case .currentIndexDidChange = $0 { true } else { false } })
        #expect(stage.faultsAtRest.isEmpty)
      }
    }
  }

  @Test(arguments: [ItemSizing.uniform, .measured])
  func `is the goal of a scroll although the phone is turned`(sizing: ItemSizing) {
    let stage = CarouselStage(items: 12, viewport: Size2D(width: 400, height: 800), isLoaded: false) {
      $0.isContained = true
      $0.itemSizing = sizing
    }
    stage.host.itemSize = { Size2D(width: sizing == .measured ? 120 + 30 * Double($0 % 4) : 150, height: 200) }
    stage.controller.reloadData()
    stage.update { $0.scroll(toItemAt: 9, duration: 0.5) }
    stage.tick(8)
    stage.update { $0.viewport = Size2D(width: 700, height: 400) }
    #expect(stage.settle() && isVisible(9, in: stage) && stage.faultsAtRest.isEmpty)
  }
}

/// What is set before there are items.
@Suite struct `An index without items` {
  private func told(_ stage: CarouselStage) -> [CarouselEvent] {
    stage.events.filter {
      switch $0 {
      case .didScroll, .pageDidChange, .readingOrderDidChange: false
      default: true
      }
    }
  }

  @Test(arguments: [0, 0.4], [false, true])
  func `is that of the first item that is shown, with one event`(duration: Double, isLoadedEmpty: Bool) {
    for (wrap, index, expected) in [(false, 4, 4), (false, 40, 9), (true, 13, 3), (false, -3, 0), (true, -1, 9)] {
      for kind in 0..<4 {
        let stage = CarouselStage(items: isLoadedEmpty ? 0 : 10, wrap: wrap, isLoaded: isLoadedEmpty)
        stage.settle()
        stage.host.events = []
        switch kind {
        case 0: stage.update { $0.setCurrentIndex(index, duration: duration) }
        case 1: stage.update { $0.scroll(toItemAt: index, duration: duration) }
        case 2: stage.controller.setBoundIndex(index, duration: duration)
        default: stage.update { $0.scroll(toOffset: Double(index), duration: duration) }
        }
        #expect(stage.events.isEmpty)
        stage.reload(items: 10)
        let events = told(stage)
        #expect(stage.current == expected && stage.settle() && stage.offset == Double(expected))
        #expect(
          events == (expected == 0 && !isLoadedEmpty ? [] : [.currentIndexDidChange(expected)]),
          "\(index), wraps: \(wrap), kind \(kind)")
        #expect(told(stage) == events && stage.faultsAtRest.isEmpty)
      }
    }
  }

  @Test(arguments: [false, true])
  func `is kept until an item is inserted`(animated: Bool) {
    let stage = CarouselStage(items: 0)
    stage.update { $0.setCurrentIndex(3) }
    let changes = ItemChanges(from: [Int](), to: Array(0..<6))
    stage.host.items = 6
    stage.controller.apply(changes, animated: animated)
    #expect(stage.settle() && stage.current == 3)
    stage.reload(items: 0)
    stage.reload(items: 6)
    #expect(stage.settle() && stage.current == 0, "it is used once")
  }

  @Test func `with pages is on its page at once`() {
    let stage = CarouselStage(items: 20, isLoaded: false) { $0.groupSize = 4 }
    stage.update { $0.scroll(toItemAt: 9, duration: 0.4) }
    stage.controller.reloadData()
    #expect(!stage.carousel.isScrolling && stage.carousel.currentPage == 2)
  }
}

@Suite struct `A hidden carousel` {
  @Test(arguments: [MotionProfile.classic, .system, .spring], [false, true])
  func `has moved when it is shown`(motion: MotionProfile, isHiddenFirst: Bool) {
    let stage = CarouselStage(items: 20) { $0.motion = motion }
    if isHiddenFirst { stage.controller.setAutoplayReason(.hidden, true) }
    stage.update { $0.step(by: 1) }
    if !isHiddenFirst { stage.controller.setAutoplayReason(.hidden, true) }
    #expect(stage.offset == 1 && !stage.host.areFramesNeeded)
    #expect(stage.milestones == [.willBeginScrolling, .didEndScrolling(finished: true)])
    stage.insert(at: 0, animated: true)
    stage.flick(by: -100)
    #expect(!stage.carousel.movement.followsCurve && !stage.host.areFramesNeeded)
    #expect(stage.host.count(of: .crossFade) == 0)
    stage.controller.setAutoplayReason(.hidden, false)
    #expect(!stage.carousel.isAnimating && stage.faultsAtRest.isEmpty)
  }

  @Test func `has changed its style when it is shown`() {
    let stage = CarouselStage(items: 20) { $0.transitions = .all }
    stage.settle()
    stage.controller.setAutoplayReason(.hidden, true)
    stage.update { $0.style = NamedStyle.coverFlow.style }
    #expect(stage.carousel.outgoing == nil && !stage.host.areFramesNeeded && stage.faultsAtRest.isEmpty)
  }
}

/// What compares indexes with those from before an edit.
@Suite struct `An index after an edit` {
  @Test func `that an item has just got is not taken for the item that was passed`() {
    let stage = CarouselStage(items: 30)
    stage.update { $0.setScrollOffset(8) }
    stage.update { $0.scroll(toItemAt: 12, duration: 0.4) }
    while stage.current != 10 { stage.tick() }
    // The item that was passed is 12 now, and 9 another one.
    for _ in 0..<3 { stage.insert(at: 0, animated: false) }
    stage.controller.setBoundIndex(12)
    #expect(stage.carousel.isScrolling)
    stage.controller.setBoundIndex(9)
    #expect(stage.settle() && stage.current == 9)
  }

  @Test func `is announced if it is that of the item from before`() {
    let stage = CarouselStage(items: 12)
    stage.update { $0.setScrollOffset(6) }
    stage.settle()
    _ = stage.controller.press(.right)
    stage.tick(3)
    stage.remove(at: 0, animated: false)
    #expect(stage.settle() && stage.current == 6)
    #expect(stage.events.contains(.shouldAnnounce(6)))
  }
}

/// What hosts tell of pages.
@Suite struct `The item on which it has settled` {
  /// The indexes of the items on which it settled that were others than before.
  private func pages(_ stage: CarouselStage) -> [Int?] { stage.settledPages }

  @Test func `is another one although it has the index of the one before, after an edit`() {
    let stage = CarouselStage(items: 12)
    stage.update { $0.setCurrentIndex(6) }
    #expect(stage.settle() && pages(stage) == [6])
    for _ in 0..<3 { stage.remove(at: 0, animated: false) }
    #expect(stage.settle() && stage.current == 3 && pages(stage) == [6])
    stage.update { $0.scroll(toItemAt: 6, duration: 0.4) }
    #expect(stage.settle() && pages(stage) == [6, 6])
  }

  @Test func `is the same one although it has another index, after an edit`() {
    let stage = CarouselStage(items: 12)
    stage.update { $0.setCurrentIndex(6) }
    stage.insert(at: 0, animated: false)
    stage.drag(by: -30)
    #expect(stage.settle() && stage.current == 7 && pages(stage) == [6])
  }

  @Test func `is the one with which it has begun`() {
    let stage = CarouselStage(items: 12, isLoaded: false)
    stage.update { $0.setCurrentIndex(6) }
    stage.controller.reloadData()
    stage.update { $0.setCurrentIndex(0) }
    #expect(stage.settle() && pages(stage) == [0])
  }
}
