import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `Controls` {
  @Test(arguments: [0, 1, 2, 12, 13, 14, 100, 1_000_000])
  func `dots are a window around the current item`(count: Int) {
    let stage = CarouselStage(items: count)
    for offset in [0, 1, count / 2, count - 2, count - 1] where offset >= 0 && offset < max(1, count) {
      stage.update { $0.setScrollOffset(Double(offset)) }
      let state = stage.controller.controlsState
      #expect(state.dots.count == min(count, ControlsState.mostDots))
      #expect(state.dots.lowerBound >= 0 && state.dots.upperBound <= count)
      if count > 0 { #expect(state.dots.contains(offset) && state.share(ofDot: offset) == 1) }
      for dot in state.dots.prefix(20) {
        let isEdge =
          (dot == state.dots.lowerBound && dot > 0) || (dot == state.dots.upperBound - 1 && dot < count - 1)
        #expect(isEdge == (state.scale(ofDot: dot) == 0.4), "\(dot) of \(state.dots) at \(offset)")
      }
      #expect(state.text == (count == 0 ? "" : "\(offset + 1) / \(count)"))
    }
  }

  @Test func `the destination decides which buttons are enabled`() {
    let stage = CarouselStage(items: 3)
    var state: ControlsState { stage.controller.controlsState }
    #expect(!state.canGoBack && state.canGoForward)
    #expect(stage.controller.move(toItemAt: 2))
    #expect(state.canGoBack && !state.canGoForward && state.index == 0)
    #expect(!stage.controller.move(byItems: 1))
    stage.settle()
    #expect(state.canGoBack && !state.canGoForward && state.index == 2)
    stage.update { $0.isScrollEnabled = false }
    #expect(!state.canGoBack && !state.canGoForward, "an enabled button has an effect")
    let ring = CarouselStage(items: 3, wrap: true).controller.controlsState
    #expect(ring.canGoBack && ring.canGoForward)
    for count in [0, 1] {
      let few = CarouselStage(items: count).controller.controlsState
      #expect(!few.canGoBack && !few.canGoForward)
    }
  }

  @Test func `two dots share the active state while it moves, on a circle the last and the first`() {
    let stage = CarouselStage(items: 4, wrap: true)
    stage.update {
      $0.scrollsToItemBoundary = false
      $0.setScrollOffset(3.75)
    }
    let state = stage.controller.controlsState
    #expect(state.share(ofDot: 0) == 0.75 && state.share(ofDot: 3) == 0.25 && state.share(ofDot: 1) == 0)
    #expect(state.opacity(ofDot: 1) < state.opacity(ofDot: 3) && state.opacity(ofDot: 0) < 1)
    stage.update { $0.preferences.increasesContrast = true }
    #expect(stage.controller.controlsState.opacity(ofDot: 1) > state.opacity(ofDot: 1))
  }

  @Test func `autoplay has a button before there are items`() {
    let controller = CarouselController<RecordingHost>(host: RecordingHost(items: 3))
    controller.autoplayInterval = 2
    #expect(controller.controlsState.hasPauseButton)
    controller.autoplayInterval = .nan
    #expect(!controller.controlsState.hasPauseButton)
  }

  @Test func `there is a pause button while autoplay or autoscroll is on`() {
    let stage = CarouselStage(items: 4)
    #expect(!stage.controller.controlsState.hasPauseButton)
    stage.update { $0.autoscroll = .nan }
    #expect(!stage.controller.controlsState.hasPauseButton)
    stage.controller.autoplayInterval = 3
    #expect(stage.controller.controlsState.hasPauseButton && !stage.controller.controlsState.isPaused)
    stage.controller.isPaused = true
    #expect(stage.controller.controlsState.isPaused)
    stage.update { $0.preferences.reducesMotion = true }
    #expect(!stage.controller.controlsState.hasPauseButton, "nothing rotates")
  }

  @Test func `dots can show the time of autoplay, but not of autoscroll`() {
    let stage = CarouselStage(items: 4)
    stage.update { $0.autoscroll = 1 }
    #expect(stage.controller.controlsState.hasPauseButton && !stage.controller.controlsState.hasAutoplay)
    stage.controller.autoplayInterval = 3
    #expect(stage.controller.controlsState.hasAutoplay)
    stage.update { $0.isList = true }
    #expect(!stage.controller.controlsState.hasAutoplay)
    stage.update { $0.isList = false }
    stage.update { $0.preferences.reducesMotion = true }
    #expect(!stage.controller.controlsState.hasAutoplay)
  }
}
