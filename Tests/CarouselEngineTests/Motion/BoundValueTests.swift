import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// Apps that write back, some time later, what they have been told: by a binding, a store, or a server.
@Suite struct `Values written back late` {
  /// A value that apps bind.
  enum Kind: CaseIterable {
    case index, page, offset

    /// Returns the value of which an event tells.
    func value(of event: CarouselEvent, _ stage: CarouselStage) -> Double? {
      switch (self, event) {
      case (.index, .currentIndexDidChange(let index)): index.map(Double.init)
      case (.page, .pageDidChange(let page)): page.map(Double.init)
      case (.offset, .didScroll): stage.carousel.scrollOffset
      default: nil
      }
    }

    func write(_ value: Double, to stage: CarouselStage) {
      switch self {
      case .index: stage.controller.setBoundIndex(Int(value))
      case .page: stage.controller.setBoundPage(Int(value))
      case .offset: stage.controller.setBoundScrollOffset(value)
      }
    }
  }

  /// What a user or a program does, frame by frame.
  enum Motion: CaseIterable {
    case scroll, flick, drag, keys, jumps, jumpsAmidScroll, autoscroll

    func act(on stage: CarouselStage, frame: Int) {
      switch (self, frame) {
      case (.scroll, 0): stage.update { $0.scroll(toItemAt: 9, duration: 0.8) }
      // Within half a second after its end.
      case (.scroll, 60): stage.update { $0.scroll(toItemAt: 4, duration: 0.5) }
      case (.flick, 0...6): act(with: -50, step: frame, of: 6, on: stage)
      case (.flick, 30...36): act(with: 30, step: frame - 30, of: 6, on: stage)
      case (.drag, 0...40): act(with: -20, step: min(frame, 39), of: 40, on: stage)
      case (.drag, 80): stage.endDrag(by: -780)
      case (.keys, 0), (.keys, 6), (.keys, 12), (.keys, 50): _ = stage.controller.press(.right)
      case (.jumps, 0): stage.update { $0.setScrollOffset(5) }
      case (.jumps, 8): stage.update { $0.setScrollOffset(2) }
      case (.jumpsAmidScroll, 0): stage.update { $0.scroll(toItemAt: 9, duration: 0.8) }
      case (.jumpsAmidScroll, 20): stage.update { $0.scroll(toItemAt: 1, duration: 0) }
      case (.autoscroll, 0): stage.update { $0.autoscroll = 3 }
      case (.autoscroll, 90): stage.update { $0.autoscroll = 0 }
      default: break
      }
    }

    /// Moves a finger by a length in each step; it is lifted in the last one.
    private func act(with length: Double, step: Int, of last: Int, on stage: CarouselStage) {
      switch step {
      case 0: stage.controller.pointerDown(at: stage.middle)
      case last: stage.endDrag(by: length * Double(last - 1))
      default:
        let way = stage.vector(along: length * Double(step))
        _ = stage.controller.pointerMoved(to: stage.middle + way)
      }
    }
  }

  /// Plays a motion for three seconds. Returns the offsets of its frames and the number of events that told of the value.
  private func play(_ motion: Motion, _ kind: Kind, profile: MotionProfile, wrap: Bool, delay: Int?) -> (
    offsets: [Double], told: Int
  ) {
    let stage = CarouselStage(items: 12, wrap: wrap) { $0.motion = profile }
    stage.update { $0.setScrollOffset(2) }
    // It is known as an app that writes back what it hears.
    if delay != nil { kind.write(2, to: stage) }
    stage.pass(1)
    var frame = 0, told = 0, late: [(frame: Int, value: Double)] = []
    stage.host.onEvent = { [unowned stage] event in
      guard let value = kind.value(of: event, stage) else { return }
      told += 1
      if let delay { late.append((frame + delay, value)) }
    }
    var offsets: [Double] = []
    while frame < 180 {
      motion.act(on: stage, frame: frame)
      stage.tick()
      // What is due, one by one: a write may add another one.
      while let first = late.first, first.frame <= frame {
        late.removeFirst()
        kind.write(first.value, to: stage)
        guard told < 1000 else { break }
      }
      offsets.append(stage.offset)
      frame += 1
    }
    stage.host.onEvent = nil
    return (offsets, told)
  }

  @Test(arguments: Kind.allCases, Motion.allCases)
  func `change nothing`(kind: Kind, motion: Motion) {
    for profile in [MotionProfile.classic, .system, .spring] {
      for wrap in [false, true] {
        let free = play(motion, kind, profile: profile, wrap: wrap, delay: nil)
        #expect(Set(free.offsets).count > 1)
        // In frames of 1/60 seconds, up to half a second.
        for delay in [0, 1, 2, 4, 6, 9, 12, 20, 28] {
          let bound = play(motion, kind, profile: profile, wrap: wrap, delay: delay)
          let isSame = bound.offsets == free.offsets && bound.told == free.told
          #expect(isSame, "\(profile), wraps: \(wrap), after \(delay) frames")
        }
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `in the event itself change nothing`(kind: Kind) {
    let stage = CarouselStage(items: 12)
    var told = 0
    stage.host.onEvent = { [unowned stage] event in
      guard let value = kind.value(of: event, stage) else { return }
      told += 1
      kind.write(value, to: stage)
    }
    // Two jumps, of which the app is told when both have been made.
    stage.controller.update {
      $0.setScrollOffset(3)
      $0.settle()
      $0.setScrollOffset(7)
    }
    stage.tick(30)
    #expect(stage.offset == 7 && told <= 2)
    stage.host.onEvent = nil
  }

  @Test(arguments: Kind.allCases, [0.3, 0.6, 0.9, 1.5])
  func `while the program is busy change nothing`(kind: Kind, pause: Double) {
    for delay in 0..<4 {
      let stage = CarouselStage(items: 60)
      stage.pass(1)
      var told: [Double] = []
      stage.host.onEvent = { [unowned stage] event in
        if let value = kind.value(of: event, stage) { told.append(value) }
      }
      stage.update { $0.scroll(toItemAt: 40, duration: 3) }
      stage.tick(60)
      // The last one but one of which it was told: as soon as it can, or after the next frames.
      let value = told[told.count - 2]
      stage.pass(pause)
      stage.tick(delay)
      kind.write(value, to: stage)
      #expect(stage.settle() && stage.offset == 40, "after \(delay) frames")
      stage.host.onEvent = nil
    }
  }

  @Test(arguments: Kind.allCases)
  func `by two listeners, one at once, change nothing`(kind: Kind) {
    let stage = CarouselStage(items: 12)
    stage.pass(1)
    var late: [Double] = []
    stage.host.onEvent = { [unowned stage] event in
      guard let value = kind.value(of: event, stage) else { return }
      kind.write(value, to: stage)
      late.append(value)
    }
    stage.update { $0.scroll(toItemAt: 9, duration: 0.8) }
    for _ in 0..<60 {
      stage.tick()
      if late.count > 3 { kind.write(late.removeFirst(), to: stage) }
    }
    #expect(stage.offset == 9)
    stage.host.onEvent = nil
  }

  @Test(arguments: Kind.allCases)
  func `are wishes if the app has not been told of them just now`(kind: Kind) {
    let stage = CarouselStage(items: 12)
    stage.update { $0.scroll(toItemAt: 9, duration: 0.8) }
    stage.settle()
    stage.pass(0.6)
    for value in [10.0, 9, 10, 9] {
      kind.write(value, to: stage)
      stage.settle()
      #expect(stage.offset == value, "an app goes back and forth as fast as it likes")
    }
  }

  @Test(arguments: Kind.allCases)
  func `at rest are echoes if the app writes back what it hears`(kind: Kind) {
    let stage = CarouselStage(items: 12)
    stage.update { $0.setScrollOffset(5) }
    stage.pass(0.1)
    stage.update { $0.setScrollOffset(2) }
    // Programs that have never written back anything set what they like.
    kind.write(5, to: stage)
    stage.settle()
    #expect(stage.offset == 5)
    stage.update { $0.setScrollOffset(8) }
    kind.write(8, to: stage)
    stage.pass(0.1)
    stage.update { $0.setScrollOffset(3) }
    kind.write(8, to: stage)
    stage.settle()
    #expect(stage.offset == 3)
    // It hears of some without writing them back.
    stage.pass(0.1)
    stage.update { $0.setScrollOffset(4) }
    stage.pass(0.6)
    stage.update { $0.setScrollOffset(8) }
    stage.update { $0.setScrollOffset(9) }
    kind.write(8, to: stage)
    stage.settle()
    #expect(stage.offset == 8)
  }

  @Test func `of an older movement are wishes on the way to another wish`() {
    let stage = CarouselStage(items: 30)
    stage.controller.setBoundIndex(9, duration: 0.4)
    stage.settle()
    stage.controller.setBoundIndex(20, duration: 0.4)
    stage.controller.setBoundIndex(7, duration: 0.4)
    #expect(stage.settle() && stage.offset == 7)
  }

  @Test(arguments: Kind.allCases)
  func `that the app has set stop no finger, and no scroll`(kind: Kind) {
    // It is known as an app that writes back what it hears.
    func made() -> CarouselStage {
      let stage = CarouselStage(items: 12)
      stage.update { $0.setScrollOffset(1) }
      kind.write(1, to: stage)
      kind.write(5, to: stage)
      stage.settle()
      return stage
    }
    let dragged = made()
    dragged.beginDrag(by: -300, over: 0.1)
    let offset = dragged.offset
    kind.write(5, to: dragged)
    #expect(dragged.carousel.isDragging && dragged.offset == offset && offset > 5)
    let scrolled = made()
    scrolled.update { $0.scroll(toItemAt: 10, duration: 0.4) }
    scrolled.tick(10)
    kind.write(5, to: scrolled)
    scrolled.settle()
    #expect(scrolled.offset == 10)
  }

  @Test(arguments: [Kind.index, .page])
  func `are wishes on the way to another wish`(kind: Kind) {
    let stage = CarouselStage(items: 12)
    // The app has been told of the first item.
    stage.pass(1)
    func write(_ value: Int) {
      if kind == .index {
        stage.controller.setBoundIndex(value, duration: 0.4)
      } else {
        stage.controller.setBoundPage(value)
      }
    }
    write(2)
    stage.tick(20)
    #expect(stage.current == 2)
    write(0)
    for _ in 0..<60 where stage.current == 2 { stage.tick() }
    #expect(stage.current == 1)
    write(2)
    #expect(stage.settle() && stage.offset == 2)
  }

  @Test func `are indexes that items had when the app was told, or have now`() {
    let stage = CarouselStage(items: 30)
    stage.update { $0.setScrollOffset(8) }
    stage.pass(1)
    stage.update { $0.scroll(toItemAt: 14, duration: 0.4) }
    while stage.current != 11 { stage.tick() }
    // The items that were passed are 12 and 13 now.
    for _ in 0..<3 { stage.insert(at: 0, animated: false) }
    for index in [12, 13] { stage.controller.setBoundIndex(index) }
    #expect(stage.carousel.isScrolling)
    stage.controller.setBoundIndex(9)
    #expect(stage.settle() && stage.current == 9)
  }
}
