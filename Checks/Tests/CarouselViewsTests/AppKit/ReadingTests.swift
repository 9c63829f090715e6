import AppKit
@testable import CarouselViews
import CarouselEngine
import Testing

extension TheHost {
  @MainActor @Suite struct Reading {
    @Test func `it is an element with an adjustable value`() {
      let stage = ViewStage()
      let carousel = stage.carousel
      stage.carousel.itemView(at: 2)?.setAccessibilityLabel("Aja")
      #expect(carousel.isAccessibilityElement())
      #expect(carousel.accessibilityRole() == .incrementor)
      #expect(carousel.accessibilityLabel() == "carousel")
      carousel.setAccessibilityLabel("Records")
      #expect(carousel.accessibilityLabel() == "Records")
      #expect(carousel.accessibilityValue() as? String == "Album 0, 1 of 12")
      Device.announcements = []
      #expect(carousel.accessibilityPerformIncrement() && carousel.accessibilityPerformIncrement())
      #expect(carousel.accessibilityValue() as? String == "Aja, 3 of 12")
      #expect(Device.announcements == [.valueChanged, .valueChanged])
      stage.settle()
      stage.frames(30)
      #expect(Device.announcements.contains(.layoutChanged) && Device.spoken.isEmpty, "the value was spoken already")
      #expect(carousel.currentIndex == 2)
      #expect(carousel.accessibilityPerformDecrement())
      stage.settle()
      #expect(carousel.currentIndex == 1)
      #expect(carousel.accessibilityPerformPress())
      #expect(stage.app.story.contains("select 1"))
      #expect((carousel.accessibilityChildren() as? [NSView]) == [stage.carrier(1)!])
      let empty = ViewStage(items: 0)
      #expect(empty.carousel.accessibilityValue() as? String == "empty")
      #expect(!empty.carousel.accessibilityPerformIncrement())
    }

    @Test func `changes by the user are announced when it settles`() {
      let stage = ViewStage()
      stage.carousel.press(.right)
      stage.carousel.press(.right)
      stage.settle()
      stage.frames(30)
      #expect(Device.spoken == ["Album 2, 3 of 12"])
      stage.carousel.scrollToItem(at: 0, animated: true)
      stage.settle()
      stage.frames(30)
      #expect(Device.spoken.count == 1 && Device.breaches == [])
    }

    @Test func `a carousel in no window tells nothing`() {
      let stage = ViewStage()
      stage.carousel.removeFromSuperview()
      Device.announcements = []
      stage.carousel.readingOrderDidChange()
      #expect(Device.announcements.isEmpty)
    }

    @Test func `Switch Control pauses autoplay and autoscroll`() {
      let stage = ViewStage()
      stage.carousel.autoplayInterval = 1
      NSWorkspace.shared.isSwitchControlEnabled = true
      #expect(!stage.carousel.isAutoplaying)
      NSWorkspace.shared.isSwitchControlEnabled = false
      #expect(stage.carousel.isAutoplayPaused)
      stage.carousel.isAutoplayPaused = false
      #expect(stage.carousel.isAutoplaying)
    }

    @Test func `as items, they are in index order`() {
      let stage = ViewStage(items: 5, placeholders: 2) {
        $0.style = .coverFlow
        $0.reading = .items
      }
      stage.carousel.currentIndex = 3
      #expect(stage.carousel.accessibilityRole() == .list)
      let views = stage.carousel.accessibilityChildren() as? [ItemView]
      #expect(views?.map { ($0.content as? Card)?.index } == [0, 1, 2, 3, 4])
      #expect(views?.map { $0.accessibilityLabel() } == (1...5).map { "\($0) of 5" })
      #expect(views?.allSatisfy { $0.accessibilityRole() == .group && $0.isAccessibilityElement() } == true)
    }

    @Test func `with reduced motion it cross-fades, and autoscroll pauses`() {
      let stage = ViewStage(items: 40)
      Device.set(reducesMotion: true)
      stage.carousel.scrollToItem(at: 7, animated: true)
      #expect(stage.carousel.scrollOffset == 7)
      let fade = stage.carousel.contentView.layer?.animations.last as? CATransition
      #expect(fade?.type == .fade && fade?.duration == 0.15)
      stage.carousel.autoscroll = 1
      stage.frames(20)
      #expect(stage.carousel.scrollOffset == 7)
      Device.set(reducesMotion: false)
      stage.frames(20)
      #expect(stage.carousel.scrollOffset > 7.2)
    }
  }
}
