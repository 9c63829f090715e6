import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `Item marks` {
  @Test func `the current item has neighbours, and what is partly inside of the viewport is visible`() {
    let stage = CarouselStage(items: 9, viewport: Size2D(width: 600, height: 400))
    #expect(stage.marks == [0: [.current, .visible], 1: [.next, .visible]])
    stage.update { $0.setScrollOffset(4) }
    #expect(stage.marks == [3: [.previous, .visible], 4: [.current, .visible], 5: [.next, .visible]])
    stage.update { $0.setScrollOffset(4.25) }
    #expect(stage.marks[6] == .visible, "a part of it is inside")
    stage.update { $0.setScrollOffset(8) }
    #expect(stage.marks == [7: [.previous, .visible], 8: [.current, .visible]])
  }

  @Test(arguments: CarouselAxis.tested)
  func `what is beside the viewport is not visible, whether a host clips it or not`(axis: CarouselAxis) {
    let size = Size2D(width: 600, height: 400)
    let stage = CarouselStage(items: 9, axis: axis, viewport: size, itemSize: size)
    for clips in [false, true] {
      stage.update { $0.clipsItems = clips }
      #expect(stage.marks == [0: [.current, .visible], 1: .next])
    }
  }

  @Test func `where it wraps, the first and the last item are neighbours`() {
    let stage = CarouselStage(items: 9, wrap: true, viewport: Size2D(width: 600, height: 400))
    #expect(stage.marks == [8: [.previous, .visible], 0: [.current, .visible], 1: [.next, .visible]])
  }

  @Test(arguments: [1, 2, 3]) func `of an item that is repeated, one occurrence is current`(items: Int) {
    let stage = CarouselStage(items: items, wrap: true)
    #expect(stage.carousel.track.repeats > 1)
    let marks = stage.controller.placedItems.map(\.marks)
    for mark in [ItemMarks.current, .previous, .next] { #expect(marks.filter { $0.contains(mark) }.count == 1) }
  }

  @Test func `placeholders are visible, and not neighbours`() {
    let stage = CarouselStage(items: 3, placeholders: 2, viewport: Size2D(width: 2000, height: 500))
    let placeholders = stage.controller.placedItems.filter(\.isPlaceholder)
    #expect(placeholders.map(\.marks) == [.visible, .visible])
  }

  @Test func `what leaves has no marks, nor is what the style hides visible`() {
    let stage = CarouselStage(items: 9)
    stage.remove(at: 0, animated: true)
    #expect(stage.host.placedItems.filter(\.isLeaving).map(\.marks) == [[]])
    stage.settle()
    stage.update { $0.options.fadeMax = .constant(0.5) }
    stage.update { $0.setScrollOffset(4) }
    for item in stage.controller.placedItems where item.placement.opacity == 0 {
      #expect(!item.marks.contains(.visible))
    }
  }
}

extension CarouselStage {
  /// The marks of the items that have some.
  fileprivate var marks: [Int: ItemMarks] {
    Dictionary(uniqueKeysWithValues: controller.placedItems.filter { !$0.marks.isEmpty }.map { ($0.index, $0.marks) })
  }
}
