import Testing

@testable import CarouselEngine

/// Long sequences of random actions, each reproducible by its seed.
@Suite struct `Random walks` {
  @Test(arguments: 1...120 as ClosedRange<UInt64>)
  func `no walk violates the invariants`(seed: UInt64) {
    var actor = RandomActor(seed: seed, isNasty: seed % 3 != 0)
    let stage = ControllerStage(
      items: 5, placeholders: 2, style: NamedStyle.allCases[Int(seed) % NamedStyle.allCases.count])
    for step in 1...300 {
      actor.act(on: stage)
      if let fault = stage.faults.first {
        Issue.record("seed \(seed), step \(step): \(fault), after \(actor.deeds)")
        return
      }
    }
    let fault = faultAtRest(of: stage)
    #expect(fault == nil, "seed \(seed), at the end, after \(actor.deeds)")
  }

  @Test(arguments: 1...120 as ClosedRange<UInt64>)
  func `no app that makes re-entrant calls violates them`(seed: UInt64) {
    let actor = Interferer(seed: seed)
    let stage = ControllerStage(
      items: 5, placeholders: 2, style: NamedStyle.allCases[Int(seed) % NamedStyle.allCases.count])
    stage.host.interferes = { [unowned stage] call in actor.interfere(with: stage, in: call) }
    for step in 1...150 {
      actor.act(on: stage)
      if let fault = stage.faults.first {
        Issue.record("seed \(seed), step \(step): \(fault), after \(actor.deeds)")
        return
      }
    }
    stage.host.interferes = nil
    let fault = faultAtRest(of: stage)
    #expect(fault == nil, "seed \(seed), at the end, after \(actor.deeds)")
  }

  /// Lifts all fingers, and waits until it rests on an item.
  private func faultAtRest(of stage: ControllerStage) -> String? {
    stage.frameLength = 0.1
    stage.controller.pointerCancelled()
    stage.update {
      $0.autoscroll = 0
      $0.isScrollEnabled = true
      $0.scrollsToItemBoundary = true
    }
    stage.controller.reloadData()
    // A touch stops a scroll that would take hours.
    stage.controller.pointerDown(at: stage.middle)
    stage.controller.pointerUp(at: stage.middle, isTap: false)
    guard stage.settle(within: 400) else { return "never rests: \(stage.carousel.movement)" }
    // A scroll to an offset between two items may end there; a new layout snaps.
    stage.update { $0.setNeedsLayout() }
    guard stage.settle() else { return "never settles after a layout: \(stage.carousel.movement)" }
    return stage.faultsAtRest.first
  }
}

/// An app that makes random calls whenever the carousel calls it.
final class Interferer {
  private var actor: RandomActor
  private var dice: Generator
  private var depth = 0

  init(seed: UInt64) {
    actor = RandomActor(seed: seed, isNasty: false)
    dice = Generator(seed: seed &+ 1000)
  }

  var deeds: [String] { actor.deeds }

  func act(on stage: ControllerStage) { actor.act(on: stage) }

  func interfere(with stage: ControllerStage, in call: DummyHost.Call) {
    guard depth < 3, dice.count(0...15) == 0 else { return }
    depth += 1
    // The actor is removed meanwhile, because it may be called while it acts.
    var other = RandomActor(seed: dice.next(), isNasty: false)
    other.act(on: stage, mayPassTime: depth < 2)
    depth -= 1
  }
}
