import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// A motion ends at an item, whatever changes on the way.
@Suite struct `The goal of a motion` {
  static let profiles: [MotionProfile] = [.classic, .system, .spring]

  @Test(arguments: profiles, [false, true])
  func `is an item, whatever is removed or inserted on the way`(motion: MotionProfile, wrap: Bool) {
    for frames in [0, 1, 6, 14] {
      for (from, to) in [(5, 12), (12, 5)] {
        let stage = CarouselStage(items: 20, wrap: wrap) { $0.motion = motion }
        stage.update { $0.setScrollOffset(Double(from)) }
        stage.update { $0.scroll(toItemAt: to, duration: 0.5) }
        stage.tick(frames)
        let between = stage.current == 9 ? 8 : 9
        let goesAway = stage.current! != from ? between : 9
        stage.remove(at: goesAway, animated: true)
        let new = to > goesAway ? to - 1 : to
        #expect(stage.carousel.destinationIndex == new, "\(from) to \(to) after \(frames) frames")
        stage.tick(2)
        stage.insert(at: 10, animated: true)
        stage.insert(at: 10, animated: false)
        let end = new >= 10 ? new + 2 : new
        #expect(stage.carousel.destinationIndex == end, "\(from) to \(to) after \(frames) frames")
        #expect(stage.settle() && stage.current == end && stage.offset == Double(end))
        #expect(stage.faultsAtRest.isEmpty)
      }
    }
  }

  @Test(arguments: profiles, [0, 1, 4, 10, 16])
  func `is not skipped if the item that was left is removed`(motion: MotionProfile, frames: Int) {
    for animated in [true, false] {
      let stage = CarouselStage(items: 10) { $0.motion = motion }
      stage.update { $0.setScrollOffset(3) }
      stage.controller.move(byItems: 1)
      stage.tick(frames)
      stage.remove(at: 3, animated: animated)
      #expect(stage.settle() && stage.current == 3 && stage.offset == 3, "\(frames) frames")
      #expect(stage.faultsAtRest.isEmpty)
    }
  }

  @Test(arguments: profiles, [false, true])
  func `of a flick, of snapping and of autoplay is an item, too`(motion: MotionProfile, wrap: Bool) {
    for kind in 0..<3 {
      let stage = CarouselStage(items: 30, wrap: wrap) { $0.motion = motion }
      stage.update { $0.setScrollOffset(10) }
      switch kind {
      case 0: stage.flick(by: -120)
      case 1: stage.drag(by: -130)
      default:
        stage.controller.autoplayInterval = 1
        while !stage.carousel.isScrolling { stage.tick() }
        stage.controller.isPaused = true
      }
      stage.tick(2)
      let goal = stage.carousel.destinationIndex!
      #expect(goal > 10 && stage.carousel.movement.followsCurve)
      // Two before, one that is the goal's neighbour on the way or behind it, and two behind all.
      let changes = ItemChanges(countBefore: 30, removing: [2, 3, 20, 21], inserting: [goal - 2])
      stage.host.items = changes.countAfter
      stage.host.renumber { changes.newIndex(of: $0) }
      stage.controller.apply(changes, animated: true)
      #expect(stage.settle() && stage.current == changes.newIndex(of: goal), "kind \(kind)")
      #expect(stage.faultsAtRest.isEmpty)
    }
  }

  @Test(arguments: profiles)
  func `is an item after the first one of a circle has been passed`(motion: MotionProfile) {
    let stage = CarouselStage(items: 12, wrap: true) { $0.motion = motion }
    stage.update { $0.setScrollOffset(10) }
    stage.update { $0.scroll(byOffset: 5, duration: 0.6) }
    while stage.current != 0 { stage.tick() }
    stage.tick(1)
    stage.insert(at: 2, animated: true)
    #expect(stage.settle() && stage.current == 4)
    #expect(stage.faultsAtRest.isEmpty)
  }

  @Test(arguments: profiles)
  func `is the page of an item with groups`(motion: MotionProfile) {
    let stage = CarouselStage(items: 30) {
      $0.motion = motion
      $0.groupSize = 3
    }
    stage.update { $0.setScrollOffset(1) }
    stage.update { $0.scroll(toItemAt: 13, duration: 0.5) }
    stage.tick(5)
    let goal = stage.carousel.destinationIndex!
    stage.remove(at: 9, animated: true)
    #expect(stage.settle() && stage.current == goal - 1)
    #expect(stage.faultsAtRest.isEmpty)
  }

  @Test func `that has been reached by an edit ends the scroll`() {
    let stage = CarouselStage(items: 10)
    stage.update { $0.setScrollOffset(3) }
    stage.update { $0.step(by: 1) }
    stage.remove(at: 3, animated: false)
    #expect(!stage.carousel.isScrolling && stage.current == 3)
    #expect(stage.milestones == [.willBeginScrolling, .didEndScrolling(finished: true)])
  }

  @Test func `is an index as it was for iCarousel`() {
    let stage = CarouselStage(items: 20) { $0.aimsAtIndexes = true }
    stage.update { $0.scroll(toItemAt: 12, duration: 0.5) }
    stage.tick(4)
    stage.remove(at: 9, animated: true)
    #expect(stage.settle() && stage.current == 12)
  }

  @Test(arguments: profiles)
  func `is reached without a jump`(motion: MotionProfile) {
    let stage = CarouselStage(items: 30) { $0.motion = motion }
    stage.update { $0.scroll(toItemAt: 12, duration: 0.8) }
    stage.tick(12)
    var last = stage.offset
    stage.remove(at: 10, animated: false)
    var steps: [Double] = []
    while stage.carousel.isScrolling {
      stage.tick()
      steps.append(stage.offset - last)
      last = stage.offset
    }
    #expect(stage.current == 11)
    #expect(steps.allSatisfy { (0...0.8).contains($0) }, "\(steps)")
  }
}
