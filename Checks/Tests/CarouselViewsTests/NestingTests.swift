import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

extension TheHost {
  /// Carousels in the items of a carousel.
  @MainActor @Suite struct Nesting {
    private static let middle = CGPoint(x: 400, y: 350)

    @Test func `a carousel in an item that scrolls the same way passes on the drags beyond its ends`() throws {
      let stage = ViewStage(items: 4, item: CGSize(width: 300, height: 200))
      let app = App(items: 3, placeholders: 0, size: CGSize(width: 100, height: 80))
      stage.app.make = { _ in
        let inner = CarouselView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        inner.dataSource = app
        return inner
      }
      stage.carousel.reloadData()
      Device.layOut()
      let inner = try #require(stage.carousel.currentItemView as? CarouselView)
      stage.drag(from: Self.middle, by: CGPoint(x: -80, y: 0), steps: 60)
      stage.settle()
      #expect(inner.currentIndex == 1 && stage.carousel.scrollOffset == 0, "the inner one comes first")
      inner.currentIndex = 2
      stage.drag(from: Self.middle, by: CGPoint(x: -200, y: 0), steps: 60)
      stage.settle()
      #expect(inner.currentIndex == 2 && stage.carousel.currentIndex == 1)
      stage.carousel.currentIndex = 0
      stage.drag(from: Self.middle, by: CGPoint(x: 80, y: 0), steps: 60)
      stage.settle()
      #expect(inner.currentIndex == 1 && stage.carousel.currentIndex == 0)
      stage.carousel.dragInput = .none
      inner.currentIndex = 2
      let finger = stage.drag(from: Self.middle, by: CGPoint(x: -80, y: 0), steps: 60, lift: false)
      #expect(inner.isDragging && !stage.carousel.isDragging, "there is nobody to whom it could pass it on")
      finger.lift()
      stage.settle()
      stage.carousel.dragInput = .all
      inner.currentIndex = 1
      inner.isScrollEnabled = false
      stage.drag(from: Self.middle, by: CGPoint(x: -200, y: 0), steps: 60)
      stage.settle()
      #expect(inner.currentIndex == 1 && stage.carousel.currentIndex == 1)
    }

    @Test func `a drag that goes on to the outer one is not lost with the item on which it began`() throws {
      let stage = ViewStage(items: 12, item: CGSize(width: 300, height: 200))
      stage.app.make = { _ in CarouselView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)) }
      stage.carousel.reloadData()
      Device.layOut()
      let inner = try #require(stage.carousel.currentItemView)
      let finger = stage.drag(from: Self.middle, by: CGPoint(x: -1800, y: 0), steps: 60, lift: false)
      #expect(inner.window == nil && stage.carousel.isDragging)
      finger.lift()
      stage.settle()
      #expect(!stage.carousel.isDragging && stage.carousel.currentIndex ?? 0 >= 5)
    }

    @Test func `a carousel in a carousel has its own axis, and its own taps`() {
      let stage = ViewStage(items: 4)
      let inner = App(items: 8, placeholders: 0, size: CGSize(width: 50, height: 50))
      stage.app.make = { _ in
        let carousel = CarouselView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        carousel.dataSource = inner
        carousel.delegate = inner
        return carousel
      }
      stage.carousel.reloadData()
      Device.layOut()
      // Beside the buttons of its items, which keep the mouse.
      let place = CGPoint(x: 400, y: 370)
      let nested = stage.carousel.currentItemView as! CarouselView
      stage.drag(from: place, by: CGPoint(x: -60, y: 0), steps: 90)
      stage.settle()
      #expect(nested.currentIndex == 1)
      #expect(stage.carousel.currentIndex == 0)
      stage.app.events = []
      inner.events = []
      stage.tap(place)
      #expect(inner.story.contains("select 1"))
      #expect(!stage.app.story.contains { $0.hasPrefix("select") })
      nested.isVertical = true
      Device.layOut()
      stage.drag(from: place, by: CGPoint(x: -150, y: 0), steps: 90)
      stage.settle()
      #expect(stage.carousel.currentIndex == 1, "only along the outer one's axis")
    }
  }
}
