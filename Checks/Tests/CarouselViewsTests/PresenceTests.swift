import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

extension TheHost {
  /// Time stands still for a carousel that nobody can see.
  @MainActor @Suite struct Presence {
    /// The ways in which a carousel is not visible.
    enum Way: CaseIterable {
      case hidden, inHiddenView, transparent, inTransparentView, withoutWindow, scrolledAway, inBackground
    }

    private func set(_ way: Way, _ isGiven: Bool, _ stage: ViewStage) {
      let carousel = stage.carousel, container = stage.container!
      switch way {
      case .hidden: carousel.isHidden = isGiven
      case .inHiddenView: container.isHidden = isGiven
      case .transparent: carousel.shade = isGiven ? 0 : 1
      case .inTransparentView: container.shade = isGiven ? 0 : 1
      case .withoutWindow: if isGiven { carousel.removeFromSuperview() } else { container.addSubview(carousel) }
      case .scrolledAway: stage.scroll(container, to: isGiven ? 1600 : 0)
      case .inBackground: stage.putInBackground(isGiven)
      }
    }

    private func stage(items: Int = 100, prepare: (CarouselView) -> Void = { _ in }) -> ViewStage {
      ViewStage(items: items, isInScrollView: true, prepare: prepare)
    }

    private func wait(_ seconds: Double) { for _ in 0..<Int((seconds * 60).rounded()) { Device.frame() } }

    @Test(arguments: Way.allCases)
    func `autoscroll stands still, and continues from its offset`(_ way: Way) {
      let stage = stage()
      stage.carousel.autoscroll = 1
      wait(2)
      let before = stage.carousel.scrollOffset
      #expect(abs(before - 2) < 0.1)
      set(way, true, stage)
      wait(30)
      #expect(abs(stage.carousel.scrollOffset - before) < 0.1)
      #expect(Device.links.isEmpty)
      set(way, false, stage)
      // It looks after a moment where it isn't notified.
      wait(0.2)
      #expect((0...0.3).contains(stage.carousel.scrollOffset - before))
      wait(1)
      #expect(abs(stage.carousel.scrollOffset - before - 1.1) < 0.2)
      #expect(Device.breaches == [])
    }

    @Test(arguments: Way.allCases)
    func `a scroll animation is interrupted, and continues`(_ way: Way) {
      let stage = stage()
      stage.carousel.scrollToItem(at: 10, duration: 2)
      wait(1)
      set(way, true, stage)
      Device.frame()
      let before = stage.carousel.scrollOffset
      wait(10)
      #expect(stage.carousel.scrollOffset == before && stage.carousel.isScrolling)
      set(way, false, stage)
      wait(0.5)
      #expect(stage.carousel.isScrolling)
      stage.settle()
      #expect(stage.carousel.currentIndex == 10)
    }

    @Test(arguments: Way.allCases)
    func `autoplay waits, and then goes on where it was`(_ way: Way) {
      let stage = stage()
      stage.carousel.autoplayInterval = 4
      wait(1.5)
      #expect((0.3...0.4).contains(stage.carousel.autoplayProgress))
      #expect((2.4...2.6).contains(stage.carousel.autoplayRemainingTime))
      set(way, true, stage)
      wait(9)
      #expect(stage.carousel.currentIndex == 0 && !stage.carousel.isAutoplaying)
      let spent = stage.carousel.autoplayProgress * 4
      // Where nothing tells the view, it finds out only when it would advance; then the time begins anew.
      #expect(spent == 0 || (1.4...1.6).contains(spent))
      #expect(stage.carousel.autoplayRemainingTime == .infinity)
      set(way, false, stage)
      wait(3.8 - spent)
      #expect(stage.carousel.currentIndex == 0 && stage.carousel.isAutoplaying)
      wait(0.7)
      #expect(stage.carousel.currentIndex == 1)
    }

    @Test(arguments: Way.allCases)
    func `what begins meanwhile is noticed`(_ way: Way) {
      let stage = stage()
      set(way, true, stage)
      wait(1)
      #expect(Device.links.isEmpty && Device.timers.isEmpty, "at rest, nothing runs")
      stage.carousel.autoscroll = 1
      wait(5)
      // A frame may find out.
      #expect(stage.carousel.scrollOffset < 0.1 && Device.links.isEmpty)
      set(way, false, stage)
      wait(1)
      #expect((0.8...1.2).contains(stage.carousel.scrollOffset))
    }

    @Test func `a carousel that has no window yet stands still`() {
      let stage = stage { $0.scrollToItem(at: 0, animated: false) }
      let other = CarouselView(frame: CGRect(x: 0, y: 300, width: 600, height: 300))
      other.dataSource = stage.app
      other.autoscroll = 1
      Device.time += 30
      stage.container!.addSubview(other)
      Device.layOut()
      wait(1)
      #expect((0.9...1.1).contains(other.scrollOffset))
    }

    @Test func `one that is partly visible moves`() {
      let stage = stage()
      stage.scroll(stage.container!, to: 450)
      stage.carousel.autoscroll = 1
      wait(2)
      #expect(abs(stage.carousel.scrollOffset - 2) < 0.1)
    }

    @Test func `one without a size moves, since its items may be visible`() {
      let stage = stage()
      stage.carousel.frame = CGRect(x: 300, y: 300, width: 0, height: 0)
      Device.layOut()
      stage.carousel.autoscroll = 1
      wait(2)
      #expect(abs(stage.carousel.scrollOffset - 2) < 0.1)
    }
  }
}
