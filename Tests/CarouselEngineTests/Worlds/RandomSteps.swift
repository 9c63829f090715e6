import CarouselScenarios

@testable import CarouselEngine

/// Makes random steps, with valid and invalid numbers.
struct RandomSteps {
  var generator: Generator
  /// Whether numbers may be NaN, infinite or huge.
  let isHostile: Bool
  /// Whether the app's numbers of items may differ from what it tells the carousel.
  let isLying: Bool
  private var time = 0.0
  private var items: Int

  init(seed: UInt64, items: Int, isHostile: Bool = false, isLying: Bool = false) {
    generator = Generator(seed: seed)
    (self.items, self.isHostile, self.isLying) = (items, isHostile, isLying)
  }

  private static let hostileNumbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e-300, -1e-300, 1e18, -1e18, 1e308, -1e308, .leastNonzeroMagnitude,
  ]
  private static let hostileCounts = [Int.max, Int.min, -1, 0, 1_000_000_000, Int(Int32.max), -1_000_000]

  private mutating func number(_ range: ClosedRange<Double>) -> JSON {
    .number(isHostile && generator.count(0...7) == 0 ? generator.pick(Self.hostileNumbers) : generator.number(range))
  }

  private mutating func index() -> JSON {
    .number(isHostile && generator.count(0...9) == 0 ? generator.pick(Self.hostileCounts) : generator.count(-2...12))
  }

  private mutating func coin() -> JSON { .bool(generator.coin()) }
  private mutating func duration() -> JSON { generator.coin() ? 0 : number(0...1.5) }

  /// Appends one step, or the few of one action.
  mutating func next(_ add: (Step) -> Void) {
    switch generator.count(0...14) {
    case 0...2: add(scroll())
    case 3...4: edit(add)
    case 5...6: add(touch())
    case 7: add(set())
    case 8...9: passTime(add)
    case 10: drag(add)
    case 11...12: add(shape())
    default: add(interact())
    }
  }

  private mutating func passTime(_ add: (Step) -> Void) {
    if isHostile, generator.count(0...9) == 0 {
      // A clock that stands, goes back, or shows nonsense.
      let time = generator.pick([.nan, .infinity, -.infinity, time, time - 1, 0])
      return add(Step(generator.coin() ? .frame : .setTime, ["time": .number(time)]))
    }
    let length = generator.pick([0.001, 1.0 / 120, 1.0 / 60, generator.number(0.001...0.2)])
    for _ in 0..<generator.count(1...6) {
      time += length
      add(Step(generator.count(0...9) > 0 ? .frame : .setTime, ["time": .number(time)]))
    }
  }

  private mutating func scroll() -> Step {
    switch generator.count(0...8) {
    case 0: Step(.setScrollOffset, ["offset": number(-3...12)])
    case 1: Step(.scrollToItem, ["index": index(), "duration": duration()])
    case 2: Step(.scrollByItems, ["count": index(), "duration": duration()])
    case 3: Step(.scrollByOffset, ["offset": number(-20...20), "duration": duration()])
    case 4: Step(.scrollToOffset, ["offset": number(-20...20), "duration": duration()])
    case 5: Step(.moveBy, ["count": index()])
    case 6...7:
      Step(
        .wheel,
        [
          "x": number(-300...300), "y": number(-300...300), "unit": .text("\(generator.count(0...3))"),
          "phase": .text("\(generator.count(0...5))"),
        ])
    default: Step(generator.coin() ? .select : .moveTo, ["index": index()])
    }
  }

  private mutating func edit(_ add: (Step) -> Void) {
    let index = index(), animated = coin()
    switch generator.count(0...9) {
    case 0...1 where items < 20:
      count(by: 1, add)
      add(Step(.insertItem, ["index": index, "animated": animated]))
    case 2...3 where items > 0:
      count(by: -1, add)
      add(Step(.removeItem, ["index": index, "animated": animated]))
    case 4: add(Step(.reloadItem, ["index": index, "animated": animated]))
    case 5: add(Step(.set, ["name": "remeasure", "value": animated]))
    case 6:
      var new: [String] = []
      for old in 0..<items where generator.count(0...4) > 0 {
        new.insert("\(old)", at: generator.coin() ? new.count : generator.count(0...new.count))
      }
      for fresh in 0..<generator.count(0...2) where new.count < 20 {
        new.insert("new \(fresh)", at: generator.count(0...new.count))
      }
      items = new.count
      add(Step(.changes, ["ids": .list(new.map(JSON.text)), "animated": animated]))
    case 7:
      let (removing, inserting) = (generator.count(-1...items), generator.count(-1...items + 1))
      let move: JSON = [.number(generator.count(-1...items)), .number(generator.count(-1...items))]
      let removed = ItemChanges(
        countBefore: items, removing: [removing], inserting: [inserting],
        moving: [ItemChanges.Move(from: move.list![0].whole!, to: move.list![1].whole!)], reloading: [])
      items = removed.countAfter
      add(
        Step(
          .batch,
          [
            "removing": [.number(removing)], "inserting": [.number(inserting)], "moving": [move],
            "reloading": [index], "animated": animated,
          ]))
    default:
      items = generator.count(0...9)
      add(Step(.counts, ["items": .number(items), "placeholders": .number(generator.count(0...5))]))
      add(Step(.reloadData))
    }
    guard isLying, generator.coin() else { return }
    let lie = generator.coin() ? generator.count(0...20) : generator.pick(Self.hostileCounts)
    add(Step(.counts, ["items": .number(lie), "placeholders": .number(generator.count(-1...5))]))
  }

  private mutating func count(by growth: Int, _ add: (Step) -> Void) {
    items += growth
    add(Step(.counts, ["items": .number(items), "placeholders": .number(generator.count(0...9) == 0 ? 2 : 0)]))
  }

  private mutating func touch() -> Step {
    let place = ["x": number(0...1000), "y": number(0...500)]
    switch generator.count(0...13) {
    case 0...2: return Step(.pointerDown, place.merging(["on": generator.count(0...5) > 0 ? "" : "slider"]) { $1 })
    case 3...5: return Step(.pointerMoved, place)
    case 6...7: return Step(.pointerUp, place)
    case 8: return Step(.pointerCancelled)
    case 9: return Step(.beginDragging, place)
    case 10:
      return Step(.drag, place.merging(["velocityX": number(-3000...3000), "velocityY": number(-3000...3000)]) { $1 })
    case 11: return Step(.endDragging)
    case 12: return Step(generator.pick([.touchDown, .touchUp]))
    default: return Step(generator.pick([.tap, .hitTest]), place)
    }
  }

  /// Drags by whole pixels, as pointers do, often diagonally, wavering and back.
  private mutating func drag(_ add: (Step) -> Void) {
    var x = generator.count(0...1000), y = generator.count(0...500)
    let (stepX, stepY) = (generator.count(-12...12), generator.count(-12...12))
    func place() -> [String: JSON] { ["x": .number(x), "y": .number(y)] }
    add(Step(.pointerDown, place()))
    for _ in 0..<generator.count(2...10) {
      let isWavering = generator.count(0...3) == 0
      x += isWavering ? generator.count(-1...1) : stepX
      y += isWavering ? generator.count(-1...1) : stepY
      add(Step(.pointerMoved, place()))
    }
    guard generator.count(0...3) > 0 else { return }
    add(Step(.pointerUp, place()))
  }

  /// Changes what rows and paths look like: lengths of items, ends, groups, curves, styles of the app's own.
  private mutating func shape() -> Step {
    func set(_ setting: CarouselSetting, _ value: JSON) -> Step {
      Step(.set, ["name": .text("\(setting.name)"), "value": value])
    }
    switch generator.count(0...15) {
    case 0...1:
      let width = number(0...400), height = number(0...300)
      return Step(.resize, ["index": .number(generator.count(0...9)), "width": width, "height": height])
    case 2: return set(.itemSizing, .number(generator.count(0...3) > 0 ? 1 : 0))
    case 3: return set(.contain, .bool(generator.count(0...3) > 0))
    case 4: return set(.alignment, generator.pick([0, 0.5, 1, number(0...1)]))
    case 5: return set(.groupSize, .number(generator.count(0...4)))
    case 6: return set(.gap, number(0...40))
    case 7: return set(.insets, [number(0...200), number(0...200)])
    case 8: return set(.itemsPerView, generator.coin() ? 0 : number(0.5...5))
    case 9: return set(.autoHeight, coin())
    case 10: return set(.crossAlignment, .number(generator.count(0...3)))
    case 11: return set(.maximumVisibleItems, .number(generator.count(0...5)))
    case 12: return Step(.option, ["name": .text("\(StyleOption.wrap)"), "value": generator.pick([0, 1, .null])])
    case 13: return set(.panVector, [.number(generator.count(-2...2)), .number(generator.count(-2...2))])
    case 14:
      let points = (0..<generator.count(0...5)).flatMap { _ in [number(-600...600), number(-600...600)] }
      return Step(.set, ["name": "path", "value": .list([coin(), coin()] + points)])
    default: return Step(.set, ["name": "customStyle", "value": .number(generator.count(0...9))])
    }
  }

  private mutating func interact() -> Step {
    switch generator.count(0...7) {
    case 0...1: Step(.key, ["key": .text("\(generator.pick(CarouselKey.allCases))")])
    case 2: Step(.preferences, ["reducesMotion": coin(), "isRightToLeft": coin()])
    case 3: Step(.focus, ["index": index(), "editing": coin(), "keyboard": coin()])
    case 4: Step(.unfocus)
    case 5: Step(.pause, ["paused": coin()])
    case 6: Step(.autoplay, ["interval": generator.coin() ? 0 : number(0.1...2)])
    default:
      Step(
        .autoplayReason,
        ["reason": .text(generator.pick(["hovered", "focused", "hidden", "paused"])), "given": coin()])
    }
  }

  private mutating func set() -> Step {
    switch generator.count(0...9) {
    case 0...1: return Step(.style, ["name": .text("\(generator.pick(NamedStyle.allCases).name)")])
    case 2...4:
      let name = JSON.text("\(generator.pick(StyleOption.allCases))"), value = number(-5...5)
      let values: [JSON] = [value, .object(["factor": value]), .null]
      return Step(.option, ["name": name, "value": generator.pick(values)])
    case 5...6:
      let others = [
        "viewport", "editDuration", "repeatsItems", "hidesItemsAtEye", "mirrored", "momentumCurve", "motion", "isList",
      ]
      let name = generator.pick(others), range = name == "viewport" ? -100...1500 : name == "motion" ? 0...5 : -1...2.0
      return Step(
        .set, ["name": .text(name), "value": [number(range), number(-1...900), number(-1...1), number(-1...2)]])
    default:
      let setting = generator.pick(CarouselSetting.allCases)
      let value: JSON =
        switch setting.kind {
        case .flag: coin()
        case .count, .transitions: index()
        case .choice: number(-1...3)
        case .number: number(generator.pick([-5...5, -0.01...0.01, 0...500]))
        case .point: [number(-2...2), number(-300...300)]
        }
      return Step(.set, ["name": .text("\(setting.name)"), "value": value])
    }
  }
}
