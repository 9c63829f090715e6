import CarouselEngine
import CarouselScenarios

/// A host without a screen: its views are boxes with a size that remember where they were put.
struct ReplayHost: CarouselHost {
  let content: Content

  func numberOfItems() -> Int { content.items }
  func numberOfPlaceholders() -> Int { content.placeholders }

  func view(for content: ItemContent, reusing view: Box?) -> Box {
    switch content {
    case .item(let index): self.content.item(index, reusing: view)
    case .placeholder(let index): self.content.placeholder(index, reusing: view)
    }
  }

  func mount(_ view: Box) { content.stack.add(view) }
  func unmount(_ view: Box) { content.stack.remove(view) }
  func size(of view: Box) -> Size2D { view.size }
  func place(_ view: Box, of item: PlacedItem) { view.item = item }

  func replace(_ old: Box, with new: Box, animated: Bool) {
    content.stack.replace(old, with: new)
    new.item = old.item
  }

  func crossFade() { content.note("crossFade") }
  func releaseFocus(from view: Box) {
    content.focus = .carousel
    content.note("releaseFocus", view.item?.index ?? -1)
  }

  func handle(_ event: CarouselEvent) { content.handle(event) }

  func handle(_ event: ItemEvent, of item: PlacedItem, in view: Box) {
    if event == .didTap { content.note("didTap", item.index) }
  }

  func shouldSelectItem(at index: Int) -> Bool {
    let isAllowed = !content.look.denied.contains(index)
    content.note("shouldSelectItem", index, isAllowed)
    return isAllowed
  }

  func schedule(_ next: NextFrame) { content.next = next }
}

/// A view of the host without a screen.
final class Box {
  var size: Size2D
  var item: PlacedItem?
  /// The identity of what it shows, where items have one.
  var id: String?

  init(size: Size2D) {
    self.size = size
  }
}

/// Where the keyboard focus is.
enum Focus {
  case carousel
  case elsewhere
  case item(Box)
}

/// What a host without a screen shows, and what it has heard.
final class Content {
  /// How the items look.
  let look: ScenarioItems
  var items: Int
  var placeholders: Int
  /// The identities of the items, where they have them.
  var ids: [String]?
  /// Where the keyboard focus is, once a step has put it somewhere.
  var focus: Focus?
  var stack = ViewStack()
  /// When the next frame is due.
  var next = NextFrame.never
  /// What happened since it was last asked: names, and what comes with them.
  var events: [[Any]] = []
  /// What stands before the name of each event.
  var prefix: [Any] = []

  init(_ look: ScenarioItems) {
    self.look = look
    items = look.count
    placeholders = look.placeholders
    ids = look.ids
  }

  func item(_ index: Int, reusing old: Box?) -> Box {
    note("viewForItem", index, old != nil)
    let box = box(reusing: old, size: look.size(ofItem: index))
    box.id = ids.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    return box
  }

  func placeholder(_ index: Int, reusing old: Box?) -> Box {
    note("placeholderView", index, old != nil)
    return box(reusing: old, size: look.placeholderSize)
  }

  private func box(reusing box: Box?, size: [Double]) -> Box {
    let size = Size2D(width: size.first ?? 0, height: size.dropFirst().first ?? 0)
    guard let box else { return Box(size: size) }
    box.size = size
    return box
  }

  func note(_ name: String, _ arguments: Any...) {
    events.append(prefix + [name] + arguments)
  }

  func handle(_ event: CarouselEvent) {
    note(event)
    stack.handle(event)
  }
}
