@testable import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

extension TheHost {
  /// Buttons, dots and the count.
  @MainActor @Suite struct Controls {
    private func controls(_ stage: ViewStage, size: CGSize = CGSize(width: 600, height: 50)) -> CarouselControls {
      let controls = CarouselControls(stage.carousel)
      stage.carousel.superview!.addSubview(controls)
      controls.frame = CGRect(x: 0, y: 600, width: size.width, height: size.height)
      Device.layOut()
      return controls
    }

    private func dots(_ controls: CarouselControls) -> [CALayer] { controls.dots.drawing?.sublayers ?? [] }

    @Test func `buttons move by an item, and are disabled at the ends`() {
      let stage = ViewStage(items: 3)
      let controls = controls(stage)
      #expect(!controls.back.isEnabled && controls.forward.isEnabled)
      controls.forward.press()
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
      #expect(controls.back.isEnabled && controls.forward.isEnabled)
      controls.forward.press()
      stage.settle()
      #expect(controls.back.isEnabled && !controls.forward.isEnabled)
      controls.forward.press()
      controls.back.press()
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
      stage.carousel.currentIndex = 0
      stage.carousel.wraps = true
      #expect(controls.back.isEnabled)
      #expect(Device.breaches == [])
    }

    @Test(arguments: [CarouselIndicator.dots, .count])
    func `what moves nothing is hidden where there is one page`(_ indicator: CarouselIndicator) {
      let stage = ViewStage(items: 1)
      let controls = controls(stage)
      controls.indicator = indicator
      let position = indicator == .dots ? controls.dots as PlatformView : controls.label
      #expect(controls.back.isHidden && controls.forward.isHidden && position.isHidden)
      #expect(controls.intrinsicContentSize == .zero)
      controls.hidesOnSinglePage = false
      #expect(!controls.back.isHidden && !controls.forward.isHidden && !position.isHidden)
      controls.hidesOnSinglePage = true
      #expect(controls.back.isHidden)
      stage.app.items = 2
      stage.carousel.reloadData()
      stage.settle()
      #expect(!controls.back.isHidden && !controls.forward.isHidden && !position.isHidden)
      #expect(Device.breaches == [])
    }

    @Test func `a dot per item follows the movement, and scrolls to its item`() {
      let stage = ViewStage(items: 5) { $0.scrollsToItemBoundary = false }
      let controls = controls(stage)
      #expect(dots(controls).count == 5)
      #expect(dots(controls).map(\.opacity) == [1, 0.4, 0.4, 0.4, 0.4])
      stage.carousel.scrollOffset = 1.5
      let sizes = dots(controls).map(\.bounds.width)
      #expect(sizes == [6, 8, 8, 6, 6])
      #expect(dots(controls).map { Double($0.position.x) } == [8, 24, 40, 56, 72])
      #expect(dots(controls).allSatisfy { $0.cornerRadius == $0.bounds.width / 2 && $0.backgroundColor != nil })
      controls.dots.tap(at: CGPoint(x: 60, y: 10))
      stage.settle()
      #expect(stage.carousel.currentIndex == 3)
      controls.dots.press(at: CGPoint(x: -1, y: 0))
      controls.dots.press(at: CGPoint(x: 1000, y: 0))
      controls.dots.press(at: CGPoint(x: CGFloat.nan, y: 0))
      #expect(!stage.carousel.isScrolling)
      #expect(controls.label.isHidden)
    }

    @Test func `the current dot fills by one animation while the time of autoplay passes`() throws {
      let stage = ViewStage(items: 3)
      let controls = controls(stage)
      controls.showsAutoplayProgress = true
      #expect(dots(controls).count == 3 && dots(controls)[0].bounds.width == 10, "there is no time")
      stage.carousel.autoplayInterval = 4
      func fill() throws -> CALayer { try #require(dots(controls).dropFirst(3).first?.sublayers?.first) }
      func growth() throws -> CABasicAnimation? {
        let animations = try fill().animations
        #expect(animations.count <= 1)
        return animations.first as? CABasicAnimation
      }
      #expect(dots(controls).prefix(3).map(\.opacity) == [0.4, 0.4, 0.4])
      #expect(dots(controls).prefix(3).map(\.bounds.width) == [18, 6, 6])
      #expect(dots(controls)[3].frame == dots(controls)[0].frame && dots(controls)[3].cornerRadius == 5)
      #expect(try growth()?.keyPath == "transform.scale.x" && growth()?.duration == 4)
      #expect(try growth()?.fromValue as? Double == 0 && growth()?.toValue as? Double == 1)
      for _ in 0..<60 { Device.frame() }
      let sameAnimation = try growth()
      for _ in 0..<60 { Device.frame() }
      #expect(try growth() === sameAnimation, "nothing is computed in the frames")
      stage.carousel.isAutoplayPaused = true
      #expect(try growth() == nil && abs(fill().transform.m11 - 0.5) < 0.01, "it stands where it was")
      stage.carousel.isAutoplayPaused = false
      #expect(try abs((growth()?.duration ?? 0) - 2) < 0.05 && abs((growth()?.fromValue as? Double ?? 0) - 0.5) < 0.01)
      for _ in 0..<200 { Device.frame() }
      #expect(stage.carousel.currentIndex == 1 && dots(controls)[3].frame == dots(controls)[1].frame)
      #expect(try (3.5...4).contains(growth()?.duration ?? 0) && fill().anchorPoint.x == 0)
      Device.set(reducesMotion: true)
      #expect(dots(controls).count == 3 && dots(controls)[1].bounds.width == 10 && dots(controls)[1].opacity == 1)
      Device.set(reducesMotion: false)
      controls.showsAutoplayProgress = false
      #expect(dots(controls).count == 3)
      #expect(Device.breaches == [])
    }

    @Test func `from right to left the current dot is the right one, and fills from its right side`() throws {
      let stage = ViewStage(items: 3)
      let controls = controls(stage)
      controls.mirror()
      controls.showsAutoplayProgress = true
      stage.carousel.autoplayInterval = 4
      let timer = try #require(dots(controls).dropFirst(3).first), fill = try #require(timer.sublayers?.first)
      #expect(dots(controls).prefix(3).map(\.bounds.width) == [6, 6, 18] && timer.frame == dots(controls)[2].frame)
      #expect(fill.anchorPoint.x == 1 && fill.position.x == 18)
    }

    @Test func `on a wrapping carousel, the last and first dot share the active state at the seam`() {
      let stage = ViewStage(items: 5) {
        $0.wraps = true
        $0.scrollsToItemBoundary = false
      }
      let controls = controls(stage)
      stage.carousel.scrollOffset = 4.5
      #expect(dots(controls).map(\.bounds.width) == [8, 6, 6, 6, 8])
    }

    @Test func `of many items those near the current one have dots, and small dots stand for more`() {
      let stage = ViewStage(items: 40) { $0.scrollsToItemBoundary = false }
      let controls = controls(stage)
      let most = ControlsState.mostDots
      func sizes() -> [CGFloat] { dots(controls).map(\.bounds.width) }
      #expect(dots(controls).count == most && !controls.dots.isHidden && controls.label.isHidden)
      #expect(sizes().first == 10 && sizes().suffix(3).map { ($0 * 10).rounded() / 10 } == [6, 4.2, 2.4])
      stage.carousel.scrollOffset = 20
      #expect(dots(controls).count == most && sizes()[most / 2] == 10)
      #expect(sizes()[0] == sizes()[most - 1] && sizes()[0] < sizes()[1])
      // The third from the left: item 20 - 6 + 2.
      controls.dots.tap(at: CGPoint(x: 40, y: 10))
      stage.settle()
      #expect(stage.carousel.currentIndex == 16)
      stage.app.items = 5
      stage.carousel.reloadData()
      #expect(dots(controls).count == 5)
    }

    @Test func `it can show a count`() {
      let stage = ViewStage(items: 21)
      let controls = controls(stage)
      stage.carousel.currentIndex = 11
      controls.indicator = .count
      #expect(controls.dots.isHidden && controls.label.shownText == "12 / 21" && !controls.label.isHidden)
      controls.indicator = nil
      #expect(controls.dots.isHidden && controls.label.isHidden)
      stage.app.items = 0
      stage.carousel.reloadData()
      for indicator in [CarouselIndicator.count, .dots] {
        controls.indicator = indicator
        #expect(controls.label.isHidden && controls.dots.isHidden)
      }
      #expect(!controls.back.isEnabled && !controls.forward.isEnabled)
    }

    @Test func `a button is disabled as soon as the destination is an end`() {
      let stage = ViewStage(items: 3)
      let controls = controls(stage)
      controls.forward.press()
      controls.forward.press()
      #expect(!controls.forward.isEnabled && controls.back.isEnabled && stage.carousel.isScrolling)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
    }

    @Test func `dots have more contrast if the user prefers it`() {
      let stage = ViewStage(items: 3)
      let controls = controls(stage)
      let before = dots(controls)[1].opacity
      Device.set(increasesContrast: true)
      #expect(dots(controls)[1].opacity > before)
      Device.set(increasesContrast: false)
      #expect(dots(controls)[1].opacity == before)
    }

    @Test func `autoplay and autoscroll can be paused and resumed`() {
      let stage = ViewStage(items: 4)
      let controls = controls(stage)
      #expect(controls.pause.isHidden)
      stage.carousel.autoplayInterval = 1
      #expect(!controls.pause.isHidden && controls.pause.spokenName == "Pause")
      controls.pause.press()
      #expect(stage.carousel.isAutoplayPaused && controls.pause.spokenName == "Play")
      for _ in 0..<200 { Device.frame() }
      #expect(stage.carousel.currentIndex == 0)
      controls.pause.press()
      #expect(!stage.carousel.isAutoplayPaused)
      for _ in 0..<100 { Device.frame() }
      #expect(stage.carousel.currentIndex == 1)
      stage.carousel.autoplayInterval = 0
      #expect(controls.pause.isHidden)
      stage.carousel.autoscroll = 0.5
      Device.frame()
      #expect(!controls.pause.isHidden)
    }

    @Test func `its parts are a centred row, mirrored from right to left`() {
      let stage = ViewStage(items: 4)
      let controls = controls(stage)
      func lefts() -> [CGFloat] { [controls.back, controls.dots, controls.forward].map(\.frame.minX) }
      let size = controls.intrinsicContentSize
      let side = controls.back.intrinsicContentSize
      #expect(size == CGSize(width: 2 * side.width + 64 + 16, height: max(side.height, 32)))
      #expect(lefts() == lefts().sorted())
      #expect([controls.back, controls.dots].allSatisfy { abs($0.frame.midY - controls.bounds.height / 2) < 1e-9 })
      #expect(abs(controls.back.frame.minX - (600 - size.width) / 2) < 1e-9)
      #expect(abs(controls.forward.frame.maxX - (600 + size.width) / 2) < 1e-9)
      controls.hasButtons = false
      #expect(controls.intrinsicContentSize.width == 64 && controls.back.isHidden && controls.forward.isHidden)
      controls.hasButtons = true
      controls.mirror()
      controls.update()
      Device.layOut()
      #expect(lefts() == lefts().sorted(by: >))
      controls.dots.press(at: CGPoint(x: 4, y: 4))
      stage.settle()
      #expect(stage.carousel.currentIndex == 3, "the first dot from the right is the first item's")
    }

    @Test func `a vertical one has vertical arrows, and its texts can be replaced`() {
      let stage = ViewStage {
        $0.isVertical = true
        $0.words = CarouselWords(previous: "Zurück", next: "Weiter")
      }
      let controls = controls(stage)
      #expect(controls.back.symbolShown == "chevron.up" && controls.forward.symbolShown == "chevron.down")
      #expect(controls.back.spokenName == "Zurück" && controls.forward.spokenName == "Weiter")
      stage.carousel.isVertical = false
      #expect(controls.back.symbolShown == "chevron.backward" && controls.forward.symbolShown == "chevron.forward")
    }

    @Test func `dots are visible in dark mode`() {
      let stage = ViewStage(items: 3)
      let controls = controls(stage)
      #expect(dots(controls).allSatisfy { $0.backgroundColor?.white == 0 })
      controls.darken()
      #expect(dots(controls).allSatisfy { $0.backgroundColor?.white == 1 })
      stage.carousel.scrollToItem(at: 2, animated: true)
      stage.settle()
      #expect(dots(controls).allSatisfy { $0.backgroundColor?.white == 1 }, "a scroll does not make them dark again")
    }

    @Test func `dots move without animations of their own, and changed controls are laid out`() {
      let stage = ViewStage(items: 5)
      let controls = controls(stage)
      stage.carousel.scrollToItem(at: 3, animated: true)
      stage.settle()
      #expect(dots(controls).allSatisfy { $0.implicitChanges == 0 })
      let layouts = controls.superview!.layouts
      controls.indicator = .count
      Device.layOut()
      #expect(controls.superview!.layouts > layouts)
      #if canImport(UIKit)
        #expect(controls.sizeThatFits(.zero) == controls.intrinsicContentSize)
        #expect(controls.label.adjustsFontForContentSizeCategory && controls.label.font.style == .footnote)
        #expect(!controls.label.isAccessibilityElement && !controls.dots.isAccessibilityElement)
        #expect(controls.back.intrinsicContentSize == CGSize(width: 44, height: 44))
      #else
        #expect(controls.isFlipped && controls.dots.isFlipped && DecoratedView(NSView(frame: .zero)).isFlipped)
        #expect(!controls.label.isAccessibilityElement() && controls.back.toolTip == "Previous")
      #endif
    }

    @Test func `controls may outlive and change their carousel, and are not retained by it`() {
      let stage = ViewStage(items: 3)
      let other = CarouselView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      weak var weakly: CarouselControls?
      do {
        let controls = CarouselControls(stage.carousel)
        weakly = controls
        controls.carousel = other
        controls.indicator = .count
        #expect(!controls.forward.isEnabled)
        stage.carousel.currentIndex = 2
        #expect(controls.label.isHidden, "it belongs to another one")
        controls.carousel = stage.carousel
        #expect(controls.label.shownText == "3 / 3")
        #expect(other.followers.isEmpty)
      }
      #expect(weakly == nil)
      stage.carousel.currentIndex = 0
      let late = CarouselControls(CarouselView(frame: .zero))
      #expect(late.carousel == nil)
      late.forward.press()
      late.update()
      #expect(!late.forward.isEnabled)
    }
  }
}
