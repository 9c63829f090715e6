import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `Automatic advance` {
  /// A carousel with autoplay, driven by its own clock.
  private final class Player {
    let stage: CarouselStage
    var autoplay = Autoplay()
    private(set) var steps: [Double] = []

    init(items: Int = 5, interval: Double = 2, wrap: Bool = false) {
      stage = CarouselStage(items: items, wrap: wrap)
      autoplay.interval = interval
      ask()
    }

    func step(to time: Double) -> Bool { autoplay.step(to: time, of: stage.carousel) }

    func ask() {
      guard step(to: stage.time) else { return }
      steps.append(stage.time)
      stage.update { $0.advance() }
    }

    /// Advances the time frame by frame.
    func wait(_ seconds: Double) {
      let end = stage.time + seconds - 1e-9
      while stage.time < end {
        stage.tick()
        ask()
      }
    }

    /// Advances the time, updating only when requested.
    func sleep(_ seconds: Double) {
      let end = stage.time + seconds
      while stage.time < end {
        stage.tick()
        if let next = autoplay.nextTime, stage.time >= next { ask() }
      }
    }
  }

  @Test func `it advances after each interval, and from the last item to the first`() {
    let player = Player(items: 3)
    player.wait(1.9)
    #expect(player.stage.current == 0 && player.steps.isEmpty)
    player.wait(0.6)
    for item in [1, 2, 0, 1] {
      defer { player.wait(2.4) }
      #expect(player.stage.current == item)
    }
    for (a, b) in zip(player.steps, player.steps.dropFirst()) {
      // The interval begins at the end of the scroll, which takes 0.4 seconds.
      #expect((2.4...2.5).contains(b - a))
    }
  }

  @Test func `on a wrapping carousel it advances past the last item`() {
    let player = Player(items: 3, wrap: true)
    player.stage.update { $0.setScrollOffset(2) }
    player.wait(2.1)
    #expect(player.steps.count == 1 && player.stage.carousel.velocity > 0)
  }

  @Test(arguments: [Autoplay.Reasons.paused, .hovered, .focused, .hidden, .reducedMotion])
  func `each reason pauses it, and the interval goes on where it was`(reason: Autoplay.Reasons) {
    let player = Player()
    player.wait(1.5)
    player.autoplay[reason] = true
    player.ask()
    let progress = player.autoplay.progress(at: player.stage.time)
    #expect(abs(progress - 0.75) < 0.02)
    player.wait(10)
    #expect(player.steps.isEmpty && player.autoplay.nextTime == nil)
    #expect(player.autoplay.isAllowed == (reason == .hidden))
    #expect(player.autoplay.progress(at: player.stage.time) == progress)
    #expect(player.autoplay.remainingTime(at: player.stage.time) == .infinity)
    player.autoplay[reason] = false
    player.ask()
    #expect(abs(player.autoplay.progress(at: player.stage.time) - progress) < 1e-9)
    player.wait(0.4)
    #expect(player.steps.isEmpty)
    player.wait(0.2)
    #expect(player.steps.count == 1)
  }

  @Test func `what begins to wait only when it would advance has the whole interval afterwards`() {
    let player = Player()
    player.wait(1.9)
    player.stage.tick(30)
    player.autoplay[.hidden] = true
    player.wait(1)
    player.autoplay[.hidden] = false
    player.wait(1.9)
    #expect(player.steps.isEmpty)
    player.wait(0.2)
    #expect(player.steps.count == 1)
  }

  @Test func `an item that is shown while it waits has the whole interval`() {
    let player = Player()
    player.wait(1.5)
    player.autoplay[.hovered] = true
    player.wait(0.5)
    player.stage.update { $0.setScrollOffset(3) }
    player.wait(0.5)
    #expect(player.autoplay.progress(at: player.stage.time) == 0)
    player.autoplay[.hovered] = false
    player.wait(1.9)
    #expect(player.steps.isEmpty)
    player.wait(0.2)
    #expect(player.steps.count == 1)
  }

  @Test func `its progress is the share of the interval at the item, and 0 while the carousel moves`() {
    let stage = CarouselStage(items: 5)
    let controller = stage.controller
    #expect(controller.autoplayProgress == 0 && controller.autoplayRemainingTime == .infinity)
    controller.autoplayInterval = 2
    var last = 0.0
    for _ in 0..<90 {
      stage.tick()
      #expect(controller.autoplayProgress > last)
      last = controller.autoplayProgress
      #expect(abs(controller.autoplayRemainingTime - 2 * (1 - last)) < 1e-9)
    }
    controller.autoplayInterval = 4
    #expect(abs(controller.autoplayProgress - last / 2) < 1e-9)
    stage.update { $0.scroll(toItemAt: 1, duration: 1) }
    for _ in 0..<30 {
      stage.tick()
      // Also between two frames.
      controller.setTime(stage.time + 0.01)
      #expect(controller.autoplayProgress == 0 && controller.autoplayRemainingTime == .infinity)
    }
    stage.tick(60)
    #expect(controller.autoplayProgress > 0)
    controller.autoplayInterval = 0
    #expect(controller.autoplayProgress == 0)
  }

  @Test func `an event tells when its time begins, waits, goes on and is over, and not in between`() {
    let stage = CarouselStage(items: 5)
    let controller = stage.controller
    var known = 0
    /// Returns how often it has been told since the last call.
    func told() -> Int {
      let count = stage.events.count { $0 == .autoplayDidChange }
      defer { known = count }
      return count - known
    }
    stage.tick(10)
    #expect(told() == 0)
    controller.autoplayInterval = 1
    #expect(told() == 1)
    stage.tick(30)
    #expect(told() == 0)
    controller.setAutoplayReason(.hovered, true)
    #expect(told() == 1)
    stage.tick(60)
    controller.setAutoplayReason(.touched, true)
    controller.setAutoplayReason(.touched, false)
    #expect(told() == 0)
    controller.setAutoplayReason(.hovered, false)
    #expect(told() == 1)
    // It advances: the time is over, and begins at the next item.
    stage.tick(90)
    #expect(stage.current == 1 && told() == 2)
    controller.setAutoplayReason(.hidden, true)
    stage.tick(30)
    controller.setAutoplayReason(.hidden, false)
    #expect(told() == 2)
    controller.autoplayInterval = 0
    #expect(told() == 1)
    stage.drag(by: -100)
    #expect(told() == 0)
  }

  @Test func `an item may have its own time`() {
    let stage = CarouselStage(items: 4)
    stage.host.autoplayInterval = { [0, 3, .nan, -1][$0] }
    stage.controller.autoplayInterval = 1
    for (item, seconds) in [1.0, 3, 1, 1].enumerated() {
      // It begins when the carousel rests there.
      while stage.carousel.isAnimating { stage.tick() }
      #expect(stage.current == item)
      stage.wait(seconds - 0.1)
      #expect(stage.current == item && abs(stage.controller.autoplayRemainingTime - 0.1) < 0.05)
      stage.wait(0.2)
    }
    // Also of an item to which the app jumps.
    stage.update { $0.setScrollOffset(1) }
    stage.wait(2.9)
    #expect(stage.current == 1)
    // Another item with the same index has its own.
    stage.host.autoplayInterval = { _ in 2 }
    stage.reload(items: 4)
    stage.update { $0.setScrollOffset(2) }
    stage.wait(1.5)
    #expect(abs(stage.controller.autoplayRemainingTime - 0.5) < 0.05)
  }

  @Test func `the time at an item is asked for when it begins, and not in each frame`() {
    let stage = CarouselStage(items: 4)
    let controller = stage.controller
    var asked: [Int] = []
    stage.host.autoplayInterval = {
      asked.append($0)
      return 1
    }
    stage.wait(1)
    #expect(asked.isEmpty)
    controller.setAutoplayReason(.hovered, true)
    controller.autoplayInterval = 5
    asked = []
    // While it waits, the answer may change.
    stage.wait(1)
    #expect(asked.isEmpty)
    controller.setAutoplayReason(.hovered, false)
    #expect(asked == [0])
    stage.wait(0.5)
    stage.update { $0.scroll(toItemAt: 1, duration: 0.3) }
    while stage.carousel.isAnimating { stage.tick() }
    #expect(asked == [0, 1])
    stage.wait(0.5)
    #expect(asked == [0, 1])
  }

  @Test func `an item whose content decides keeps it until that has ended`() {
    let stage = CarouselStage(items: 4)
    let controller = stage.controller
    stage.host.autoplayInterval = { $0 == 0 ? .infinity : 0 }
    controller.autoplayInterval = 1
    stage.wait(30)
    #expect(stage.current == 0 && controller.autoplayProgress == 0 && controller.autoplayRemainingTime == .infinity)
    controller.itemDidEnd(at: 1)
    stage.wait(1)
    #expect(stage.current == 0)
    controller.itemDidEnd(at: 0)
    #expect(controller.autoplayProgress == 1 && controller.autoplayRemainingTime == 0)
    stage.wait(0.5)
    #expect(stage.current == 1)
    // What has ended while something else keeps it has not to end again.
    stage.update { $0.setScrollOffset(0) }
    controller.setAutoplayReason(.hovered, true)
    controller.itemDidEnd(at: 0)
    stage.wait(5)
    #expect(stage.current == 0 && controller.autoplayProgress == 1)
    controller.setAutoplayReason(.hovered, false)
    stage.wait(0.5)
    #expect(stage.current == 1)
    // Without autoplay there is nothing to wait for.
    controller.autoplayInterval = 0
    controller.itemDidEnd(at: 1)
    stage.wait(5)
    #expect(stage.current == 1)
  }

  @Test(arguments: [false, true])
  func `it may stop at the end, until the carousel is moved`(wraps: Bool) {
    let stage = CarouselStage(items: 3, wrap: wraps)
    let controller = stage.controller
    controller.autoplayInterval = 1
    stage.update { $0.settings.autoplayStopsAtEnd = true }
    stage.wait(2.9)
    #expect(stage.current == 2)
    let told = stage.events.count { $0 == .autoplayDidChange }
    stage.wait(1.5)
    guard !wraps else { return #expect(stage.current == 0) }
    #expect(stage.current == 2 && controller.autoplayProgress == 1 && controller.autoplay.nextTime == nil)
    // Its time began, and is over.
    #expect(stage.events.count { $0 == .autoplayDidChange } <= told + 2)
    stage.wait(10)
    #expect(stage.current == 2 && controller.autoplayProgress == 1 && controller.autoplayRemainingTime == .infinity)
    controller.isPaused = true
    controller.isPaused = false
    stage.wait(3)
    #expect(stage.current == 2 && controller.autoplayProgress == 1)
    stage.update { $0.scroll(toItemAt: 0, duration: 0) }
    stage.wait(0.5)
    #expect(abs(controller.autoplayProgress - 0.5) < 0.05)
    stage.wait(1)
    #expect(stage.current == 1)
  }

  @Test func `the app may refuse that it advances, and its time begins again`() {
    let stage = CarouselStage(items: 3)
    let controller = stage.controller
    var isAsked = 0
    stage.host.allowsAdvancing = {
      isAsked += 1
      return isAsked > 2
    }
    controller.autoplayInterval = 1
    stage.wait(2.1)
    #expect(isAsked == 2 && stage.current == 0 && controller.autoplayProgress < 0.2)
    stage.wait(1.5)
    #expect(isAsked == 3 && stage.current == 1)
    // It may also move the carousel itself.
    stage.host.allowsAdvancing = {
      controller.update { $0.scroll(toItemAt: 0, duration: 0.2) }
      return true
    }
    stage.wait(1.5)
    #expect(stage.current == 0)
    // What changes the carousel while it is asked for a time is not asked again.
    stage.host.autoplayInterval = { _ in
      controller.autoplayInterval = 0.5
      controller.reloadData()
      return 0.75
    }
    stage.update { $0.setScrollOffset(2) }
    stage.wait(0.5)
    #expect(abs(controller.autoplayRemainingTime - 0.25) < 0.05)
  }

  @Test func `it pauses until all reasons are gone`() {
    let player = Player()
    player.autoplay[.hovered] = true
    player.autoplay[[.focused, .hidden]] = true
    player.autoplay[.hovered] = false
    #expect(!player.autoplay[.hovered] && player.autoplay[.focused] && player.autoplay[.hidden])
    player.wait(5)
    #expect(player.steps.isEmpty)
    player.autoplay[[.focused, .hidden]] = false
    player.wait(2.1)
    #expect(player.steps.count == 1)
  }

  @Test func `pressing play overrides the user's presence until the next pause`() {
    let player = Player()
    player.autoplay[.paused] = true
    player.autoplay[.hovered] = true
    player.autoplay[.paused] = false
    #expect(player.autoplay.isAllowed)
    player.wait(2.1)
    #expect(player.steps.count == 1)
    // Reduced motion isn't overridden.
    player.autoplay[.reducedMotion] = true
    #expect(!player.autoplay.isAllowed)
    player.autoplay[.reducedMotion] = false
    player.autoplay[.paused] = true
    #expect(!player.autoplay.isAllowed)
    player.autoplay[.hovered] = false
    player.autoplay[.paused] = false
    player.autoplay[.hovered] = true
    #expect(!player.autoplay.isAllowed, "the user was absent when the pause ended")
  }

  @Test(arguments: [true, false])
  func `the keyboard focus pauses it for good, also when it returns after the user has pressed play`(autoscrolls: Bool)
  {
    let stage = CarouselStage(items: 50)
    let controller = stage.controller
    if autoscrolls { stage.update { $0.autoscroll = 1 } } else { controller.autoplayInterval = 0.5 }
    controller.setAutoplayReason(.focused, true)
    #expect(controller.isPaused)
    controller.setAutoplayReason(.focused, false)
    stage.tick(120)
    #expect(stage.offset == 0)
    controller.setAutoplayReason(.focused, true)
    controller.isPaused = false
    stage.tick(120)
    #expect(stage.offset > 0 && !controller.isPaused)
    controller.setAutoplayReason(.focused, false)
    controller.setAutoplayReason(.focused, true)
    #expect(controller.isPaused)
  }

  @Test func `the focus pauses nothing where nothing rotates, and what begins meanwhile`() {
    let stage = CarouselStage(items: 5)
    stage.controller.setAutoplayReason(.focused, true)
    #expect(!stage.controller.isPaused)
    stage.controller.autoplayInterval = 1
    #expect(stage.controller.isPaused)
    #expect(stage.events.filter { $0 == .pauseDidChange(true) }.count == 1)
  }

  @Test func `a tap pauses it for good, a drag does not`() {
    let stage = CarouselStage(items: 50)
    let controller = stage.controller
    controller.autoplayInterval = 1
    stage.drag(by: -60)
    #expect(!controller.isPaused)
    stage.settle()
    controller.pointerDown(at: stage.middle)
    controller.pointerUp(at: stage.middle, isTap: false)
    #expect(controller.isPaused)
    controller.isPaused = false
    controller.tap(at: stage.middle)
    #expect(controller.isPaused)
  }

  @Test func `a touch, a drag and a deceleration restart the interval`() {
    let player = Player()
    player.wait(1.5)
    player.stage.controller.pointerDown(at: player.stage.middle)
    player.wait(5)
    #expect(player.steps.isEmpty)
    player.stage.controller.pointerUp(at: player.stage.middle, isTap: false)
    player.wait(1.9)
    #expect(player.steps.isEmpty)
    player.stage.beginDrag(by: -60)
    player.wait(5)
    #expect(player.steps.isEmpty)
    player.stage.controller.pointerCancelled()
    while player.stage.carousel.isAnimating { player.wait(0.01) }
    player.wait(1.9)
    #expect(player.steps.isEmpty)
    player.wait(0.2)
    #expect(player.steps.count == 1)
  }

  @Test func `every other movement restarts the interval`() {
    let player = Player()
    player.wait(1.5)
    player.stage.update { $0.setScrollOffset(3) }
    player.wait(1.9)
    #expect(player.steps.isEmpty)
    player.wait(0.2)
    #expect(player.steps.count == 1)
  }

  @Test func `it can be updated only at its scheduled times`() {
    let player = Player()
    player.sleep(20)
    // Updated too early, by the time of the scroll, it keeps waiting.
    #expect((4...9).contains(player.steps.count))
  }

  @Test func `autoscroll does not affect it`() {
    let player = Player(items: 50)
    player.stage.update { $0.autoscroll = 0.5 }
    player.wait(5)
    #expect(player.steps.count >= 1)
  }

  @Test(arguments: [0.0, -1.0, Double.nan, Double.infinity, -Double.infinity])
  func `an invalid interval turns it off`(interval: Double) {
    let player = Player(interval: interval)
    player.wait(3)
    #expect(player.steps.isEmpty && player.autoplay.nextTime == nil)
  }

  @Test(arguments: [0, 1])
  func `without another item it stays`(items: Int) {
    let player = Player(items: items, wrap: true)
    player.wait(3)
    #expect(player.steps.isEmpty)
    player.stage.update { $0.advance() }
    #expect(player.stage.settle())
  }

  @Test func `wrong clocks do no harm`() {
    let player = Player()
    for time in [Double.nan, .infinity, -.infinity] {
      #expect(!player.step(to: time))
    }
    #expect(player.autoplay.nextTime == 2)
    #expect(!player.step(to: -100))
    #expect(player.autoplay.nextTime == -98)
    #expect(player.step(to: 1e9))
  }

  @Test func `the shortest interval ends`() {
    let player = Player(interval: .leastNonzeroMagnitude)
    player.wait(2)
    #expect(player.steps.count > 1 && player.steps.count < 121)
  }
}

extension CarouselStage {
  /// Advances the time frame by frame.
  fileprivate func wait(_ seconds: Double) { tick(Int((seconds / frameLength).rounded())) }
}
