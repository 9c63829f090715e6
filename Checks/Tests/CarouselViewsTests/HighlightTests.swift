@testable import CarouselViews
import Testing
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

extension TheHost {
  @MainActor @Suite struct Highlights {
    @Test func `an item is highlighted while it is pressed, and then selected`() {
      let stage = ViewStage()
      let finger = Finger(at: stage.place(1, CGPoint(x: 60, y: 60))!, in: stage.window)
      #expect(stage.app.presses == ["highlight? 1", "highlight 1"])
      #expect(stage.carousel.highlightedIndex == 1)
      finger.lift()
      #expect(stage.app.presses == ["highlight? 1", "highlight 1", "unhighlight 1"])
      #expect(stage.carousel.highlightedIndex == nil)
      #expect(stage.app.story.contains("select 1"))
    }

    @Test func `only one item is highlighted at a time`() {
      let stage = ViewStage()
      for index in [1, 2] { stage.carousel.highlightItem(at: .init(x: 300 + 100 * Double(index), y: 150)) }
      #expect(stage.app.presses == ["highlight? 1", "highlight 1", "unhighlight 1", "highlight? 2", "highlight 2"])
    }

    @Test func `a drag ends the highlight when it begins`() {
      let stage = ViewStage()
      stage.drag(from: stage.place(0, CGPoint(x: 60, y: 60))!, by: CGPoint(x: -80, y: 0), lift: false)
      #expect(stage.carousel.isDragging)
      #expect(stage.app.presses == ["highlight? 0", "highlight 0", "unhighlight 0"])
    }

    @Test func `a highlight retains no view`() {
      weak var view: PlatformView?
      do {
        let stage = ViewStage()
        view = stage.carousel.itemView(at: 1)
        Finger(at: stage.place(1, CGPoint(x: 60, y: 60))!, in: stage.window).lift()
        #expect(stage.app.presses.contains("unhighlight 1"))
      }
      #expect(view == nil)
    }

    @Test func `an app may refuse`() {
      let stage = ViewStage()
      stage.app.unhighlighted = [0]
      let finger = Finger(at: stage.place(0, CGPoint(x: 60, y: 60))!, in: stage.window)
      finger.lift()
      #expect(stage.app.presses == ["highlight? 0"])
      #expect(stage.app.story.contains("select 0"), "it can be selected nevertheless")
    }

    @Test func `controls, placeholders, the space between items, and a press that stops a flick highlight nothing`() {
      let stage = ViewStage(items: 50, placeholders: 2)
      Finger(at: stage.place(0, CGPoint(x: 20, y: 20))!, in: stage.window).lift()
      Finger(at: stage.place(-1, CGPoint(x: 60, y: 60))!, in: stage.window).lift()
      Finger(at: CGPoint(x: 400, y: 205), in: stage.window).lift()
      #expect(stage.app.presses == [])
      stage.drag(from: CGPoint(x: 400, y: 380), by: CGPoint(x: -150, y: 0), steps: 4)
      #expect(stage.carousel.isDecelerating)
      stage.app.presses = []
      let finger = Finger(at: CGPoint(x: 400, y: 380), in: stage.window)
      #expect(stage.app.presses == [])
      finger.lift()
    }

    @Test func `the highlight ends before the data changes`() {
      let stage = ViewStage()
      let finger = Finger(at: stage.place(1, CGPoint(x: 60, y: 60))!, in: stage.window)
      stage.remove(at: 0, animated: true)
      #expect(stage.app.presses.last == "unhighlight 1")
      finger.lift()
      #expect(stage.app.presses.filter { $0.hasPrefix("unhighlight") }.count == 1)
    }
  }
}
