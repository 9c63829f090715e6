import CarouselEngine
import CarouselScenarios

/// A headless host: its views are boxes with a size that record their placement.
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
  func length(ofItemAt index: Int) -> Double { content.look.length(ofItem: index) }
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

/// A view of the headless host.
final class Box {
  var size: Size2D
  var item: PlacedItem?
  /// The identity of its item, if items have identities.
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

/// The state of a headless host: what it shows, and the events that it received.
final class Content {
  /// The appearance of the items.
  var look: ScenarioItems
  var items: Int
  var placeholders: Int
  /// The identities of the items, if they have any.
  var ids: [String]?
  /// The location of the keyboard focus, once a step has set it.
  var focus: Focus?
  var stack = ViewStack()
  /// When the next frame is due.
  var next = NextFrame.never
  /// The events since the last query: names and arguments.
  var events: [[Any]] = []
  /// A prefix of each event.
  var prefix: [Any] = []

  init(_ look: ScenarioItems) {
    self.look = look
    items = look.count
    placeholders = look.placeholders
    ids = look.ids
  }

  func item(_ index: Int, reusing old: Box?) -> Box {
    note("viewForItem", index, old != nil)
    let id = ids.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    let box = box(reusing: old, size: look.size(ofItem: index, id: id))
    box.id = id
    return box
  }

  func placeholder(_ index: Int, reusing old: Box?) -> Box {
    note("placeholderView", index, old != nil)
    return box(reusing: old, size: look.placeholderSize)
  }

  private func box(reusing box: Box?, size: [Double]) -> Box {
    let size = Size2D(size)
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

extension Size2D {
  /// The size of a list of its width and its height.
  init(_ size: [Double]) { self.init(width: size.first ?? 0, height: size.dropFirst().first ?? 0) }
}
