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
    #expect(reports(style: .linear, axis: axis, sizing: sizing).isEmpty)
  }

  @Test(arguments: [NamedStyle.linear3D, .coverFlow, .coverFlow2, .scaledCoverFlow], ItemSizing.allCases)
  func `of a row in depth are mounted at rest and in motion, however it is moved`(
    style: NamedStyle, sizing: ItemSizing
  ) {
    for axis in CarouselAxis.tested { #expect(reports(style: style, axis: axis, sizing: sizing).isEmpty) }
  }

  /// Moves random rows and returns the first faults.
  private func reports(style: NamedStyle, axis: CarouselAxis, sizing: ItemSizing) -> [String] {
    var reports: [String] = []
    for seed in 1...UInt64(24) {
      var generator = Generator(seed: seed)
      let lengths = (0..<47).map { _ in generator.number(40...340).rounded() }
      let (alignment, gap) = (generator.pick([0.5, 0, 1, 0.3]), generator.pick([0.0, 12]))
      let (isContained, wraps) = (generator.coin(), generator.count(0...3) == 0)
      let stage = CarouselStage(
        items: 47, style: style, axis: axis, wrap: wraps, viewport: Size2D(width: 700, height: 600), isLoaded: false
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
        guard reports.count < 5, let fault = (stage.faultsInSight + stage.faultsBeyondSight).first else { continue }
        reports.append("seed \(seed), aligned at \(alignment), after a \(way) to \(stage.offset): \(fault)")
      }
    }
    return reports
  }

  @Test(arguments: NamedStyle.allCases, CarouselAxis.tested)
  func `of each style are mounted, however wide it is`(style: NamedStyle, axis: CarouselAxis) {
    for (length, item) in [(320.0, 150.0), (700, 150), (1100, 150), (1100, 300), (1600, 200)] {
      for (items, wraps) in [(90, false), (90, true), (7, true)] {
        let stage = CarouselStage(
          items: items, style: style, axis: axis, wrap: wraps,
          viewport: axis.size(Size2D(width: 500, height: 500), withLength: length),
          itemSize: Size2D(width: item, height: item))
        for step in 0..<70 {
          stage.update { $0.setScrollOffset(Double(step) * Double(items) / 90 + Double(step % 5) * 0.2) }
          stage.tick()
          let fault = stage.faultsInSight.first
          #expect(
            fault == nil, "\(style) \(length) / \(item), \(items) items, \(wraps), at \(stage.offset): \(fault ?? "")")
          if fault != nil { break }
        }
      }
    }
  }

  @Test func `on a ring with more items than it has room for appear and leave at its back, unseen`() {
    for length in stride(from: 300.0, to: 1600, by: 50) {
      let stage = CarouselStage(
        items: 200, style: .basicRotary, viewport: Size2D(width: length, height: 500),
        itemSize: Size2D(width: 150, height: 150))
      for step in 0..<20 {
        stage.update { $0.setScrollOffset(50 + Double(step) / 10) }
        let carousel = stage.carousel, shown = stage.controller.mounted.map(\.offset)
        for offset in [(shown.min() ?? 0) - 1, (shown.max() ?? 0) + 1] {
          #expect(carousel.layout.placement(at: offset).opacity < 1e-9, "\(offset) in \(length)")
        }
      }
    }
  }

  @Test(arguments: [NamedStyle.invertedRotary, .invertedCylinder, .invertedTiltedCylinder], CarouselAxis.tested)
  func `of a ring seen from within are all that stand on its front half`(style: NamedStyle, axis: CarouselAxis) {
    var hidden: [String] = []
    for items in 3...24 {
      for length in [300.0, 700, 1600] {
        let stage = CarouselStage(
          items: items, style: style, axis: axis,
          viewport: axis.size(Size2D(width: 500, height: 500), withLength: length),
          itemSize: Size2D(width: 150, height: 150))
        for step in 0..<60 {
          stage.update { $0.setScrollOffset(Double(step) / 20) }
          stage.tick()
          let carousel = stage.carousel, scene = carousel.layout.scene
          for item in 0..<items {
            let offset = carousel.track.offset(ofSlot: item, from: carousel.position)
            let placement = carousel.layout.placement(at: offset)
            // Beside the viewer and behind it are none.
            guard abs(offset) < Double(items) / 4, !stage.controller.mounted.contains(where: { $0.item == item }),
              [-0.5, 0, 0.5].contains(where: { scene.shows(placement, along: $0 * scene.itemLength) })
            else { continue }
            hidden.append("item \(item) of \(items) in \(length) at \(carousel.position)")
          }
        }
      }
    }
    #expect(hidden.isEmpty, "\(hidden.count): \(hidden.prefix(4))")
  }

  @Test func `of a circle that shows each item once are those that follow the current one`() {
    let lengths = [300.0, 50, 50, 300, 50, 150]
    let stage = CarouselStage(items: 6, wrap: true, viewport: Size2D(width: 600, height: 300), isLoaded: false) {
      $0.itemSizing = .measured
      $0.alignment = 0
      $0.repeatsItems = false
    }
    stage.host.itemSize = { Size2D(width: lengths[$0], height: 100) }
    stage.controller.reloadData()
    stage.update { $0.setScrollOffset(1) }
    stage.tick()
    #expect((0..<6).map { stage.start(ofItem: $0) } == [-300, 0, 50, 100, 400, 450])
    // Each is shown once; no more are needed, however short they are.
    #expect(stage.carousel.density < 3)
  }

  @Test(arguments: CarouselAxis.tested, ItemSizing.allCases)
  func `of a circle that shows each item once are where they fill it`(axis: CarouselAxis, sizing: ItemSizing) {
    var reports: [String] = [], seams = 0
    for seed in 1...UInt64(60) {
      var generator = Generator(seed: seed)
      let items = generator.count(1...14), lengths = (0..<items).map { _ in generator.number(40...340).rounded() }
      let (alignment, gap) = (generator.pick([0.5, 0, 1, 0.3]), generator.pick([0.0, 12]))
      let stage = CarouselStage(
        items: items, axis: axis, wrap: true, viewport: Size2D(width: 700, height: 600), isLoaded: false
      ) {
        $0.itemSizing = sizing
        $0.alignment = alignment
        $0.gap = gap
        $0.repeatsItems = false
      }
      stage.host.itemSize = {
        axis.size(Size2D(width: 100, height: 100), withLength: sizing == .measured ? lengths[$0] : 100)
      }
      stage.controller.reloadData()
      for step in 0..<16 {
        let way = move(stage, generator.count(0...4), &generator, last: items - 1)
        for _ in 0..<generator.count(0...4) { stage.tick(generator.count(1...6)) }
        if step % 2 == 0 { stage.settle() }
        if stage.carousel.track.seam != nil { seams += 1 }
        guard reports.count < 5, let fault = (stage.faultsInSight + stage.faultsBeyondSight).first else { continue }
        reports.append("seed \(seed), \(items) items at \(alignment), after a \(way) to \(stage.offset): \(fault)")
      }
    }
    #expect(reports.isEmpty && seams > 300, "\(seams): \(reports.joined(separator: "\n"))")
  }

  @Test(arguments: [false, true], [0.5, 0])
  func `are as few after short items as in a carousel that begins there`(wraps: Bool, alignment: Double) {
    func stage(at index: Int) -> CarouselStage {
      let stage = CarouselStage(
        items: 400, wrap: wraps, viewport: Size2D(width: 600, height: 300), isLoaded: false
      ) {
        $0.itemSizing = .measured
        $0.givenItemLength = 200
        $0.alignment = alignment
        $0.setCurrentIndex(index)
      }
      // Short ones from 100 to 199.
      stage.host.itemSize = { Size2D(width: $0 / 100 == 1 ? 12 : 240, height: 100) }
      stage.controller.reloadData()
      stage.settle()
      return stage
    }
    let few = stage(at: 300).carousel.numberOfVisibleItems, many = stage(at: 150).carousel.numberOfVisibleItems
    #expect(few < 12 && many > 45)
    let moves: [(String, (CarouselStage) -> Void)] = [
      ("jump", { $0.update { $0.setScrollOffset(300) } }),
      ("scroll", { $0.update { $0.scroll(toItemAt: 260, duration: 1) } }),
      ("flick", { $0.flick(by: -3000, over: 0.1) }),
    ]
    for (name, move) in moves {
      let stage = stage(at: 150)
      move(stage)
      stage.settle()
      #expect(stage.offset > 203, "\(name)")
      #expect(stage.carousel.numberOfVisibleItems <= few, "after a \(name)")
      #expect(stage.controller.mounted.count == stage.carousel.numberOfVisibleItems && stage.faultsInSight.isEmpty)
      // Each change is one of the layout; a carousel at rest has none.
      let layout = ObjectIdentifier(stage.carousel.layout)
      stage.tick(3)
      stage.update { $0.invalidate(.placement) }
      #expect(ObjectIdentifier(stage.carousel.layout) == layout)
      stage.update { $0.scroll(toItemAt: 150, duration: 1) }
      stage.settle()
      #expect(stage.faultsInSight.isEmpty && stage.carousel.numberOfVisibleItems > 45)
    }
  }

  /// Moves a row in one of five ways.
  private func move(_ stage: CarouselStage, _ way: Int, _ generator: inout Generator, last: Int = 46) -> String {
    switch way {
    case 0:
      _ = stage.controller.press(generator.pick([.left, .right, .up, .down, .home, .end]))
      return "key"
    case 1:
      stage.update { $0.setScrollOffset(generator.number(0...Double(last))) }
      return "jump"
    case 2:
      stage.update { $0.scroll(toItemAt: generator.count(0...last), duration: 0.3) }
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

extension CarouselStage {
  /// Where a mounted item begins along the axis, in points.
  fileprivate func start(ofItem item: Int) -> Double? {
    guard let mounted = controller.mounted.first(where: { $0.item == item && !$0.isLeaving }),
      let place = mounted.placement.transform.project(.zero)
    else { return nil }
    let axis = carousel.effective.axis
    return (axis.along(carousel.middle + place) - axis.length(of: mounted.size) / 2).rounded()
  }
}
