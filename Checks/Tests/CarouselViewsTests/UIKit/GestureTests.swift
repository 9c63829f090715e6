import CarouselViews
import Testing
import UIKit

extension TheHost {
  @MainActor @Suite struct Gestures {
    static let middle = CGPoint(x: 400, y: 350)

    @Test func `a drag moves the items by the finger's distance`() {
      let stage = ViewStage()
      let finger = stage.drag(from: Self.middle, by: CGPoint(x: -250, y: 0), steps: 25, lift: false)
      // The distance before it was recognised as a drag is not added.
      #expect(abs(stage.carousel.scrollOffset - 2.3) < 1e-9 || abs(stage.carousel.scrollOffset - 2.4) < 0.11)
      #expect(stage.carousel.isDragging)
      let shift = 400 - stage.place(2)!.x
      #expect(abs(shift - (stage.carousel.scrollOffset - 2) * 100) < 1e-6)
      stage.checkPicture()
      finger.lift()
      #expect(!stage.carousel.isDragging)
      stage.settle()
    }

    @Test func `a flick decelerates, and settles on an item; events are in order`() {
      let stage = ViewStage(items: 50)
      stage.drag(from: Self.middle, by: CGPoint(x: -150, y: 0), steps: 6)
      #expect(stage.carousel.isDecelerating)
      let lifted = stage.carousel.scrollOffset
      stage.settle()
      #expect(stage.carousel.scrollOffset > lifted + 1)
      #expect(stage.carousel.scrollOffset == stage.carousel.scrollOffset.rounded())
      let story = stage.app.story.filter { !$0.hasPrefix("current") }
      #expect(
        story == [
          "willBeginDragging", "didEndDragging true", "willBeginDecelerating", "didEndDecelerating true", "didSettle",
        ])
      #expect(stage.app.events.contains("didScroll"))
      stage.checkPicture()
    }

    @Test func `a slow drag snaps to the nearest item`() {
      let stage = ViewStage()
      stage.drag(from: Self.middle, by: CGPoint(x: -170, y: 0), steps: 200)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
      #expect(stage.app.story.contains("didEndDragging false"))
      #expect(stage.app.story.contains("didEndScrolling true"))
    }

    @Test func `a finger that rests before being lifted has no velocity`() {
      let stage = ViewStage(items: 50)
      let finger = stage.drag(from: Self.middle, by: CGPoint(x: -150, y: 0), steps: 6, lift: false)
      stage.frames(20)
      finger.lift()
      #expect(!stage.carousel.isDecelerating)
      stage.settle()
      #expect(stage.carousel.currentIndex ?? 9 <= 2)
    }

    @Test func `a cancelled drag snaps`() {
      let stage = ViewStage()
      let finger = stage.drag(from: Self.middle, by: CGPoint(x: -150, y: 0), steps: 40, lift: false)
      finger.cancel()
      #expect(!stage.carousel.isDragging)
      stage.settle()
      #expect(stage.carousel.scrollOffset == stage.carousel.scrollOffset.rounded())
      #expect(stage.app.story.contains { $0.hasPrefix("didEndDragging") })
    }

    @Test func `a drag across the axis scrolls a table around it`() {
      let stage = ViewStage()
      let table = UIScrollView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      table.contentSize = CGSize(width: 1000, height: 5000)
      stage.carousel.removeFromSuperview()
      table.addSubview(stage.carousel)
      stage.window.addSubview(table)
      Device.layOut()
      stage.drag(from: Self.middle, by: CGPoint(x: 5, y: -200))
      #expect(table.contentOffset.y == 200)
      #expect(stage.carousel.scrollOffset == 0)
      stage.drag(from: Self.middle, by: CGPoint(x: -120, y: 5), steps: 60)
      #expect(table.contentOffset.y == 200)
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
    }

    @Test func `a swipe from the edge of the screen comes before a drag`() {
      let stage = ViewStage()
      let edge = UIScreenEdgePanGestureRecognizer()
      stage.window.addGestureRecognizer(edge)
      stage.carousel.frame.origin.x = 0
      Device.layOut()
      stage.drag(from: CGPoint(x: 5, y: 350), by: CGPoint(x: 150, y: 0), lift: false).lift()
      #expect(edge.state == .possible && !stage.app.story.contains("willBeginDragging"), "it leads back")
      stage.drag(from: Self.middle, by: CGPoint(x: -150, y: 0), lift: false)
      #expect(stage.carousel.isDragging && edge.state == .failed, "elsewhere, nothing waits")
    }

    @Test(arguments: [false, true])
    func `a scroll view around it that scrolls the same way gets the drags beyond an end`(wraps: Bool) {
      let stage = ViewStage(items: 5) { $0.wraps = wraps }
      let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      pages.contentSize = CGSize(width: 5000, height: 1000)
      stage.carousel.removeFromSuperview()
      pages.addSubview(stage.carousel)
      stage.window.addSubview(pages)
      Device.layOut()
      stage.drag(from: Self.middle, by: CGPoint(x: -120, y: 0), steps: 60)
      #expect(pages.contentOffset.x == 0, "the inner one comes first, as in nested scroll views")
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
      stage.carousel.currentIndex = 4
      stage.drag(from: Self.middle, by: CGPoint(x: -120, y: 0), steps: 60)
      stage.settle()
      #expect(pages.contentOffset.x == (wraps ? 0 : 120))
      #expect(stage.carousel.currentIndex == (wraps ? 0 : 4))
      pages.contentSize = CGSize(width: 1000, height: 5000)
      stage.carousel.currentIndex = 4
      stage.drag(from: Self.middle, by: CGPoint(x: -60, y: 0), steps: 60, lift: false)
      #expect(stage.carousel.isDragging, "a table leaves them to it")
    }

    @Test func `a drag across the axis is recognised if such drags are not ignored`() {
      let stage = ViewStage { $0.ignoresPerpendicularSwipes = false }
      stage.drag(from: Self.middle, by: CGPoint(x: -60, y: -200), lift: false)
      #expect(stage.carousel.isDragging)
    }

    @Test func `a table in an item scrolls across, the carousel along its axis`() {
      let stage = ViewStage(items: 4)
      stage.app.make = { _ in
        let table = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        table.contentSize = CGSize(width: 200, height: 2000)
        return table
      }
      stage.carousel.reloadData()
      Device.layOut()
      let table = stage.carousel.currentItemView as! UIScrollView
      stage.drag(from: Self.middle, by: CGPoint(x: 0, y: -80))
      #expect(table.contentOffset.y == 80)
      #expect(!stage.carousel.isDragging && stage.carousel.scrollOffset == 0)
      stage.drag(from: Self.middle, by: CGPoint(x: -150, y: 0), steps: 90)
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
      #expect(table.contentOffset.y == 80)
    }

    @Test func `a scroll view in an item that scrolls the same way keeps its drags`() {
      let stage = ViewStage(items: 4)
      stage.app.make = { _ in
        let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        row.contentSize = CGSize(width: 2000, height: 200)
        return row
      }
      stage.carousel.reloadData()
      Device.layOut()
      let row = stage.carousel.currentItemView as! UIScrollView
      stage.drag(from: Self.middle, by: CGPoint(x: -100, y: 0), steps: 50)
      #expect(row.contentOffset.x == 100)
      #expect(stage.carousel.scrollOffset == 0)
      row.isScrollEnabled = false
      stage.drag(from: Self.middle, by: CGPoint(x: -150, y: 0), steps: 90)
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
      let short = stage.carousel.currentItemView as! UIScrollView
      short.contentSize = CGSize(width: 200, height: 900)
      stage.drag(from: Self.middle, by: CGPoint(x: -150, y: 0), steps: 90)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2, "a scroll view whose content fits does not use the drag")
    }

    @Test func `a slider in an item keeps its drags, a disabled one doesn't`() {
      let stage = ViewStage(items: 4)
      stage.app.make = { _ in UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
      stage.carousel.reloadData()
      Device.layOut()
      let slider = stage.carousel.currentItemView as! UISlider
      stage.drag(from: Self.middle, by: CGPoint(x: -100, y: 0))
      #expect(slider.drags > 0 && stage.carousel.scrollOffset == 0)
      slider.isEnabled = false
      stage.drag(from: Self.middle, by: CGPoint(x: -150, y: 0), steps: 90)
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
    }

    @Test func `a drag that begins on a button scrolls without tapping it`() {
      let stage = ViewStage(items: 20)
      let button = (stage.carousel.currentItemView as! Card).button
      let place = button.inWindowMiddle
      stage.drag(from: place, by: CGPoint(x: -150, y: 0), steps: 90)
      stage.settle()
      #expect(stage.carousel.currentIndex ?? 0 > 0)
      #expect(button.taps == 0)
    }

    @Test func `without items, or with scrolling disabled, it ignores drags`() {
      let stage = ViewStage(items: 0)
      let around = UIPanGestureRecognizer()
      stage.window.addGestureRecognizer(around)
      stage.drag(from: Self.middle, by: CGPoint(x: -100, y: 0), lift: false)
      #expect(around.state == .changed)
      #expect(!stage.app.story.contains { $0.contains("Dragging") })
      let still = ViewStage { $0.isScrollEnabled = false }
      let outside = UIPanGestureRecognizer()
      still.window.addGestureRecognizer(outside)
      still.drag(from: Self.middle, by: CGPoint(x: -100, y: 0), lift: false)
      #expect(outside.state == .changed)
      #expect(still.carousel.scrollOffset == 0)
    }

    @Test func `only one finger drags`() {
      let stage = ViewStage()
      let pans = stage.carousel.gestureRecognizers!.compactMap { $0 as? UIPanGestureRecognizer }
      #expect(pans.contains { $0.maximumNumberOfTouches == 1 && $0.allowedTouchTypes == [0] })
    }

    @Test func `a touch stops a motion, and lifting it snaps`() {
      let stage = ViewStage(items: 50)
      stage.carousel.scrollToItem(at: 30, duration: 2)
      stage.frames(40)
      let finger = Finger(at: Self.middle, in: stage.window)
      let held = stage.carousel.scrollOffset
      stage.frames(10)
      #expect(stage.carousel.scrollOffset == held)
      finger.cancel()
      stage.settle()
      #expect(stage.carousel.scrollOffset == held.rounded())
    }

    @Test func `a touch that fails to become a drag snaps as well`() {
      let stage = ViewStage(items: 50)
      stage.carousel.scrollToItem(at: 30, duration: 2)
      stage.frames(40)
      let finger = stage.drag(from: Self.middle, by: CGPoint(x: 0, y: 100), lift: false)
      #expect(stage.carousel.isScrolling)
      finger.lift()
      stage.settle()
      #expect(stage.carousel.scrollOffset == stage.carousel.scrollOffset.rounded())
    }

    @Test func `two fingers hold it until both are lifted`() {
      let stage = ViewStage(items: 50)
      stage.carousel.scrollToItem(at: 30, duration: 2)
      stage.frames(40)
      let first = Finger(at: Self.middle, in: stage.window)
      let second = Finger(at: CGPoint(x: 300, y: 350), in: stage.window)
      let held = stage.carousel.scrollOffset
      second.lift()
      stage.frames(5)
      #expect(stage.carousel.scrollOffset == held)
      first.lift()
      stage.settle()
      #expect(stage.carousel.scrollOffset == held.rounded())
    }

    // MARK: Taps

    @Test func `a tap selects an item and centres it`() {
      let stage = ViewStage()
      stage.tap(stage.place(2)!)
      #expect(stage.app.story.filter { $0 != "didSettle" }.prefix(2) == ["tap 2 2.0", "should 2"])
      #expect(stage.app.story.contains("select 2"))
      #expect(stage.app.story.filter { $0.hasPrefix("should") }.count == 1, "the app is asked once")
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
      stage.checkPicture()
    }

    @Test func `a tap that an app denies is reported, and selects nothing`() {
      let stage = ViewStage()
      stage.app.denied = [2]
      stage.app.events = []
      stage.tap(stage.place(2)!)
      #expect(stage.app.story.filter { $0 != "didSettle" } == ["tap 2 2.0", "should 2"])
      stage.settle()
      #expect(stage.carousel.currentIndex == 0)
      stage.tap(stage.place(1)!)
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
      stage.app.denied = [2, 1]
      stage.app.events = []
      stage.tap(stage.place(1)!)
      #expect(stage.app.story.filter { $0.hasPrefix("should") } == ["should 1"], "each tap asks again")
      #expect(!stage.app.story.contains { $0.hasPrefix("select") })
    }

    @Test func `the tapped item is the one hit when the finger lifts, wherever it is when the tap is recognised`() {
      let stage = ViewStage()
      let tap = stage.carousel.gestureRecognizers!.compactMap { $0 as? UITapGestureRecognizer }.first!
      let place = stage.place(2)!
      stage.app.onEvent = nil
      #expect(tap.report(tapAt: place) { stage.carousel.scrollOffset = 1 })
      #expect(stage.app.story.contains("select 2"))
      stage.app.events = []
      #expect(tap.report(tapAt: stage.place(1)!) { stage.carousel.currentIndex = 11 })
      #expect(!stage.app.story.contains { $0.hasPrefix("select") || $0.hasPrefix("tap") }, "it has been removed")
    }

    @Test func `a touch that stops a flick is not a tap`() {
      let stage = ViewStage(items: 100)
      stage.drag(from: Self.middle, by: CGPoint(x: -200, y: 0), steps: 5)
      stage.frames(3)
      #expect(stage.carousel.isDecelerating)
      stage.app.events = []
      stage.tap(Self.middle)
      #expect(!stage.app.story.contains { $0.hasPrefix("select") || $0.hasPrefix("tap") })
      stage.settle()
      stage.tap(Self.middle)
      #expect(stage.app.story.contains { $0.hasPrefix("select") })
    }

    @Test func `a tap beside the items, or on a placeholder, is ignored`() {
      let stage = ViewStage(items: 2, placeholders: 4)
      let behind = UITapGestureRecognizer()
      var reached = 0
      let target = NSObject()
      behind.addTarget(target, action: Selector { _, _ in reached += 1 })
      stage.window.addGestureRecognizer(behind)
      stage.tap(CGPoint(x: 400, y: 210))
      stage.tap(stage.place(-1)!)
      stage.tap(stage.place(3)!)
      #expect(reached == 3)
      #expect(!stage.app.story.contains { $0.hasPrefix("should") || $0.hasPrefix("select") || $0.hasPrefix("tap") })
    }

    @Test func `a control in the current item receives taps, one beside it doesn't`() {
      let stage = ViewStage()
      let button = (stage.carousel.itemView(at: 0) as! Card).button
      stage.tap(button.inWindowMiddle)
      #expect(button.taps == 1)
      #expect(!stage.app.story.contains { $0.hasPrefix("select") })
      let aside = (stage.carousel.itemView(at: 1) as! Card).button
      stage.tap(aside.inWindowMiddle)
      #expect(aside.taps == 0)
      #expect(stage.app.story.contains("select 1"))
    }

    @Test func `controls in all items work if selected items are not centred`() {
      let stage = ViewStage { $0.centersItemWhenSelected = false }
      let aside = (stage.carousel.itemView(at: 2) as! Card).button
      stage.tap(aside.inWindowMiddle)
      #expect(aside.taps == 1)
      #expect(!stage.app.story.contains { $0.hasPrefix("select") })
      aside.isEnabled = false
      stage.tap(aside.inWindowMiddle)
      #expect(stage.app.story.contains("select 2"), "a disabled control is not a control")
      stage.settle()
      #expect(stage.carousel.currentIndex == 0)
    }

    @Test func `a text field in an item keeps its taps`() {
      let stage = ViewStage(items: 3)
      stage.app.make = { _ in UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)) }
      stage.carousel.reloadData()
      Device.layOut()
      stage.tap(Self.middle)
      #expect(!stage.app.story.contains { $0.hasPrefix("select") })
    }

    @Test func `a tilted item is tapped where it is visible`() {
      let stage = ViewStage(items: 20) { $0.style = .coverFlow }
      stage.carousel.currentIndex = 8
      for index in [5, 6, 7, 9, 10, 11] {
        stage.app.events = []
        stage.tap(stage.place(index)!)
        #expect(stage.app.story.contains("select \(index)"))
        stage.settle()
        stage.carousel.currentIndex = 8
      }
    }

    @Test func `selecting by program has the effect of a tap`() {
      let stage = ViewStage()
      stage.carousel.selectItem(at: 1)
      #expect(!stage.app.story.contains { $0.hasPrefix("tap") })
      #expect(stage.app.story.contains("should 1") && stage.app.story.contains("select 1"))
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
    }
  }
}

extension UIView {
  /// Its visible centre in the window.
  var inWindowMiddle: CGPoint {
    var point = CGPoint(x: bounds.midX, y: bounds.midY)
    var view = self
    while let superview = view.superview {
      point = view.layer.project(point)!
      view = superview
    }
    return point
  }
}
