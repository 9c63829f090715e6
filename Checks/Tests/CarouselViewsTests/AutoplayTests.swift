import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

/// An app that implements only what it must.
@MainActor
final class PlainApp: CarouselViewDataSource, CarouselViewDelegate {
  func numberOfItems(in carousel: CarouselView) -> Int { 4 }
  func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: PlatformView?) -> PlatformView {
    view ?? PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}

extension TheHost {
  /// Autoplay and autoscroll, and what pauses them.
  @MainActor @Suite struct MovingByItself {
    /// Advances the screen by a number of seconds.
    private func wait(_ seconds: Double) { for _ in 0..<Int((seconds * 60).rounded()) { Device.frame() } }

    private func playing(
      _ interval: Double = 3, items: Int = 4, ofItem: @escaping (Int) -> Double = { _ in 0 }
    ) -> ViewStage {
      let stage = ViewStage(items: items)
      stage.app.interval = ofItem
      stage.carousel.autoplayInterval = interval
      return stage
    }

    @Test func `after the interval it advances by an item, from the last to the first`() {
      let stage = playing()
      #expect(stage.carousel.isAutoplaying)
      wait(2.9)
      #expect(stage.carousel.scrollOffset == 0)
      #expect(Device.links.isEmpty && Device.timers.count == 1, "no frames are requested between its steps")
      wait(0.3)
      #expect(stage.carousel.isScrolling)
      wait(1)
      #expect(stage.carousel.currentIndex == 1)
      var seen: [Int?] = []
      for _ in 0..<3 {
        wait(3.6)
        seen.append(stage.carousel.currentIndex)
      }
      #expect(seen == [2, 3, 0])
      #expect(Device.timers.count == 1)
      stage.carousel.autoplayInterval = 0
      #expect(!stage.carousel.isAutoplaying && Device.timers.isEmpty)
      stage.settle()
      wait(8)
      #expect(stage.carousel.currentIndex == 0)
    }

    @Test func `a timer that fires a moment too early is on time`() throws {
      let stage = playing()
      let timer = try #require(Device.timers.first)
      Device.time += 2.9999
      timer.fire()
      #expect(stage.carousel.isScrolling)
    }

    @Test func `its timer is replaced only if the time has changed`() {
      let stage = playing()
      let timer = Device.timers.first
      wait(1)
      Device.set(reducesMotion: false)
      #expect(timer != nil && Device.timers.first === timer)
      stage.carousel.autoplayInterval = 5
      #expect(Device.timers.count == 1 && Device.timers.first !== timer)
    }

    @Test func `the interval begins when it has settled`() {
      let stage = playing()
      wait(2.5)
      stage.carousel.scrollToItem(at: 2, animated: true)
      stage.settle()
      wait(2.5)
      #expect(stage.carousel.currentIndex == 2)
      wait(1.2)
      #expect(stage.carousel.currentIndex == 3)
    }

    @Test func `a touch pauses it`() {
      let stage = playing(1)
      stage.drag(from: CGPoint(x: 400, y: 350), by: CGPoint(x: -30, y: 0), lift: false)
      let place = stage.carousel.scrollOffset
      wait(5)
      #expect(stage.carousel.scrollOffset == place)
      #expect(stage.carousel.isDragging)
    }

    @Test func `what a control in an item is used for does not run away`() throws {
      let stage = ViewStage(items: 4)
      let button = try #require(stage.carousel.currentItemView as? Card).button
      stage.carousel.autoplayInterval = 1
      stage.tap(try #require(stage.place(0, CGPoint(x: button.frame.midX, y: button.frame.midY))))
      #expect(button.presses == 1 && stage.carousel.isAutoplayPaused)
      for _ in 0..<300 { Device.frame() }
      #expect(stage.carousel.currentIndex == 0)
      stage.carousel.isAutoplayPaused = false
      stage.drag(from: CGPoint(x: 400, y: 350), by: CGPoint(x: -100, y: 0), steps: 60)
      #expect(!stage.carousel.isAutoplayPaused, "a swipe is no use of what it begins on")
    }

    @Test func `the delegate is told when its time begins, waits, goes on, and is over`() {
      let stage = playing(2)
      func told() -> Int {
        defer { stage.app.events = [] }
        return stage.app.story.count { $0.hasPrefix("autoplay") }
      }
      #expect(told() == 1)
      wait(1)
      #expect(told() == 0 && (0.45...0.55).contains(stage.carousel.autoplayProgress))
      stage.carousel.isAutoplayPaused = true
      #expect(told() == 1 && stage.carousel.autoplayRemainingTime == .infinity)
      wait(1)
      #expect(told() == 0 && (0.45...0.55).contains(stage.carousel.autoplayProgress))
      stage.carousel.isAutoplayPaused = false
      #expect(told() == 1)
      wait(2)
      #expect(stage.carousel.currentIndex == 1 && told() == 2)
    }

    @Test func `items may have their own time, also until their content has ended`() {
      let stage = playing(ofItem: { [1, 0, .infinity, 0][$0] })
      #expect(abs(stage.carousel.autoplayRemainingTime - 1) < 0.01)
      wait(1.9)
      #expect(stage.carousel.currentIndex == 1 && (2...3).contains(stage.carousel.autoplayRemainingTime))
      wait(3.6)
      #expect(stage.carousel.currentIndex == 2)
      wait(20)
      #expect(stage.carousel.autoplayRemainingTime == .infinity && Device.timers.isEmpty && Device.links.isEmpty)
      stage.carousel.itemDidEnd(at: 1)
      wait(1)
      #expect(stage.carousel.currentIndex == 2, "it waits for the current item")
      stage.carousel.itemDidEnd(at: 2)
      wait(1)
      #expect(stage.carousel.currentIndex == 3)
    }

    @Test func `the delegate may refuse that it advances`() {
      let stage = playing(1)
      stage.app.mayAdvance = false
      wait(1.5)
      #expect(stage.carousel.scrollOffset == 0 && stage.carousel.isAutoplaying)
      #expect((0.4...0.6).contains(stage.carousel.autoplayProgress), "the time begins again")
      stage.app.mayAdvance = true
      wait(1.2)
      #expect(stage.carousel.currentIndex == 1)
    }

    @Test func `an app that says nothing about autoplay has the time of the carousel, and lets it advance`() {
      let stage = playing(1), app = PlainApp()
      stage.carousel.dataSource = app
      for (delegate, index) in [(app, 1), (nil, 2)] as [((any CarouselViewDelegate)?, Int)] {
        stage.carousel.delegate = delegate
        #expect((0...1).contains(stage.carousel.autoplayRemainingTime))
        wait(1.7)
        #expect(stage.carousel.currentIndex == index)
      }
    }

    @Test func `it may stop at the last item`() {
      let stage = playing(1, items: 2)
      #expect(!stage.carousel.autoplayStopsAtEnd)
      stage.carousel.autoplayStopsAtEnd = true
      wait(6)
      #expect(stage.carousel.autoplayStopsAtEnd && stage.carousel.currentIndex == 1)
      #expect(stage.carousel.autoplayProgress == 1 && stage.carousel.autoplayRemainingTime == .infinity)
    }

    @Test func `outside a window, or hidden, it pauses, and goes on afterwards`() {
      let stage = playing(1)
      let container = stage.carousel.superview!
      stage.carousel.removeFromSuperview()
      #expect(!stage.carousel.isAutoplaying && Device.timers.isEmpty)
      wait(3)
      #expect(stage.carousel.currentIndex == 0)
      container.addSubview(stage.carousel)
      #expect(stage.carousel.isAutoplaying)
      stage.carousel.isHidden = true
      #expect(!stage.carousel.isAutoplaying)
      wait(3)
      #expect(stage.carousel.currentIndex == 0)
      stage.carousel.isHidden = false
      wait(1.7)
      #expect(stage.carousel.currentIndex == 1)
    }

    @Test func `reduced motion pauses it`() {
      let stage = playing(1)
      Device.set(reducesMotion: true)
      #expect(!stage.carousel.isAutoplaying)
      wait(3)
      #expect(stage.carousel.currentIndex == 0)
      Device.set(reducesMotion: false)
      wait(1.7)
      #expect(stage.carousel.currentIndex == 1)
    }

    @Test func `a screen reader pauses it`() {
      let stage = playing(1)
      stage.carousel.autoscroll = 1
      Device.read(true)
      #expect(!stage.carousel.isAutoplaying || stage.carousel.currentIndex == 0)
      wait(3)
      let place = stage.carousel.scrollOffset
      wait(3)
      #expect(stage.carousel.scrollOffset == place, "neither autoplay nor autoscroll")
      stage.carousel.autoscroll = 0
      Device.read(false)
      wait(3.7)
      #expect(stage.carousel.scrollOffset == place && stage.carousel.isAutoplayPaused)
      stage.carousel.isAutoplayPaused = false
      wait(3.7)
      #expect(stage.carousel.scrollOffset > place)
    }

    @Test func `hovering pauses it, and autoscroll`() {
      let stage = playing(1)
      stage.point(isInside: true)
      #expect(!stage.carousel.isAutoplaying)
      stage.carousel.autoscroll = 1
      wait(3)
      #expect(stage.carousel.scrollOffset == 0)
      stage.point(isInside: false)
      wait(1)
      #expect(stage.carousel.scrollOffset > 0.5)
    }

    @Test func `the focus pauses it until the user plays it, also in one of its items`() {
      let stage = playing(1)
      stage.keyboard(in: stage.carousel)
      wait(3)
      #expect(stage.carousel.currentIndex == 0)
      let field = PlatformField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.carousel.itemView(at: 0)!.addSubview(field)
      stage.keyboard(in: field)
      wait(3)
      #expect(stage.carousel.currentIndex == 0)
      #expect(!stage.carousel.isAutoplaying && Device.timers.isEmpty)
      stage.keyboard(in: nil)
      #expect(!stage.carousel.isAutoplaying && stage.carousel.isAutoplayPaused)
      stage.carousel.isAutoplayPaused = false
      #expect(stage.carousel.isAutoplaying)
      wait(0.9)
      #expect(stage.carousel.currentIndex == 0, "the interval restarts")
      wait(0.2)
      #expect(stage.carousel.isScrolling)
    }

    @Test func `resuming explicitly overrides the user's presence`() {
      let stage = playing(1)
      stage.carousel.isAutoplayPaused = true
      #expect(stage.carousel.isAutoplayPaused && !stage.carousel.isAutoplaying)
      wait(3)
      #expect(stage.carousel.currentIndex == 0)
      stage.point(isInside: true)
      stage.carousel.isAutoplayPaused = false
      #expect(stage.carousel.isAutoplaying)
      wait(1.7)
      #expect(stage.carousel.currentIndex == 1)
    }

    @Test func `it begins when there is more than one item`() {
      let stage = playing(1, items: 1)
      #expect(!stage.carousel.isAutoplaying)
      stage.app.items = 3
      stage.carousel.reloadData()
      #expect(stage.carousel.isAutoplaying)
      wait(1.7)
      #expect(stage.carousel.currentIndex == 1)
    }

    @Test(arguments: [-1, .nan, .infinity, -.infinity, 1e-12, 1e300])
    func `invalid intervals do no harm`(interval: Double) {
      let stage = playing(interval)
      wait(1)
      #expect(Device.breaches == [])
      if !(interval > 0 && interval < 1) { #expect(stage.carousel.currentIndex == 0) }
      #expect(stage.carousel.scrollOffset.isFinite)
    }

    @Test func `it does not retain its carousel, and a late timer does no harm`() {
      weak var weakly: CarouselView?
      do {
        let stage = playing(1)
        weakly = stage.carousel
        #expect(Device.timers.count == 1)
      }
      #expect(weakly == nil)
      wait(2)
      #expect(Device.timers.isEmpty)
    }
  }
}
