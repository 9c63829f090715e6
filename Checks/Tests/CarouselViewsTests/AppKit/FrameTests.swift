import AppKit
@testable import CarouselViews
import CarouselEngine
import Testing

extension TheHost {
  @MainActor @Suite struct Frames {
    @Test func `frames are requested from the view's own screen while it moves`() throws {
      let stage = ViewStage()
      #expect(Device.links.isEmpty)
      stage.carousel.scrollToItem(at: 5, animated: true)
      let link = try #require(Device.links.first)
      #expect(link.modes == [.common])
      stage.settle()
      #expect(stage.carousel.currentIndex == 5)
      #expect(!link.isValid)
    }

    @Test func `a frame shows the position at the time of its display`() {
      let stage = ViewStage()
      stage.carousel.scrollToItem(at: 1, duration: 1)
      Device.frame(after: 0.25, lead: 0.25)
      #expect(abs(stage.carousel.scrollOffset - 0.5) < 1e-9)
    }

    @Test func `without a display link, a timer calls at the screen's rate`() {
      let stage = ViewStage()
      let link = RefreshLink(view: stage.carousel, usesTimer: true)
      var times: [Double] = []
      link.onRefresh = {
        #expect($0 == CACurrentMediaTime())
        times.append($0)
      }
      link.isRunning = true
      #expect(Device.timers.count == 1)
      for _ in 0..<60 { Device.frame() }
      #expect(abs(times.count - 60) <= 1 && times == times.sorted() && Device.breaches == [])
      link.isRunning = false
      #expect(Device.timers.isEmpty)
      stage.window.screen = NSScreen(maximumFramesPerSecond: 120)
      times = []
      link.isRunning = true
      for _ in 0..<120 { Device.frame(after: 1.0 / 120) }
      #expect(abs(times.count - 120) <= 1, "a faster screen")
      link.isRunning = false
    }

    @Test func `outside a window there are no frames, and nothing outlives the carousel`() {
      weak var weakly: CarouselView?
      do {
        let stage = ViewStage()
        stage.carousel.autoscroll = 1
        #expect(Device.links.count == 1)
        stage.carousel.removeFromSuperview()
        #expect(Device.links.isEmpty)
        stage.window.contentView!.addSubview(stage.carousel)
        #expect(Device.links.count == 1)
        stage.frames(5)
        weakly = stage.carousel
      }
      #expect(weakly == nil)
      Device.frame()
      #expect(Device.links.isEmpty)
      Device.set(reducesMotion: true)
    }
  }
}
