import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// A wrapping row whose items are too few to fill it, and are not repeated.
@Suite struct `A visible seam` {
  @Test(arguments: [NamedStyle.linear, .coverFlow, .stack], 1...5)
  func `is passed without a jump`(style: NamedStyle, items: Int) {
    let stage = CarouselStage(items: items, style: style, wrap: true) { $0.repeatsItems = false }
    #expect(stage.carousel.track.repeats == 1 && stage.host.mounted.count == items)
    // Every item is shown at rest.
    #expect(stage.host.mounted.allSatisfy { $0.placed!.placement.opacity > 0.99 || style == .stack })
    var last: [ObjectIdentifier: Placement] = [:]
    for step in 0...(items * 100) {
      stage.update { $0.setScrollOffset(Double(step) / 50) }
      stage.tick()
      #expect(Set(stage.host.mounted.map(\.placed!.slot)).count == items, "each is shown once")
      for view in stage.host.mounted {
        let new = view.placed!.placement, old = last.updateValue(new, forKey: ObjectIdentifier(view)) ?? new
        // The step of an item that does not pass the seam.
        let way = new.transform.project(.zero)! - old.transform.project(.zero)!
        #expect(abs(way.x) < 40 || min(new.opacity, old.opacity) < 0.05, "\(step): \(old.opacity) \(new.opacity)")
      }
    }
  }

  @Test(arguments: [0, 0.3, 0.5, 1], 1...6)
  func `hides no item of any page`(alignment: Double, groupSize: Int) {
    for items in 1...9 {
      let stage = CarouselStage(items: items, wrap: true) {
        $0.repeatsItems = false
        $0.alignment = alignment
        $0.groupSize = groupSize
      }
      for page in 0..<stage.carousel.numberOfPages {
        stage.controller.move(toPageAt: page)
        #expect(stage.settle() && stage.faultsAtRest.isEmpty && stage.carousel.currentPage == page)
        let visible = stage.host.mounted.filter {
          $0.placed!.placement.opacity > 0.99 && !$0.placed!.placement.isHidden
        }
        let ofPage = page * groupSize..<min(items, (page + 1) * groupSize)
        #expect(
          ofPage.allSatisfy { item in visible.contains { $0.content == .item(item) } },
          "page \(page) of \(items) items: \(visible.map(\.content))")
      }
    }
  }

  @Test func `is there only while the items are too few`() {
    let stage = CarouselStage(items: 3, wrap: true) { $0.repeatsItems = false }
    #expect(stage.carousel.track.seam != nil)
    stage.reload(items: 12)
    #expect(stage.carousel.track.seam == nil && stage.carousel.track.repeats == 1)
    stage.reload(items: 3)
    stage.update { $0.repeatsItems = true }
    stage.tick()
    #expect(stage.carousel.track.seam == nil && stage.carousel.track.repeats > 1)
  }
}
