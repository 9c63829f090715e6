import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `The fitted size of items` {
  private func row(_ count: Double, axis: CarouselAxis = .horizontal, set: (inout CarouselModel) -> Void = { _ in })
    -> CarouselModel
  {
    CarouselStage(items: 20, style: .linear, axis: axis, wrap: false) {
      $0.itemsPerView = count
      set(&$0)
    }.carousel
  }

  @Test func `items per view give items the length at which they are placed`() {
    for count in [1, 2.5, 3, 40] {
      for axis in [CarouselAxis.horizontal, .vertical, .rightToLeft] {
        let row = row(count, axis: axis) { ($0.gap, $0.insets) = (10, Point2D(x: 20, y: 30)) }
        let length = axis.length(of: row.fittedItemSize)
        #expect(length == row.itemLength && axis.crossLength(of: row.fittedItemSize) == 0)
        let usable = axis.length(of: row.viewport) - 50
        #expect(abs(count * length + (count - 1) * 10 - usable) < 1e-9)
      }
    }
  }

  @Test func `items have their own length where none fits, or each has its own`() {
    for count in [0, -1, .nan, .infinity, 1e9] { #expect(row(count) { $0.gap = 10 }.fittedItemSize == .zero) }
    #expect(row(2) { $0.itemSizing = .measured }.fittedItemSize == .zero)
    #expect(row(2) { $0.isList = true }.fittedItemSize == .zero)
    #expect(row(2) { $0.viewport = .zero }.fittedItemSize == .zero)
  }

  @Test func `items that fill what they are given are offered the fitted size, or else that of the carousel`() {
    #expect(row(0).offeredItemSize == Size2D(width: 1000, height: 500))
    #expect(row(4).offeredItemSize == Size2D(width: 250, height: 500))
    #expect(row(4, axis: .vertical).offeredItemSize == Size2D(width: 1000, height: 125))
    #expect(row(4) { $0.adjustsHeight = true }.offeredItemSize == Size2D(width: 250, height: 0))
    #expect(
      row(4) { ($0.crossAlignment, $0.isList) = (.stretch, true) }.offeredItemSize == Size2D(width: 1000, height: 500))
    #expect(row(0) { $0.viewport = Size2D(width: .nan, height: -1) }.offeredItemSize == .zero)
  }
}
