import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// Events tell whether the user or the program was the cause.
@Suite struct `The cause of another current item` {
  /// Returns whether each change of the current item was the user's, during an action and what it leads to.
  private func causes(
    items: Int = 20, set: (inout CarouselModel) -> Void = { _ in }, _ act: (CarouselStage) -> Void
  ) -> Set<Bool> {
    let stage = CarouselStage(items: items, set: set)
    stage.update { $0.setScrollOffset(5) }
    stage.settle()
    stage.causes = []
    act(stage)
    #expect(stage.settle() && !stage.causes.isEmpty && stage.faultsAtRest.isEmpty)
    return Set(stage.causes)
  }

  @Test(arguments: [MotionProfile.classic, .system, .spring])
  func `is the user for all that the user does, and what it leads to`(motion: MotionProfile) {
    let set = { (carousel: inout CarouselModel) in carousel.motion = motion }
    #expect(causes(set: set) { $0.drag(by: -250) } == [true])
    #expect(causes(set: set) { $0.flick(by: -150) } == [true])
    #expect(causes(set: set) { _ = $0.controller.press(.right) } == [true])
    #expect(causes(set: set) { _ = $0.controller.press(.end) } == [true])
    #expect(causes(set: set) { $0.wheel(byNotches: 1) } == [true])
    #expect(causes(set: set) { for _ in 0..<5 { $0.wheel(by: 60) } } == [true])
    #expect(causes(set: set) { $0.controller.move(byItems: -1) } == [true])
    #expect(causes(set: set) { $0.controller.move(toItemAt: 8) } == [true])
    #expect(causes(set: set) { $0.controller.move(toPageAt: 8) } == [true])
    #expect(causes(set: set) { $0.controller.tap(at: $0.middle + Point2D(x: 200, y: 0)) } == [true])
    #expect(
      causes(set: set) { stage in
        stage.controller.focusDidEnter(isEditing: false, isByKeyboard: true) { $0.content == .item(6) }
      } == [true])
    #expect(
      causes(set: {
        $0.motion = motion
        $0.preferences.reducesMotion = true
      }) { _ = $0.controller.press(.right) } == [true])
  }

  @Test func `is the program for all else`() {
    #expect(causes { $0.update { $0.setCurrentIndex(9) } } == [false])
    #expect(causes { $0.update { $0.scroll(toItemAt: 9, duration: 0.4) } } == [false])
    #expect(causes { $0.update { $0.step(by: 1) } } == [false])
    #expect(causes { $0.controller.selectItem(at: 6) } == [false])
    #expect(causes { $0.controller.setBoundIndex(7) } == [false])
    #expect(causes { $0.insert(at: 0, animated: true) } == [false])
    #expect(causes { $0.remove(at: 0, animated: false) } == [false])
    #expect(causes { $0.reload(items: 3) } == [false])
    #expect(causes { $0.reload(items: 0) } == [false])
    #expect(
      causes { stage in
        stage.controller.autoplayInterval = 1
        stage.tick(80)
        stage.controller.autoplayInterval = 0
      } == [false])
    #expect(
      causes { stage in
        stage.update { $0.autoscroll = 2 }
        stage.tick(60)
        stage.update { $0.autoscroll = 0 }
      } == [false])
    #expect(causes { $0.update { $0.groupSize = 4 } } == [false])
  }

  @Test(arguments: [true, false])
  func `is the program where a removed item's successor has its index`(isAnimated: Bool) {
    let stage = CarouselStage(items: 5)
    stage.update { $0.setScrollOffset(2) }
    stage.settle()
    stage.causes = []
    stage.host.forget()
    stage.remove(at: 2, animated: isAnimated)
    stage.settle()
    #expect(stage.current == 2 && stage.causes == [false])
    #expect(stage.events.filter { $0 == .currentIndexDidChange(2) }.count == 1)
    stage.host.forget()
    // What is put in its place, alone or with all others, counts as the same one.
    for indexes in [[2], [0, 1, 2, 3]] {
      stage.controller.apply(ItemChanges(countBefore: 4, removing: indexes, inserting: indexes), animated: isAnimated)
      stage.settle()
    }
    stage.remove(at: 3, animated: isAnimated)
    stage.controller.reloadItem(at: 2, animated: isAnimated)
    stage.settle()
    #expect(stage.current == 2)
    #expect(!stage.events.contains { if case .currentIndexDidChange = $0 { true } else { false } })
    #expect(stage.faultsAtRest.isEmpty)
  }

  @Test func `is the program for what follows the user, and the user for what follows the program`() {
    #expect(
      causes { stage in
        stage.drag(by: -250)
        stage.settle()
        stage.causes = []
        stage.update { $0.scroll(toItemAt: 12, duration: 0.3) }
      } == [false])
    #expect(
      causes { stage in
        stage.update { $0.scroll(toItemAt: 12, duration: 0.3) }
        stage.settle()
        stage.causes = []
        stage.controller.move(byItems: 1)
      } == [true])
    let stage = CarouselStage(items: 40)
    stage.update { $0.setScrollOffset(5) }
    stage.flick(by: -180)
    stage.tick(4)
    stage.causes = []
    stage.insert(at: 0, animated: false)
    #expect(stage.causes == [false], "the edit has moved the item")
    stage.causes = []
    #expect(stage.settle() && Set(stage.causes) == [true], "the flick goes on")
  }
}
