import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// An app may call anything from anywhere.
@Suite struct `Re-entrant calls` {
  static let deeds: [(name: String, deed: @Sendable (CarouselStage) -> Void)] = [
    ("reload", { $0.controller.reloadData() }),
    ("reload with fewer", { $0.reload(items: max(0, $0.host.items - 1)) }),
    ("reload with none", { $0.reload(items: 0, placeholders: 3) }),
    ("insert", { if $0.host.items < 30 { $0.insert(at: 1, animated: true) } }),
    ("insert immediately", { if $0.host.items < 30 { $0.insert(at: 0, animated: false) } }),
    ("remove", { $0.remove(at: 0, animated: true) }),
    ("remove immediately", { $0.remove(at: 1, animated: false) }),
    ("reload an item", { $0.controller.reloadItem(at: 1, animated: true) }),
    ("remeasure", { $0.controller.remeasure() }),
    ("scroll", { stage in stage.update { $0.scroll(toItemAt: 3, duration: 0.2) } }),
    ("jump", { stage in stage.update { $0.setScrollOffset($0.scrollOffset == 2 ? 1.5 : 2) } }),
    ("style", { stage in stage.update { $0.style = .coverFlow } }),
    ("options", { stage in stage.update { $0.options.wrap = .constant($0.wraps ? 0 : 1) } }),
    ("axis", { stage in stage.update { $0.axis.isVertical.toggle() } }),
    ("a frame", { $0.tick() }),
    ("touch", { $0.controller.pointerDown(at: $0.middle) }),
    ("drag", { $0.beginDrag(by: -100) }),
    ("lift", { $0.controller.pointerUp(at: $0.middle) }),
    ("select", { $0.controller.selectItem(at: 1) }),
    ("questions", { _ = ($0.controller.placedItems, $0.controller.view(at: $0.middle), $0.controller.currentView) }),
  ]

  private func provoke(_ stage: CarouselStage) {
    stage.controller.reloadData()
    stage.flick(by: -250)
    stage.tick(3)
    stage.update { $0.scroll(toItemAt: 0, duration: 0.2) }
    stage.tick(4)
    stage.insert(at: 2, animated: true)
    stage.controller.reloadItem(at: 0, animated: false)
    stage.controller.tap(at: stage.middle)
    stage.tick(2)
    stage.remove(at: 1, animated: false)
  }

  /// From one kind of callback, or from all of them.
  @Test(arguments: [nil] + RecordingHost.Call.allCases, deeds.indices)
  func `any call from any callback keeps the invariants`(caller: RecordingHost.Call?, deed: Int) {
    for isEveryTime in [false, true] {
      let stage = CarouselStage(items: 5, placeholders: 3)
      stage.frameLength = 0.05
      var depth = 0, times = 0
      stage.host.onCall = { [unowned stage] call, _ in
        guard call == caller ?? call, depth < 2, times < (isEveryTime ? 2000 : 1) else { return }
        depth += 1
        times += 1
        Self.deeds[deed].deed(stage)
        depth -= 1
      }
      provoke(stage)
      #expect(stage.faults.first == nil, "\(Self.deeds[deed].name), every time: \(isEveryTime)")
      stage.host.onCall = nil
      stage.controller.pointerCancelled()
      stage.controller.reloadData()
      stage.update { $0.setNeedsLayout() }
      #expect(stage.settle())
      stage.update { $0.setNeedsLayout() }
      #expect(stage.settle())
      #expect(stage.faultsAtRest.first == nil, "\(Self.deeds[deed].name), every time: \(isEveryTime)")
    }
  }

  @Test(arguments: deeds.indices)
  func `closures of options and styles may call anything`(deed: Int) {
    let stage = CarouselStage(items: 5, placeholders: 3)
    var isInside = false
    func interfere() {
      guard !isInside else { return }
      isInside = true
      Self.deeds[deed].deed(stage)
      isInside = false
    }
    for option in StyleOption.allCases {
      stage.update {
        $0.options[option] = .computed {
          interfere()
          return $0
        }
      }
      stage.tick()
      #expect(stage.faults.first == nil, "\(Self.deeds[deed].name) in \(option)")
      stage.update { $0.options = StyleOptions() }
    }
    stage.update {
      $0.style = AnyCarouselStyle { offset, scene in
        interfere()
        return Placement(scene.base.translated(along: offset * 200, on: scene.axis))
      }
    }
    stage.tick(3)
    #expect(stage.faults.first == nil, "\(Self.deeds[deed].name) in a style")
    // Where items stay under the finger, a drag asks the style where they are.
    stage.update { $0.panVector = Point2D(x: 0.8, y: 0.6) }
    let middle = stage.middle
    stage.controller.pointerDown(at: middle)
    for way in [-20.0, -60, -160, -40] {
      stage.controller.pointerMoved(to: middle + Point2D(x: way, y: way / 2))
      stage.tick()
    }
    stage.controller.pointerUp(at: middle + Point2D(x: -200, y: -100))
    stage.controller.beginDragging(translation: Point2D(x: -10, y: 0), from: middle)
    stage.controller.drag(translation: Point2D(x: -90, y: 0), velocity: .zero)
    stage.controller.endDragging()
    stage.tick(3)
    #expect(stage.faults.first == nil, "\(Self.deeds[deed].name) in the style of a drag")
  }

  @Test func `a host that is called about frames may start or stop a motion`() {
    let stage = CarouselStage(items: 5)
    var isStarting = true
    stage.host.onCall = { [unowned stage] call, _ in
      guard call == .schedule, isStarting != stage.carousel.isAnimating else { return }
      stage.update { if isStarting { $0.scroll(toItemAt: 3, duration: 1) } else { $0.setScrollOffset(2) } }
    }
    for _ in 0..<4 {
      stage.update { if isStarting { $0.setScrollOffset(0) } else { $0.scroll(toItemAt: 4, duration: 1) } }
      stage.tick()
      #expect(stage.faults.isEmpty, "\(stage.faults)")
      isStarting.toggle()
    }
    stage.host.onCall = nil
    #expect(stage.settle() && stage.faultsAtRest.isEmpty)
  }

  @Test func `a listener that answers every event with another doesn't hang`() {
    let stage = CarouselStage(items: 5)
    stage.host.onCall = { [unowned stage] call, _ in
      if call == .handle { stage.update { $0.setScrollOffset($0.scrollOffset == 1 ? 2 : 1) } }
    }
    stage.update { $0.setScrollOffset(3) }
    stage.tick(3)
    #expect(stage.host.areFramesNeeded)
    stage.host.onCall = nil
    #expect(stage.settle())
    #expect(stage.faultsAtRest.isEmpty)
  }

  @Test(arguments: [Int.max, Int.min, -1, 1_000_000_000, Int(Int32.max)])
  func `counts of any size are clamped to what is supported`(count: Int) {
    for (items, placeholders) in [(count, 0), (3, count), (count, count)] {
      let stage = CarouselStage(items: items, placeholders: placeholders)
      stage.update { $0.setScrollOffset(1e18) }
      stage.update { $0.options.wrap = 1 }
      stage.update { $0.scroll(byItems: Int.max, duration: 0.3) }
      stage.tick(5)
      stage.controller.insertItem(at: 0, animated: true)
      stage.controller.insertItem(at: Int.max, animated: false)
      stage.controller.removeItem(at: Int.min, animated: true)
      stage.tick(5)
      #expect(stage.host.mounted.count < 200)
      #expect(stage.faults.isEmpty)
    }
  }

  @Test(arguments: [Int.max, Int.min, -1, 5, 6, 1000])
  func `indexes out of range are clamped everywhere`(index: Int) {
    for wrap in [false, true] {
      let stage = CarouselStage(items: 5, wrap: wrap)
      stage.controller.reloadItem(at: index, animated: true)
      stage.controller.selectItem(at: index)
      #expect(stage.controller.view(at: index) == nil)
      _ = stage.carousel.offset(ofItemAt: index)
      stage.update { $0.scroll(toItemAt: index, duration: 0.1) }
      stage.settle()
      stage.insert(at: index, animated: true)
      stage.settle()
      stage.remove(at: index, animated: true)
      #expect(stage.settle())
      #expect(stage.faultsAtRest.isEmpty)
    }
  }

  @Test func `a view returned for two items is shown for one of them, and breaks nothing`() {
    let host = RecordingHost(items: 4)
    let view = RecordedView(id: 0, content: .item(0), size: Size2D(width: 200, height: 200))
    host.makeView = { _ in view }
    let controller = CarouselController(host: host)
    controller.update { $0.viewport = CarouselStage.defaultViewport }
    controller.reloadData()
    for frame in 1...40 {
      if frame == 5 { controller.update { $0.scroll(toItemAt: 3, duration: 0.3) } }
      if frame == 30 { controller.removeItem(at: 1, animated: true) }
      controller.frame(at: Double(frame) / 30)
    }
    #expect(controller.mounted.count == 3)
  }
}
