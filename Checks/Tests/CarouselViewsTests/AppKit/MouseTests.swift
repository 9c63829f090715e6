import AppKit
@testable import CarouselViews
import CarouselEngine
import Testing

extension TheHost {
  @MainActor @Suite struct Mouse {
    static let middle = CGPoint(x: 400, y: 350)

    @Test func `a drag moves the items, a flick decelerates`() {
      let stage = ViewStage(items: 50)
      stage.drag(from: CGPoint(x: 400, y: 380), by: CGPoint(x: -150, y: 0), steps: 6, lift: false)
      #expect(stage.carousel.isDragging)
      stage.checkPicture()
      stage.window.release(CGPoint(x: 250, y: 380))
      #expect(stage.carousel.isDecelerating)
      stage.settle()
      #expect(stage.carousel.currentIndex ?? 0 > 2)
      #expect(!stage.app.story.contains { $0.hasPrefix("tap") || $0.hasPrefix("select") })
    }

    @Test func `there is one tracking area, however often it is laid out`() {
      let stage = ViewStage()
      for width in stride(from: CGFloat(400), to: 700, by: 50) {
        stage.carousel.frame.size.width = width
        Device.layOut()
      }
      #expect(stage.carousel.trackingAreas.count == 1)
      #expect(stage.carousel.trackingAreas.first?.owner === stage.carousel)
    }

    @Test func `a drag across the axis is neither a click nor a scroll`() {
      let stage = ViewStage()
      stage.drag(from: CGPoint(x: 400, y: 380), by: CGPoint(x: 0, y: -100))
      #expect(stage.carousel.scrollOffset == 0)
      #expect(!stage.app.story.contains { $0.hasPrefix("tap") || $0.hasPrefix("select") })
    }

    @Test func `a click asks once, selects and centres`() {
      let stage = ViewStage()
      stage.tap(stage.place(2)!)
      #expect(stage.app.story.contains("tap 2 2.0"))
      #expect(stage.app.story.filter { $0 == "should 2" }.count == 1)
      #expect(stage.app.story.contains("select 2"))
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
      stage.app.denied = [1]
      stage.app.events = []
      stage.tap(stage.place(1)!)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
      #expect(stage.app.story.filter { $0 != "didSettle" } == ["tap 1 -1.0", "should 1"], "a denied click is reported")
      stage.tap(CGPoint(x: 400, y: 205))
      #expect(!stage.app.story.contains { $0.hasPrefix("select") })
    }

    @Test(
      arguments: [NamedStyle.coverFlow, .cylinder, .invertedCylinder, .wheel, .timeMachine, .rotary], [false, true])
    func `every point of a control in a tilted item receives clicks where it is visible`(
      style: NamedStyle, isVertical: Bool
    ) {
      let stage = ViewStage(items: 12, item: CGSize(width: 120, height: 100)) {
        $0.style = style.style
        $0.isVertical = isVertical
        $0.centersItemWhenSelected = false
      }
      stage.carousel.currentIndex = 5
      var points = 0
      for index in stage.carousel.indexesOfVisibleItems {
        guard let card = stage.carousel.itemView(at: index) as? Card, let carrier = stage.carrier(index) else {
          continue
        }
        for x in stride(from: CGFloat(11), to: 40, by: 7) {
          for y in stride(from: CGFloat(11), to: 30, by: 6) {
            let inside = CGPoint(x: card.frame.minX + x, y: card.frame.minY + y)
            guard let seen = stage.place(index, inside) else { continue }
            let local = CGPoint(x: seen.x - 100, y: seen.y - 200)
            guard stage.carousel.bounds.contains(local) else { continue }
            guard stage.carousel.controller.view(at: Point2D(local)) === carrier else { continue }
            points += 1
            card.button.clicks = []
            #expect(stage.window.hit(seen) === card.button, "item \(index)")
            stage.tap(seen)
            #expect(card.button.clicks.count == 1, "item \(index) at \(x), \(y)")
            if let click = card.button.clicks.first {
              #expect(hypot(click.x - (x - 10), click.y - (y - 10)) < 1e-6, "item \(index) at \(x), \(y)")
            }
          }
        }
      }
      #expect(points > 30)
      stage.checkPicture("moving the frame for hit testing has a visible effect")
      stage.carousel.scrollOffset = 5.5
      stage.checkPicture()
    }

    @Test func `hit testing changes no frame except for a click`() {
      let stage = ViewStage(items: 12) {
        $0.style = .coverFlow
        $0.centersItemWhenSelected = false
      }
      stage.carousel.currentIndex = 5
      let frames = stage.carriers.map(\.frame)
      let card = stage.carousel.itemView(at: 7) as! Card
      let place = stage.place(7, CGPoint(x: 20, y: 20))!
      #expect(stage.window.hit(place) === card.button)
      stage.window.point(at: place)
      let event = NSEvent()
      event.type = .scrollWheel
      stage.window.scroll(event, at: place)
      #expect(stage.carriers.map(\.frame) == frames)
      stage.tap(place)
      #expect(card.button.clicks.count == 1)
      #expect(stage.carriers.map(\.frame) != frames, "it is aimed at")
      stage.checkPicture("what is seen stays")
    }

    @Test func `autoplay pauses for controls alone, and for the left button`() throws {
      let stage = ViewStage(items: 12)
      let card = try #require(stage.carousel.currentItemView as? Card)
      let place = try #require(stage.place(0, CGPoint(x: 70, y: 60)))
      stage.carousel.autoplayInterval = 100
      func isPaused(on view: NSView, by way: CGFloat = 60) -> Bool {
        view.frame = CGRect(x: 60, y: 50, width: 20, height: 20)
        card.addSubview(view)
        stage.drag(from: place, by: CGPoint(x: way, y: 0))
        stage.settle()
        defer { stage.carousel.isAutoplayPaused = false }
        view.removeFromSuperview()
        return stage.carousel.isAutoplayPaused
      }
      let label = NSTextField(frame: .zero), disabled = NSButton(frame: .zero)
      (label.isEditable, label.isSelectable, disabled.isEnabled) = (false, false, false)
      #expect(!isPaused(on: label) && !isPaused(on: NSImageView(frame: .zero)) && !isPaused(on: disabled))
      #expect(isPaused(on: NSButton(frame: .zero)) && isPaused(on: NSTextField(frame: .zero)))
      #expect(isPaused(on: NSText(frame: .zero)))
      _ = stage.window.menu(at: try #require(stage.place(0, CGPoint(x: 20, y: 20))))
      #expect(!stage.carousel.isAutoplayPaused)
    }

    @Test func `AppKit may reset what is its own of the layers`() {
      let stage = ViewStage(items: 12) { $0.style = .coverFlow }
      for carrier in stage.carriers {
        let origin = carrier.frame.origin
        carrier.setFrameOrigin(NSPoint(x: origin.x + 1, y: origin.y))
        carrier.setFrameOrigin(origin)
      }
      stage.checkPicture()
    }

    @Test func `clicks on controls off-centre select the item while items are centred`() {
      let stage = ViewStage { $0.style = .coverFlow }
      stage.carousel.currentIndex = 5
      let place = stage.place(6)!
      #expect(stage.window.hit(place) === stage.carousel)
      let current = stage.carousel.itemView(at: 5) as! Card
      let inside = stage.place(5, CGPoint(x: 20, y: 20))!
      #expect(stage.window.hit(inside) === current.button)
      #expect(stage.window.hit(CGPoint(x: 50, y: 50)) !== stage.carousel, "points outside are not hit")
      stage.carousel.isHidden = true
      #expect(stage.window.hit(place) !== stage.carousel)
    }
  }
}
