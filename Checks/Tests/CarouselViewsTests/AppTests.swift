import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import CarouselEngine
import Testing

extension CarouselView {
  fileprivate var transitionsAreOn: Bool {
    get { !transitions.isEmpty }
    set { transitions = newValue ? .all : [] }
  }
}

extension CarouselModel {
  fileprivate var transitionsAreOn: Bool { !settings.transitions.isEmpty }
}

extension TheHost {
  /// The properties, events and saved state of an app.
  @MainActor @Suite struct Apps {
    @Test func `a style has a name, for nibs`() {
      let carousel = ViewStage().carousel
      carousel.styleName = "wheel"
      #expect(carousel.style.name?.description == "wheel" && carousel.styleName == "wheel")
      carousel.styleName = "unknown"
      #expect(carousel.styleName == "wheel", "nothing changes")
    }

    @Test func `properties are passed to the engine, and can be read`() {
      let stage = ViewStage()
      let carousel = stage.carousel
      func check<Value: Equatable>(
        _ mine: ReferenceWritableKeyPath<CarouselView, Value>, _ engine: KeyPath<CarouselModel, Value>, _ value: Value
      ) {
        #expect(carousel[keyPath: mine] == carousel.controller.carousel[keyPath: engine], "\(mine) at first")
        #expect(carousel[keyPath: mine] != value, "\(mine) does not change")
        carousel[keyPath: mine] = value
        #expect(carousel.controller.carousel[keyPath: engine] == value, "\(mine)")
        #expect(carousel[keyPath: mine] == value, "\(mine)")
      }
      check(\.perspective, \.perspective, -0.004)
      check(\.givenItemLength, \.givenItemLength, 120)
      check(\.maximumVisibleItems, \.maximumVisibleItems, 5)
      check(\.maximumVisibleItems, \.maximumVisibleItems, .max)
      check(\.motion, \.motion, .system)
      check(\.isScrollEnabled, \.isScrollEnabled, false)
      check(\.isPagingEnabled, \.isPagingEnabled, true)
      check(\.bounces, \.bounces, false)
      check(\.bounceDistance, \.bounceDistance, 0.5)
      check(\.decelerationRate, \.decelerationRate, 0.9)
      check(\.frictionCoefficient, \.frictionCoefficient, 2)
      check(\.transitionDuration, \.transitionDuration, 1)
      check(\.transitionsAreOn, \.transitionsAreOn, true)
      carousel.momentumCurve = .easeOut
      #expect(carousel.controller.carousel.momentumCurve != nil)
      check(\.scrollSpeed, \.scrollSpeed, 2)
      check(\.stopsAtItemBoundary, \.stopsAtItemBoundary, false)
      check(\.scrollsToItemBoundary, \.scrollsToItemBoundary, false)
      check(\.centersItemWhenSelected, \.centersItemWhenSelected, false)
      check(\.ignoresPerpendicularSwipes, \.ignoresPerpendicularSwipes, false)
      check(\.autoscroll, \.autoscroll, 0.5)
      check(\.isVertical, \.axis.isVertical, true)
      carousel.options.tilt = 0.3
      #expect(carousel.controller.carousel.options.tilt.value(or: 1) == 0.3)
      carousel.style = .wheel
      #expect(carousel.controller.carousel.style.name?.description == "wheel")
      #expect(carousel.wraps)
      carousel.wraps = false
      #expect(!carousel.controller.carousel.wraps)
      carousel.options.wrap = .default
      #expect(carousel.wraps)
    }

    @Test func `matrices are the same in both types`() {
      let numbers = (1...16).map(Double.init)
      let ours = Transform3D(
        SIMD4(1, 2, 3, 4), SIMD4(5, 6, 7, 8), SIMD4(9, 10, 11, 12), SIMD4(13, 14, 15, 16))
      let theirs = CATransform3D(ours)
      #expect(
        [
          theirs.m11, theirs.m12, theirs.m13, theirs.m14, theirs.m21, theirs.m22, theirs.m23, theirs.m24, theirs.m31,
          theirs.m32, theirs.m33, theirs.m34, theirs.m41, theirs.m42, theirs.m43, theirs.m44,
        ].map { Double($0) } == numbers)
      #expect(Transform3D(theirs) == ours)
    }

    @Test func `another current item comes with its cause`() throws {
      let stage = ViewStage()
      var causes: [Bool] = []
      stage.app.onEvent = { [carousel = stage.carousel] in
        if $0.hasPrefix("current ") { causes.append(carousel.isUserInitiated) }
      }
      func expect(_ isUser: Bool, _ act: () throws -> Void) rethrows {
        causes = []
        try act()
        stage.settle()
        #expect(!causes.isEmpty && causes.allSatisfy { $0 == isUser })
      }
      expect(false) { stage.carousel.scrollToItem(at: 4, animated: true) }
      try expect(true) { stage.drag(from: try #require(stage.place(4)), by: CGPoint(x: -150, y: 0)) }
      expect(false) { stage.carousel.currentIndex = 2 }
      try expect(true) { stage.tap(try #require(stage.place(3))) }
      expect(false) { stage.insert(at: 0, animated: false) }
    }

    @Test func `pages are counted, told and bound`() {
      let stage = ViewStage(items: 9) { $0.groupSize = 3 }
      let carousel = stage.carousel
      #expect(carousel.pageCount == 3 && carousel.currentPage == 0 && carousel.isAtStart && !carousel.isAtEnd)
      stage.app.pages = []
      carousel.currentPage = 2
      #expect(carousel.isScrolling, "it scrolls")
      stage.settle()
      #expect(carousel.currentPage == 2 && carousel.scrollOffset == 7 && carousel.isAtEnd)
      #expect(stage.app.pages == [1, 2])
      carousel.scrollToPage(0, animated: false)
      #expect(carousel.scrollOffset == 1)
      // What the carousel has told just now is written back later.
      carousel.currentPage = 2
      while carousel.currentPage == 0 { Device.frame() }
      carousel.currentPage = 1
      carousel.currentPage = nil
      stage.settle()
      #expect(carousel.currentPage == 2)
      carousel.groupSize = 1
      #expect(carousel.pageCount == 9 && stage.app.pages.last == carousel.currentPage)
    }

    @Test func `an offset that is written back stops nothing`() {
      let stage = ViewStage(items: 30)
      stage.app.onEvent = { [unowned stage] in
        if $0 == "didScroll" { stage.carousel.scrollOffset = stage.carousel.scrollOffset }
      }
      stage.carousel.scrollToItem(at: 20, animated: true)
      stage.settle()
      #expect(stage.carousel.currentIndex == 20)
    }

    @Test func `pages are moved to by their numbers`() {
      let stage = ViewStage(items: 12) { $0.groupSize = 3 }
      #expect(stage.carousel.move(toPageAt: 2))
      stage.settle()
      #expect(stage.carousel.currentIndex == 7, "the middle of the third group")
      stage.carousel.scrollsToItemBoundary = false
      stage.carousel.scrollToOffset(2.5, duration: 0.3)
      #expect(stage.carousel.isScrolling && stage.carousel.scrollOffset == 7, "it takes its time")
      stage.settle()
      #expect(abs(stage.carousel.scrollOffset - 2.5) < 1e-9)
    }

    @Test func `points and vectors have the system's types`() {
      let carousel = ViewStage().carousel
      carousel.contentOffset = CGPoint(x: 1, y: 2)
      carousel.viewpointOffset = CGPoint(x: 3, y: 4)
      carousel.focusPoint = CGPoint(x: 0.25, y: 0.75)
      carousel.panVector = CGVector(dx: 5, dy: 6)
      let engine = carousel.controller.carousel
      #expect(engine.contentOffset == .init(x: 1, y: 2) && engine.viewpointOffset == .init(x: 3, y: 4))
      #expect(engine.focusPoint == .init(x: 0.25, y: 0.75) && engine.panVector == .init(x: 5, y: 6))
      #expect(carousel.contentOffset == CGPoint(x: 1, y: 2) && carousel.viewpointOffset == CGPoint(x: 3, y: 4))
      #expect(carousel.focusPoint == CGPoint(x: 0.25, y: 0.75) && carousel.panVector == CGVector(dx: 5, dy: 6))
    }

    @Test func `scrolling by program ends at its item, in its duration`() {
      let stage = ViewStage(items: 30)
      let carousel = stage.carousel
      func check(_ place: Double, _ frames: Int, _ scroll: () -> Void) {
        scroll()
        #expect(stage.settle() == frames || frames < 0)
        #expect(abs(carousel.scrollOffset - place) < 1e-9)
      }
      carousel.scrollsToItemBoundary = false
      check(4, 0) { carousel.scrollToItem(at: 4, animated: false) }
      check(6, -1) { carousel.scrollToItem(at: 6, animated: true) }
      check(8, -1) { carousel.scrollToItem(at: 8, duration: 1) }
      check(5, -1) { carousel.scrollByItems(-3, duration: 0.2) }
      check(7.5, -1) { carousel.scrollToOffset(7.5, duration: 0.3) }
      check(7.25, -1) { carousel.scrollByOffset(-0.25, duration: 0.3) }
      check(2.5, 0) { carousel.scrollOffset = 2.5 }
      check(9, 0) { carousel.currentIndex = 9 }
      check(9, 0) { carousel.currentIndex = nil }
      check(12, -1) {
        carousel.step(by: 1)
        carousel.step(by: 2)
      }
      carousel.scrollToItem(at: 0, duration: 1)
      #expect(carousel.isScrolling && !carousel.isDragging && !carousel.isDecelerating)
      #expect(stage.settle() >= 58, "a second is sixty frames")
    }

    @Test func `items have events when they appear, are placed, and disappear`() throws {
      let stage = ViewStage(items: 30)
      stage.app.notesFrames = true
      stage.app.events = []
      stage.carousel.reloadData()
      let story = stage.app.events
      let first = try #require(story.firstIndex(of: "willDisplay 2"))
      #expect(story[first + 1].hasPrefix("willLayOut 2 2.0"))
      // After all items of the frame have been placed.
      let last = try #require(story.firstIndex(of: "didLayOut 2 2.0 200"))
      #expect(story[last + 1] == "didDisplay 2")
      #expect(story[last...].allSatisfy { !$0.hasPrefix("will") })
      stage.app.events = []
      stage.carousel.scrollsToItemBoundary = false
      stage.carousel.scrollOffset = 1
      #expect(stage.app.events.contains("willLayOut 2 1.0 200"), "before it is placed, it is at its old position")
      #expect(stage.app.events.contains("didLayOut 2 1.0 100"))
      #expect(!stage.app.events.contains("willDisplay 2"))
      stage.app.events = []
      stage.carousel.currentIndex = 25
      #expect(stage.app.events.contains("didEndDisplaying 2"))
      #expect(stage.app.events.contains("willDisplay 25"))
    }

    @Test func `items that become visible are not shown before their event, even in recycled views`() {
      let stage = ViewStage(items: 60)
      let before = stage.app.reused
      var carriers: [ItemView] = []
      stage.app.onDisplay = { view in
        let carrier = view.superview as? ItemView
        #expect(carrier != nil && carrier?.item == nil)
        carriers += carrier.map { [$0] } ?? []
      }
      stage.carousel.currentIndex = 40
      #expect(!carriers.isEmpty && stage.app.reused > before)
      #expect(carriers.allSatisfy { $0.item != nil })
    }

    @Test func `properties that a delegate sets on a view are kept`() {
      let stage = ViewStage { $0.options.fadeMax = 0.2 }
      stage.carousel.itemView(at: 1)?.shade = 0.25
      stage.carousel.scrollsToItemBoundary = false
      stage.carousel.scrollOffset = 0.4
      #expect(stage.carousel.itemView(at: 1)?.shade == 0.25)
    }

    @Test func `a change of the current item is reported once`() {
      let stage = ViewStage()
      stage.app.events = []
      stage.carousel.scrollToItem(at: 3, animated: true)
      stage.settle()
      let current = stage.app.story.filter { $0.hasPrefix("current") }
      #expect(current == ["current 1", "current 2", "current 3"])
      #expect(stage.app.story.first == "willBeginScrolling")
      #expect(stage.app.story.suffix(2) == ["didEndScrolling true", "didSettle"])
      stage.carousel.scrollToItem(at: 0, animated: true)
      stage.frames(3)
      stage.carousel.currentIndex = 5
      #expect(stage.app.story.contains("didEndScrolling false"))
      stage.app.items = 0
      stage.carousel.reloadData()
      #expect(stage.app.story.last { $0.hasPrefix("current") } == "current nil")
    }

    // MARK: Restoration

    private func saved(_ carousel: CarouselView) throws -> Foundation.Data {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      carousel.encodeRestorableState(with: archiver)
      archiver.finishEncoding()
      return archiver.encodedData
    }

    @Test func `its position is saved, and restored with the first items`() throws {
      let stage = ViewStage(items: 30)
      stage.carousel.currentIndex = 17
      let data = try saved(stage.carousel)
      let other = ViewStage(items: 0)
      let coder = try NSKeyedUnarchiver(forReadingFrom: data)
      coder.requiresSecureCoding = false
      other.carousel.restore(from: coder)
      #expect(other.carousel.state.currentIndex == 17)
      other.app.items = 30
      other.carousel.reloadData()
      #expect(other.carousel.currentIndex == 17)
      other.carousel.reloadData()
      other.carousel.currentIndex = 2
      other.carousel.reloadData()
      #expect(other.carousel.currentIndex == 2, "only once")
    }

    @Test func `a position between items is restored if allowed, one beyond the items is the last`() throws {
      let stage = ViewStage(items: 30) { $0.scrollsToItemBoundary = false }
      stage.carousel.scrollOffset = 4.3
      let state = stage.carousel.state
      stage.carousel.scrollOffset = 0
      stage.carousel.state = state
      #expect(stage.carousel.scrollOffset == 4.3)
      stage.carousel.state = CarouselState(currentIndex: 99, scrollOffset: 99)
      #expect(stage.carousel.currentIndex == 29)
      stage.carousel.state = CarouselState(currentIndex: 3, scrollOffset: .nan)
      #expect(stage.carousel.currentIndex == 3)
      stage.carousel.scrollsToItemBoundary = true
      stage.carousel.state = state
      #expect(stage.carousel.scrollOffset == 4, "otherwise it snaps")
      stage.carousel.scrollsToItemBoundary = false
      stage.carousel.wraps = true
      stage.carousel.state = CarouselState(currentIndex: 0, scrollOffset: 29.6)
      #expect(abs(stage.carousel.scrollOffset - 29.6) < 1e-9, "between the last item and the first")
      stage.carousel.wraps = false
      stage.carousel.scrollsToItemBoundary = true
      stage.carousel.currentIndex = 3
      let empty = ViewStage(items: 0)
      let coder = try NSKeyedUnarchiver(forReadingFrom: saved(empty.carousel))
      coder.requiresSecureCoding = false
      stage.carousel.restore(from: coder)
      #expect(stage.carousel.currentIndex == 3, "an empty one has no position")
    }

    @Test func `a position is restored with the first items of a batch, too`() {
      let stage = ViewStage(items: 0)
      stage.carousel.state = CarouselState(currentIndex: 2, scrollOffset: 2)
      stage.app.items = 5
      stage.carousel.apply(ItemChanges(from: [], to: Array(0..<5)), animated: false)
      #expect(stage.carousel.currentIndex == 2)
    }

    @Test func `nothing is restored from an archive without a position, and numbers that are none are ignored`() throws
    {
      let stage = ViewStage { $0.scrollsToItemBoundary = false }
      stage.carousel.currentIndex = 4
      let empty = NSKeyedArchiver(requiringSecureCoding: false)
      empty.finishEncoding()
      if let coder = try? NSKeyedUnarchiver(forReadingFrom: empty.encodedData) {
        coder.requiresSecureCoding = false
        stage.carousel.restore(from: coder)
      }
      #expect(stage.carousel.currentIndex == 4)
      stage.carousel.state = CarouselState(currentIndex: 2, scrollOffset: .nan)
      #expect(stage.carousel.scrollOffset == 2)
      stage.carousel.state = CarouselState(currentIndex: 20, scrollOffset: 20)
      #expect(stage.carousel.scrollOffset == 11, "not even for a moment beyond the last item")
      stage.carousel.scrollOffset = 6.5
      let coder = try NSKeyedUnarchiver(forReadingFrom: saved(stage.carousel))
      coder.requiresSecureCoding = false
      stage.carousel.scrollOffset = 0
      stage.carousel.restore(from: coder)
      #expect(stage.carousel.scrollOffset == 6.5)
    }

    @Test func `a carousel is loaded from a nib`() throws {
      Device.reset()
      let coder = NSKeyedArchiver(requiringSecureCoding: false)
      let carousel = try #require(CarouselView(coder: coder))
      #expect(carousel.contentView.superview === carousel)
      #expect(carousel.isSetUp)
    }
  }
}
