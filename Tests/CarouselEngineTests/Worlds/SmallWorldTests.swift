import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// Small worlds exhausted: after any action, the carousel works.
@Suite struct `Small worlds` {
  /// Runs a trial in every world of a style; reports the first faults of each with the world and the actions.
  private func inAllWorlds(of style: NamedStyle, _ trial: (World, (CarouselStage, String) -> Void) -> Void) {
    var reports: [String] = []
    for world in World.all(of: style) {
      trial(world) { stage, deed in
        let isSettled = stage.settle()
        let faults = isSettled ? stage.faultsAtRest : ["never rests: \(stage.carousel.movement)"] + stage.faults
        if let fault = faults.first, reports.count < 5 { reports.append("\(world); \(deed): \(fault)") }
      }
    }
    #expect(reports.isEmpty, "\(reports.joined(separator: "\n"))")
  }

  @Test(arguments: NamedStyle.allCases)
  func `load, and scroll to every item and beyond`(style: NamedStyle) {
    inAllWorlds(of: style) { world, check in
      let stage = world.stage()
      check(stage, "load")
      for duration in [0, 0.4] {
        for index in -1...world.items {
          stage.update { $0.scroll(toItemAt: index, duration: duration) }
          check(stage, "scroll to \(index) in \(duration) s")
          guard (0..<world.items).contains(index), stage.current != index else { continue }
          Issue.record("\(world): a scroll to \(index) ends at \(stage.current as Any)")
        }
      }
      stage.update { $0.setScrollOffset(0.4) }
      stage.controller.pointerDown(at: stage.middle)
      stage.controller.pointerUp(at: stage.middle, isTap: false)
      check(stage, "jump between two items, and touch")
    }
  }

  @Test(arguments: NamedStyle.allCases)
  func `drag, and flick both ways`(style: NamedStyle) {
    inAllWorlds(of: style) { world, check in
      for profile in [MotionProfile.classic, .system, .spring] {
        guard profile == .classic || world.placeholders < 2 else { continue }
        let stage = world.stage { $0.motion = profile }
        stage.settle()
        for distance in [-90.0, 130, -400, 400] {
          stage.drag(by: distance)
          check(stage, "drag by \(distance), \(profile)")
        }
        for distance in [-150.0, 150, 300] {
          stage.flick(by: distance)
          check(stage, "flick by \(distance), \(profile)")
        }
      }
    }
  }

  @Test(arguments: NamedStyle.allCases)
  func `insert and remove at every index`(style: NamedStyle) {
    inAllWorlds(of: style) { world, check in
      for animated in [false, true] {
        let stage = world.stage()
        for index in 0...world.items {
          stage.update { $0.setScrollOffset(Double(index / 2)) }
          stage.insert(at: index, animated: animated)
          check(stage, "insert at \(index), animated \(animated)")
          stage.remove(at: index, animated: animated)
          check(stage, "remove at \(index), animated \(animated)")
        }
        while stage.host.items > 0 {
          stage.remove(at: stage.host.items / 2, animated: animated)
          stage.tick()
        }
        check(stage, "remove all in a row, animated \(animated)")
        stage.remove(at: 0, animated: animated)
        check(stage, "remove from nothing, animated \(animated)")
      }
    }
  }

  @Test(arguments: NamedStyle.allCases)
  func `reload with another number during a movement`(style: NamedStyle) {
    inAllWorlds(of: style) { world, check in
      for count in 0...5 {
        let stage = world.stage()
        stage.update { $0.scroll(toItemAt: world.items - 1, duration: 0.4) }
        stage.tick()
        stage.reload(items: count)
        check(stage, "reload with \(count) while it scrolls")
      }
      let stage = world.stage()
      for count in [5, 0, 3, 1] {
        stage.flick(by: -200)
        stage.reload(items: count, placeholders: 5 - count)
        check(stage, "reload with \(count) while it decelerates")
      }
    }
  }
}
