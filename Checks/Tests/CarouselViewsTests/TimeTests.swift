import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

extension TheHost {
  /// Time that stands, hardly moves, or passes for hours; and many lifetimes.
  @MainActor @Suite struct Time {
    @Test func `while the clock stands, removed items do not accumulate`() {
      let stage = ViewStage(items: 40)
      // Views without an index, which those that leave would keep.
      stage.app.make = { _ in PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)) }
      stage.carousel.reloadData()
      let visible = stage.carriers.count
      var most = 0
      let some = Array(0..<6)
      // Far more than may leave at once.
      for _ in 0..<200 {
        // They leave, and others are in their places.
        let changes = ItemChanges(countBefore: 40, removing: some, inserting: some, moving: [], reloading: [])
        stage.carousel.apply(changes, animated: true)
        most = max(most, stage.carriers.count)
      }
      // The visible ones, and those that leave.
      #expect(most > visible + 100 && most <= 2 * visible + 240, "\(most)")
      for _ in 0..<60 { Device.frame(after: 0.05) }
      stage.settle()
      #expect(stage.carriers.count <= 2 * visible)
      stage.checkPicture()
    }

    @Test func `very slow movement is drawn`() throws {
      let stage = ViewStage(items: 40)
      stage.carousel.autoscroll = 0.000_05
      Device.frame()
      let first = try #require(stage.place(0)).x
      var last = first, most = 0.0
      // By less than a millionth of an item in each frame, and by a hundredth in all, which is a point.
      for _ in 0..<12_000 {
        Device.frame()
        let now = try #require(stage.place(0)).x
        most = max(most, abs(now - last))
        last = now
      }
      #expect(abs(last - first) > 0.9 && most < 0.01, "by \(last - first) in all, and by \(most) at once")
      #expect(Device.breaches == [])
    }

    @Test func `eight hours of motion leave nothing behind`() {
      let stage = ViewStage(items: 1000) { $0.wraps = true }
      stage.carousel.autoscroll = 0.7
      func pass(hours: Double) { for _ in 0..<Int(hours * 3600) { Device.frame(after: 1) } }
      pass(hours: 0.5)
      let (made, reused, shown) = (stage.app.made, stage.app.reused, stage.carriers.count)
      pass(hours: 8)
      #expect(stage.app.made == made && stage.carriers.count == shown)
      #expect(stage.app.reused > reused + 15_000)
      #expect(Device.links.count == 1 && Device.breaches == [])
    }

    @Test func `1,000 lifetimes leave nothing behind`() {
      var carousels: [Weak<CarouselView>] = [], cards: [Weak<PlatformView>] = []
      for turn in 0..<1000 {
        let stage = ViewStage(items: turn % 7)
        stage.carousel.autoscroll = turn % 2 == 0 ? 1 : 0
        stage.carousel.autoplayInterval = turn % 3 == 0 ? 1 : 0
        stage.carousel.scrollToItem(at: 3, animated: true)
        Device.frame(after: 0.1)
        carousels.append(Weak(stage.carousel))
        if let card = stage.carousel.currentItemView { cards.append(Weak(card)) }
      }
      #expect(carousels.count { $0.object != nil } <= 1 && cards.count { $0.object != nil } <= 1)
      Device.reset()
      #expect(Device.links.isEmpty && Device.timers.isEmpty)
    }
  }
}
