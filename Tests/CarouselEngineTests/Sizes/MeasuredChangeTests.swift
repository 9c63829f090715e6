import Testing

@testable import CarouselEngine
@testable import CarouselTesting

// Items whose lengths change, and lengths from the app.
extension `Measured items` {
  @Test func `an item that grows moves its neighbours and not the current item`() {
    let stage = Self.longRow(items: 50)
    stage.update { $0.scroll(toItemAt: 20, duration: 0) }
    stage.settle()
    let before = stage.starts
    stage.resize(21, to: Self.length(21) + 60)
    stage.settle()
    #expect(isClose(stage.start(of: 20), before[20]!) && isClose(stage.start(of: 21), before[21]!))
    #expect(isClose(stage.start(of: 22), before[22]! + 60) && isClose(stage.start(of: 19), before[19]!))
    stage.resize(20, to: Self.length(20) + 40)
    stage.settle()
    #expect(
      stage.offset == 20 && isClose(stage.start(of: 20), before[20]! - 20)
        && isClose(stage.start(of: 19), before[19]! - 20))
  }

  @Test func `neighbours of an item that grows slide if asked for`() {
    let stage = Self.longRow(items: 50) { $0.transitions = .viewport }
    stage.update { $0.scroll(toItemAt: 20, duration: 0) }
    stage.settle()
    let before = stage.starts
    stage.resize(21, to: Self.length(21) + 60)
    #expect(isClose(stage.start(of: 22), before[22]!))
    stage.tick(12)
    #expect(stage.start(of: 22) > before[22]! + 5 && stage.start(of: 22) < before[22]! + 55)
    stage.settle()
    #expect(isClose(stage.start(of: 22), before[22]! + 60))
  }

  @Test func `a contained end stays without empty space when the last item shrinks`() {
    let stage = Self.longRow(items: 20) { $0.isContained = true }
    _ = stage.controller.press(.end)
    stage.settle()
    stage.resize(19, to: 30)
    stage.settle()
    #expect(isClose(stage.start(of: 19), 970) && stage.faultsAtRest.isEmpty)
  }

  @Test(arguments: CarouselAxis.tested, [0, 0.3, 0.5, 1])
  func `an animated edit beside what is visible moves none of it, in any frame`(axis: CarouselAxis, alignment: Double) {
    for (current, edited, isInsert) in [
      (0, 0, true), (1, 0, false), (1, 0, true), (9, 0, true), (9, 0, false), (19, 0, true), (19, 0, false),
      (19, 18, true), (0, 19, false), (0, 20, true), (9, 20, true), (19, 20, true), (18, 19, false),
    ] {
      let stage = CarouselStage(items: 20, axis: axis, isLoaded: false) {
        $0.itemSizing = .measured
        $0.alignment = alignment
      }
      var lengths = (0..<20).map { $0 == 0 ? 120.0 : Self.length($0) }
      stage.host.itemSize = { axis.size(Size2D(width: 100, height: 100), withLength: lengths[$0]) }
      stage.controller.reloadData()
      stage.update { $0.scroll(toItemAt: current, duration: 0) }
      stage.settle()
      let before = stage.startEdges
      if isInsert { lengths.insert(300, at: edited) } else { lengths.remove(at: edited) }
      if isInsert { stage.insert(at: edited, animated: true) } else { stage.remove(at: edited, animated: true) }
      let isBefore = isInsert ? edited <= current : edited < current, step = isBefore ? (isInsert ? 1 : -1) : 0
      // Items on the other side of the current one make room.
      let others = before.filter { isBefore ? $0.key >= current : $0.key <= current }
      repeat {
        let now = stage.startEdges
        for (item, edge) in others where (0...1000).contains(edge) {
          let place = now[item + step] ?? .nan
          #expect(isClose(place, edge), "\(edited), insert \(isInsert), at \(current): \(edge) to \(place)")
        }
        stage.tick()
      } while stage.host.areFramesNeeded
      #expect(stage.faultsAtRest.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `inserts and removals keep the current item in its place`(isAnimated: Bool) {
    let stage = Self.longRow(items: 50)
    stage.update { $0.scroll(toItemAt: 20, duration: 0) }
    stage.settle()
    let before = stage.starts
    stage.host.itemSize = { Size2D(width: $0 == 18 ? 333 : Self.length($0 < 18 ? $0 : $0 - 1), height: 100) }
    stage.insert(at: 18, animated: isAnimated)
    if isAnimated { #expect(isClose(stage.start(of: 20), before[19]!), "it begins where it was") }
    stage.settle()
    #expect(
      stage.current == 21 && isClose(stage.start(of: 21), before[20]!) && isClose(stage.start(of: 20), before[19]!))
    #expect(isClose(stage.start(of: 18), before[18]! - 333) && stage.faultsAtRest.isEmpty)
  }

  @Test func `lengths from the app replace those of the views`() {
    let stage = Self.longRow(items: 50)
    stage.host.itemLength = { $0 == 1 ? 70 : $0 == 2 ? -.infinity : 0 }
    stage.controller.reloadData()
    stage.settle()
    #expect(isClose(stage.start(of: 2) - stage.start(of: 1), (70 + Self.length(2)) / 2 + (70 - Self.length(2)) / 2))
  }

  @Test(arguments: [-1, 0, Double.nan, .infinity, -.infinity, 1e300, 1e-300])
  func `any length gives positions`(length: Double) {
    for given in [true, false] {
      let stage = Self.longRow(items: 9) {
        $0.isContained = true
        $0.groupSize = 2
      }
      if given {
        stage.host.itemLength = { $0 % 2 == 0 ? length : 50 }
      } else {
        stage.host.itemSize = { Size2D(width: $0 % 2 == 0 ? length : 50, height: 100) }
      }
      stage.controller.reloadData()
      #expect(stage.settle() && stage.faultsAtRest.isEmpty)
      stage.flick(by: -300)
      #expect(stage.settle() && stage.faultsAtRest.isEmpty)
    }
  }

  @Test func `lengths that change with every measurement end in two layouts`() {
    let stage = Self.longRow(items: 50) { $0.isContained = true }
    var count = 0.0
    stage.host.onCall = { [host = stage.host] call, _ in
      guard call == .size else { return }
      count += 1
      for view in host.views { view.size.width = count.truncatingRemainder(dividingBy: 2) == 0 ? 90 : 310 }
    }
    stage.host.forget()
    stage.controller.remeasure()
    #expect(stage.settle() && stage.host.count(of: .didPlace) <= 2)
  }

  @Test func `a carousel can change its item sizing at any time`() {
    let stage = Self.longRow(items: 50)
    stage.update { $0.scroll(toItemAt: 20, duration: 0) }
    for sizing in [ItemSizing.uniform, .measured, .uniform] {
      stage.flick(by: -200)
      stage.update { $0.itemSizing = sizing }
      #expect(stage.settle() && stage.faultsAtRest.isEmpty)
      let item = stage.current!
      let way = sizing == .uniform ? 200 : (Self.length(item) + Self.length(item + 1)) / 2
      let middles = [item, item + 1].map { stage.start(of: $0) + Self.length($0) / 2 }
      #expect(isClose(middles[1] - middles[0], way))
    }
  }
}

extension CarouselStage {
  /// The start edges of the mounted items that stay, along the axis, in points.
  fileprivate var startEdges: [Int: Double] {
    var edges: [Int: Double] = [:]
    for mounted in controller.mounted {
      guard let item = mounted.item, !mounted.isLeaving else { continue }
      let axis = carousel.axis, place = carousel.middle + (mounted.placement.transform.project(.zero) ?? .zero)
      edges[item] = axis.along(place) - axis.length(of: mounted.size) / 2
    }
    return edges
  }
}
