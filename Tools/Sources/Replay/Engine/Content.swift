import CarouselEngine
import CarouselScenarios
import CarouselTesting

/// Where the keyboard focus is.
enum Focus {
  case carousel
  case elsewhere
  case item(RecordedView)
}

/// What a host without a screen shows, and the events that it received.
final class Content {
  let host: RecordingHost
  /// The appearance of the items.
  var look: ScenarioItems
  /// The identities of the items, if they have any; that of a view is its text.
  var ids: [String]?
  /// The location of the keyboard focus, once a step has set it.
  var focus: Focus?
  var stack = ViewStack()
  /// The events since the last query: names and arguments.
  var events: [[Any]] = []
  /// A prefix of each event.
  var prefix: [Any] = []

  init(_ look: ScenarioItems) {
    self.look = look
    ids = look.ids
    host = RecordingHost(items: look.count, placeholders: look.placeholders)
    host.itemSize = { [unowned self] in size(ofItem: $0) }
    host.itemLength = { [unowned self] in self.look.length(ofItem: $0) }
    host.prepare = { [unowned self] in fill($0, isReused: $1) }
    host.allowsSelection = { [unowned self] in allowsSelection(of: $0) }
    host.onEvent = { [unowned self] in handle($0) }
    host.onItemEvent = { [unowned self] event, item, _ in if event == .didTap { note("didTap", item.index) } }
    host.onCall = { [unowned self] in follow($0, $1) }
  }

  private func id(ofItem index: Int) -> String? { ids.flatMap { $0.indices.contains(index) ? $0[index] : nil } }

  private func size(ofItem index: Int) -> Size2D {
    Size2D(index < 0 ? look.placeholderSize : look.size(ofItem: index, id: id(ofItem: index)))
  }

  private func fill(_ view: RecordedView, isReused: Bool) {
    switch view.content {
    case .item(let index):
      note("viewForItem", index, isReused)
      view.text = id(ofItem: index)
    case .placeholder(let index): note("placeholderView", index, isReused)
    }
  }

  private func allowsSelection(of index: Int) -> Bool {
    let isAllowed = !look.denied.contains(index)
    note("shouldSelectItem", index, isAllowed)
    return isAllowed
  }

  private func follow(_ call: RecordingHost.Call, _ view: RecordedView?) {
    switch (call, view) {
    case (.mount, let view?): stack.add(view)
    case (.unmount, let view?): stack.remove(view)
    case (.replace, let view?): stack.replaceUnmounted(with: view)
    case (.crossFade, _): note("crossFade")
    case (.releaseFocus, let view?):
      focus = .carousel
      note("releaseFocus", view.placed?.index ?? -1)
    default: break
    }
  }

  func note(_ name: String, _ arguments: Any...) {
    events.append(prefix + [name] + arguments)
  }

  private func handle(_ event: CarouselEvent) {
    note(event)
    stack.handle(event)
  }
}

extension Size2D {
  /// The size of a list of its width and its height.
  init(_ size: [Double]) { self.init(width: size.first ?? 0, height: size.dropFirst().first ?? 0) }
}
