import Testing

@testable import CarouselEngine
@testable import CarouselTesting

// At rest, no frames are requested.

@Test(arguments: [1.0, -1.0])
func `an autoscroll that has reached an end requests no more frames`(speed: Double) {
  let stage = CarouselStage(items: 3)
  stage.update { $0.autoscroll = speed }
  #expect(stage.settle(within: 10))
  #expect(stage.offset == (speed > 0 ? 2 : 0))
}

@Test func `an autoscroll that waited at an end continues when there are more items, without a jump`() {
  let stage = CarouselStage(items: 3)
  stage.update { $0.autoscroll = 1 }
  #expect(stage.settle(within: 10))
  stage.pass(60)
  stage.insert(at: 3, animated: false)
  stage.tick()
  #expect(stage.offset <= 2.1)
  #expect(stage.settle(within: 10))
  #expect(stage.offset == 3)
}

@Test(arguments: NamedStyle.allCases)
func `a jump requests frames only if covers turn in place`(style: NamedStyle) {
  let stage = CarouselStage(items: 20, style: style)
  stage.settle()
  stage.update { $0.setScrollOffset(5) }
  #expect(stage.host.areFramesNeeded == (style == .coverFlow2))
}

@Test func `after a reload with far fewer items a drag follows the finger back immediately`() {
  let stage = CarouselStage(items: 100)
  stage.update { $0.setScrollOffset(90) }
  stage.beginDrag(by: -100)
  stage.reload(items: 5)
  _ = stage.controller.pointerMoved(to: stage.middle + stage.vector(along: 0))
  #expect(stage.offset < 4)
  #expect(stage.offset > 3)
}

@Test func `reloading under a drag beyond the end does not end the drag`() {
  let stage = CarouselStage(items: 5)
  stage.update { $0.setScrollOffset(4.5) }
  stage.beginDrag(by: -150)
  let before = stage.offset
  #expect(before > 4)
  stage.reload(items: 5)
  #expect(stage.offset == before)
  _ = stage.controller.pointerMoved(to: stage.middle + stage.vector(along: -150))
  #expect(isClose(stage.offset, before))
}

@Test(arguments: [0.0, 3, 7])
func `an offset set before the items exist is kept`(offset: Double) {
  let stage = CarouselStage(items: 10, isLoaded: false) { $0.setScrollOffset(offset) }
  stage.controller.reloadData()
  stage.settle()
  #expect(stage.offset == offset)
}
