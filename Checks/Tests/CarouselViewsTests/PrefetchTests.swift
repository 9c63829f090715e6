import CarouselEngine
@testable import CarouselViews
import Testing
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// An app that loads data ahead.
@MainActor
private final class Loader: CarouselViewPrefetching {
  var wanted: [[Int]] = []
  var cancelled: [[Int]] = []
  func carousel(_ carousel: CarouselView, prefetchItemsAt indexes: [Int]) { wanted.append(indexes) }
  func carousel(_ carousel: CarouselView, cancelPrefetchingForItemsAt indexes: [Int]) { cancelled.append(indexes) }
}

extension TheHost {
  @MainActor @Suite struct Prefetching {
    @Test func `as many items as are visible are requested ahead of the movement, nearest first`() {
      let loader = Loader()
      let stage = ViewStage(items: 100) { $0.prefetchDataSource = loader }
      let count = stage.carousel.indexesOfVisibleItems.count
      #expect(loader.wanted.last == Array(count..<2 * count), "at first, those after the current item")
      stage.carousel.currentIndex = 50
      let last = stage.carousel.indexesOfVisibleItems.last!
      #expect(loader.wanted.last == Array(last + 1...last + count))
      stage.carousel.currentIndex = 49
      let first = stage.carousel.indexesOfVisibleItems.first!
      #expect(loader.wanted.last == (first - count..<first).reversed(), "and before it on the way back")
    }

    @Test func `items are requested once, and cancelled when they are far away without having been visible`() {
      let loader = Loader()
      let stage = ViewStage(items: 100)
      stage.carousel.prefetchDataSource = loader
      let count = stage.carousel.indexesOfVisibleItems.count
      for step in 1...20 { stage.carousel.scrollOffset = Double(step) / 4 }
      let wanted = loader.wanted.flatMap { $0 }
      #expect(Set(wanted).count == wanted.count, "once each: \(wanted)")
      #expect(loader.cancelled == [], "those that have become visible are not cancelled")
      let requested = Set(wanted).subtracting(stage.carousel.indexesOfVisibleItems).filter { $0 > 5 }
      stage.carousel.currentIndex = 90
      #expect(loader.cancelled == [requested.sorted()])
      #expect(loader.wanted.last?.count ?? 0 <= count)
    }

    @Test func `another prefetching object is asked for the same items`() {
      let (loader, other) = (Loader(), Loader())
      let stage = ViewStage(items: 100) { $0.prefetchDataSource = loader }
      stage.carousel.currentIndex = 30
      stage.carousel.prefetchDataSource = other
      #expect(other.wanted == loader.wanted.suffix(1) && other.cancelled == [])
    }

    @Test func `after a change of the data, items are requested anew, with their new indexes`() {
      let loader = Loader()
      let stage = ViewStage(items: 100) { $0.prefetchDataSource = loader }
      let wanted = loader.wanted.last
      loader.wanted = []
      stage.insert(at: 90, animated: false)
      #expect(loader.wanted == [wanted])
      stage.carousel.reloadData()
      #expect(loader.wanted == [wanted, wanted])
      #expect(loader.cancelled == [])
    }

    @Test func `a carousel that wraps requests around its end, and no item twice`() {
      let loader = Loader()
      let stage = ViewStage(items: 20) {
        $0.wraps = true
        $0.prefetchDataSource = loader
      }
      stage.carousel.currentIndex = 9
      stage.carousel.currentIndex = 18
      let ahead = loader.wanted.last ?? []
      #expect(ahead.contains(3) && Set(ahead).count == ahead.count, "\(ahead)")
      #expect(Set(ahead).isDisjoint(with: stage.carousel.indexesOfVisibleItems))
      let few = Loader()
      let small = ViewStage(items: 2) { $0.wraps = true }
      small.carousel.prefetchDataSource = few
      #expect(few.wanted == [], "all of them are visible")
    }

    @Test func `a source that is set later begins at once, and is not retained`() {
      let stage = ViewStage(items: 100)
      weak var weakly: Loader?
      do {
        let loader = Loader()
        stage.carousel.prefetchDataSource = loader
        #expect(loader.wanted.count == 1)
        weakly = loader
      }
      #expect(weakly == nil)
      stage.carousel.currentIndex = 40
    }

    @Test func `nothing that is set on a carousel retains it`() {
      weak var weakly: CarouselView?
      let loader = Loader()
      do {
        let stage = ViewStage()
        stage.carousel.prefetchDataSource = loader
        weakly = stage.carousel
      }
      #expect(weakly == nil)
    }
  }
}
