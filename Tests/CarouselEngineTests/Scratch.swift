import Testing
@testable import CarouselEngine

@Suite struct Scratch {
  @Test func three() {
    let stage = ControllerStage(items: 6, style: .coverFlow2, viewport: Size2D(width: 1000, height: 500), isLoaded: false) {
      $0.itemSizing = .measured; $0.isContained = true; $0.maximumVisibleItems = 3
    }
    let widths = [150.0, 100, 75, 60, 50, 43]
    stage.host.itemSize = { Size2D(width: $0 < 0 ? 50 : widths[$0], height: 100) }
    stage.controller.reloadData()
    stage.settle()
    print("three: at", stage.offset, stage.carousel.track.ends, stage.faultsAtRest)
    stage.update { $0.setScrollOffset(0) }
    for _ in 0..<6 { stage.tick(); print(stage.offset, stage.carousel.track.ends, stage.carousel.movement, stage.host.next, stage.carousel.track.snaps, stage.carousel.density) }
    print("three:", stage.settle(within: 20), stage.offset, stage.faults)
  }
  @Test func four() {
    for n in [2, 4] {
    let stage = ControllerStage(items: n, wrap: true, viewport: Size2D(width: 1000, height: 300), itemSize: Size2D(width: 200, height: 150)) { $0.groupSize = 2; $0.repeatsItems = false }
    stage.settle()
    print("four:", stage.offset, stage.carousel.track.seam, stage.controller.mounted.map { ($0.slot, $0.item, $0.offset, $0.placement.opacity) })
    }
  }
  @Test func six() {
    let stage = ControllerStage(items: 2, wrap: true)
    stage.settle()
    let view = stage.host.mounted.first { $0.content == .item(1) }
    print("six", stage.host.mounted.map(\.content), stage.controller.mounted.map(\.slot))
    stage.controller.focusDidEnter(isEditing: true, isByKeyboard: true) { $0 === view }
    stage.settle()
    stage.update { $0.options.wrap = 0 }
    stage.settle()
    print("six", stage.controller.mounted.map { ($0.slot, $0.item, $0.isKept, $0.focus) }, stage.faultsAtRest)
  }
}
