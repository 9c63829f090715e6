import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// The ends of contained rows whose items have lengths of their own, which become known while they are visible.
@Suite struct `Contained ends` {
  private func stage(
    widths: [Double], items: Int? = nil, style: NamedStyle = .linear, set: (inout CarouselModel) -> Void = { _ in }
  ) -> CarouselStage {
    let stage = CarouselStage(items: items ?? widths.count, style: style, isLoaded: false) {
      $0.itemSizing = .measured
      $0.isContained = true
      set(&$0)
    }
    stage.host.itemSize = { Size2D(width: widths[max(0, $0) % widths.count], height: 100) }
    stage.controller.reloadData()
    stage.settle()
    return stage
  }

  @Test(arguments: [NamedStyle.coverFlow2, .linear, .coverFlow, .scaledCoverFlow], 1...7)
  func `come to rest where fewer items are visible than fit, and every item can be seen`(style: NamedStyle, most: Int) {
    let stage = stage(widths: [150, 100, 75, 60, 50, 43], style: style) { $0.maximumVisibleItems = most }
    for offset in stride(from: 0.0, through: 5, by: 0.5) {
      stage.update { $0.setScrollOffset(offset) }
      #expect(stage.settle(within: 10))
      // A jump may end between two items; a new layout snaps.
      stage.update { $0.setNeedsLayout() }
      #expect(stage.settle(within: 10) && stage.faultsAtRest.isEmpty, "from \(offset): \(stage.faultsAtRest)")
    }
    var seen: Set<Int> = []
    for page in 0..<stage.carousel.numberOfPages {
      stage.controller.move(toPageAt: page)
      stage.settle()
      seen.formUnion(stage.controller.mounted.compactMap(\.item))
    }
    #expect(seen == Set(0..<6))
  }

  @Test(arguments: [0, 0.5, 1], stride(from: -1.0, through: 8, by: 0.1).map { $0 })
  func `are told with the item that is current there`(alignment: Double, offset: Double) {
    let stage = stage(widths: [150, 100, 75, 60, 350, 43, 80, 222]) { $0.alignment = alignment }
    stage.update { $0.setScrollOffset(offset) }
    #expect(stage.faults.isEmpty && stage.settle())
    stage.update { $0.setNeedsLayout() }
    #expect(stage.settle() && stage.faultsAtRest.isEmpty)
  }

  @Test func `keep their current item when a step leads nowhere`() {
    let stage = stage(widths: [120, 180, 150], items: 8)
    stage.update { $0.viewport = Size2D(width: 400, height: 800) }
    stage.update { $0.scroll(toItemAt: 6, duration: 0) }
    stage.settle()
    stage.update { $0.viewport = Size2D(width: 900, height: 300) }
    stage.settle()
    let (index, offset) = (stage.carousel.currentIndex, stage.carousel.scrollOffset)
    #expect(index == 7)
    stage.update { $0.step(by: 1) }
    #expect(stage.settle() && stage.carousel.currentIndex == index && stage.carousel.scrollOffset == offset)
  }

  @Test(arguments: [0, 0.5, 1])
  func `stay within the items when most of them are removed`(alignment: Double) {
    let stage = stage(widths: [150, 100, 75, 60, 350, 43], items: 50) { $0.alignment = alignment }
    stage.update { $0.scroll(toItemAt: 49, duration: 0.4) }
    stage.settle()
    for _ in 0..<47 {
      stage.remove(at: 1, animated: false)
      let ends = stage.carousel.track.ends, last = Double(stage.carousel.numberOfItems - 1)
      #expect(ends.lowerBound >= 0 && ends.upperBound <= last && stage.faults.isEmpty)
    }
    #expect(stage.settle() && stage.faultsAtRest.isEmpty)
  }

  @Test func `follow items that have grown while they were off-screen`() {
    var width = 40.0
    let stage = stage(widths: [40], items: 40)
    stage.host.itemSize = { _ in Size2D(width: width, height: 100) }
    stage.update { $0.scroll(toItemAt: 39, duration: 0) }
    stage.settle()
    stage.update { $0.scroll(toItemAt: 0, duration: 0) }
    stage.settle()
    width = 400
    for view in stage.host.views { view.size.width = width }
    stage.controller.remeasure(keepingLength: true)
    stage.settle()
    stage.controller.move(toPageAt: .max)
    #expect(stage.settle() && stage.current == 39 && stage.faultsAtRest.isEmpty)
  }

  @Test(arguments: [1e-310, 5e-324, 1e-12, 1e308, .infinity, -1, .nan])
  func `are finite for any length of an item`(length: Double) {
    for isContained in [false, true] {
      for wrap in [false, true] {
        let stage = CarouselStage(items: 6, wrap: wrap) {
          $0.itemSizing = .measured
          $0.givenItemLength = length
          $0.isContained = isContained
        }
        for item in [3, 0, 5] {
          stage.update { $0.scroll(toItemAt: item, duration: 0.4) }
          #expect(stage.settle() && stage.faultsAtRest.isEmpty, "\(stage.faultsAtRest)")
        }
        stage.flick(by: -300)
        #expect(stage.settle() && stage.faultsAtRest.isEmpty, "\(stage.faultsAtRest)")
      }
    }
  }

  @Test func `computed bounds that are reversed or no numbers do not trap`() {
    #expect(5.0.clamped(3, 1) == 3 && 2.0.clamped(1, 3) == 2 && 5.0.clamped(1, 3) == 3)
    #expect(5.0.clamped(1, .nan) == 1 && Double.nan.clamped(1, 3) == 1 && 5.0.clamped(.nan, 3).isNaN)
  }
}
