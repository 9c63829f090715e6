import CarouselEngine

/// A host without a screen: its views are boxes with a size that remember where they were put.
struct ReplayHost: CarouselHost {
  let content: Content

  func numberOfItems() -> Int { content.items }
  func numberOfPlaceholders() -> Int { content.placeholders }

  func view(for content: ItemContent, reusing view: Box?) -> Box {
    switch content {
    case .item(let index):
      self.content.note("viewForItem", index, view != nil)
      return self.content.box(reusing: view, size: self.content.scenario.size(ofItem: index))
    case .placeholder(let index):
      self.content.note("placeholderView", index, view != nil)
      return self.content.box(reusing: view, size: self.content.scenario.placeholderSize)
    }
  }

  func mount(_ view: Box) { content.stack.add(view) }
  func unmount(_ view: Box) { content.stack.remove(view) }
  func size(of view: Box) -> Size { view.size }
  func place(_ view: Box, of item: PlacedItem) { view.item = item }

  func replace(_ old: Box, with new: Box, animated: Bool) {
    content.stack.replace(old, with: new)
    new.item = old.item
  }

  func handle(_ event: CarouselEvent) { content.handle(event) }

  func shouldSelectItem(at index: Int) -> Bool {
    let isAllowed = !content.scenario.denied.contains(index)
    content.note("shouldSelectItem", index, isAllowed)
    return isAllowed
  }

  func schedule(_ next: NextFrame) { content.areFramesNeeded = next == .everyRefresh }
}

/// A view of the host without a screen.
final class Box {
  var size: Size
  var item: PlacedItem?

  init(size: Size) {
    self.size = size
  }
}

/// What a host without a screen shows, and what it has heard.
final class Content {
  let scenario: Scenario
  var items: Int
  var placeholders: Int
  var stack = ViewStack()
  var areFramesNeeded = false
  /// What happened since the last frame that was written, as the trace's events.
  var events: [[Any]] = []
  var frame = 0
  var phase = "s"

  init(scenario: Scenario) {
    self.scenario = scenario
    items = scenario.items
    placeholders = scenario.placeholders
  }

  func box(reusing box: Box?, size: Size) -> Box {
    guard let box else { return Box(size: size) }
    box.size = size
    return box
  }

  func note(_ name: String, _ arguments: Any...) {
    events.append([frame, phase, name] + arguments)
  }

  func handle(_ event: CarouselEvent) {
    switch event {
    case .didScroll: note("didScroll")
    case .currentIndexDidChange(let index): note("currentItemIndexDidChange", index ?? -1)
    case .willBeginDragging: note("willBeginDragging")
    case .didEndDragging(let willDecelerate): note("didEndDragging", willDecelerate)
    case .willBeginDecelerating: note("willBeginDecelerating")
    case .didEndDecelerating: note("didEndDecelerating")
    case .willBeginScrolling: note("willBeginScrollingAnimation")
    case .didEndScrolling: note("didEndScrollingAnimation")
    case .didSelect(let index): note("didSelectItem", index)
    case .didEndEditing, .didSettle, .shouldAnnounce, .readingOrderDidChange: break
    }
    stack.handle(event)
  }
}
