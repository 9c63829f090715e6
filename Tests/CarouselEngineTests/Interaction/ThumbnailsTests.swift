import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// A carousel, and a contained row of thumbnails of its items that shows four of twelve.
private final class Pair {
  let other: CarouselStage
  let row: CarouselStage

  init(items: Int = 12, thumbnails: Int = 12, wrap: Bool = false, axis: CarouselAxis = .horizontal) {
    other = CarouselStage(items: items, axis: axis, wrap: wrap, viewport: Size2D(width: 400, height: 400))
    row = CarouselStage(
      items: thumbnails, axis: axis, viewport: Size2D(width: 400, height: 400),
      itemSize: Size2D(width: 100, height: 100))
    row.update {
      $0.isContained = true
      $0.alignment = 0
    }
    follow()
  }

  /// Does what a host does after each change of the other carousel.
  func follow() {
    row.controller.thumbnails = CarouselThumbnails(of: CarouselThumbnails.Target(other.carousel)) { [unowned self] in
      other.controller.showForUser(itemAt: $0)
      follow()
    }
  }

  func settle() {
    other.settle()
    follow()
    row.settle()
  }

  func press(_ keys: CarouselKey...) -> [Bool] { keys.map { row.controller.press($0) } }

  var selected: [Int] { row.controller.placedItems.filter { $0.marks.contains(.selected) }.map(\.index) }
}

@Suite struct `Thumbnails` {
  @Test(arguments: CarouselAxis.tested)
  func `arrows, Home and End reach each thumbnail of a contained row, and select it`(axis: CarouselAxis) {
    let pair = Pair(axis: axis), row = pair.row.controller
    let forward: CarouselKey = axis.isVertical ? .down : axis.isMirrored ? .left : .right
    let back: CarouselKey = axis.isVertical ? .up : axis.isMirrored ? .right : .left
    #expect(row.selectedIndex == 0 && pair.selected == [0])
    for index in 1..<12 {
      #expect(pair.press(forward) == [true])
      #expect(row.selectedIndex == index, "at once, so that quick presses add up")
      pair.settle()
      #expect(pair.other.carousel.currentIndex == index && pair.selected == [index])
      let item = pair.row.controller.placedItems.first { $0.index == index }
      #expect(item?.marks.contains(.visible) == true)
      #expect(
        row.readingOrder.filter(\.isCurrent).map(\.index) == [index], "it is what assistive technology finds selected")
    }
    #expect(pair.press(forward, .home, back, .end) == [false, true, false, true])
    #expect(row.selectedIndex == 11)
    #expect(pair.press(axis.isVertical ? .left : .up) == [false], "keys across the axis are the container's")
  }

  @Test func `the row scrolls only if the selected item is not wholly in view`() {
    let pair = Pair()
    _ = pair.press(.right, .right)
    pair.settle()
    #expect(pair.row.carousel.scrollOffset == 0)
    pair.other.update { $0.setScrollOffset(6) }
    pair.settle()
    #expect(pair.row.controller.selectedIndex == 6 && pair.row.carousel.scrollOffset == 6)
    pair.other.update { $0.setScrollOffset(8) }
    pair.settle()
    #expect(pair.row.carousel.scrollOffset == 6)
  }

  @Test func `a tap and Return show the item, and the other one moves for the user`() {
    let pair = Pair()
    pair.row.controller.selectItem(at: 2)
    pair.settle()
    #expect(pair.other.carousel.currentIndex == 2 && pair.other.carousel.isUserInitiated)
    pair.other.update { $0.setScrollOffset(0) }
    pair.follow()
    var shown: [Int] = []
    pair.row.controller.thumbnails = CarouselThumbnails(of: .init(index: 1, count: 12)) { shown.append($0) }
    #expect(pair.press(.select) == [true] && shown == [1], "the selected item, not the current one")
  }

  @Test func `at its ends the selection follows the other carousel around, if that wraps`() {
    let pair = Pair(wrap: true)
    #expect(pair.press(.left) == [true] && pair.row.controller.selectedIndex == 11)
    #expect(pair.press(.right) == [true] && pair.row.controller.selectedIndex == 0)
  }

  @Test(arguments: [(12, 5), (5, 12), (0, 5), (5, 0)])
  func `they may have different numbers of items`(items: Int, thumbnails: Int) {
    let pair = Pair(items: items, thumbnails: thumbnails), least = min(items, thumbnails)
    // Without a selected item, the key scrolls the row.
    #expect(pair.press(.end) == [thumbnails > 0])
    pair.settle()
    #expect(pair.row.controller.selectedIndex == (least > 0 ? least - 1 : nil))
    guard least > 0 else { return }
    pair.other.update { $0.setScrollOffset(Double(items - 1)) }
    pair.settle()
    #expect(pair.row.controller.selectedIndex == least - 1, "the last one stands for the remaining ones")
  }

  @Test func `a target that makes no sense does no harm`() {
    let pair = Pair()
    for target in [
      CarouselThumbnails.Target(index: 3, count: 0, wraps: true), .init(index: -5, count: -1),
      .init(index: .max, count: 2),
    ] {
      pair.row.controller.thumbnails = CarouselThumbnails(of: target) { _ in Issue.record("there is nothing to show") }
      #expect((0..<12).contains(pair.row.controller.selectedIndex ?? -1))
      #expect(pair.press(.right) == [false])
    }
  }

  @Test func `without another carousel nothing is selected, and keys scroll`() {
    let pair = Pair()
    pair.row.controller.thumbnails = nil
    #expect(pair.row.controller.selectedIndex == nil && pair.selected == [])
    #expect(pair.press(.right) == [true])
    pair.row.settle()
    #expect(pair.row.carousel.currentIndex == 1 && pair.other.carousel.currentIndex == 0)
  }
}
