import AppKit
@testable import CarouselViews
import CarouselEngine
import Testing

/// A view that accepts keys, but no text.
private final class KeyTaker: NSView {
  override var acceptsFirstResponder: Bool { true }
}

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
      #expect(stage.carriers[0].activeConstraints.count == 2)
    }

    @Test func `no layer has an implicit animation`() {
      let stage = ViewStage()
      #expect(!CATransaction.areActionsDisabled)
      stage.carousel.currentIndex = 3
      #expect(!CATransaction.areActionsDisabled, "each transaction is closed")
      #expect(stage.carriers.allSatisfy { $0.layer!.changesAnimated == 0 })
    }
  }

  @MainActor @Suite struct Frames {
    @Test func `frames are requested from the view's own screen while it moves`() throws {
      let stage = ViewStage()
      #expect(Device.links.isEmpty)
      stage.carousel.scrollToItem(at: 5, animated: true)
      let link = try #require(Device.links.first)
      #expect(link.modes == [.common])
      stage.settle()
      #expect(stage.carousel.currentIndex == 5)
      #expect(!link.isValid)
    }

    @Test func `a frame shows the position at the time of its display`() {
      let stage = ViewStage()
      stage.carousel.scrollToItem(at: 1, duration: 1)
      Device.frame(after: 0.25, lead: 0.25)
      #expect(abs(stage.carousel.scrollOffset - 0.5) < 1e-9)
    }

    @Test func `outside a window there are no frames, and nothing outlives the carousel`() {
      weak var weakly: CarouselView?
      do {
        let stage = ViewStage()
        stage.carousel.autoscroll = 1
        #expect(Device.links.count == 1)
        stage.carousel.removeFromSuperview()
        #expect(Device.links.isEmpty)
        stage.window.contentView!.addSubview(stage.carousel)
        #expect(Device.links.count == 1)
        stage.frames(5)
        weakly = stage.carousel
      }
      #expect(weakly == nil)
      Device.frame()
      #expect(Device.links.isEmpty)
      Device.set(reducesMotion: true)
    }
  }

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

    // MARK: Wheels

    private func event(_ x: CGFloat, _ y: CGFloat, precise: Bool, phase: NSEvent.Phase = .changed) -> NSEvent {
      let event = NSEvent()
      (event.scrollingDeltaX, event.scrollingDeltaY, event.hasPreciseScrollingDeltas) = (x, y, precise)
      event.phase = phase
      return event
    }

    @Test func `a trackpad drags along the axis, events across are passed on`() {
      let stage = ViewStage(items: 50)
      NSResponder.unused = []
      for _ in 0..<24 { stage.window.scroll(event(-10, 0, precise: true), at: Self.middle) }
      #expect(abs(stage.carousel.scrollOffset - 2.4) < 1e-9 && stage.carousel.isDragging)
      stage.window.scroll(event(0, 0, precise: true, phase: .ended), at: Self.middle)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
      stage.window.scroll(event(0, -10, precise: true), at: Self.middle)
      stage.window.scroll(event(-3, -10, precise: true), at: Self.middle)
      #expect(NSResponder.unused.count == 2)
      #expect(stage.carousel.scrollOffset == 2)
    }

    @Test func `fingers lifted while moving flick, and the system's momentum is ignored`() {
      let stage = ViewStage(items: 50)
      NSResponder.unused = []
      stage.window.scroll(event(-20, 0, precise: true, phase: .began), at: Self.middle)
      for _ in 0..<6 {
        Device.frame()
        stage.window.scroll(event(-20, 0, precise: true), at: Self.middle)
      }
      stage.window.scroll(event(0, 0, precise: true, phase: .ended), at: Self.middle)
      #expect(stage.carousel.isDecelerating)
      Device.frame()
      let place = stage.carousel.scrollOffset
      let momentum = event(-200, 0, precise: true, phase: [])
      momentum.momentumPhase = .changed
      stage.window.scroll(momentum, at: Self.middle)
      #expect(stage.carousel.scrollOffset == place && stage.carousel.isDecelerating)
      #expect(NSResponder.unused.isEmpty, "nor does it scroll the surroundings")
      stage.settle()
      #expect(stage.carousel.currentIndex ?? 0 > 3)
    }

    @Test func `a mouse wheel scrolls by items, and is passed on at an end`() {
      let stage = ViewStage()
      NSResponder.unused = []
      stage.window.scroll(event(-0.1, 0, precise: false, phase: []), at: Self.middle)
      stage.window.scroll(event(-1, 0, precise: false, phase: []), at: Self.middle)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2)
      stage.window.scroll(event(6, 0, precise: false, phase: []), at: Self.middle)
      stage.settle()
      #expect(stage.carousel.currentIndex == 0, "six lines are two notches")
      stage.window.scroll(event(1, 0, precise: false, phase: []), at: Self.middle)
      #expect(NSResponder.unused.count == 1)
    }

    @Test func `a vertical wheel scrolls a row if nothing around it scrolls vertically`() {
      let stage = ViewStage(items: 50)
      NSResponder.unused = []
      stage.window.scroll(event(0, -1, precise: false, phase: []), at: Self.middle)
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
      let list = NSScrollView(frame: NSRect(x: 0, y: 0, width: 1000, height: 1000))
      list.documentView = NSView(frame: NSRect(x: 0, y: 0, width: 1000, height: 5000))
      stage.window.contentView!.addSubview(list)
      list.documentView!.addSubview(stage.carousel)
      Device.layOut()
      stage.window.scroll(event(0, -1, precise: false, phase: []), at: Self.middle)
      stage.settle()
      #expect(stage.carousel.currentIndex == 1 && list.scrolled.y == -1)
      let shifted = event(0, -1, precise: false, phase: [])
      shifted.modifierFlags = .shift
      stage.window.scroll(shifted, at: Self.middle)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2, "Shift makes it horizontal")
      list.documentView!.frame.size.height = 500
      stage.window.scroll(event(0, -1, precise: false, phase: []), at: Self.middle)
      stage.settle()
      #expect(stage.carousel.currentIndex == 3)
      let outer = NSScrollView(frame: NSRect(x: 0, y: 0, width: 1000, height: 1000))
      outer.documentView = NSView(frame: NSRect(x: 0, y: 0, width: 1000, height: 5000))
      stage.window.contentView!.addSubview(outer)
      outer.documentView!.addSubview(list)
      stage.window.scroll(event(0, -1, precise: false, phase: []), at: Self.middle)
      stage.settle()
      #expect(stage.carousel.currentIndex == 3 && outer.scrolled.y == -1, "outer ancestors count, too")
    }

    @Test func `touching the trackpad stops a motion`() {
      let stage = ViewStage(items: 50)
      stage.carousel.scrollToItem(at: 30, duration: 2)
      stage.frames(40)
      stage.window.scroll(event(0, 0, precise: true, phase: .mayBegin), at: Self.middle)
      let held = stage.carousel.scrollOffset
      stage.frames(10)
      #expect(stage.carousel.scrollOffset == held)
      stage.window.scroll(event(0, 0, precise: true, phase: .cancelled), at: Self.middle)
      stage.settle()
      #expect(stage.carousel.scrollOffset == held.rounded())
    }

    // MARK: Keys

    @Test(arguments: [
      (UInt16(124), 1), (123, -1), (121, 6), (116, -6), (119, 19), (115, -20), (125, 0), (126, 0), (0, 0),
    ])
    func `arrow keys move in their direction, others are passed on`(code: UInt16, way: Int) {
      let stage = ViewStage(items: 40)
      stage.carousel.currentIndex = 20
      NSResponder.unused = []
      let event = NSEvent()
      event.keyCode = code
      stage.carousel.keyDown(with: event)
      stage.settle()
      #expect(stage.carousel.currentIndex == 20 + way)
      #expect(NSResponder.unused.count == (way == 0 ? 1 : 0))
      #expect(stage.carousel.acceptsFirstResponder)
      #expect(stage.carousel.focusRingMaskBounds == stage.carousel.bounds)
    }

    @Test func `keys with modifiers are passed on, except those that the keyboard sets itself`() {
      let stage = ViewStage()
      NSResponder.unused = []
      for modifiers: NSEvent.ModifierFlags in [
        .shift, .control, .option, .command, [.function, .numericPad, .capsLock],
      ] {
        let event = NSEvent()
        (event.keyCode, event.modifierFlags) = (124, modifiers)
        stage.carousel.keyDown(with: event)
      }
      stage.settle()
      #expect(NSResponder.unused.count == 4 && stage.carousel.currentIndex == 1)
    }

    @Test(arguments: [UInt16(36), 76, 49]) func `return, enter and space select`(code: UInt16) {
      let stage = ViewStage()
      let event = NSEvent()
      event.keyCode = code
      stage.carousel.keyDown(with: event)
      #expect(stage.app.story.contains("select 0"))
    }

    // MARK: The focus in an item

    private func field(in stage: ViewStage, _ index: Int) -> NSTextField {
      let field = NSTextField(frame: NSRect(x: 0, y: 0, width: 50, height: 20))
      stage.carousel.itemView(at: index)!.addSubview(field)
      return field
    }

    private func press(_ code: UInt16, in stage: ViewStage) {
      let event = NSEvent()
      event.keyCode = code
      stage.window.firstResponder?.keyDown(with: event)
    }

    @Test func `an edited view stays, undrawn, while it is off-screen`() {
      let stage = ViewStage(items: 100)
      let field = field(in: stage, 0), carrier = stage.carrier(0)
      stage.window.makeFirstResponder(field)
      #expect(stage.carousel.hasFocus)
      NSResponder.unused = []
      press(124, in: stage)
      #expect(NSResponder.unused.count == 1 && !stage.carousel.isScrolling, "the text uses arrows")
      stage.carousel.currentIndex = 60
      #expect(carrier?.superview === stage.carousel.contentView)
      #expect(carrier?.isHidden == false && carrier?.alphaValue == 0 && carrier?.item?.isKept == true)
      #expect((stage.window.firstResponder as? NSText)?.delegate === field)
      #expect(stage.window.hit(stage.place(60)!)?.isDescendant(of: stage.carrier(60)!) == true)
      stage.carousel.currentIndex = 0
      #expect(stage.carrier(0) === carrier && carrier?.alphaValue == 1)
      stage.carousel.currentIndex = 60
      stage.window.makeFirstResponder(nil)
      #expect(carrier?.superview == nil && !stage.carousel.hasFocus)
    }

    @Test func `the focus moves to the carousel when a control's item leaves`() {
      let stage = ViewStage(items: 100)
      let field = field(in: stage, 0)
      field.isEditable = false
      let taker = KeyTaker(frame: .zero)
      stage.carousel.itemView(at: 0)!.addSubview(taker)
      stage.window.makeFirstResponder(taker)
      press(124, in: stage)
      #expect(stage.carousel.isScrolling, "unhandled keys are passed to the carousel")
      stage.settle()
      #expect(stage.window.firstResponder === stage.carousel)
      press(36, in: stage)
      #expect(stage.app.story.contains("select 1"))
    }

    @Test func `the focus moves to the carousel when an edited item is removed`() {
      let stage = ViewStage(items: 10)
      stage.window.makeFirstResponder(field(in: stage, 0))
      stage.remove(at: 0, animated: false)
      #expect(stage.window.firstResponder === stage.carousel)
    }

    @Test func `Tab into an item with disabled controls centres it and enables them`() {
      let stage = ViewStage(items: 10)
      let taker = KeyTaker(frame: .zero)
      stage.carousel.itemView(at: 2)!.addSubview(taker)
      stage.window.tab(to: taker)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2 && stage.window.firstResponder === taker)
    }

    @Test func `Tab into an item centres it`() {
      let stage = ViewStage(items: 10) { $0.centersItemWhenSelected = false }
      let field = field(in: stage, 2)
      stage.window.makeFirstResponder(field)
      stage.settle()
      #expect(stage.carousel.currentIndex == 0, "a click does not scroll")
      stage.window.makeFirstResponder(nil)
      stage.window.tab(to: field)
      stage.settle()
      #expect(stage.carousel.currentIndex == 2 && stage.carousel.hasFocus)
    }
  }

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

    @Test func `Switch Control pauses autoplay and autoscroll`() {
      let stage = ViewStage()
      stage.carousel.autoplayInterval = 1
      NSWorkspace.shared.isSwitchControlEnabled = true
      #expect(!stage.carousel.isAutoplaying)
      NSWorkspace.shared.isSwitchControlEnabled = false
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

  @MainActor @Suite struct Decorations {
    private func view() -> NSView { NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 80)) }

    @Test func `a reflection is the same layers, mirrored below the gap`() throws {
      let reflected = ReflectedView(view())
      (reflected.gap, reflected.height, reflected.reflectionAlpha) = (4, 0.5, 0.6)
      reflected.layoutSubtreeIfNeeded()
      let layer = try #require(reflected.layer as? CAReplicatorLayer)
      #expect(layer.instanceCount == 2)
      let t = layer.instanceTransform
      // About the layer's centre: the lower edge, 40 below it, is mirrored 4 below itself.
      #expect(40 * t.m22 + t.m42 == 44 && -40 * t.m22 + t.m42 == 124)
      let fade = try #require(layer.mask as? CAGradientLayer)
      #expect(fade.bounds.size == CGSize(width: 100, height: 124))
      #expect((fade.colors as? [CGColor])?.map(\.alpha) == [1, 1, 0.6, 0])
    }

    @Test(arguments: [false, true])
    func `a double-sided card shows its back unmirrored`(isVertical: Bool) {
      let stage = ViewStage(items: 12) {
        $0.style = .cylinder
        $0.isVertical = isVertical
        $0.options.showBackfaces = 1
      }
      stage.app.make = { _ in
        DoubleSidedView(front: NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 80)), back: NSView())
      }
      stage.carousel.reloadData()
      Device.layOut()
      var backs = 0
      for item in stage.carousel.controller.placedItems {
        let card = stage.carousel.itemView(at: item.index) as! DoubleSidedView
        #expect(card.back.isHidden == !item.placement.isBackFacing)
        #expect(card.content.isHidden == item.placement.isBackFacing)
        guard item.placement.isBackFacing, abs(item.offset) > 5 else { continue }
        backs += 1
        let carrier = card.superview!
        func seen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
          carrier.layer!.project(card.layer!.project(card.back.layer!.project(CGPoint(x: x, y: y))!)!)!
        }
        #expect(seen(90, 40).x > seen(10, 40).x)
        #expect(seen(50, 70).y > seen(50, 10).y)
        #expect(card.back.frame == card.bounds)
        let middle = card.back.layer!.project(CGPoint(x: 50, y: 40))!
        #expect(hypot(middle.x - 50, middle.y - 40) < 1e-9, "it turns in place")
      }
      #expect(backs > 0)
    }

    @Test func `a cached view is drawn once, and a shadow has its shape`() throws {
      let content = view()
      content.setAccessibilityLabel("Aja")
      let cached = CachedView(content)
      cached.layoutSubtreeIfNeeded()
      let picture = try #require(cached.layer?.sublayers?.first)
      let image = try #require(picture.contents as? CGImage)
      #expect(image.name == "drawn CGSize(width: 100.0, height: 80.0)")
      #expect(content.isHidden)
      cached.needsLayout = true
      cached.layoutSubtreeIfNeeded()
      #expect(picture.contents as? CGImage === image)
      cached.refresh()
      cached.layoutSubtreeIfNeeded()
      #expect(picture.contents as? CGImage !== image)
      #expect(cached.accessibilityLabel() == "Aja")
      let shadow = ShadowView(ReflectedView(view()))
      shadow.cornerRadius = 9
      shadow.layoutSubtreeIfNeeded()
      #expect(shadow.layer?.shadowPath?.rect == CGRect(x: 0, y: 0, width: 100, height: 80))
      #expect(shadow.layer?.shadowPath?.cornerRadius == 9)
      #expect(shadow.layer?.shadowOpacity == 0.35 && shadow.layer?.shadowColor?.alpha == 1)
    }
  }
}
