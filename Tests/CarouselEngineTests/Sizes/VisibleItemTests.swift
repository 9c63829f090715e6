import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// Whatever meets the viewport is mounted.
@Suite struct `Visible items` {
  @Test func `short items after a long one fill the viewport`() {
    let lengths = [300.0, 50, 50, 300, 50, 150]
    let stage = CarouselStage(items: 6, viewport: Size2D(width: 600, height: 300), isLoaded: false) {
      $0.itemSizing = .measured
      $0.alignment = 0
      $0.isContained = true
    }
    stage.host.itemSize = { Size2D(width: lengths[$0], height: 100) }
    stage.controller.reloadData()
    #expect(stage.controller.press(.right) && stage.settle())
    #expect(stage.controller.mounted.compactMap(\.item).sorted() == [0, 1, 2, 3, 4, 5])
  }

  @Test(arguments: CarouselAxis.tested, ItemSizing.allCases)
  func `of a row are mounted at rest and in motion, however it is moved`(axis: CarouselAxis, sizing: ItemSizing) {
    var reports: [String] = []
    for seed in 1...UInt64(24) {
      var generator = Generator(seed: seed)
      let lengths = (0..<47).map { _ in generator.number(40...340).rounded() }
      let (alignment, gap) = (generator.pick([0.5, 0, 1, 0.3]), generator.pick([0.0, 12]))
      let (isContained, wraps) = (generator.coin(), generator.count(0...3) == 0)
      let stage = CarouselStage(
        items: 47, axis: axis, wrap: wraps, viewport: Size2D(width: 700, height: 600), isLoaded: false
      ) {
        $0.itemSizing = sizing
        $0.alignment = alignment
        $0.gap = gap
        $0.isContained = isContained
      }
      stage.host.itemSize = {
        axis.size(Size2D(width: 150, height: 150), withLength: sizing == .measured ? lengths[$0] : 150)
      }
      stage.controller.reloadData()
      for step in 0..<16 {
        let way = move(stage, generator.count(0...4), &generator)
        for _ in 0..<generator.count(0...4) { stage.tick(generator.count(1...6)) }
        if step % 2 == 0 { stage.settle() }
        guard reports.count < 5, let fault = stage.faultsInSight.first else { continue }
        reports.append("seed \(seed), aligned at \(alignment), after a \(way) to \(stage.offset): \(fault)")
      }
    }
    #expect(reports.isEmpty, "\(reports.joined(separator: "\n"))")
  }

  /// Moves a row in one of five ways.
  private func move(_ stage: CarouselStage, _ way: Int, _ generator: inout Generator) -> String {
    switch way {
    case 0:
      _ = stage.controller.press(generator.pick([.left, .right, .up, .down, .home, .end]))
      return "key"
    case 1:
      stage.update { $0.setScrollOffset(generator.number(0...46)) }
      return "jump"
    case 2:
      stage.update { $0.scroll(toItemAt: generator.count(0...46), duration: 0.3) }
      return "scroll"
    case 3:
      stage.flick(by: generator.number(-300...300))
      return "flick"
    default:
      stage.wheel(by: generator.number(-300...300))
      return "turn of the wheel"
    }
  }
}
