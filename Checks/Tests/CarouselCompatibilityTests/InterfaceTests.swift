@testable import CarouselCompatibility
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

extension TheClassic {
  /// The names of iCarousel do what they did.
  @MainActor @Suite struct Interface {
    @Test func `enumerations have the numbers that nibs contain`() {
      #expect(iCarouselType.allCases.map(\.rawValue) == Array(0...11))
      #expect(iCarouselType.coverFlow2.rawValue == 8 && iCarouselType.custom.rawValue == 11)
      #expect(iCarouselOption.allCases.map(\.rawValue) == Array(0...13))
      #expect(iCarouselOption.tilt.rawValue == 8 && iCarouselOption.fadeMinAlpha.rawValue == 13)
      #expect(iCarouselTranformOption.spacing.rawValue == 5)
    }

    @Test func `each option is ours of the same name, also as version 1.6 spelled it`() {
      for option in iCarouselOption.allCases {
        #expect(String(describing: option.option) == String(describing: option))
        let older = iCarouselTranformOption.allCases.map { String(describing: $0) }
        let name = String(describing: option)
        #expect(option.transformOption.map { String(describing: $0) } == (older.contains(name) ? name : nil))
      }
    }

    @Test func `what a delegate may change in a style changes nothing by itself`() {
      let scene = CarouselScene(
        viewport: Size2D(width: 600, height: 300), itemSize: Size2D(width: 100, height: 80), count: 12)
      var options = StyleOptions()
      options.spacing = 2
      for type in iCarouselType.allCases {
        let style = type.style, classic = ClassicStyle(style: style) { placement, _, _ in placement }
        #expect(classic.visibleCount(in: scene) == style.visibleCount(in: scene), "\(type)")
        #expect(classic.leastWrappedCount(in: scene) == style.leastWrappedCount(in: scene), "\(type)")
        #expect(classic.behavior.wraps == style.behavior.wraps, "\(type)")
        let seen = classic.fitted(to: scene, options: options).placement(at: 1.5, in: scene)
        #expect(seen.transform == style.fitted(to: scene, options: options).placement(at: 1.5, in: scene).transform)
      }
    }

    @Test func `each type is shown as our style of the same name`() throws {
      let album = Album()
      for type in iCarouselType.allCases where type != .custom {
        let shelf = Shelf(album) { $0.type = type }
        let name = String(describing: type)
        let kebab = name.reduce(into: "") { text, character in
          text += character.isUppercase || character.isNumber ? "-\(character.lowercased())" : String(character)
        }
        let style = try #require(AnyCarouselStyle(named: kebab), "\(kebab)")
        #expect(shelf.carousel.isWrapEnabled == style.behavior.wraps, "\(name)")
        #expect(shelf.carousel.offsetMultiplier == CGFloat(style.behavior.offsetMultiplier), "\(name)")
        let scene = CarouselScene(
          viewport: Size2D(width: 600, height: 300), itemSize: Size2D(width: 100, height: 80), count: 12)
        let fitted = style.fitted(to: scene, options: StyleOptions())
        // A time machine shows nothing before its first item.
        if shelf.carousel.indexesForVisibleItems.count < 2 { shelf.carousel.currentItemIndex = 5 }
        let items = shelf.carousel.carouselView.indexesOfVisibleItems.compactMap { shelf.item($0)?.item }
        #expect(items.count > 1, "\(name)")
        for item in items {
          let wanted = fitted.placement(at: item.offset, in: scene).transform
          #expect(item.placement.transform == wanted, "\(name) \(item.offset)")
        }
      }
    }

    @Test func `properties reach the carousel and come back`() {
      let shelf = Shelf(Album())
      let (carousel, view) = (shelf.carousel, shelf.carousel.carouselView)
      func check<Value: Equatable, Ours: Equatable>(
        _ theirs: ReferenceWritableKeyPath<iCarousel, Value>, _ value: Value, _ ours: KeyPath<CarouselView, Ours>,
        _ wanted: Ours
      ) {
        #expect(carousel[keyPath: theirs] != value && view[keyPath: ours] != wanted, "\(theirs)")
        carousel[keyPath: theirs] = value
        #expect(view[keyPath: ours] == wanted, "\(theirs)")
        #expect(carousel[keyPath: theirs] == value, "\(theirs)")
      }
      #expect(carousel.perspective == -1.0 / 500 && carousel.decelerationRate == 0.95 && !carousel.isVertical)
      check(\.perspective, -0.004, \.perspective, -0.004)
      check(\.contentOffset, CGSize(width: 3, height: 4), \.contentOffset, CGPoint(x: 3, y: 4))
      check(\.viewpointOffset, CGSize(width: 5, height: 6), \.viewpointOffset, CGPoint(x: 5, y: 6))
      check(\.decelerationRate, 0.5, \.decelerationRate, 0.5)
      check(\.scrollSpeed, 2, \.scrollSpeed, 2)
      check(\.bounces, false, \.bounces, false)
      check(\.bounceDistance, 2, \.bounceDistance, 2)
      check(\.autoscroll, 0.5, \.autoscroll, -0.5)
      check(\.isScrollEnabled, false, \.isScrollEnabled, false)
      check(\.isPagingEnabled, true, \.isPagingEnabled, true)
      check(\.stopAtItemBoundary, false, \.stopsAtItemBoundary, false)
      check(\.scrollToItemBoundary, false, \.scrollsToItemBoundary, false)
      check(\.ignorePerpendicularSwipes, false, \.ignoresPerpendicularSwipes, false)
      check(\.centerItemWhenSelected, false, \.centersItemWhenSelected, false)
      carousel.autoscroll = 0
      check(\.scrollOffset, 2.5, \.scrollOffset, 2.5)
      check(\.currentItemIndex, 7, \.currentIndex, 7)
      check(\.isVertical, true, \.isVertical, true)
      #expect(carousel.itemWidth == 80)
    }

    @Test func `what it clips is hidden from assistive technology`() {
      let shelf = Shelf(Album())
      let inner = shelf.carousel.carouselView
      #expect(!inner.clipsToBounds && !inner.controller.carousel.clipsItems)
      shelf.carousel.clipsToBounds = true
      #expect(inner.clipsToBounds && inner.controller.carousel.clipsItems)
      shelf.carousel.clipsToBounds = false
      #expect(!inner.clipsToBounds && !inner.controller.carousel.clipsItems)
    }

    @Test func `without a delegate, a tap selects`() {
      let shelf = Shelf(Album())
      shelf.carousel.delegate = nil
      shelf.carousel.carouselView.selectItem(at: 2)
      shelf.settle()
      #expect(shelf.carousel.currentItemIndex == 2)
    }

    @Test func `positive autoscroll moves backwards, as that of iCarousel`() {
      let album = Album()
      let shelf = Shelf(album)
      shelf.carousel.currentItemIndex = 5
      shelf.carousel.autoscroll = 1
      for _ in 0..<60 { Device.frame() }
      #expect(abs(shelf.carousel.scrollOffset - 4) < 0.1)
      shelf.carousel.autoscroll = -2
      for _ in 0..<60 { Device.frame() }
      #expect(abs(shelf.carousel.scrollOffset - 6) < 0.2)
    }

    @Test func `items are found by their indexes, views and points`() throws {
      let album = Album()
      album.placeholders = 2
      let shelf = Shelf(album)
      let carousel = shelf.carousel
      #expect(carousel.numberOfItems == 12 && carousel.numberOfPlaceholders == 2)
      // Casts as in apps.
      let indexes = carousel.indexesForVisibleItems as! [Int], views = carousel.visibleItemViews as! [PlatformView]
      #expect(indexes == carousel.carouselView.indexesOfVisibleItems)
      #expect(indexes.first == -1 && views.first === carousel.itemView(at: -1))
      #expect(carousel.visibleItemViews.count == carousel.indexesForVisibleItems.count)
      #expect(carousel.numberOfVisibleItems == carousel.carouselView.numberOfVisibleItems)
      let view = try #require(carousel.itemView(at: 1))
      let inner = PlatformView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      view.addSubview(inner)
      #expect(carousel.index(ofItemView: view) == 1 && carousel.index(ofItemView: inner) == NSNotFound)
      #expect(carousel.index(ofItemViewOrSubview: inner) == 1)
      #expect(carousel.index(ofItemViewOrSubview: carousel) == NSNotFound)
      #expect(carousel.itemView(at: CGPoint(x: 300, y: 150)) === carousel.currentItemView)
      #expect(carousel.itemView(at: CGPoint(x: 300, y: 10)) == nil)
      // The stand-in for AppKit has no bounds that move.
      #if canImport(UIKit)
        carousel.bounds.origin.x = 40
        shelf.settle()
        #expect(carousel.itemView(at: CGPoint(x: 385, y: 150)) === carousel.currentItemView)
        carousel.bounds.origin.x = 0
      #endif
      #expect(carousel.offsetForItem(at: 3) == 3)
      #expect(view.superview?.superview === carousel.contentView)
    }

    @Test func `without items, the current index is −1`() {
      let album = Album()
      album.items = 0
      #expect(Shelf(album).carousel.currentItemIndex == -1)
      #expect(iCarousel(frame: .zero).currentItemIndex == -1)
    }

    @Test func `scrolls animate, and tell the delegate`() {
      let album = Album()
      let shelf = Shelf(album)
      let carousel = shelf.carousel
      shelf.settle()
      album.events = []
      carousel.scrollToItem(at: 3, animated: true)
      #expect(carousel.isScrolling && carousel.currentItemIndex == 0)
      shelf.settle()
      #expect(carousel.currentItemIndex == 3)
      #expect(album.events.first == "will scroll" && album.events.last == "scrolled")
      #expect(album.events.contains("current 3") && album.events.contains("updated 3"))
      carousel.scroll(byNumberOfItems: -2, duration: 0.2)
      #expect(carousel.isScrolling)
      shelf.settle()
      #expect(carousel.currentItemIndex == 1)
      carousel.scrollToItemBoundary = false
      carousel.scroll(toOffset: 4.5, duration: 0.2)
      #expect(carousel.isScrolling && !carousel.isDragging && !carousel.isDecelerating)
      shelf.settle()
      #expect(carousel.scrollOffset == 4.5)
      carousel.scroll(byOffset: -0.25, duration: 0.2)
      shelf.settle()
      #expect(carousel.scrollOffset == 4.25)
      carousel.scrollToItem(at: 2, duration: 0)
      #expect(carousel.scrollOffset == 2 && !carousel.isScrolling)
      carousel.scrollToItem(at: 9, animated: false)
      #expect(carousel.scrollOffset == 9)
    }

    @Test func `what remains of a classic cover flow's toggle is told`() {
      let shelf = Shelf(Album()) { $0.type = .coverFlow2 }
      #expect(shelf.carousel.toggle == 0)
      // Items turn after the current one has changed.
      shelf.carousel.currentItemIndex = 4
      Device.frame()
      #expect(abs(shelf.carousel.toggle) > 0.5 && abs(shelf.carousel.toggle) <= 1)
      shelf.settle()
      #expect(shelf.carousel.toggle == 0)
    }

    @Test func `items are inserted, removed and reloaded`() {
      let album = Album()
      let shelf = Shelf(album)
      album.items += 1
      shelf.carousel.insertItem(at: 0, animated: false)
      #expect(shelf.carousel.numberOfItems == 13)
      shelf.settle()
      album.items += 1
      shelf.carousel.insertItem(at: 0, animated: true)
      #expect(!Device.links.isEmpty, "it slides")
      shelf.settle()
      album.items -= 1
      shelf.carousel.removeItem(at: 0, animated: false)
      #expect(shelf.carousel.numberOfItems == 13)
      album.items -= 2
      shelf.carousel.removeItem(at: 0, animated: true)
      #expect(shelf.carousel.numberOfItems == 12)
      shelf.carousel.removeItem(at: 0, animated: false)
      #expect(shelf.carousel.numberOfItems == 11)
      shelf.settle()
      let view = shelf.carousel.itemView(at: 0)
      shelf.carousel.reloadItem(at: 0, animated: false)
      #expect(view != nil && shelf.carousel.itemView(at: 0) != nil)
      album.items = 3
      shelf.carousel.reloadData()
      #expect(shelf.carousel.numberOfItems == 3)
    }

    @Test func `it follows its frame, and keeps nothing alive`() {
      weak var kept: iCarousel?
      do {
        let shelf = Shelf(Album())
        shelf.carousel.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
        Device.layOut()
        #expect(shelf.carousel.carouselView.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
        #expect(shelf.carousel.carouselView.controller.carousel.viewport.width == 400)
        kept = shelf.carousel
        shelf.carousel.removeFromSuperview()
      }
      Device.reset()
      #expect(kept == nil)
    }
  }
}
