import CarouselViews
import Testing
import UIKit

extension TheHost {
  @MainActor @Suite struct Reading {
    private func adjuster(_ stage: ViewStage) throws -> UIAccessibilityElement {
      try #require(stage.carousel.accessibilityElements?.first as? UIAccessibilityElement)
    }

    @Test func `it is one adjustable element, followed by the current item`() throws {
      let stage = ViewStage(items: 12)
      let elements = try #require(stage.carousel.accessibilityElements)
      #expect(elements.count == 2)
      #expect(elements.last as? UIView === stage.carrier(0))
      let element = try adjuster(stage)
      #expect(element.accessibilityTraits.contains(.adjustable))
      #expect(element.accessibilityLabel == "carousel")
      #expect(element.accessibilityValue == "Album 0, 1 of 12")
      #expect(element.accessibilityFrameInContainerSpace == stage.carousel.bounds)
      #expect(element.accessibilityContainer === stage.carousel)
      stage.carousel.accessibilityLabel = "Records"
      #expect(element.accessibilityLabel == "Records")
      #expect(!stage.carousel.isAccessibilityElement)
    }

    @Test func `incrementing and decrementing move by an item, and the value is the destination`() throws {
      let stage = ViewStage(items: 12)
      let element = try adjuster(stage)
      element.accessibilityIncrement()
      #expect(element.accessibilityValue == "Album 1, 2 of 12")
      element.accessibilityIncrement()
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
      #expect(element.accessibilityValue == "Album 2, 3 of 12")
      element.accessibilityDecrement()
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
      #expect(element.accessibilityActivate())
      #expect(stage.app.story.contains("select 1"))
      #expect(stage.carousel.accessibilityElements?.last as? UIView === stage.carrier(1))
    }

    @Test func `an empty one has a value that says so`() throws {
      let stage = ViewStage(items: 0)
      let element = try adjuster(stage)
      #expect(element.accessibilityValue == "empty")
      #expect(!element.accessibilityActivate())
      #expect(stage.carousel.accessibilityElements?.count == 1)
      #expect(!stage.carousel.accessibilityScroll(.next))
    }

    @Test func `its texts can be replaced`() throws {
      let stage = ViewStage(items: 12)
      stage.carousel.words = CarouselWords(
        carousel: "Karussell", empty: "Leer", position: { "\($0 + 1) von \($1)" }, item: { "\($1): \($0)" })
      let element = try adjuster(stage)
      #expect(element.accessibilityLabel == "Karussell")
      #expect(element.accessibilityValue == "1 von 12: Album 0")
    }

    @Test func `as items, each visible one is read once, in index order`() throws {
      let stage = ViewStage(items: 5, placeholders: 4) {
        $0.style = .coverFlow
        $0.reading = .items
      }
      stage.carousel.currentIndex = 3
      let elements = try #require(stage.carousel.accessibilityElements as? [ItemView])
      #expect(elements.map { ($0.content as? Card)?.index } == [0, 1, 2, 3, 4])
      #expect(elements.map(\.accessibilityLabel) == (1...5).map { "\($0) of 5" })
      #expect(elements.allSatisfy { $0.accessibilityContainerType == .semanticGroup })
      #expect(elements.allSatisfy { !$0.isAccessibilityElement }, "the content of an item is read, not only the item")
    }

    @Test func `copies and items that face away are not read`() throws {
      let stage = ViewStage(items: 2) {
        $0.wraps = true
        $0.reading = .items
      }
      #expect(stage.carriers.count > 2, "a short row is filled by copies")
      let elements = try #require(stage.carousel.accessibilityElements as? [ItemView])
      #expect(elements.map { ($0.content as? Card)?.index } == [0, 1])
      #expect(elements.allSatisfy { abs($0.item!.offset) <= 1 })
      let ring = ViewStage(items: 12) {
        $0.style = .invertedCylinder
        $0.reading = .items
      }
      let read = try #require(ring.carousel.accessibilityElements as? [ItemView])
      #expect(read.count < 12 && read.allSatisfy { !$0.isHidden })
    }

    @Test(
      arguments: [
        (UIAccessibilityScrollDirection.left, 6), (.right, -6), (.next, 6), (.previous, -6), (.up, 0), (.down, 0),
      ])
    func `three fingers scroll by a page`(direction: UIAccessibilityScrollDirection, way: Int) {
      let stage = ViewStage(items: 40)
      stage.carousel.currentIndex = 20
      Device.announcements = []
      let isUsed = stage.carousel.accessibilityScroll(direction)
      #expect(isUsed == (way != 0))
      stage.settle()
      #expect(stage.carousel.currentIndex == 20 + way)
      let said = Device.announcements.filter { $0.0 == .pageScrolled }.map(\.1)
      #expect(said == (way == 0 ? [] : ["\(21 + way) of 40"]))
      #expect(!Device.announcements.contains { $0.0 == .announcement }, "it has been spoken already")
    }

    @Test func `three fingers scroll by as many groups as fit`() {
      let stage = ViewStage(items: 40) {
        $0.groupSize = 3
        $0.alignment = 0
      }
      #expect(stage.carousel.accessibilityScroll(.next))
      stage.settle()
      #expect(stage.carousel.currentIndex == 6)
    }

    @Test func `up and down scroll a vertical one, and nothing scrolls at an end`() {
      let stage = ViewStage(items: 40) { $0.isVertical = true }
      #expect(!stage.carousel.accessibilityScroll(.down))
      #expect(stage.carousel.accessibilityScroll(.up))
      stage.settle()
      #expect(stage.carousel.currentIndex == 3)
      #expect(stage.carousel.accessibilityScroll(.down))
      #expect(!stage.carousel.accessibilityScroll(.left))
    }

    @Test func `when it settles, assistive technology is notified`() {
      let stage = ViewStage()
      Device.announcements = []
      stage.carousel.scrollToItem(at: 3, animated: true)
      #expect(!Device.announcements.contains { $0.0 == .layoutChanged })
      stage.settle()
      #expect(Device.announcements.contains { $0.0 == .layoutChanged })
      stage.carousel.removeFromSuperview()
      Device.announcements = []
      stage.carousel.currentIndex = 1
      #expect(Device.announcements.isEmpty, "off-screen carousels are not read")
    }

    @Test func `only changes by the user are announced, when it settles`() {
      let stage = ViewStage(items: 12)
      func announced(after action: () -> Void) -> [String?] {
        Device.announcements = []
        action()
        stage.settle()
        stage.frames(30)
        return Device.announcements.filter { $0.0 == .announcement }.map(\.1)
      }
      #expect(announced { stage.carousel.press(.right) } == ["Album 1, 2 of 12"])
      #expect(
        announced { for _ in 0..<3 { stage.carousel.press(.right) } } == ["Album 4, 5 of 12"], "not each passed item")
      #expect(announced { stage.tap(stage.place(5)!) } == ["Album 5, 6 of 12"])
      #expect(announced { stage.carousel.scrollToItem(at: 2, animated: true) } == [])
      #expect(announced { stage.carousel.move(toItemAt: 3) } == ["Album 3, 4 of 12"])
      #expect(announced { stage.carousel.press(.home) } == ["Album 0, 1 of 12"])
      #expect(announced { stage.carousel.press(.left) } == [stage.carousel.words.announcement(of: .first)], "an end")
      let element = stage.carousel.accessibilityElements?.first as? UIAccessibilityElement
      #expect(announced { element?.accessibilityIncrement() } == [], "an incremented value is spoken automatically")
      #expect(
        announced {
          stage.carousel.press(.right)
          stage.carousel.removeFromSuperview()
        } == [])
    }

    @Test func `an edited view is read even off-screen`() throws {
      let stage = ViewStage(items: 100) { $0.reading = .items }
      let field = UITextField(frame: .zero)
      stage.carousel.itemView(at: 0)!.addSubview(field)
      field.becomeFirstResponder()
      stage.carousel.currentIndex = 60
      let elements = try #require(stage.carousel.accessibilityElements as? [ItemView])
      #expect(elements.first?.item?.index == 0 && elements.count > 1)
    }

    // MARK: Reduced motion

    private func crossFades(_ stage: ViewStage) -> [CATransition] {
      stage.carousel.contentView.layer.animations.compactMap { $0 as? CATransition }
    }

    @Test(arguments: [true, false])
    func `with reduced motion it cross-fades to the destination`(isReduceMotion: Bool) {
      let stage = ViewStage(items: 40)
      if isReduceMotion { Device.set(reducesMotion: true) } else { Device.set(prefersCrossFade: true) }
      stage.carousel.scrollToItem(at: 7, animated: true)
      #expect(stage.carousel.scrollOffset == 7)
      #expect(crossFades(stage).map(\.type) == [.fade] && crossFades(stage)[0].duration == 0.15)
      #expect(stage.app.story.first == "willBeginScrolling" && stage.app.story.contains("didEndScrolling true"))
      stage.frames(30)
      stage.drag(from: CGPoint(x: 400, y: 350), by: CGPoint(x: -150, y: 0), steps: 6)
      #expect(!stage.carousel.isDecelerating)
      #expect(stage.carousel.scrollOffset == stage.carousel.scrollOffset.rounded())
      #expect(stage.carousel.scrollOffset > 9, "a flick ends on the same item")
      #expect(crossFades(stage).count == 2)
      stage.carousel.currentIndex = 3
      stage.carousel.scrollToItem(at: 9, animated: true)
      #expect(crossFades(stage).count == 2, "not too soon after the last one")
      Device.set(reducesMotion: false, prefersCrossFade: false)
      stage.carousel.scrollToItem(at: 0, animated: true)
      #expect(stage.carousel.isScrolling)
      #expect(crossFades(stage).count == 2)
    }

    @Test func `with reduced motion a drag still follows the finger`() {
      let stage = ViewStage()
      Device.set(reducesMotion: true)
      stage.drag(from: CGPoint(x: 400, y: 350), by: CGPoint(x: -60, y: 0), steps: 30, lift: false)
      #expect(stage.carousel.scrollOffset > 0.4 && stage.carousel.scrollOffset < 0.6)
      #expect(crossFades(stage).isEmpty)
    }

    @Test func `reduced motion pauses autoscroll, which resumes afterwards`() {
      let stage = ViewStage()
      stage.carousel.autoscroll = 2
      Device.set(reducesMotion: true)
      #expect(stage.carousel.autoscroll == 2)
      stage.frames(30)
      #expect(stage.carousel.scrollOffset == 0)
      #expect(Device.links.isEmpty)
      Device.set(reducesMotion: false)
      stage.frames(30)
      #expect(stage.carousel.scrollOffset > 0.5)
    }

    @Test func `with reduced motion a change of style is immediate`() {
      let stage = ViewStage()
      stage.carousel.transitions = .all
      Device.set(reducesMotion: true)
      stage.carousel.style = .wheel
      #expect(Device.links.isEmpty && crossFades(stage).count == 1)
      Device.set(reducesMotion: false)
      stage.carousel.style = .linear
      #expect(!Device.links.isEmpty)
      stage.settle()
      stage.checkPicture()
    }

    @Test func `with reduced motion inserted items don't slide`() {
      let stage = ViewStage()
      Device.set(reducesMotion: true)
      stage.insert(at: 1, animated: true)
      #expect(Device.links.isEmpty)
      stage.remove(at: 1, animated: true)
      #expect(Device.links.isEmpty)
      #expect(stage.carousel.numberOfItems == 12)
    }
  }
}
