import CarouselEngine
@testable import CarouselViews
import Testing
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

extension TheHost {
  /// Which input scrolls a carousel, and what the app refuses.
  @MainActor @Suite struct InputSwitches {
    static let start = CGPoint(x: 400, y: 380)

    #if canImport(UIKit)
      private func drags(_ stage: ViewStage, _ type: UITouch.TouchType) -> Bool {
        let finger = Finger(at: Self.start, in: stage.window, type: type)
        for step in 1...10 {
          Device.frame()
          finger.move(to: CGPoint(x: Self.start.x - CGFloat(step) * 20, y: Self.start.y))
        }
        defer {
          finger.lift()
          stage.settle()
        }
        return stage.carousel.isDragging
      }

      @Test func `only the pointers that are allowed drag it`() {
        for (input, drag, mouse) in [(DragInput.all, true, true), (.touch, true, false), (.none, false, false)] {
          let stage = ViewStage(items: 100) { $0.dragInput = input }
          #expect(drags(stage, .direct) == drag && drags(stage, .pencil) == drag)
          #expect(drags(stage, .indirectPointer) == mouse)
          // Two fingers on a trackpad are no pointer.
          let before = stage.carousel.scrollOffset
          MouseWheel.turn(
            by: (0..<24).map { _ in CGPoint(x: -10, y: 0) }, isPrecise: true, at: Self.start, in: stage.window)
          stage.settle()
          #expect(stage.carousel.scrollOffset > before)
        }
      }

      @Test func `trackpads and wheels can be left to the surroundings`() {
        let stage = ViewStage { $0.isWheelEnabled = false }
        for isPrecise in [true, false] {
          MouseWheel.turn(
            by: (0..<24).map { _ in CGPoint(x: -10, y: 0) }, isPrecise: isPrecise, at: Self.start, in: stage.window)
          stage.settle()
          #expect(stage.carousel.scrollOffset == 0)
        }
        #expect(drags(stage, .direct))
      }
    #else
      @Test func `only the pointers that are allowed drag it`() {
        for (input, mouse) in [(DragInput.all, true), (.touch, false), (.none, false)] {
          let stage = ViewStage(items: 100) { $0.dragInput = input }
          stage.drag(from: Self.start, by: CGPoint(x: -200, y: 0))
          stage.settle()
          #expect((stage.carousel.scrollOffset > 0) == mouse)
        }
      }
    #endif

    @Test func `arrow keys can be left to the surroundings`() {
      let stage = ViewStage { $0.isKeyboardEnabled = false }
      #expect(!stage.carousel.press(.right, focus: .carousel) && stage.settle() == 0)
      stage.carousel.isKeyboardEnabled = true
      #expect(stage.carousel.press(.right, focus: .carousel))
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
    }

    @Test func `the delegate may keep the current item`() {
      let stage = ViewStage()
      stage.app.kept = Set(1..<12)
      #expect(stage.carousel.press(.right, focus: .carousel))
      stage.settle()
      stage.tap(stage.place(2)!)
      stage.settle()
      #expect(stage.carousel.scrollOffset == 0)
      stage.drag(from: Self.start, by: CGPoint(x: -60, y: 0), steps: 4)
      stage.settle()
      #expect(stage.carousel.scrollOffset == 0)
      #expect(!stage.app.story.contains("current 1") && !stage.app.story.contains("select 2"))
      stage.app.kept = []
      #expect(stage.carousel.press(.right, focus: .carousel))
      stage.settle()
      #expect(stage.app.story.contains("current 1"))
      // An app that says nothing about it keeps nothing.
      stage.carousel.delegate = PlainApp()
      #expect(stage.carousel.press(.right, focus: .carousel))
      stage.carousel.delegate = nil
      #expect(stage.carousel.press(.right, focus: .carousel))
      stage.settle()
      #expect(stage.carousel.currentIndex == 3)
    }
  }
}
