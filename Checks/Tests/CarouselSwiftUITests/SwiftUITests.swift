@testable import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
@testable import CarouselSwiftUI
import SwiftUI
import Testing

/// A style of an app.
private struct Row: CarouselStyle {
  var distance: Double
  func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    Placement(scene.base.translated(along: offset * distance, across: 0, on: scene.axis))
  }
}

@MainActor @Suite(.serialized) struct TheSwiftUIView {
  @Test func `each element has its view, in the view's own size`() {
    let screen = Screen(["a", "b", "c"])
    #expect(screen.titles == ["a", "b", "c"])
    #expect(screen.view.itemLength == 100)
    #expect(screen.view.currentItemView?.bounds.size == CGSize(width: 100, height: 80))
  }

  @Test func `the selection follows the carousel when it settles`() {
    let screen = Screen(["a", "b", "c", "d"], selection: "a")
    screen.view.scrollToItem(at: 3, animated: true)
    screen.settle()
    #expect(screen.selection == "d")
    #expect(screen.selections == ["d"], "not for each item that passes")
    screen.view.currentIndex = 1
    #expect(screen.selections == ["d", "b"], "each change once")
  }

  @Test func `a new value does not affect a drag`() {
    let screen = Screen(["a", "b", "c", "d"], selection: "a") { $0.carouselSelectionUpdates(.continuously) }
    screen.pane.press(CGPoint(x: 300, y: 180))
    for step in 1...20 {
      Device.frame()
      screen.pane.drag(to: CGPoint(x: 300 - 8 * CGFloat(step), y: 180))
      screen.update()
    }
    #expect(screen.view.isDragging)
    #expect(screen.selection == "c" || screen.selection == "b")
    screen.pane.release(CGPoint(x: 140, y: 180))
    screen.settle()
  }

  @Test func `the carousel follows the selection`() {
    let screen = Screen(["a", "b", "c", "d"], selection: "c")
    #expect(screen.view.currentIndex == 2, "immediately, before it is visible")
    screen.selections = []
    screen.selection = "a"
    screen.update()
    #expect(screen.view.isScrolling)
    screen.update()
    screen.settle()
    #expect(screen.view.currentIndex == 0)
    #expect(screen.selections.allSatisfy { $0 == "a" })
    screen.selection = "unknown"
    screen.update()
    #expect(screen.view.currentIndex == 0)
  }

  @Test func `inserted and removed elements slide, and the current one stays current`() {
    let screen = Screen(["a", "b", "c", "d"], selection: "c")
    screen.albums.insert(Album(id: "x", title: "x"), at: 1)
    screen.update()
    #expect(!Device.links.isEmpty && !screen.view.isScrolling, "it slides")
    screen.settle()
    #expect(screen.titles == ["a", "x", "b", "c", "d"])
    #expect(screen.view.currentIndex == 3)
    #expect(screen.selection == "c")
    screen.albums.remove(at: 0)
    screen.update()
    screen.settle()
    #expect(screen.titles == ["x", "b", "c", "d"])
    #expect(screen.selection == "c" && screen.view.currentIndex == 2)
  }

  @Test func `moved elements keep the current one current`() {
    let screen = Screen(["a", "b", "c", "d"], selection: "b")
    screen.albums = ["d", "c", "b", "a", "e"].map { Album(id: $0, title: $0) }
    screen.update()
    #expect(screen.view.currentIndex == 2 && !screen.view.isScrolling && !Device.links.isEmpty, "they slide")
    screen.settle()
    #expect(screen.titles == ["d", "c", "b", "a", "e"])
    #expect(screen.view.currentIndex == 2 && screen.selection == "b")
    screen.albums = []
    screen.update()
    #expect(screen.view.numberOfItems == 0)
  }

  @Test func `any number of edits is one animation, and the current element stays in place`() {
    let screen = Screen(["a", "b", "c", "d", "e"], selection: "c")
    let view = screen.view.itemView(at: 2), place = screen.view.scrollOffset
    screen.albums = ["x", "e", "y", "z", "c", "w", "a"].map { Album(id: $0, title: $0) }
    screen.update()
    #expect(screen.view.itemView(at: 4) === view && screen.view.scrollOffset == place + 2)
    var seconds = 0.0
    while !Device.links.isEmpty, seconds < 5 {
      Device.frame()
      seconds += 1.0 / 60
    }
    #expect(seconds < 0.5, "one after another would take longer")
    #expect(screen.titles == ["x", "e", "y", "z", "c", "w", "a"])
    #expect(screen.selection == "c" && screen.view.currentIndex == 4)
  }

  @Test func `a changed element is updated in its view`() {
    let screen = Screen(["a", "b", "c"])
    let view = screen.view.itemView(at: 1)
    screen.albums[1].title = "B"
    screen.update()
    #expect(screen.titles == ["a", "B", "c"])
    #expect(screen.view.itemView(at: 1) === view)
    #expect(Device.links.isEmpty)
  }

  @Test func `modifiers set their properties`() {
    let screen = Screen(["a", "b", "c"]) {
      var options = StyleOptions()
      options.spacing = 2
      return $0.carouselOptions(options).carouselWraps().carouselMotion(.system).carouselVertical().carouselPaging()
        .carouselAutoscroll(0.5).carouselPerspective(-0.004).carouselReading(.items)
    }
    let view = screen.view
    #expect(view.options.spacing.value(or: 1) == 2)
    #expect(view.wraps && view.isVertical && view.isPagingEnabled)
    #expect(view.motion == .system && view.autoscroll == 0.5 && view.perspective == -0.004 && view.reading == .items)
    screen.style = .wheel
    screen.update()
    #expect(view.style.name?.description == "wheel")
    screen.modify = { $0 }
    screen.update()
    #expect(!view.isVertical && !view.isPagingEnabled && view.autoscroll == 0)
  }

  @Test func `lengths, edges and pages are set by modifiers, and reset without them`() {
    let screen = Screen(["a", "b", "c", "d", "e", "f"]) {
      $0.carouselItemsPerView(2).carouselGap(10, before: 20, after: 30).carouselAlignment(0).carouselContained()
        .carouselGroups(of: 2).carouselSnap(.proximity).carouselItemSizing(.measured)
    }
    let view = screen.view
    #expect(view.itemsPerView == 2 && view.gap == 10 && view.insets == CGPoint(x: 20, y: 30))
    #expect(view.alignment == 0 && view.isContained && view.groupSize == 2 && view.snap == .proximity)
    #expect(view.itemSizing == .measured)
    #expect(abs(view.itemLength - (view.bounds.width - 60) / 2) < 1e-9)
    screen.modify = { $0 }
    screen.update()
    #expect(view.itemsPerView == 0 && view.gap == 0 && view.insets == .zero)
    #expect(view.alignment == 0.5 && !view.isContained && view.groupSize == 1 && view.snap == .mandatory)
    #expect(view.itemSizing == .uniform)
  }

  @Test func `the settings without a word of their own have modifiers, and are reset without them`() {
    let screen = Screen(["a", "b", "c"]) {
      $0.carouselContentOffset(CGPoint(x: 1, y: 2)).carouselViewpointOffset(CGPoint(x: 3, y: 4))
        .carouselFocusPoint(CGPoint(x: 0.25, y: 0.75)).carouselPanVector(CGVector(dx: 1, dy: 1))
        .carouselGivenItemLength(120).carouselMaximumVisibleItems(3).carouselTransitions(.all)
        .carouselTransitionDuration(2).carouselScrollSpeed(3).carouselFrictionCoefficient(0.5).carouselBounces(false)
        .carouselBounceDistance(0.25).carouselDecelerationRate(0.75).carouselScrollEnabled(false)
        .carouselStopsAtItemBoundary(false).carouselScrollsToItemBoundary(false)
        .carouselCentersItemWhenSelected(false).carouselIgnoresPerpendicularSwipes(false).carouselRewind()
        .carouselAutoplayStopsAtEnd()
    }
    let view = screen.view
    #expect(view.contentOffset == CGPoint(x: 1, y: 2) && view.viewpointOffset == CGPoint(x: 3, y: 4))
    #expect(view.focusPoint == CGPoint(x: 0.25, y: 0.75) && view.panVector == CGVector(dx: 1, dy: 1))
    #expect(view.givenItemLength == 120 && view.maximumVisibleItems == 3 && view.transitions == .all)
    #expect(view.transitionDuration == 2 && view.scrollSpeed == 3 && view.frictionCoefficient == 0.5)
    #expect(!view.bounces && view.bounceDistance == 0.25 && view.decelerationRate == 0.75 && !view.isScrollEnabled)
    #expect(!view.stopsAtItemBoundary && !view.scrollsToItemBoundary)
    #expect(!view.centersItemWhenSelected && !view.ignoresPerpendicularSwipes)
    #expect(view.rewinds && view.autoplayStopsAtEnd)
    screen.modify = { $0 }
    screen.update()
    for setting in CarouselSetting.allCases where setting != .vertical {
      let value = view.controller[setting], usual = CarouselSettings()[setting]
      #expect(value == usual, "\(setting)")
    }
  }

  @Test func `other changes keep a wrapping carousel in range`() {
    let screen = Screen(["a", "b", "c", "d", "e", "f", "g", "h"]) {
      $0.carouselWraps().carouselView { $0.scrollsToItemBoundary = false }
    }
    screen.view.scrollOffset = 7.5
    screen.albums[2].title = "C"
    screen.update()
    #expect(abs(screen.view.scrollOffset - 7.5) < 1e-9)
    screen.modify = { $0 }
    screen.update()
    #expect(!screen.view.wraps, "a removed value is reset to the style's default")
  }

  @Test func `when the selected element is removed, the new current one is selected`() async {
    let screen = Screen(["a", "b", "c"], selection: "c")
    screen.selections = []
    screen.albums.removeLast()
    screen.update()
    #expect(screen.selections.isEmpty, "the state is not changed during an update")
    for _ in 0..<1000 where screen.selections.isEmpty { await Task.yield() }
    #expect(screen.selection == "b" && screen.selections == ["b"])
  }

  @Test func `what the app selects instead of a removed element stays`() async {
    let screen = Screen(["a", "b", "c"], selection: "c")
    screen.albums.removeLast()
    screen.update()
    screen.selection = "a"
    screen.selections = []
    for _ in 0..<100 { await Task.yield() }
    #expect(screen.selection == "a" && screen.selections.isEmpty)
  }

  @Test func `another custom style is shown, although it has no name either`() {
    let screen = Screen(["a", "b", "c"])
    for distance in [50.0, 70] {
      screen.style = AnyCarouselStyle(Row(distance: distance))
      screen.update()
      #expect((screen.view.style.base as? Row)?.distance == distance)
    }
  }

  @Test func `other properties are set in each update, after the modifiers`() {
    var gap = 5.0
    let screen = Screen(["a", "b", "c"]) {
      let gap = gap
      return $0.carouselPaging().carouselView {
        $0.gap = gap
        $0.isPagingEnabled = false
      }
    }
    #expect(screen.view.gap == 5 && !screen.view.isPagingEnabled)
    gap = 7
    screen.update()
    #expect(screen.view.gap == 7)
  }

  @Test func `an update writes to no binding`() {
    var (offset, writes) = (0.0, 0)
    let binding = Binding<Double>(
      get: { offset },
      set: {
        offset = $0
        writes += 1
      })
    let screen = Screen(["a", "b", "c", "d"], selection: "a") { $0.carouselOffset(binding) }
    (screen.selections, writes) = ([], 0)
    offset = 2
    screen.update()
    #expect(screen.view.scrollOffset == 2 && writes == 0 && screen.selections == [])
  }

  @Test func `autoplay is set, changed and removed`() {
    let screen = Screen(["a", "b", "c"]) { $0.carouselAutoplay(every: 2) }
    #expect(screen.view.autoplayInterval == 2 && screen.view.isAutoplaying)
    for _ in 0..<160 { Device.frame() }
    #expect(screen.selection == "b")
    screen.modify = { $0 }
    screen.update()
    #expect(screen.view.autoplayInterval == 0 && !screen.view.isAutoplaying)
  }

  @Test func `elements may have their own time of autoplay`() {
    let screen = Screen(["a", "b", "c"]) { carousel in
      carousel.carouselAutoplay(every: 2).carouselAutoplayInterval { ["a": 5, "b": .infinity][$0.id] ?? 0 }
    }
    #expect(abs(screen.view.autoplayRemainingTime - 5) < 0.01)
    #expect(screen.view.dataSource?.carousel(screen.view, autoplayIntervalForItemAt: 3) == 0, "no such element")
    screen.albums.removeFirst()
    screen.update()
    screen.settle()
    for _ in 0..<600 { Device.frame() }
    #expect(screen.view.currentIndex == 0 && screen.view.autoplayRemainingTime == .infinity, "it stays with b")
    screen.view.itemDidEnd(at: 0)
    for _ in 0..<60 { Device.frame() }
    #expect(screen.selection == "c" && (1...2).contains(screen.view.autoplayRemainingTime))
  }

  @Test func `the time of autoplay is told when it begins, waits, and goes on`() {
    var told: [(progress: Double, remaining: Double)] = []
    let screen = Screen(["a", "b", "c"]) { carousel in
      carousel.carouselAutoplay(every: 2).onCarouselAutoplayChange { told.append(($0, $1)) }
    }
    #expect(told.last?.progress == 0 && abs((told.last?.remaining ?? 0) - 2) < 0.01)
    told = []
    for _ in 0..<60 { Device.frame() }
    screen.view.isAutoplayPaused = true
    #expect(told.count == 1 && (0.45...0.55).contains(told[0].progress) && told[0].remaining == .infinity)
    screen.view.isAutoplayPaused = false
    #expect(told.count == 2 && (0.9...1.1).contains(told[1].remaining))
  }

  @Test func `autoplay advances only while the app's condition is met`() {
    var isReady = false
    let screen = Screen(["a", "b", "c"], selection: "a") { carousel in
      carousel.carouselAutoplay(every: 1).carouselAutoplayAdvances(if: { isReady })
    }
    for _ in 0..<90 { Device.frame() }
    #expect(screen.selection == "a" && screen.view.isAutoplaying)
    isReady = true
    for _ in 0..<110 { Device.frame() }
    #expect(screen.selection == "b")
  }

  @Test func `the user leaves an item only while the app's condition is met`() {
    var asked: [String] = []
    let screen = Screen(["a", "b", "c"], selection: "a") { carousel in
      carousel.carouselCurrentItemChanges(if: {
        asked.append($0.id)
        return $0.id == "b"
      })
    }
    for _ in 1...2 {
      #expect(screen.view.press(CarouselKey.right))
      screen.settle()
    }
    #expect(screen.selection == "b" && asked == ["b", "c"])
    let free = Screen(["a", "b"], selection: "a") { $0 }
    #expect(free.view.press(CarouselKey.right))
    free.settle()
    #expect(free.selection == "b")
  }

  @Test func `the offset is bound in both directions`() {
    var offset = 1.5
    let binding = Binding<Double>(get: { offset }, set: { offset = $0 })
    let screen = Screen(["a", "b", "c", "d"]) { $0.carouselOffset(binding) }
    #expect(screen.view.scrollOffset == 1.5)
    screen.view.scrollToItem(at: 3, animated: true)
    screen.settle()
    #expect(offset == 3)
    offset = 0
    screen.update()
    #expect(screen.view.scrollOffset == 0)
  }

  @Test func `taps have their element`() {
    var selected: [String] = []
    let screen = Screen(["a", "b", "c"]) { $0.onCarouselSelect { selected.append($0.id) } }
    screen.pane.press(CGPoint(x: 400, y: 150))
    screen.pane.release(CGPoint(x: 400, y: 150))
    #expect(selected == ["b"])
    screen.albums.insert(Album(id: "x"), at: 0)
    screen.update()
    screen.settle()
    screen.view.selectItem(at: 0)
    #expect(selected.last == "x", "one of the current elements")
  }

  @Test func `placeholders are at the ends`() {
    let screen = Screen(["a", "b"]) { $0.carouselPlaceholders(2) { Cover(title: "…") } }
    #expect(screen.view.numberOfPlaceholders == 2)
    #expect(screen.titles == ["…", "a", "b", "…"])
    screen.modify = { $0.carouselPlaceholders(4) { Cover(title: "…") } }
    screen.update()
    screen.settle()
    #expect(screen.titles == ["…", "…", "a", "b", "…", "…"], "their number may change alone")
    screen.modify = { $0.carouselPlaceholders(4) { Cover(title: "!") } }
    screen.update()
    #expect(screen.titles == ["!", "!", "a", "b", "!", "!"], "and their content")
  }

  @Test func `an indicator and buttons are the toolkit's, and find their carousel in any order of creation`() {
    for areControlsFirst in [false, true] {
      let screen = Screen(["a", "b", "c"])
      let link = CarouselLink()
      let carousel = CarouselRepresentation(carousel: screen.carousel, link: link)
      let row = ControlsRepresentation(link: link, indicator: .count, hasButtons: true)
      let early = areControlsFirst ? Hosted(row) : nil
      let hosted = Hosted(carousel)
      let controls = early ?? Hosted(row)
      #expect(controls.view.carousel === hosted.view)
      #expect(controls.view.indicator == .count && controls.view.hasButtons)
      controls.update(ControlsRepresentation(link: link, indicator: .dots, hasButtons: false))
      #expect(controls.view.indicator == .dots && !controls.view.hasButtons && !controls.view.showsAutoplayProgress)
      let timed = screen.carousel.carouselIndicator(.dots, showsAutoplayProgress: true)
      controls.update(ControlledCarousel(carousel: timed).controls(link))
      #expect(controls.view.showsAutoplayProgress)
    }
    let plain = Screen(["a"])
    #expect(isControlled(plain.carousel.body) == false)
    #expect(isControlled(plain.carousel.carouselIndicator(.dots).body))
    #expect(isControlled(plain.carousel.carouselButtons().body))
    #expect(!isControlled(plain.carousel.carouselButtons(false).body))
    let list = Binding(get: { false }, set: { _ in })
    #expect(isControlled(plain.carousel.carouselList(list).body))
    #expect(!isControlled(plain.carousel.carouselList(list, hasButton: false).body))
  }

  @Test func `a binding shows the list, and receives the user's choice`() {
    let screen = Screen(["a", "b", "c"])
    var isList = true
    let binding = Binding(get: { isList }, set: { isList = $0 })
    let link = CarouselLink()
    let hosted = Hosted(CarouselRepresentation(carousel: screen.carousel.carouselList(binding), link: link))
    let row = Hosted(ControlsRepresentation(link: link, indicator: nil, hasButtons: false, hasListButton: true))
    #expect(hosted.view.isList && row.view.hasListButton)
    hosted.view.toggleList()
    #expect(!isList && !hosted.view.isList)
    isList = true
    hosted.update(CarouselRepresentation(carousel: screen.carousel.carouselList(binding), link: link))
    #expect(hosted.view.isList)
  }

  @Test func `a link keeps neither the carousel nor its controls`() {
    let link = CarouselLink()
    weak var view: CarouselView?
    weak var controls: CarouselControls?
    do {
      let screen = Screen(["a", "b"])
      let hosted = Hosted(CarouselRepresentation(carousel: screen.carousel, link: link))
      let row = Hosted(ControlsRepresentation(link: link, indicator: .dots, hasButtons: true))
      (view, controls) = (hosted.view, row.view)
      #expect(link.carousel === hosted.view && link.controls === row.view)
    }
    #expect(view == nil && controls == nil)
  }

  @Test func `a tap on an element that is no longer there does nothing`() {
    var selected: [String] = []
    let screen = Screen(["a", "b", "c"]) { $0.onCarouselSelect { selected.append($0.id) } }
    let action = screen.carousel.modifiers.onSelect
    for index in [2, 3, 1000] { action?(index) }
    #expect(selected == ["c"])
  }

  private func isControlled(_ body: some View) -> Bool {
    firstView(ControlledCarousel<[Album], Cover>.self, in: body) != nil
  }
}
