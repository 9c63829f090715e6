import CarouselEngine
@testable import CarouselViews
import Testing
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

extension TheHost {
  /// What a carousel clips is neither seen nor read.
  @MainActor @Suite struct Clipping {
    /// Returns a carousel of nine items, each as large as it is, whose fifth one is current.
    private func stage(prepare: (CarouselView) -> Void = { _ in }) -> ViewStage {
      let size = CGSize(width: 600, height: 300)
      let stage = ViewStage(items: 9, size: size, item: size) {
        $0.reading = .items
        prepare($0)
      }
      stage.carousel.currentIndex = 4
      return stage
    }

    /// The indexes of the items that assistive technology finds.
    private func read(_ stage: ViewStage) -> [Int] { stage.elements.compactMap { ($0 as? ItemView)?.item?.index } }

    @Test func `items outside of a carousel that clips are not read`() {
      let stage = stage()
      #expect(read(stage).count > 1, "they may be visible beside the carousel")
      Device.announcements = []
      stage.carousel.clipsToBounds = true
      #expect(read(stage) == [4] && Device.hasToldLayout)
      stage.carousel.scrollsToItemBoundary = false
      stage.carousel.scrollOffset = 4.5
      #expect(read(stage) == [4, 5])
      stage.carousel.scrollOffset = 7
      #expect(read(stage) == [7])
      stage.carousel.clipsToBounds = false
      #expect(read(stage).count > 1)
      #expect(Device.breaches == [])
    }

    @Test func `it may clip before it has items`() { #expect(read(stage { $0.clipsToBounds = true }) == [4]) }

    @Test func `items that can be used, and those of a list, are read`() {
      let stage = stage { $0.clipsToBounds = true }
      stage.carousel.centersItemWhenSelected = false
      #expect(read(stage).count > 1)
      stage.carousel.centersItemWhenSelected = true
      #expect(read(stage) == [4])
      stage.carousel.isList = true
      #expect(read(stage).count > 1)
    }

    @Test func `as an adjustable element, it is followed by the current item`() {
      let stage = stage { ($0.clipsToBounds, $0.reading) = (true, .adjustable) }
      #expect(read(stage) == [4])
    }

    @Test func `a container that clips hides the carousel, and one that does not shows it`() {
      let stage = ViewStage(items: 100, isInScrollView: true)
      let box = PlatformView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      stage.container!.addSubview(box)
      box.addSubview(stage.carousel)
      stage.carousel.frame = CGRect(x: 950, y: 0, width: 600, height: 300)
      Device.layOut()
      #expect(!stage.carousel.isOffScreen)
      box.clipsToBounds = true
      #expect(stage.carousel.isOffScreen)
    }

    @Test func `a carousel that clips ends at its edges`() {
      let stage = ViewStage(items: 100, isInScrollView: true)
      stage.scroll(stage.container!, to: 600)
      #expect(!stage.carousel.isOffScreen, "items may be visible below it")
      stage.carousel.clipsToBounds = true
      #expect(stage.carousel.isOffScreen)
    }

    #if canImport(UIKit)
      @Test func `a layer that clips is noticed in the next layout`() {
        let stage = stage()
        stage.carousel.layer.masksToBounds = true
        stage.carousel.setNeedsLayout()
        Device.layOut()
        #expect(read(stage) == [4])
      }
    #else
      /// Before macOS 14, AppKit's views clip by default.
      private func onOldSystem(_ test: () throws -> Void) rethrows {
        NSView.areClipping = true
        defer { NSView.areClipping = false }
        try test()
      }

      @Test func `on older systems, too, it clips only if asked`() {
        onOldSystem {
          let stage = stage()
          let views = [stage.carousel, stage.carousel.contentView] + stage.carriers
          #expect(views.count > 3 && views.allSatisfy { !$0.clipsToBounds })
          #expect(!ReflectedView(NSView(frame: .zero)).clipsToBounds && read(stage).count > 1)
          stage.carousel.clipsToBounds = true
          #expect(read(stage) == [4])
        }
      }

      @Test func `on older systems, a carousel of a nib clips as AppKit decides`() throws {
        try onOldSystem {
          let carousel = try #require(CarouselView(coder: NSKeyedArchiver(requiringSecureCoding: false)))
          carousel.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
          carousel.layoutSubtreeIfNeeded()
          #expect(carousel.clipsToBounds && carousel.controller.carousel.clipsItems)
        }
      }
    #endif
  }
}
