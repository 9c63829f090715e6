import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

extension TheHost {
  /// Rows of thumbnails.
  @MainActor @Suite struct Thumbnails {
    /// Adds a carousel with the items of a stage's own to it, which that carousel controls.
    private func controlled(by stage: ViewStage) -> CarouselView {
      let other = CarouselView(frame: CGRect(x: 100, y: 500, width: 600, height: 100))
      stage.carousel.superview!.addSubview(other)
      other.dataSource = stage.app
      Device.layOut()
      stage.carousel.controlledCarousel = other
      return other
    }

    private func selected(_ carousel: CarouselView) -> [Int] {
      carousel.controller.placedItems.filter { $0.marks.contains(.selected) }.map(\.index)
    }

    @Test func `a tap and a key show the item in the other carousel, and what that shows is selected`() throws {
      let stage = ViewStage(items: 12) {
        $0.isContained = true
        $0.alignment = 0
      }
      let other = controlled(by: stage)
      #expect(stage.carousel.selectedIndex == 0 && selected(stage.carousel) == [0])
      stage.tap(try #require(stage.place(3, CGPoint(x: 80, y: 70))))
      #expect(stage.carousel.selectedIndex == 3, "already while the other one scrolls there")
      stage.settle()
      #expect(other.currentIndex == 3 && other.isUserInitiated && selected(stage.carousel) == [3])
      for _ in 0..<8 {
        #expect(stage.carousel.withController { $0.press(.right) })
        stage.settle()
      }
      #expect(other.currentIndex == 11 && stage.carousel.selectedIndex == 11)
      #expect(
        stage.carousel.currentIndex != 11 && stage.carousel.itemView(at: 11) != nil, "in view, in a contained row")
      other.currentIndex = 0
      stage.settle()
      #expect(selected(stage.carousel) == [0] && stage.carousel.scrollOffset == 0)
      other.scrollToItem(at: 5, animated: true)
      #expect(stage.carousel.selectedIndex == 5)
      #expect(Device.breaches == [])
    }

    @Test func `it retains the other carousel no more than that one retains it, and never controls itself`() {
      let stage = ViewStage(items: 4)
      weak var weakly: CarouselView?
      do {
        let other = controlled(by: stage)
        weakly = other
        other.removeFromSuperview()
      }
      #expect(weakly == nil && stage.carousel.controlledCarousel == nil)
      stage.carousel.controlledCarousel = stage.carousel
      #expect(stage.carousel.controlledCarousel == nil && stage.carousel.selectedIndex == nil)
      let other = controlled(by: stage)
      stage.carousel.controlledCarousel = nil
      other.currentIndex = 2
      #expect(stage.carousel.selectedIndex == nil && selected(stage.carousel) == [])
    }
  }
}
