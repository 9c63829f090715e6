import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

/// A view that has the index of its item.
@MainActor
final class Card: PlatformView {
  var index = -1
  let button = PlatformButton(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
}

/// An app: provides data, and records all calls.
@MainActor
final class App: CarouselViewDataSource, CarouselViewDelegate {
  var items: Int
  var placeholders: Int
  var size: (Int) -> CGSize
  /// The lengths that it gives for items; 0 for those of their views.
  var length: (Int) -> CGFloat = { _ in 0 }
  /// The times of autoplay that it gives for items; 0 for that of the carousel.
  var interval: (Int) -> Double = { _ in 0 }
  /// Whether autoplay may advance.
  var mayAdvance = true
  /// The items that the user cannot make the current one.
  var kept: Set<Int> = []
  var denied: Set<Int> = []
  /// Creates a view other than a plain card.
  var make: ((Int) -> PlatformView)?
  private(set) var made = 0
  private(set) var reused = 0
  var events: [String] = []
  /// Whether calls in each frame are recorded, too.
  var notesFrames = false
  var onEvent: ((String) -> Void)?
  /// The pages of which it was told.
  var pages: [Int?] = []
  /// What was pressed.
  var presses: [String] = []
  /// The items that are not highlighted.
  var unhighlighted: Set<Int> = []
  /// Called with each view that becomes visible.
  var onDisplay: ((PlatformView) -> Void)?

  init(items: Int, placeholders: Int, size: CGSize) {
    (self.items, self.placeholders, self.size) = (items, placeholders, { _ in size })
  }

  /// The recorded calls, without those in each frame.
  var story: [String] { events.filter { $0 != "didScroll" } }

  private func note(_ event: String) {
    events.append(event)
    onEvent?(event)
  }

  func numberOfItems(in carousel: CarouselView) -> Int { items }
  func numberOfPlaceholders(in carousel: CarouselView) -> Int { placeholders }

  func carousel(_ carousel: CarouselView, lengthOfItemAt index: Int) -> CGFloat { length(index) }
  func carousel(_ carousel: CarouselView, autoplayIntervalForItemAt index: Int) -> Double { interval(index) }

  func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: PlatformView?) -> PlatformView {
    if let make { return make(index) }
    let card = card(reusing: view, size: size(index))
    card.index = index
    card.name("Album \(index)")
    return card
  }

  func carousel(_ carousel: CarouselView, viewForPlaceholderAt index: Int, reusing view: PlatformView?) -> PlatformView
  {
    if let view { #expect((view as? Card)?.index ?? 0 >= 1000, "an item's view is offered for a placeholder") }
    let card = card(reusing: view, size: size(-1))
    card.index = 1000 + index
    return card
  }

  private func card(reusing view: PlatformView?, size: CGSize) -> Card {
    if view == nil { made += 1 } else { reused += 1 }
    let card = view as? Card ?? Card(frame: .zero)
    if card.subviews.isEmpty { card.addSubview(card.button) }
    card.resize(to: size)
    return card
  }

  func carouselDidScroll(_ carousel: CarouselView) { note("didScroll") }
  func carousel(_ carousel: CarouselView, pageDidChange page: Int?) { pages.append(page) }
  func carousel(_ carousel: CarouselView, currentIndexDidChange index: Int?) {
    note("current \(index.map(String.init) ?? "nil")")
  }
  func carouselWillBeginDragging(_ carousel: CarouselView) { note("willBeginDragging") }
  func carouselDidEndDragging(_ carousel: CarouselView, willDecelerate: Bool) {
    note("didEndDragging \(willDecelerate)")
  }
  func carouselWillBeginDecelerating(_ carousel: CarouselView) { note("willBeginDecelerating") }
  func carouselDidEndDecelerating(_ carousel: CarouselView, finished: Bool) { note("didEndDecelerating \(finished)") }
  func carouselWillBeginScrollingAnimation(_ carousel: CarouselView) { note("willBeginScrolling") }
  func carouselDidEndScrollingAnimation(_ carousel: CarouselView, finished: Bool) {
    note("didEndScrolling \(finished)")
  }
  func carouselDidSettle(_ carousel: CarouselView) { note("didSettle") }
  func carouselDidEndEditing(_ carousel: CarouselView) { note("didEndEditing") }
  func carouselAutoplayDidChange(_ carousel: CarouselView) { note("autoplay \(carousel.isAutoplaying)") }
  func carousel(_ carousel: CarouselView, shouldChangeCurrentItemTo index: Int) -> Bool { !kept.contains(index) }
  func carouselShouldAdvance(_ carousel: CarouselView) -> Bool { mayAdvance }
  func carousel(_ carousel: CarouselView, isListDidChange isList: Bool) { note("list \(isList)") }
  func carousel(_ carousel: CarouselView, didTapItemAt index: Int, offset: Double) { note("tap \(index) \(offset)") }
  func carousel(_ carousel: CarouselView, shouldSelectItemAt index: Int) -> Bool {
    note("should \(index)")
    return !denied.contains(index)
  }
  func carousel(_ carousel: CarouselView, didSelectItemAt index: Int) { note("select \(index)") }
  func carousel(_ carousel: CarouselView, shouldHighlightItemAt index: Int) -> Bool {
    presses.append("highlight? \(index)")
    return !unhighlighted.contains(index)
  }
  func carousel(_ carousel: CarouselView, didHighlight view: PlatformView, forItemAt index: Int) {
    #expect((view as? Card)?.index ?? index == index)
    presses.append("highlight \(index)")
  }
  func carousel(_ carousel: CarouselView, didUnhighlight view: PlatformView, forItemAt index: Int) {
    presses.append("unhighlight \(index)")
  }
  func carousel(_ carousel: CarouselView, willLayOut view: PlatformView, forItemAt index: Int, offset: Double) {
    #expect((view as? Card)?.index ?? index == index)
    if notesFrames { note("willLayOut \(index) \(offset) \(ViewStage.way(of: view))") }
  }
  func carousel(_ carousel: CarouselView, didLayOut view: PlatformView, forItemAt index: Int, offset: Double) {
    if notesFrames { note("didLayOut \(index) \(offset) \(ViewStage.way(of: view))") }
  }
  func carousel(_ carousel: CarouselView, willDisplay view: PlatformView, forItemAt index: Int) {
    onDisplay?(view)
    if notesFrames { note("willDisplay \(index)") }
  }
  func carousel(_ carousel: CarouselView, didDisplay view: PlatformView, forItemAt index: Int) {
    if notesFrames { note("didDisplay \(index)") }
  }
  func carousel(_ carousel: CarouselView, didEndDisplaying view: PlatformView, forItemAt index: Int) {
    if notesFrames { note("didEndDisplaying \(index)") }
  }
}
