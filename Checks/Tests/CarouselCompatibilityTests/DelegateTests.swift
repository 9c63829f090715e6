import CarouselCompatibility
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

extension TheClassic {
  /// What the delegate and the data source decide.
  @MainActor @Suite struct Decisions {
    @Test(arguments: [iCarouselOption.wrap, .showBackfaces, .offsetMultiplier, .visibleItems, .tilt, .spacing])
    func `options get their default, and return another value`(_ option: iCarouselOption) {
      let album = Album()
      var defaults: [CGFloat] = []
      album.options[option] = {
        defaults.append($0)
        return $0 + 3
      }
      let shelf = Shelf(album) { $0.type = .coverFlow }
      #expect(!defaults.isEmpty)
      switch option {
      case .wrap: #expect(defaults[0] == 0 && shelf.carousel.isWrapEnabled)
      case .offsetMultiplier: #expect(defaults[0] == 2 && shelf.carousel.offsetMultiplier == 5)
      case .visibleItems:
        #expect(CGFloat(shelf.carousel.numberOfVisibleItems) == min(12, defaults.last!.rounded(.down) + 3))
      case .tilt: #expect(defaults[0] == 0.9)
      case .spacing: #expect(defaults[0] == 0.25)
      default: #expect(defaults[0] == 1)
      }
    }

    @Test func `a delegate may ask the carousel while it decides`() {
      let album = Album()
      var seen: [String] = []
      let shelf = Shelf(album) { carousel in
        carousel.type = .custom
        album.transform = { carousel, offset, base in
          seen.append("\(carousel.itemWidth) \(carousel.numberOfItems) \(carousel.toggle)")
          return CATransform3DTranslate(base, offset * carousel.itemWidth, 0, -abs(offset) * 10)
        }
        album.options[.spacing] = { [weak carousel] in (carousel?.perspective).map { $0 * 0 } ?? $0 }
      }
      #expect(seen.contains("100.0 12 0.0"))
      let layer = shelf.item(1)?.item?.placement.transform
      #expect(layer?.rows.3.x == 100 && layer?.rows.3.z == -10)
      #expect(layer?.rows.3.w == 1 + 10.0 / 500)
    }

    @Test func `without transforms of its own, a custom carousel is a row`() {
      let shelf = Shelf(Album()) { $0.type = .custom }
      shelf.carousel.delegate = nil
      shelf.carousel.reloadData()
      Device.layOut()
      #expect(shelf.item(2)?.item?.placement.transform.rows.3.x == 200)
    }

    @Test func `the item width is the delegate's, or that of the first view`() {
      let album = Album()
      let shelf = Shelf(album)
      #expect(shelf.carousel.itemWidth == 100)
      album.width = 150
      shelf.carousel.reloadData()
      Device.layOut()
      #expect(shelf.carousel.itemWidth == 150)
      album.width = 120
      shelf.carousel.setNeedsLayoutNow()
      #expect(shelf.carousel.itemWidth == 120)
      shelf.carousel.delegate = nil
      Device.layOut()
      #expect(shelf.carousel.itemWidth == 100)
    }

    @Test func `methods of version 1.6 count`() {
      let album = OldAlbum()
      let shelf = Shelf(album)
      #expect(shelf.carousel.isWrapEnabled)
      #expect(shelf.carousel.offsetMultiplier == 3)
      #expect(shelf.carousel.numberOfVisibleItems == 3)
      #expect(shelf.carousel.scrollSpeed == 2)
      #expect(shelf.item(0)?.item?.placement.opacity == 1)
      #expect(shelf.item(1)?.item?.placement.opacity == 0.5)
      #expect(shelf.item(1)?.item?.placement.transform.rows.3.x == 200)
      #expect(album.wrapDefault == 1)
      album.wrap = 0
      shelf.carousel.reloadData()
      Device.layOut()
      #expect(!shelf.carousel.isWrapEnabled)
    }

    @Test func `without the methods of version 1.6, the defaults count`() {
      let shelf = Shelf(Album())
      #expect(!shelf.carousel.isWrapEnabled && shelf.carousel.offsetMultiplier == 1 && shelf.carousel.scrollSpeed == 1)
      #expect(shelf.item(1)?.item?.placement.opacity == 1)
    }

    @Test func `the delegate is told of a drag, and of a flick`() {
      let album = Album()
      album.items = 50
      let shelf = Shelf(album), carousel = shelf.carousel
      shelf.settle()
      album.events = []
      let finger = Finger(at: CGPoint(x: 400, y: 180), in: shelf.window)
      for step in 1...6 {
        Device.frame()
        finger.move(to: CGPoint(x: 400 - 25 * CGFloat(step), y: 180))
      }
      #expect(carousel.isDragging && !carousel.isDecelerating && !carousel.isScrolling)
      finger.lift()
      #expect(carousel.isDecelerating && !carousel.isDragging && !carousel.isScrolling)
      shelf.settle()
      #expect(!carousel.isDragging && !carousel.isDecelerating)
      let story = album.events.filter { !$0.hasPrefix("current") && !$0.hasPrefix("updated") }
      #expect(story.contains("moved"))
      #expect(
        story.filter { $0 != "moved" } == [
          "will drag", "dragged true", "will decelerate", "decelerated", "will scroll", "scrolled",
        ])
    }

    @Test(arguments: [false, true])
    func `two carousels that are linked by their offsets move together`(isDrag: Bool) {
      let albums = [LinkedAlbum(), LinkedAlbum()]
      let shelf = Shelf(albums[0]), other = iCarousel(frame: CGRect(x: 0, y: 400, width: 600, height: 300))
      #if canImport(UIKit)
        shelf.window.addSubview(other)
      #else
        shelf.window.contentView?.addSubview(other)
      #endif
      other.delegate = albums[1]
      other.dataSource = albums[1]
      Device.layOut()
      shelf.settle()
      (albums[0].other, albums[1].other) = (other, shelf.carousel)
      if isDrag {
        let finger = Finger(at: CGPoint(x: 400, y: 180), in: shelf.window)
        for step in 1...12 {
          Device.frame()
          finger.move(to: CGPoint(x: 400 - 25 * CGFloat(step), y: 180))
        }
        #expect(shelf.carousel.isDragging && shelf.carousel.scrollOffset > 2)
        #expect(other.scrollOffset == shelf.carousel.scrollOffset)
        finger.lift()
      } else {
        shelf.carousel.scrollToItem(at: 4, animated: true)
      }
      shelf.settle()
      #expect(shelf.carousel.scrollOffset >= 4 - 1e-9 && other.scrollOffset == shelf.carousel.scrollOffset)
      other.scrollToItem(at: 1, animated: true)
      shelf.settle()
      #expect(other.scrollOffset == 1 && shelf.carousel.scrollOffset == 1)
    }

    @Test func `placeholders are offered for reuse, too`() {
      let shelf = Shelf(Album()), view = shelf.carousel.carouselView
      let old = PlatformView(frame: .zero)
      #expect(view.dataSource?.carousel(view, viewForPlaceholderAt: 0, reusing: old) === old)
      #expect(shelf.carousel.showsFramesOfTheScreen)
    }

    @Test func `another delegate shapes the carousel in the next layout, and so does none`() {
      let (album, other) = (Album(), Album())
      other.options[.spacing] = { _ in 2 }
      let shelf = Shelf(album)
      func way() -> Double? { shelf.item(1)?.item?.placement.transform.rows.3.x }
      #expect(way() == 100)
      shelf.carousel.delegate = other
      Device.layOut()
      #expect(way() == 200)
      shelf.carousel.delegate = nil
      Device.layOut()
      #expect(way() == 100)
    }

    @Test func `a type that changes is shown at once`() {
      let shelf = Shelf(Album())
      #expect(!shelf.carousel.isWrapEnabled)
      shelf.carousel.type = .wheel
      #expect(shelf.carousel.isWrapEnabled)
      #expect(shelf.item(1)?.item?.placement.transform.rows.3.x != 100)
    }

    @Test func `placeholders have their own views, beside the items`() throws {
      let album = Album()
      album.items = 2
      album.placeholders = 2
      let shelf = Shelf(album)
      let (before, after) = try (#require(shelf.carousel.itemView(at: -1)), #require(shelf.carousel.itemView(at: 2)))
      #expect(before.bounds.width == 90 && after.bounds.width == 91)
      #expect(shelf.carousel.itemView(at: 0)?.bounds.width == 100)
    }

    @Test func `another data source is loaded, none is not`() {
      let (album, other) = (Album(), Album())
      let shelf = Shelf(album)
      other.items = 5
      shelf.carousel.dataSource = other
      #expect(shelf.carousel.numberOfItems == 5)
      other.items = 6
      shelf.carousel.dataSource = other
      #expect(shelf.carousel.numberOfItems == 5)
      shelf.carousel.dataSource = nil
      #expect(shelf.carousel.numberOfItems == 5)
    }

    @Test func `the delegate allows taps, and is told what they select`() {
      let album = Album()
      album.denied = [1]
      let shelf = Shelf(album)
      shelf.settle()
      shelf.carousel.carouselView.selectItem(at: 0)
      #expect(album.events.contains("selected 0"))
      shelf.settle()
      album.events = []
      shelf.carousel.carouselView.selectItem(at: 1)
      shelf.settle()
      #expect(album.events.isEmpty && shelf.carousel.currentItemIndex == 0)
    }

    @Test func `views are offered for reuse`() {
      let album = Album()
      album.items = 100
      let shelf = Shelf(album)
      album.reused = 0
      shelf.carousel.scrollToItem(at: 50, animated: false)
      #expect(album.reused > 0)
    }
  }
}

extension iCarousel {
  /// Lays out now.
  fileprivate func setNeedsLayoutNow() {
    #if canImport(UIKit)
      setNeedsLayout()
    #else
      needsLayout = true
    #endif
    Device.layOut()
  }
}

/// What a deprecated property says, without its warning.
private protocol Screen { var useDisplayLink: Bool { get } }
extension iCarousel: @MainActor Screen {}
extension iCarousel {
  fileprivate var showsFramesOfTheScreen: Bool { (self as any Screen).useDisplayLink }
}
