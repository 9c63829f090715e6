@testable import CarouselEngine

/// Performs random actions on a carousel, with valid and invalid numbers.
struct RandomActor {
  var generator: Generator
  /// The actions, the newest last, for error messages.
  private(set) var deeds: [String] = []
  /// Whether numbers may be NaN, infinite or huge.
  let isNasty: Bool

  init(seed: UInt64, isNasty: Bool = true) {
    generator = Generator(seed: seed)
    self.isNasty = isNasty
  }

  static let nastyNumbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e-300, -1e-300, 1e18, -1e18, 1e308, -1e308, .leastNonzeroMagnitude,
  ]
  static let nastyCounts = [Int.max, Int.min, -1, 0, 1_000_000_000, Int(Int32.max), -1_000_000]

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    isNasty && generator.count(0...7) == 0 ? generator.pick(Self.nastyNumbers) : generator.number(range)
  }

  mutating func index() -> Int {
    isNasty && generator.count(0...9) == 0 ? generator.pick(Self.nastyCounts) : generator.count(-2...12)
  }

  /// Performs one action.
  mutating func act(on stage: ControllerStage, mayPassTime: Bool = true) {
    switch generator.count(0...11) {
    case 10...11: interact(stage)
    case 0...2: scroll(stage)
    case 3...4: edit(stage)
    case 5...6: touch(stage)
    case 7: set(stage)
    default:
      if mayPassTime { stage.tick(generator.count(1...6), length: number(0.001...0.2).clamped(to: 0...100)) }
    }
  }

  private mutating func note(_ deed: String) {
    deeds.append(deed)
    if deeds.count > 12 { deeds.removeFirst() }
  }

  private mutating func scroll(_ stage: ControllerStage) {
    let duration = generator.coin() ? 0 : number(0...1.5)
    switch generator.count(0...8) {
    case 0:
      let offset = number(-3...12)
      note("jump to \(offset)")
      stage.update { $0.setScrollOffset(offset) }
    case 1:
      let index = index()
      note("scroll to \(index) in \(duration)")
      stage.update { $0.scroll(toItemAt: index, duration: duration) }
    case 2:
      let count = index()
      note("scroll by \(count) in \(duration)")
      stage.update { $0.scroll(byItems: count, duration: duration) }
    case 3:
      let distance = number(-20...20)
      note("scroll by \(distance) in \(duration)")
      stage.update { $0.scroll(byOffset: distance, duration: duration) }
    case 4:
      let count = index()
      note("step by \(count)")
      stage.update { $0.step(by: count, duration: duration) }
    case 5...6:
      let delta = number(-300...300)
      let phase = WheelInput.Phase(rawValue: Int32(generator.count(0...5))) ?? .unknown
      note("wheel by \(delta), \(phase)")
      stage.wheel(by: delta, phase: phase)
    case 7:
      let count = number(-3...3)
      note("wheel by \(count) notches")
      stage.wheel(byNotches: count)
    default:
      let index = index()
      note("select \(index)")
      stage.controller.selectItem(at: index)
    }
  }

  private mutating func edit(_ stage: ControllerStage) {
    let index = index(), animated = generator.coin()
    switch generator.count(0...7) {
    case 0...1 where stage.host.items < 20:
      note("insert at \(index), animated \(animated)")
      stage.insert(at: index, animated: animated)
    case 2...3:
      note("remove at \(index), animated \(animated)")
      stage.remove(at: index, animated: animated)
    case 4:
      note("reload item \(index), animated \(animated)")
      stage.controller.reloadItem(at: index, animated: animated)
    case 5:
      note("remeasure")
      stage.controller.remeasure()
    default:
      let items = generator.count(0...9), placeholders = generator.count(0...5)
      note("reload with \(items) items and \(placeholders) placeholders")
      stage.reload(items: items, placeholders: placeholders)
    }
  }

  private mutating func touch(_ stage: ControllerStage) {
    let point = Point2D(x: number(0...1000), y: number(0...500))
    switch generator.count(0...9) {
    case 0...2:
      note("down at \(point)")
      stage.controller.pointerDown(at: point, mayDrag: generator.count(0...5) > 0)
    case 3...6:
      note("move to \(point)")
      stage.pass(number(0...0.05).clamped(to: 0...100))
      _ = stage.controller.pointerMoved(to: point)
    case 7...8:
      note("up at \(point)")
      stage.controller.pointerUp(at: point, isTap: generator.coin())
    default:
      note("cancel the pointer")
      stage.controller.pointerCancelled()
    }
  }

  private mutating func interact(_ stage: ControllerStage) {
    let flag = generator.coin(), index = index()
    switch generator.count(0...6) {
    case 0:
      let key = generator.pick(CarouselKey.allCases)
      note("press \(key)")
      _ = stage.controller.press(key)
    case 1:
      note("reduced motion \(flag)")
      stage.update { $0.preferences.reducesMotion = flag }
    case 2:
      note("right to left \(flag)")
      stage.update { $0.preferences.isRightToLeft = flag }
    case 3:
      note("focus item \(index), editing \(flag)")
      stage.controller.focusDidEnter(isEditing: flag, isByKeyboard: generator.coin()) { $0.content == .item(index) }
    case 4:
      note("move the focus out")
      stage.controller.focusDidLeave()
    case 5: change(stage, animated: flag)
    default:
      let reason = generator.pick([Autoplay.Reasons.paused, .hovered, .focused, .hidden])
      note("autoplay reason \(reason.rawValue), \(flag)")
      stage.controller.setAutoplayReason(reason, flag)
    }
  }

  /// Shuffles the items, removes some and inserts others.
  private mutating func change(_ stage: ControllerStage, animated: Bool) {
    guard stage.carousel.numberOfItems == stage.host.items else { return }
    var new: [Int] = []
    for old in 0..<stage.host.items where generator.count(0...4) > 0 {
      new.insert(old, at: generator.coin() ? new.count : generator.count(0...new.count))
    }
    for _ in 0..<generator.count(0...2) where new.count < 20 { new.insert(-1, at: generator.count(0...new.count)) }
    note("change to \(new), animated \(animated)")
    let changes = ItemChanges(countBefore: stage.host.items, previousIndexes: new)
    stage.host.items = new.count
    stage.host.renumber { changes.newIndex(of: $0) }
    stage.controller.apply(changes, animated: animated)
  }

  private mutating func set(_ stage: ControllerStage) {
    let number = number(-5...5), flag = generator.coin(), index = index()
    let choice = generator.count(0...24)
    note("set \(choice) to \(number), \(flag), \(index)")
    let style = generator.pick(NamedStyle.allCases), option = generator.pick(StyleOption.allCases)
    let motion = generator.pick([
      MotionProfile.classic, .system, .spring, .system(decelerationRate: number),
      .spring(response: number, bounce: number),
    ])
    let size = Size2D(width: number * 300, height: self.number(0...800))
    let point = Point2D(x: number, y: self.number(-1...2))
    let curve = generator.pick([
      nil, MomentumCurve.linear, .easeIn, .easeInOut, .bezier(x1: number, y1: point.y, x2: size.height, y2: number),
    ])
    let axis = generator.pick([CarouselAxis.horizontal, .vertical, .rightToLeft])
    stage.update {
      switch choice {
      case 0...2: $0.style = style.style
      case 3...5: $0.options[option] = flag ? .constant(number) : .computed { $0 * number }
      case 6: $0.options = StyleOptions()
      case 7: $0.axis = axis
      case 8: $0.viewport = size
      case 9: $0.perspective = number / 500
      case 10: $0.givenItemLength = number * 40
      case 11: $0.motion = motion
      case 12: $0.isScrollEnabled = flag
      case 13: $0.isPagingEnabled = flag
      case 14: $0.bounces = flag
      case 15: $0.bounceDistance = number
      case 16: $0.decelerationRate = number
      case 17: $0.scrollSpeed = number
      case 18:
        $0.stopsAtItemBoundary = flag
        $0.scrollsToItemBoundary = !flag || number > 0
      case 20: $0.focusPoint = point
      case 21:
        $0.frictionCoefficient = number
        $0.momentumCurve = curve
      case 22: $0.panVector = point
      case 23...24:
        $0.transitions = Transitions(rawValue: index)
        $0.transitionDuration = number / 5
      default:
        $0.autoscroll = flag ? 0 : number
        $0.maximumVisibleItems = index
      }
    }
  }
}
