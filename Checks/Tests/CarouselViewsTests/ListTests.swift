@testable import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

extension TheHost {
  /// The items as a plain list, and the button that pauses.
  @MainActor @Suite struct Lists {
    /// The middles of the items, in points below the upper edge of the carousel; nil for those without a view.
    private func centres(_ stage: ViewStage) -> [Double?] {
      (0..<5).map { stage.place($0).map { Double($0.y - stage.carousel.frame.minY).rounded() } }
    }

    @Test(arguments: [NamedStyle.coverFlow, .wheel, .invertedTimeMachine])
    func `the items are below each other, and all of them are read`(style: NamedStyle) {
      let stage = ViewStage(items: 5) {
        $0.style = style.style
        $0.wraps = true
        $0.itemsPerView = 2
      }
      let before = centres(stage)
      stage.carousel.isList = true
      stage.settle()
      #expect(centres(stage) == [40, 128, 216, 304, 392])
      stage.checkPicture()
      #expect(stage.elements.map { ($0 as? PlatformView)?.spokenName } == (1...5).map { "\($0) of 5" })
      #expect(stage.carousel.isList && stage.carousel.itemsPerView == 2 && !stage.carousel.isVertical)
      stage.carousel.isList = false
      stage.settle()
      #expect(centres(stage) == before)
      stage.checkPicture()
    }

    @Test func `a button of the controls chooses, and the app is told`() {
      let stage = ViewStage(items: 3)
      let controls = CarouselControls(stage.carousel)
      stage.carousel.superview!.addSubview(controls)
      #expect(controls.list.isHidden)
      controls.hasListButton = true
      #expect(!controls.list.isHidden && controls.list.spokenName == "Show as list" && !controls.list.isMarked)
      controls.list.press()
      #expect(stage.carousel.isList && controls.list.isMarked)
      controls.list.press()
      #expect(!stage.carousel.isList && !controls.list.isMarked)
      #expect(stage.app.story.filter { $0.hasPrefix("list") } == ["list true", "list false"])
      // Not for what the app does itself.
      stage.carousel.isList = true
      #expect(controls.list.isMarked && stage.app.story.filter { $0.hasPrefix("list") }.count == 2)
      #expect(Device.breaches == [])
    }

    @Test func `autoplay has a pause button, unless controls or the app have it`() throws {
      let stage = ViewStage(items: 4)
      #expect(stage.carousel.pauseButton == nil)
      stage.carousel.autoplayInterval = 1
      let button = try #require(stage.carousel.pauseButton)
      #expect(button.superview === stage.carousel && button.spokenName == "Pause" && button.hasPlate)
      #expect(button.frame.maxX == 592 && button.frame.minY == 8)
      #expect(stage.elements.first as? PlatformView === button, "the first element")
      stage.carousel.frame.size.width = 400
      Device.layOut()
      #expect(button.frame.maxX == 392)
      stage.tap(CGPoint(x: 100 + button.frame.midX, y: 200 + button.frame.midY))
      #expect(!stage.app.story.contains { $0.hasPrefix("select") }, "the tap is not for the item below it")
      let isPaused = stage.carousel.isAutoplayPaused
      button.press()
      #expect(stage.carousel.isAutoplayPaused != isPaused)
      #expect(button.spokenName == (isPaused ? "Pause" : "Play"))
      var controls: CarouselControls? = CarouselControls(stage.carousel)
      #expect(stage.carousel.pauseButton == nil && button.superview == nil && controls?.pause.isHidden == false)
      controls?.carousel = nil
      #expect(stage.carousel.pauseButton != nil)
      controls = nil
      let reasons: [(CarouselView) -> Void] = [
        { $0.showsPauseButton = false }, { $0.isList = true }, { $0.autoplayInterval = 0 },
      ]
      for hide in reasons {
        stage.carousel.showsPauseButton = true
        stage.carousel.isList = false
        #expect(stage.carousel.pauseButton != nil)
        hide(stage.carousel)
        #expect(stage.carousel.pauseButton == nil)
      }
      #expect(Device.breaches == [])
    }

    @Test func `the pause button hands on its focus when it goes, and is at the end of a line of text`() throws {
      let stage = ViewStage(items: 4)
      stage.carousel.autoplayInterval = 1
      let button = try #require(stage.carousel.pauseButton)
      #if canImport(UIKit)
        UIButton.areFocusable = true
        defer { UIButton.areFocusable = false }
        let focus = Focus(elsewhere: UIView(frame: .zero))
        #expect(focus.enter(button) && focus.view === button)
        stage.carousel.showsPauseButton = false
        Device.layOut()
        #expect(focus.view !== button && stage.carousel.hasFocus)
      #else
        stage.window.makeFirstResponder(button)
        #expect(stage.window.firstResponder === button)
        stage.carousel.showsPauseButton = false
        #expect(stage.window.firstResponder === stage.carousel)
      #endif
      stage.carousel.mirror()
      stage.carousel.showsPauseButton = true
      Device.layOut()
      #expect(stage.carousel.pauseButton?.frame.minX == 8)
    }
  }
}
