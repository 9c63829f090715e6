import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `Reading order` {
  @Test func `items are ordered by their indexes, placeholders are hidden`() {
    let stage = CarouselStage(items: 10, placeholders: 4)
    let order = stage.controller.readingOrder
    #expect(order.map(\.index) == order.map(\.index).sorted())
    #expect(order.filter { $0.index < 0 }.allSatisfy { $0.isHidden && !$0.isUsable })
    #expect(order.filter(\.isCurrent).map(\.index) == [0])
    #expect(order.filter(\.isUsable).map(\.index) == [0], "off-centre controls do not work")
    #expect(order.allSatisfy { $0.count == 10 })
    stage.update { $0.centersItemWhenSelected = false }
    #expect(stage.controller.readingOrder.filter(\.isUsable).count > 2)
  }

  @Test(arguments: [2, 3]) func `only one occurrence of a repeated item is read`(items: Int) {
    let stage = CarouselStage(items: items, wrap: true)
    stage.update { $0.centersItemWhenSelected = false }
    #expect(stage.carousel.track.repeats > 1)
    for offset in (0..<items).map(Double.init) {
      stage.update { $0.setScrollOffset(offset) }
      let order = stage.controller.readingOrder
      #expect(order.filter { !$0.isHidden }.map(\.index) == Array(0..<items))
      #expect(order.filter { $0.isUsable }.map(\.index) == Array(0..<items))
      #expect(order.filter(\.isCurrent).map(\.index) == [Int(offset)])
      #expect(order.first { $0.isCurrent }?.isHidden == false)
    }
  }

  @Test(arguments: CarouselAxis.tested)
  func `what a host clips is hidden, unless it can be used`(axis: CarouselAxis) {
    let size = Size2D(width: 600, height: 400)
    let stage = CarouselStage(items: 9, axis: axis, viewport: size, itemSize: size)
    var read: [Int] { stage.controller.readingOrder.filter { !$0.isHidden }.map(\.index) }
    var usable: [Int] { stage.controller.readingOrder.filter(\.isUsable).map(\.index) }
    stage.update { $0.setScrollOffset(4) }
    stage.settle()
    #expect(read.count > 1, "it may be seen beside the carousel")
    stage.host.forget()
    stage.update { $0.clipsItems = true }
    #expect(read == [4] && usable == [4] && stage.host.count(of: .releaseFocus) == 0)
    #expect(stage.events.contains(.readingOrderDidChange))
    stage.update { $0.setScrollOffset(4.5) }
    #expect(read == [4, 5])
    stage.update { $0.scroll(toItemAt: 7, duration: 0.4) }
    stage.settle()
    #expect(read == [7])
    stage.update { $0.isList = true }
    stage.settle()
    #expect(read.count > 1, "a list is read as a whole")
    stage.update { $0.isList = false }
    stage.settle()
    #expect(read == [7])
    stage.update { $0.centersItemWhenSelected = false }
    #expect(read.count > 1 && usable == read, "the Tab key leads to it")
    stage.update {
      $0.centersItemWhenSelected = true
      $0.clipsItems = false
    }
    #expect(read.count > 1)
  }

  @Test func `an item that is clipped keeps the focus`() {
    let size = Size2D(width: 600, height: 400)
    let stage = CarouselStage(items: 9, viewport: size, itemSize: size) { $0.clipsItems = true }
    stage.settle()
    let view = stage.controller.view(atSlot: 0)
    stage.controller.focusDidEnter(isEditing: true, isByKeyboard: true) { $0 === view }
    stage.update { $0.scroll(toItemAt: 3, duration: 0.4) }
    stage.settle()
    #expect(stage.controller.readingOrder.filter { !$0.isHidden }.map(\.index) == [0, 3])
    #expect(stage.host.count(of: .releaseFocus) == 0)
  }

  @Test func `an item that is repeated many times is read once`() {
    let stage = CarouselStage(items: 2, wrap: true, viewport: Size2D(width: 2000, height: 500))
    let order = stage.controller.readingOrder
    #expect(order.count > 6 && order.filter { !$0.isHidden }.map(\.index) == [0, 1])
    #expect(order.filter(\.isCurrent).allSatisfy { !$0.isHidden })
  }

  @Test func `a change is reported immediately at rest, and at intervals while it moves`() {
    let stage = CarouselStage(items: 1000)
    stage.host.forget()
    stage.update { $0.setScrollOffset(1) }
    #expect(stage.events.filter { $0 == .readingOrderDidChange }.count == 1)
    stage.host.forget()
    stage.update { $0.scroll(toItemAt: 8, duration: 5) }
    stage.settle()
    let told = stage.events.filter { $0 == .readingOrderDidChange }.count
    #expect((4...7).contains(told), "\(told)")
    stage.host.forget()
    stage.update { $0.setScrollOffset($0.scrollOffset) }
    #expect(!stage.events.contains(.readingOrderDidChange))
  }

  @Test func `while items pass fast it is reported at long intervals, and soon after they slow down`() {
    let stage = CarouselStage(items: 1000)
    stage.update { $0.autoscroll = 12 }
    stage.settle(within: 1)
    stage.host.forget()
    stage.settle(within: 10)
    #expect(stage.events.filter { $0 == .readingOrderDidChange }.count == 2)
    stage.update { $0.autoscroll = 2 }
    stage.host.forget()
    stage.settle(within: 3)
    #expect((3...4).contains(stage.events.filter { $0 == .readingOrderDidChange }.count))
  }

  @Test func `it is reported when the number of items or a view changes, and no view is mounted or unmounted`() {
    let stage = CarouselStage(items: 1000)
    stage.host.forget()
    stage.insert(at: 700, animated: false)
    #expect(stage.events.contains(.readingOrderDidChange))
    #expect(stage.controller.readingOrder.allSatisfy { $0.count == 1001 })
    stage.host.forget()
    stage.controller.reloadItem(at: 0, animated: false)
    #expect(stage.events.contains(.readingOrderDidChange))
  }
}

@Suite struct `Announcements` {
  private func announced(_ stage: CarouselStage) -> [Int] {
    stage.events.compactMap { if case .shouldAnnounce(let index) = $0 { index } else { nil } }
  }

  @Test func `changes by the user are announced when it has settled`() {
    let stage = CarouselStage(items: 100)
    _ = stage.controller.press(.right)
    stage.tick(20)
    #expect(announced(stage).isEmpty)
    stage.settle()
    #expect(announced(stage) == [1])
    stage.flick(by: -400)
    stage.settle()
    #expect(announced(stage) == [1, stage.current])
    stage.host.forget()
    stage.wheel(byNotches: 1)
    stage.settle()
    stage.controller.tap(at: stage.middle + Point2D(x: 200, y: 0))
    stage.settle()
    #expect(announced(stage).count == 2)
  }

  @Test func `changes by a program are not announced, unless it acts for the user`() {
    let stage = CarouselStage(items: 100)
    stage.update { $0.scroll(toItemAt: 3, duration: 0.4) }
    stage.settle()
    stage.controller.selectItem(at: 4)
    stage.settle()
    #expect(announced(stage).isEmpty)
    stage.controller.userWillAct()
    stage.update { $0.scroll(toItemAt: 7, duration: 0.4) }
    stage.settle()
    #expect(announced(stage) == [7])
  }

  @Test func `the end that a key or a button points beyond is announced, once`() {
    let stage = CarouselStage(items: 3)
    func ends() -> [CarouselEnd] {
      stage.events.compactMap { if case .shouldAnnounceEnd(let end) = $0 { end } else { nil } }
    }
    for _ in 0..<3 { #expect(!stage.controller.press(.left)) }
    stage.tick(20)
    #expect(ends() == [.first])
    #expect(!stage.controller.press(.up), "it points to no end")
    stage.tick(20)
    stage.update { $0.setScrollOffset(2) }
    #expect(!stage.controller.move(byItems: 1))
    stage.tick(20)
    #expect(ends() == [.first, .last])
    #expect(stage.controller.press(.home) && !stage.controller.press(.home))
    stage.settle()
    stage.tick(20)
    #expect(ends() == [.first, .last] && announced(stage) == [0], "the item says it")
    stage.update { $0.isScrollEnabled = false }
    #expect(!stage.controller.press(.left))
    stage.tick(20)
    #expect(ends().count == 2)
  }

  @Test func `an empty carousel has no ends`() {
    let stage = CarouselStage(items: 0)
    #expect(!stage.controller.press(.right))
    stage.tick(20)
    #expect(!stage.events.contains(.shouldAnnounceEnd(.last)))
  }

  @Test func `returning to the same item is not announced`() {
    let stage = CarouselStage(items: 100)
    stage.drag(by: -50)
    stage.settle()
    _ = stage.controller.press(.left)
    stage.settle()
    #expect(announced(stage).isEmpty)
    stage.update { $0.scroll(toItemAt: 5, duration: 0.2) }
    stage.settle()
    #expect(announced(stage).isEmpty, "a key without effect is not an action")
  }

  @Test(arguments: [false, true])
  func `holding down a key announces once`(reducesMotion: Bool) {
    let stage = CarouselStage(items: 100) { $0.preferences.reducesMotion = reducesMotion }
    for _ in 0..<30 {
      _ = stage.controller.press(.right)
      stage.tick(2)
    }
    stage.settle()
    #expect(announced(stage) == [30])
  }
}
