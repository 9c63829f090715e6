import CarouselEngine
import CarouselTesting
import Testing

struct CarouselCommandTests {
  @Test func `a command is performed at its time, and NaN keeps the clock`() {
    let stage = CarouselStage(items: 9)
    let controller = stage.controller
    controller.perform(.scrollToItem(index: 4, duration: 0.4), at: 2)
    #expect(controller.answer(to: .time) == 2 && controller.answer(to: .destinationIndex) == 4)
    controller.perform(.setRepeats(repeats: false))
    #expect(controller.answer(to: .time) == 2)
    controller.perform(.frame, at: 2.2)
    #expect(controller.answer(to: .isScrolling) == 1 && (0.1...3.9).contains(controller.answer(to: .scrollOffset)))
    controller.perform(.frame, at: 2.5)
    #expect(controller.answer(to: .isScrolling) == 0 && controller.answer(to: .currentIndex) == 4)
  }

  @Test func `a duration that is not given is the default`() {
    let controller = CarouselStage(items: 9).controller
    controller.perform(.scrollByItems(count: 2, duration: nil), at: 1)
    controller.perform(.frame, at: 1 + CarouselModel.defaultScrollDuration / 2)
    #expect(controller.answer(to: .isScrolling) == 1)
    controller.perform(.frame, at: 1 + CarouselModel.defaultScrollDuration)
    #expect(controller.answer(to: .scrollOffset) == 2)
  }

  @Test func `movements of a pointer, keys and wheels are answered`() {
    let controller = CarouselStage(items: 9).controller
    func press(_ key: CarouselKey) -> CarouselCommand.Answer {
      controller.perform(.press(key: key, modifiers: [], focus: .carousel))
    }
    #expect(press(.right) == .handled)
    #expect(press(.up) == .ignored)
    controller.perform(
      .pointerDown(
        point: Point2D(x: 500, y: 250), mayDrag: true, contentScrolls: [], surroundingsScroll: [],
        isOnButton: false, isMouse: true), at: 5)
    func move(_ x: Double, _ y: Double, _ time: Double) -> CarouselCommand.Answer {
      controller.perform(.pointerMoved(point: Point2D(x: x, y: y)), at: time)
    }
    #expect(move(500, 252, 5.01) == .undecided)
    #expect(move(498, 250, 5.02) == .mayDrag)
    #expect(move(400, 250, 5.03) == .handled)
    #expect(controller.answer(to: .isDragging) == 1)
    #expect(controller.perform(.pointerUp(point: Point2D(x: 400, y: 250), isTap: true), at: 5.04) == .handled)
    #expect(move(300, 250, 5.05) == .ignored)
  }

  @Test func `each event has a kind of its own, and its value`() {
    let events: [(CarouselEvent, Double)] = [
      (.didScroll, 0), (.currentIndexDidChange(3), 3), (.pageDidChange(2), 2), (.willBeginDragging, 0),
      (.didEndDragging(willDecelerate: true), 1),
      (.willBeginDecelerating, 0), (.didEndDecelerating(finished: false), 0), (.willBeginScrolling, 0),
      (.didEndScrolling(finished: true), 1), (.didSelect(2), 2), (.didEndEditing, 0), (.didSettle, 0),
      (.pauseDidChange(true), 1), (.autoplayDidChange, 0), (.shouldAnnounce(7), 7), (.shouldAnnounceEnd(.first), -1),
      (.readingOrderDidChange, 0),
    ]
    #expect(events.map { $0.0.code.kind } == CarouselEvent.Kind.allCases)
    #expect(events.map { $0.0.code.value } == events.map(\.1))
    for (event, _) in events { #expect("\(event)".prefix { $0 != "(" } == "\(event.code.kind)") }
    #expect(CarouselEvent.currentIndexDidChange(nil).code.value == -1)
    #expect(CarouselEvent.shouldAnnounceEnd(.last).code.value == 1)
  }

  @Test func `a record of an item has its numbers one after another`() {
    #expect(ItemRecord.allCases.map(\.rawValue) == [0] + (16...24))
    #expect(KeyframeRecord.allCases.map(\.rawValue) == [0] + (16...18))
  }
}
