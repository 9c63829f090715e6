import AppKit
@testable import CarouselViews
import CarouselEngine
import Testing

extension TheHost {
  @MainActor @Suite struct Layout {
    @Test(arguments: NamedStyle.allCases, [false, true])
    func `items appear where the engine places them`(style: NamedStyle, isVertical: Bool) {
      let stage = ViewStage(items: 15, size: CGSize(width: 500, height: 400)) {
        $0.style = style.style
        $0.isVertical = isVertical
      }
      stage.checkPicture("at first")
      for offset in [0.3, 3.7, 12] {
        stage.carousel.scrollsToItemBoundary = false
        stage.carousel.scrollOffset = offset
        stage.checkPicture("at \(offset)")
      }
      stage.carousel.scrollToItem(at: 2, animated: true)
      for frame in 0..<12 {
        Device.frame()
        stage.checkPicture("in frame \(frame)")
      }
    }

    @Test func `it is flipped and layer-backed, with all its subviews`() {
      let stage = ViewStage()
      #expect(stage.carousel.isFlipped && stage.carousel.wantsLayer)
      #expect(stage.carousel.contentView.isFlipped && stage.carousel.contentView.wantsLayer)
      #expect(stage.carriers.allSatisfy { $0.isFlipped && $0.wantsLayer })
    }

    @Test func `it follows its size, the text's direction and the focus point`() {
      let stage = ViewStage()
      stage.carousel.currentIndex = 4
      stage.carousel.frame.size = CGSize(width: 300, height: 700)
      Device.layOut()
      #expect(stage.carousel.contentView.frame.size == CGSize(width: 300, height: 700))
      #expect(stage.place(4) == CGPoint(x: 250, y: 550))
      #expect(stage.carousel.currentIndex == 4)
      stage.checkPicture()
      stage.carousel.userInterfaceLayoutDirection = .rightToLeft
      stage.carousel.needsLayout = true
      Device.layOut()
      #expect(stage.place(5) == CGPoint(x: 150, y: 550))
      stage.carousel.focusPoint = CGPoint(x: 0.5, y: 0.25)
      #expect(stage.place(4) == CGPoint(x: 250, y: 375))
      stage.carousel.contentOffset = CGPoint(x: 10, y: 0)
      #expect(stage.place(4) == CGPoint(x: 260, y: 375))
      stage.carousel.viewpointOffset = CGPoint(x: 20, y: 0)
      #expect(stage.carousel.viewpointOffset == CGPoint(x: 20, y: 0))
      #expect(stage.carousel.contentOffset == CGPoint(x: 10, y: 0))
      #expect(stage.place(4) == CGPoint(x: 240, y: 375))
      stage.checkPicture()
    }

    @Test func `its focus ring is around it, and the pointer counts in the key window only`() throws {
      let stage = ViewStage()
      #expect(stage.carousel.focusRingMaskBounds == stage.carousel.bounds)
      stage.carousel.drawFocusRingMask()
      #expect(Device.filled == [stage.carousel.bounds])
      stage.carousel.updateTrackingAreas()
      let area = try #require(stage.carousel.trackingAreas.first)
      #expect(stage.carousel.trackingAreas.count == 1)
      #expect(area.options == [.mouseEnteredAndExited, .activeInKeyWindow, .inVisibleRect])
    }

    @Test func `constraints determine the size of items`() {
      let stage = ViewStage(items: 3)
      stage.app.make = { _ in
        let view = NSView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.fittingSize = CGSize(width: 150, height: 90)
        return view
      }
      stage.carousel.reloadData()
      #expect(stage.carousel.itemLength == 150)
      #expect(stage.carriers[0].activeConstraints.map(\.isHorizontal) == [true, false])
    }

    @Test func `items of other sizes are in the middle of their places`() {
      let stage = ViewStage(items: 3)
      stage.app.size = { CGSize(width: 100 - 20 * CGFloat($0), height: 80 + 10 * CGFloat($0)) }
      stage.carousel.reloadData()
      stage.checkPicture()
      stage.carousel.isVertical = true
      stage.checkPicture("vertical")
    }

    @Test func `no layer has an implicit animation`() {
      let stage = ViewStage()
      #expect(!CATransaction.areActionsDisabled)
      stage.carousel.currentIndex = 3
      #expect(!CATransaction.areActionsDisabled, "each transaction is closed")
      #expect(stage.carriers.allSatisfy { $0.layer!.changesAnimated == 0 })
      #expect(stage.carriers.allSatisfy { $0.layer?.sublayerTransform != CATransform3DIdentity })
    }
  }
}
