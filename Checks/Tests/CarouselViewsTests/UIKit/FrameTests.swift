import CarouselViews
import Testing
import UIKit

extension TheHost {
  @MainActor @Suite struct Frames {
    @Test func `frames are requested while it moves, at the screen's rate, in all common modes`() throws {
      let stage = ViewStage()
      #expect(Device.links.isEmpty)
      stage.carousel.scrollToItem(at: 5, animated: true)
      let link = try #require(Device.links.first)
      #expect(Device.links.count == 1)
      #expect(link.modes == [.common])
      #expect(link.preferredFrameRateRange == CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120))
      stage.settle()
      #expect(stage.carousel.currentIndex == 5)
      #expect(!link.isValid)
    }

    @Test func `a frame shows the position at the time of its display`() {
      let stage = ViewStage()
      stage.carousel.scrollToItem(at: 1, duration: 1)
      Device.frame(after: 0.25, lead: 0.25)
      // Half of the time is half of the distance, by symmetry.
      #expect(abs(stage.carousel.scrollOffset - 0.5) < 1e-9)
      #expect(abs(stage.place(0)!.x - 350) < 1e-6)
    }

    @Test func `outside a window there are no frames, and it continues when it is back`() {
      let stage = ViewStage()
      stage.carousel.autoscroll = 1
      Device.frame()
      #expect(Device.links.count == 1)
      stage.carousel.removeFromSuperview()
      #expect(Device.links.isEmpty)
      stage.window.addSubview(stage.carousel)
      #expect(Device.links.count == 1)
      stage.carousel.removeFromSuperview()
      stage.carousel.autoscroll = 0
      stage.carousel.scrollOffset = 0
      stage.window.addSubview(stage.carousel)
      #expect(Device.links.isEmpty)
    }

    @Test func `outside a window no timer runs, and due work is done when it is back`() {
      let stage = ViewStage()
      stage.carousel.scrollOffset = -0.5
      #expect(Device.timers.count == 1, "the overscroll returns after a moment")
      stage.carousel.removeFromSuperview()
      #expect(Device.timers.isEmpty)
      stage.frames(120)
      #expect(stage.carousel.scrollOffset == -0.5)
      stage.window.addSubview(stage.carousel)
      stage.frames(60)
      #expect(stage.carousel.scrollOffset == 0)
      #expect(Device.timers.isEmpty && Device.breaches == [])
    }

    @Test func `no timer runs while a finger holds the carousel`() {
      let stage = ViewStage()
      stage.carousel.press(.right)
      stage.settle()
      let finger = Finger(at: CGPoint(x: 400, y: 350), in: stage.window)
      stage.frames(60)
      #expect(Device.breaches == [] && !Device.announcements.contains { $0.0 == .announcement })
      finger.cancel()
      stage.frames(60)
      #expect(Device.announcements.contains { $0.1 == "Album 1, 2 of 12" })
    }

    @Test func `a scroll outside a window is over in the window`() {
      Device.reset()
      let app = App(items: 5, placeholders: 0, size: CGSize(width: 100, height: 100))
      let carousel = CarouselView(style: .rotary)
      #expect(carousel.style.name?.description == "rotary")
      carousel.dataSource = app
      carousel.bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
      carousel.scrollToItem(at: 2, animated: true)
      #expect(Device.links.isEmpty)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.addSubview(carousel)
      Device.layOut()
      #expect(carousel.currentIndex == 2 && !carousel.isScrolling)
      for _ in 0..<60 { Device.frame() }
      #expect(carousel.scrollOffset == 2 && Device.links.isEmpty)
    }

    @Test func `nothing retains a carousel, and no display link outlives it`() {
      weak var weakly: CarouselView?
      weak var content: UIView?
      weak var carrier: UIView?
      do {
        let stage = ViewStage(items: 30)
        stage.carousel.autoscroll = 2
        stage.frames(30)
        stage.drag(from: CGPoint(x: 400, y: 350), by: CGPoint(x: -100, y: 0))
        _ = stage.carousel.accessibilityElements
        weakly = stage.carousel
        content = stage.carousel.contentView
        carrier = stage.carriers.first
        #expect(Device.links.count == 1)
      }
      // The window was released without removing the carousel first.
      #expect(weakly == nil)
      #expect(content == nil && carrier == nil)
      Device.frame()
      #expect(Device.links.isEmpty)
      Device.set(reducesMotion: true)
      Device.set(reducesMotion: false)
    }

    @Test func `re-entrant calls are executed`() {
      let stage = ViewStage(items: 20)
      var calls = 0
      stage.app.onEvent = { [unowned stage] event in
        calls += 1
        guard calls < 400 else { return }
        switch event {
        case "willBeginScrolling": stage.carousel.reloadData()
        case "didScroll" where calls % 5 == 0:
          stage.app.items = 5 + calls % 13
          stage.carousel.reloadData()
        case "didSettle": stage.carousel.style = calls % 2 == 0 ? .coverFlow : .cylinder
        default: break
        }
      }
      for round in 0..<10 {
        stage.carousel.scrollToItem(at: round * 3, animated: true)
        stage.frames(10)
      }
      stage.app.onEvent = nil
      stage.carousel.reloadData()
      stage.settle()
      stage.checkPicture()
    }
  }
}
