import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `Changes of items` {
  /// All states of up to three items out of four.
  private static let states: [[Int]] = {
    var states: [[Int]] = [[]]
    var last: [[Int]] = [[]]
    for _ in 0..<3 {
      last = last.flatMap { state in (0..<4).filter { !state.contains($0) }.map { state + [$0] } }
      states += last
    }
    return states
  }()

  @Test func `a difference transforms every state into every other`() {
    for old in Self.states {
      for new in Self.states {
        let changes = ItemChanges(from: old, to: new)
        #expect(changes.countBefore == old.count && changes.countAfter == new.count)
        #expect(changes.isEmpty == (old == new))
        for (index, id) in old.enumerated() { #expect(changes.newIndex(of: index) == new.firstIndex(of: id)) }
        for (index, id) in new.enumerated() { #expect(changes.oldIndex(of: index) == old.firstIndex(of: id)) }
      }
    }
  }

  @Test func `an impossible number of items does not trap`() {
    for count in [Int.max, .min, -1] {
      let changes = ItemChanges(
        countBefore: count, removing: [count], inserting: [count, 0], moving: [.init(from: 1, to: count)],
        reloading: [count])
      #expect(changes.countAfter >= 0 && changes.newIndex(of: count) == nil)
    }
  }

  @Test func `a batch removes by old indexes and inserts by new ones`() {
    // a b c d e → b x e a c
    let changes = ItemChanges(
      countBefore: 5, removing: [3], inserting: [1], moving: [.init(from: 0, to: 3), .init(from: 4, to: 2)])
    #expect((0..<5).map { changes.newIndex(of: $0) } == [3, 0, 4, nil, 2])
    #expect((0..<5).map { changes.oldIndex(of: $0) } == [1, nil, 4, 0, 2])
  }

  @Test func `invalid and repeated indexes are ignored`() {
    let changes = ItemChanges(
      countBefore: 3, removing: [1, 1, 7, -2], inserting: [-1, 0, 0],
      moving: [.init(from: 1, to: 2), .init(from: 9, to: 0)],
      reloading: [5, -1, 2])
    #expect(changes.countAfter == 3 && changes.newIndex(of: 0) == 1 && changes.newIndex(of: 1) == nil)
    #expect(changes.reloads == [2])
    for index in [-5, 3, .max, .min] {
      #expect(changes.newIndex(of: index) == nil && changes.oldIndex(of: index) == nil)
    }
    #expect(ItemChanges(countBefore: -4).countAfter == 0)
    #expect(ItemChanges(countBefore: .max, previousIndexes: []).countAfter == 0)
    #expect(ItemChanges(countBefore: .max, removing: [.max, 5], inserting: [.max - 1]).newIndex(of: 6) == 5)
    #expect(ItemChanges(countBefore: 2, previousIndexes: [1, 1, -7, 99]).countAfter == 4)
  }

  @Test(arguments: [false, true], [false, true])
  func `the current item stays current, whatever changes around it`(wraps: Bool, animated: Bool) {
    for old in Self.states where old.count >= 2 && old.count <= 3 {
      for new in Self.states {
        for current in old.indices {
          let stage = CarouselStage(items: old.count, wrap: wraps)
          stage.update { $0.setScrollOffset(Double(current)) }
          stage.host.items = new.count
          stage.host.renumber { old.indices.contains($0) ? new.firstIndex(of: old[$0]) : nil }
          stage.controller.apply(ItemChanges(from: old, to: new), animated: animated)
          #expect(stage.faults.isEmpty, "\(old) → \(new) at \(current)")
          if let place = new.firstIndex(of: old[current]) {
            #expect(stage.current == place, "\(old) → \(new) at \(current)")
          }
          #expect(stage.settle())
          #expect(stage.faultsAtRest.isEmpty, "\(old) → \(new) at \(current): \(stage.faultsAtRest)")
        }
      }
    }
  }

  @Test func `a hundred changes are one animation`() {
    let old = Array(0..<200)
    let new = old.filter { $0 % 3 != 0 }.reversed() + Array(1000..<1050)
    let stage = CarouselStage(items: 200)
    stage.update { $0.setScrollOffset(100) }
    let before = stage.host.count(of: .view)
    stage.host.items = new.count
    stage.host.renumber { new.firstIndex(of: $0) }
    stage.controller.apply(ItemChanges(from: old, to: Array(new)), animated: true)
    #expect(stage.current == new.firstIndex(of: 100))
    #expect(stage.host.count(of: .view) - before < 40)
    #expect(stage.settle())
    #expect(isClose(stage.time, Feel.editDuration, within: 0.1))
    #expect(stage.events.filter { $0 == .didEndEditing }.count == 1)
    #expect(stage.faultsAtRest.isEmpty)
  }

  @Test func `items from outside the window slide in`() {
    let stage = CarouselStage(items: 100)
    stage.host.items = 95
    stage.host.renumber { $0 < 1 ? $0 : $0 < 6 ? nil : $0 - 5 }
    stage.controller.apply(ItemChanges(countBefore: 100, removing: [1, 2, 3, 4, 5]), animated: true)
    stage.tick()
    let arriving = stage.controller.mounted.filter { !$0.isLeaving && ($0.item ?? 0) >= 2 }
    #expect(!arriving.isEmpty && arriving.allSatisfy { $0.slide.distance(at: stage.time) > 0 })
    #expect(stage.settle() && stage.faultsAtRest.isEmpty)
  }

  @Test func `inconsistent changes reload, and keep the current item`() {
    let stage = CarouselStage(items: 10)
    stage.update { $0.setScrollOffset(5) }
    stage.host.items = 12
    stage.controller.apply(ItemChanges(countBefore: 10, inserting: [0]), animated: true)
    #expect(stage.carousel.numberOfItems == 12 && stage.current == 6)
    stage.host.items = 2
    stage.controller.apply(ItemChanges(countBefore: 99, removing: [3]), animated: true)
    #expect(stage.carousel.numberOfItems == 2)
    #expect(stage.settle() && stage.faultsAtRest.isEmpty)
  }

  @Test(arguments: [MotionProfile.system, .spring])
  func `a scroll still ends at its item`(profile: MotionProfile) {
    let stage = CarouselStage(items: 20) { $0.motion = profile }
    stage.update { $0.scroll(toItemAt: 15, duration: 0.5) }
    stage.tick(4)
    stage.host.items = 21
    stage.host.renumber { $0 < 5 ? $0 : $0 < 8 ? nil : $0 + 1 }
    let old = Array(0..<20)
    let new = Array(0..<5) + [100, 101, 102, 103] + Array(8..<20)
    stage.controller.apply(ItemChanges(from: old, to: new), animated: true)
    #expect(stage.settle() && stage.current == new.firstIndex(of: 15))
  }

  @Test func `an off-screen edit ends immediately`() {
    let stage = CarouselStage(items: 100)
    stage.insert(at: 90, animated: true)
    #expect(stage.events.filter { $0 == .didEndEditing }.count == 1 && !stage.host.areFramesNeeded)
  }

  @Test func `reloads of a batch replace views`() {
    let stage = CarouselStage(items: 10)
    stage.host.forget()
    stage.controller.apply(ItemChanges(countBefore: 10, reloading: [0, 1, 9]), animated: false)
    #expect(stage.host.count(of: .replace) == 2, "the last one has no view")
  }

  @Test(arguments: [false, true], [false, true])
  func `what replaces the current item in place becomes the current one`(wraps: Bool, animated: Bool) {
    let old = Array(0..<12)
    func current(_ new: [Int], at current: Int, batch: ItemChanges? = nil) -> Int? {
      let stage = CarouselStage(items: old.count, wrap: wraps)
      stage.update { $0.setScrollOffset(Double(current)) }
      stage.host.items = new.count
      stage.host.renumber { new.firstIndex(of: $0) }
      stage.controller.apply(batch ?? ItemChanges(from: old, to: new), animated: animated)
      let index = stage.current
      #expect(stage.settle() && stage.current == index && stage.faultsAtRest.isEmpty)
      return index
    }
    func replaced(_ range: Range<Int>, by count: Int) -> [Int] {
      Array(old[..<range.lowerBound]) + (0..<count).map { 100 + $0 } + Array(old[range.upperBound...])
    }
    for index in old.indices {
      #expect(current(replaced(index..<index + 1, by: 1), at: index) == index)
      let batch = ItemChanges(countBefore: 12, removing: [index], inserting: [index])
      #expect(current(replaced(index..<index + 1, by: 1), at: index, batch: batch) == index)
    }
    // Together with others: by as many, by more, by fewer and by none.
    #expect((3..<6).map { current(replaced(3..<6, by: 3), at: $0) } == [3, 4, 5])
    #expect((3..<6).map { current(replaced(3..<6, by: 6), at: $0) } == [3, 5, 7])
    #expect((3..<6).map { current(replaced(3..<6, by: 2), at: $0) } == [3, 3, 4])
    #expect((3..<6).map { current(replaced(3..<6, by: 0), at: $0) } == [3, 3, 3])
    #expect((9..<12).map { current(replaced(9..<12, by: 2), at: $0) } == [9, 9, 10])
    // Inserted elsewhere: the next one, as without the insertion.
    #expect(current([0, 1, 100] + Array(2..<4) + Array(5..<12), at: 4) == 5)
    // An item that moves there does not replace it.
    #expect(current(Array(0..<4) + [11] + Array(5..<11), at: 4) == 5)
  }

  @Test func `a replacement among very many items does not trap`() {
    let most = Int(Double.greatestCount)
    let changes = ItemChanges(countBefore: most, removing: [most - 2], inserting: [most - 2])
    #expect(changes.survivor(of: most - 2) == most - 2)
    for index in [-1, most, .max, .min] { #expect(changes.survivor(of: index) == changes.survivor(of: index)) }
  }
}
