import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `Cross alignment` {
  private static let heights = [80.0, 200, 120, 260, 40]

  private static func row(
    _ alignment: CrossAlignment, style: NamedStyle = .linear, axis: CarouselAxis = .horizontal,
    set: (inout CarouselModel) -> Void = { _ in }
  ) -> CarouselStage {
    let stage = CarouselStage(items: 5, style: style, axis: axis, wrap: false, isLoaded: false) {
      $0.crossAlignment = alignment
      set(&$0)
    }
    stage.host.itemSize = { axis.size(Size2D(width: heights[$0], height: heights[$0]), withLength: 200) }
    stage.controller.reloadData()
    return stage
  }

  @Test(arguments: [CarouselAxis.horizontal, .vertical, .rightToLeft, CarouselAxis(isVertical: true, isMirrored: true)])
  func `items of different sizes rest on one line`(axis: CarouselAxis) {
    let crossLength = axis.isVertical ? 1000.0 : 500, isMirrored = axis.isVertical && axis.isMirrored
    for (alignment, share) in [(CrossAlignment.start, 0), (.center, 0.5), (.end, 1)] {
      let stage = Self.row(alignment, axis: axis)
      let onScreen = isMirrored ? 1 - share : share
      for item in stage.controller.mounted {
        let middle = stage.carousel.middle + item.placement.transform.project(.zero)!
        let edge = axis.across(middle) + (onScreen - 0.5) * axis.crossLength(of: item.size)
        #expect(isClose(edge, onScreen * crossLength), "\(alignment), item \(item.index)")
      }
    }
  }

  @Test(arguments: NamedStyle.allCases, [CrossAlignment.start, .end])
  func `every style places the aligned edge where it would place the middle`(
    style: NamedStyle, alignment: CrossAlignment
  ) {
    for axis in [CarouselAxis.horizontal, .vertical] {
      let share = alignment.share, stage = Self.row(alignment, style: style, axis: axis)
      let plain = Self.row(.center, style: style, axis: axis) {
        $0.focusPoint = axis.isVertical ? Point2D(x: share, y: 0.5) : Point2D(x: 0.5, y: share)
      }
      for offset in [0, 1.3, 4] {
        for stage in [stage, plain] { stage.update { $0.setScrollOffset(offset) } }
        #expect(isClose(stage.carousel.middle, plain.carousel.middle))
        for item in stage.controller.mounted {
          let reference = plain.controller.mounted.first { $0.slot == item.slot }!
          let edge = axis.crossVector((share - 0.5) * axis.crossLength(of: item.size))
          let (place, wanted) = (item.placement.transform.project(edge), reference.placement.transform.project(.zero))
          #expect(
            place == nil && wanted == nil || isClose(place!, wanted!), "\(style), item \(item.index) at \(offset)")
          #expect(item.placement.isHidden == reference.placement.isHidden)
        }
      }
    }
  }

  @Test func `hit testing finds items where they are`() {
    let stage = Self.row(.start)
    #expect(stage.controller.item(at: Point2D(x: 500, y: 79))?.index == 0)
    #expect(stage.controller.item(at: Point2D(x: 500, y: 81)) == nil)
    stage.update { $0.crossAlignment = .end }
    #expect(stage.controller.item(at: Point2D(x: 500, y: 421))?.index == 0)
    #expect(stage.controller.item(at: Point2D(x: 500, y: 419)) == nil)
  }

  @Test func `stretched items are as large as the carousel, unless its height follows theirs`() {
    #expect(Self.row(.stretch).carousel.fittedItemSize == Size2D(width: 0, height: 500))
    #expect(Self.row(.stretch, axis: .vertical).carousel.fittedItemSize == Size2D(width: 1000, height: 0))
    #expect(Self.row(.start).carousel.fittedItemSize == .zero && Self.row(.center).carousel.fittedItemSize == .zero)
    let automatic = Self.row(.stretch) { $0.adjustsHeight = true }
    #expect(automatic.carousel.fittedItemSize == .zero && automatic.carousel.crossShare == 0)
    let vertical = Self.row(.stretch, axis: .vertical) { $0.adjustsHeight = true }
    #expect(vertical.carousel.fittedItemSize == Size2D(width: 1000, height: 0))
    let list = Self.row(.stretch) { $0.isList = true }
    #expect(list.carousel.fittedItemSize == .zero && list.carousel.crossShare == 0.5)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0])
  func `a carousel of no size has finite placements`(size: Double) {
    for alignment in CrossAlignment.allCases {
      let stage = Self.row(alignment) { $0.viewport = Size2D(width: size, height: size) }
      stage.host.itemSize = { _ in Size2D(width: 200, height: size) }
      stage.controller.reloadData()
      #expect(stage.carousel.middle.isFinite && stage.carousel.fittedItemSize == .zero)
      #expect(stage.controller.mounted.allSatisfy { $0.placement.transform.isFinite })
    }
  }
}
