import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// A closure that counts its calls, and records the default that it receives.
private final class Asked {
  private(set) var count = 0
  private(set) var defaultValue: Double?

  func option(_ change: @escaping (Double) -> Double = { $0 }) -> Option {
    .computed { [self] in
      count += 1
      defaultValue = $0
      return change($0)
    }
  }
}

@Suite struct `Options of styles` {
  struct Default: CustomStringConvertible {
    var style: NamedStyle
    var option: StyleOption
    var value: Double
    var description: String { "\(option) of \(style) is \(value)" }

    init(_ style: NamedStyle, _ option: StyleOption, _ value: Double) {
      (self.style, self.option, self.value) = (style, option, value)
    }
  }

  /// The documented defaults, with 20 items of 200 points in a view of 1000: a ring of 15 (5π, rounded down).
  static let defaults: [Default] = [
    Default(.linear, .spacing, 1), Default(.linear, .wrap, 0), Default(.linear, .offsetMultiplier, 1),
    Default(.coverFlow, .tilt, 0.9), Default(.coverFlow, .spacing, 0.25), Default(.coverFlow, .offsetMultiplier, 2),
    Default(.coverFlow2, .tilt, 0.9), Default(.coverFlow2, .spacing, 0.25), Default(.coverFlow2, .offsetMultiplier, 2),
    Default(.timeMachine, .tilt, 0.3), Default(.timeMachine, .spacing, 1), Default(.timeMachine, .fadeMax, 0),
    Default(.invertedTimeMachine, .tilt, 0.3), Default(.invertedTimeMachine, .fadeMin, 0),
    Default(.rotary, .wrap, 1), Default(.rotary, .count, 15), Default(.rotary, .arc, 2 * .pi),
    Default(.rotary, .radius, 470.4630109478454), Default(.rotary, .angle, 2 * .pi / 15), Default(.rotary, .spacing, 1),
    Default(.cylinder, .showBackfaces, 1), Default(.cylinder, .radius, 470.4630109478454),
    Default(.invertedCylinder, .showBackfaces, 0), Default(.wheel, .radius, 200 * 15 / (2 * .pi)),
    Default(.linear, .fadeMin, -.infinity), Default(.linear, .fadeMax, .infinity), Default(.linear, .fadeRange, 1),
    Default(.linear, .fadeMinAlpha, 0), Default(.linear, .visibleItems, 7), Default(.rotary, .visibleItems, 15),
  ]

  @Test(arguments: defaults)
  func `an option is computed from the documented default`(expected: Default) throws {
    let asked = Asked()
    let stage = CarouselStage(items: 20, style: expected.style) { $0.options[expected.option] = asked.option() }
    stage.settle()
    let value = try #require(asked.defaultValue)
    #expect(isClose(value, expected.value))
  }

  @Test func `options are counted without their list`() {
    #expect(StyleOption.numberOfOptions == StyleOption.allCases.count)
  }

  @Test(arguments: NamedStyle.allCases, StyleOption.allCases)
  func `an option's closure is called once per change, and never in a frame`(style: NamedStyle, option: StyleOption) {
    let asked = Asked()
    let stage = CarouselStage(items: 20, style: style) { $0.options[option] = asked.option() }
    let once = asked.count
    stage.update { $0.scroll(toItemAt: 5, duration: 0.4) }
    stage.settle()
    stage.flick(by: -300)
    stage.settle()
    #expect(asked.count == once)
    stage.update { $0.perspective = -1.0 / 700 }
    // A style that does not use the option never calls it.
    #expect(asked.count == once + (once == 0 ? 0 : 1))
  }

  @Test(arguments: [NamedStyle.linear, .coverFlow, .timeMachine])
  func `a constant and a closure that returns it look the same`(style: NamedStyle) {
    var constant = StyleOptions(), computed = StyleOptions()
    constant.spacing = 0.7
    computed.spacing = .computed { _ in 0.7 }
    let (one, other) = (StyleScene(style, options: constant), StyleScene(style, options: computed))
    #expect(one[1.5].transform == other[1.5].transform)
    #expect(!isClose(one[1.5].transform, StyleScene(style)[1.5].transform))
  }

  static let nasty: [Double] = [.nan, .infinity, -.infinity, 0, -1, -1000, 1e-300, 1e300]
  static let sizes: [(view: Size2D, item: Size2D)] = [
    (Size2D(width: 0, height: 0), Size2D(width: 0, height: 0)),
    (Size2D(width: 1, height: 1), Size2D(width: 1, height: 1)),
    (Size2D(width: 360, height: 740), Size2D(width: 300, height: 600)),
    (Size2D(width: 1440, height: 900), Size2D(width: 200, height: 200)),
    (Size2D(width: 1e7, height: 1e7), Size2D(width: 1, height: 1)),
    (Size2D(width: 100, height: 100), Size2D(width: 5000, height: 4000)),
    (Size2D(width: .nan, height: -.infinity), Size2D(width: -1, height: .nan)),
  ]

  @Test(arguments: NamedStyle.allCases, CarouselAxis.all)
  func `placements are finite for any size and any option`(style: NamedStyle, axis: CarouselAxis) {
    for (view, item) in Self.sizes {
      let stage = CarouselStage(items: 5, placeholders: 2, style: style, axis: axis, viewport: view, itemSize: item)
      #expect(stage.host.breaches.isEmpty, "\(view), \(item)")
      let current = stage.controller.currentView?.placed
      #expect(current?.placement.isHidden == false, "the current item is hidden; \(view), \(item)")
      stage.update { $0.setScrollOffset(2.5) }
      for option in StyleOption.allCases {
        for value in Self.nasty { stage.update { $0.options[option] = .constant(value) } }
        stage.update { $0.options = StyleOptions() }
      }
      #expect(stage.settle())
      #expect(stage.host.breaches.isEmpty, "\(view), \(item)")
      #expect(stage.faultsAtRest.isEmpty, "\(view), \(item)")
    }
  }

  @Test(arguments: nasty)
  func `no number of visible items causes a hang`(number: Double) {
    let stage = CarouselStage(items: 1_000_000) { $0.options.visibleItems = .constant(number) }
    #expect((0...1000).contains(stage.carousel.numberOfVisibleItems))
    #expect(stage.host.mounted.count == stage.carousel.numberOfVisibleItems)
  }
}
