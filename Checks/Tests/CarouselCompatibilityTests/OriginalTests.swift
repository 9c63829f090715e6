import CarouselCompatibility
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Foundation
import Testing

extension TheClassic {
  /// What iCarousel does when, which its apps rely on.
  @MainActor @Suite struct Order {
    /// An album without a delegate's events that come with every frame.
    private func story(_ album: Album) -> [String] {
      album.events.filter { $0 != "moved" && !$0.hasPrefix("current") && !$0.hasPrefix("updated") }
    }

    /// A carousel in a window, before its first layout.
    private func unfinished(_ frame: CGRect) -> (iCarousel, Any) {
      Device.reset()
      let carousel = iCarousel(frame: frame)
      #if canImport(UIKit)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        window.addSubview(carousel)
      #else
        let window = NSWindow(size: CGSize(width: 1000, height: 1000))
        window.contentView?.addSubview(carousel)
      #endif
      return (carousel, window)
    }

    @Test func `setting the data source counts the items, and layout requests their views`() {
      let album = Album()
      album.viewSize = { CGSize(width: $0.bounds.width / 2, height: 240) }
      let (carousel, window) = unfinished(CGRect(x: 0, y: 0, width: 375, height: 300))
      carousel.delegate = album
      carousel.dataSource = album
      #expect(album.counts == 1 && album.requested.isEmpty)
      #expect(carousel.numberOfItems == 12 && carousel.currentItemView == nil)
      carousel.frame.size.width = 600
      Device.layOut()
      #expect(album.counts == 1 && carousel.itemWidth == 300)
      for view in carousel.visibleItemViews { #expect((view as? PlatformView)?.bounds.width == 300) }
      album.requested = []
      carousel.reloadData()
      #expect(album.counts == 2 && album.requested.isEmpty)
      Device.layOut()
      #expect(Set(album.requested).isSuperset(of: [0, 1]))
      withExtendedLifetime(window) {}
    }

    @Test func `without a frame, it waits for one`() {
      let album = Album()
      album.viewSize = { CGSize(width: $0.bounds.width / 2, height: 240) }
      let (carousel, window) = unfinished(.zero)
      carousel.dataSource = album
      Device.layOut()
      #expect(carousel.numberOfItems == 12 && album.requested.isEmpty)
      carousel.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
      Device.layOut()
      #expect(carousel.itemWidth == 300 && carousel.currentItemView?.bounds.width == 300)
      for _ in 0..<100 { Device.frame() }
      carousel.scrollToItem(at: 4, animated: false)
      #expect([3, 4].allSatisfy { carousel.itemView(at: $0)?.bounds.width == 300 })
      withExtendedLifetime(window) {}
    }

    @Test func `while a nib loads, no method of the app runs`() throws {
      let (album, events) = (Album(), Album())
      Device.reset()
      let carousel = try #require(iCarousel(coder: NSKeyedArchiver(requiringSecureCoding: false)))
      carousel.dataSource = album
      carousel.delegate = events
      #expect(album.counts == 0 && album.requested.isEmpty && events.events.isEmpty)
      // The app is ready, and asks.
      album.items = 7
      #expect(carousel.numberOfItems == 7 && album.counts == 1)
      carousel.currentItemIndex = 3
      #expect(carousel.currentItemIndex == 3 && album.requested.isEmpty)
    }

    @Test func `an index that is set before the first layout is shown`() {
      let album = Album()
      let (carousel, window) = unfinished(CGRect(x: 0, y: 0, width: 600, height: 300))
      carousel.dataSource = album
      carousel.currentItemIndex = 5
      Device.layOut()
      #expect(carousel.currentItemIndex == 5 && carousel.currentItemView != nil && carousel.scrollOffset == 5)
      withExtendedLifetime(window) {}
    }

    /// As in the recordings: 24 frames after a layout, and in the next one after a motion.
    @Test func `a scroll over no distance follows each layout`() {
      let album = Album()
      let shelf = Shelf(album)
      #expect(story(album) == ["will scroll"] && shelf.carousel.isScrolling)
      shelf.settle()
      #expect(story(album) == ["will scroll", "scrolled"])
      album.events = []
      shelf.carousel.frame.size.width = 500
      Device.layOut()
      #expect(story(album) == ["will scroll"])
      shelf.settle()
      #expect(story(album) == ["will scroll", "scrolled"])
    }

    @Test func `taps on the current item scroll over no distance`() {
      let album = Album()
      let shelf = Shelf(album)
      shelf.settle()
      album.events = []
      shelf.carousel.carouselView.selectItem(at: 0)
      #expect(story(album) == ["will scroll", "selected 0"])
      shelf.settle()
      #expect(story(album) == ["will scroll", "selected 0", "scrolled"])
    }

    @Test func `a slow drag back to its item ends with a scroll over no distance`() {
      let album = Album()
      let shelf = Shelf(album)
      shelf.settle()
      album.events = []
      let finger = Finger(at: CGPoint(x: 400, y: 180), in: shelf.window)
      for step in (0...20).map({ 20 - abs($0 - 10) * 2 }) + Array(repeating: 0, count: 20) {
        Device.frame()
        finger.move(to: CGPoint(x: 400 - CGFloat(step), y: 180))
      }
      finger.lift()
      shelf.settle()
      #expect(story(album) == ["will drag", "dragged false", "will scroll", "scrolled"])
    }

    @Test func `what is interrupted has no end`() {
      let album = Album()
      let shelf = Shelf(album)
      shelf.settle()
      album.events = []
      shelf.carousel.scrollToItem(at: 5, animated: true)
      for _ in 0..<5 { Device.frame() }
      shelf.carousel.scrollToItem(at: 2, animated: false)
      shelf.settle()
      #expect(story(album) == ["will scroll"])
    }

    @Test func `the offset changes before the index`() {
      let album = Album()
      let shelf = Shelf(album)
      shelf.settle()
      album.events = []
      shelf.carousel.currentItemIndex = 3
      #expect(album.events == ["moved", "current 3", "updated 3"])
    }

    #if canImport(UIKit)
      @Test func `the recognisers are those of the content view`() throws {
        let shelf = Shelf(Album())
        shelf.settle()
        let recognizers = try #require(shelf.carousel.contentView.gestureRecognizers)
        let pan = try #require(recognizers.first { $0 is UIPanGestureRecognizer })
        #expect(recognizers.contains { $0 is UITapGestureRecognizer } && pan.view === shelf.carousel.contentView)
        let finger = Finger(at: CGPoint(x: 400, y: 180), in: shelf.window)
        for step in 1...6 {
          Device.frame()
          finger.move(to: CGPoint(x: 400 - 25 * CGFloat(step), y: 180))
        }
        #expect(shelf.carousel.isDragging)
        finger.lift()
        shelf.settle()
        Finger(at: CGPoint(x: 400, y: 150), in: shelf.window).lift()
        shelf.settle()
        #expect(shelf.carousel.currentItemIndex > 1)
      }
    #endif

    /// A carousel with methods and properties of its own in place of all kinds of iCarousel's.
    private final class Own: iCarousel {
      var calls: [String] = []
      override var currentItemIndex: Int { didSet { calls.append("index") } }
      override var isVertical: Bool { didSet { calls.append("vertical") } }
      override var dataSource: (any iCarouselDataSource)? { didSet { calls.append("source") } }
      override func scrollToItem(at index: Int, animated: Bool) {
        calls.append("scroll")
        super.scrollToItem(at: index, animated: animated)
      }
      override func reloadData() {
        calls.append("reload")
        super.reloadData()
      }
    }

    @Test func `members may be overridden`() {
      let own = Own(frame: .zero), album = Album()
      own.dataSource = album
      own.currentItemIndex = 3
      own.isVertical = true
      own.scrollToItem(at: 5, animated: false)
      #expect(own.calls == ["reload", "source", "index", "vertical", "scroll"] && own.currentItemIndex == 5)
    }

    /// An app of version 1.4.
    private final class OldestAlbum: NSObject, iCarouselDataSource, iCarouselDelegate {
      let wraps: Bool
      init(wraps: Bool) { self.wraps = wraps }
      func numberOfItems(in carousel: iCarousel) -> Int { 12 }
      func carouselShouldWrap(_ carousel: iCarousel) -> Bool { wraps }
      func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: PlatformView?) -> PlatformView {
        view ?? PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      }
      func carousel(_ carousel: iCarousel, transformForItemView view: PlatformView, withOffset offset: CGFloat)
        -> CATransform3D
      {
        var transform = CATransform3DIdentity
        transform.m34 = carousel.perspective
        seen.append(carousel.index(ofItemView: view))
        return CATransform3DTranslate(transform, offset * 70, 0, 0)
      }
      var seen: [Int] = []
    }

    @Test(arguments: [false, true])
    func `the transforms of version 1.4 count`(wraps: Bool) {
      let album = OldestAlbum(wraps: wraps)
      let shelf = Shelf(album) { $0.type = .custom }
      #expect(shelf.item(1)?.item?.placement.transform.rows.3.x == 70)
      #expect(Set(album.seen).isSuperset(of: [0, 1]))
      shelf.carousel.currentItemIndex = 5
      #expect(shelf.item(6)?.item?.placement.transform.rows.3.x == 70)
    }
  }
}
