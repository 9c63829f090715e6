import CWebShims
import CarouselEngine

/// The element in the page, identified by the number of its carousel.
final class WebHost: CarouselHost {
  let carousel: Int32
  /// Whether JavaScript receives each change of the offset.
  var hearsOffsets = false
  private let records = Records()

  init(carousel: Int32) {
    self.carousel = carousel
  }

  // MARK: Data

  func numberOfItems() -> Int { whole(web_items(carousel)) }
  func numberOfPlaceholders() -> Int { whole(web_placeholders(carousel)) }

  func view(for content: ItemContent, reusing view: WebView?) -> WebView {
    let (index, isPlaceholder): (Int, Int32) =
      switch content {
      case .item(let index): (index, 0)
      case .placeholder(let index): (index, 1)
      }
    let number = web_view(carousel, Int32(truncatingIfNeeded: index), view?.number ?? 0, isPlaceholder)
    if let view, view.number == number { return view }
    return WebView(carousel: carousel, number: number)
  }

  // MARK: Views

  func mount(_ view: WebView) { web_mount(carousel, view.number) }
  func unmount(_ view: WebView) { web_unmount(carousel, view.number) }

  func size(of view: WebView) -> Size2D {
    Size2D(width: web_width(carousel, view.number), height: web_height(carousel, view.number))
  }

  func length(ofItemAt index: Int) -> Double { web_length(carousel, Int32(truncatingIfNeeded: index)) }

  func place(_ view: WebView, of item: PlacedItem) { records.add(item, view: view.number) }

  func replace(_ old: WebView, with new: WebView, animated: Bool) {
    web_replace(carousel, old.number, new.number, animated ? 1 : 0)
  }

  func didPlaceItems() {
    let count = records.count / Records.stride
    if let controller = Registry.controller(carousel) {
      let middle = controller.ask { $0.middle }
      records.add(middle.x)
      records.add(middle.y)
      records.add(controller.controlsState.bits)
      records.add(controller.fittingHeight ?? -1)
    }
    records.begin()
    web_placed(carousel, Int32(truncatingIfNeeded: count), records.memory)
  }

  func crossFade() { web_cross_fade(carousel) }
  func releaseFocus(from view: WebView) { web_release_focus(carousel, view.number) }

  // MARK: Events

  func handle(_ event: CarouselEvent) {
    if event == .didScroll, !hearsOffsets { return }
    let (kind, value) = event.code
    web_event(carousel, kind, value)
  }

  func handle(_ event: ItemEvent, of item: PlacedItem, in view: WebView) {
    web_item_event(carousel, event.rawValue, view.number, Int32(truncatingIfNeeded: item.index), item.offset)
  }

  func shouldSelectItem(at index: Int) -> Bool {
    web_should_select(carousel, Int32(truncatingIfNeeded: index)) != 0
  }

  func schedule(_ next: NextFrame) {
    switch next {
    case .never: web_schedule(carousel, .infinity)
    case .everyRefresh: web_schedule(carousel, -.infinity)
    case .at(let time): web_schedule(carousel, time)
    case .whenVisible: web_schedule(carousel, .nan)
    }
  }
}

extension CarouselEvent {
  /// The event as numbers; its kinds are listed in the same order in Web/element/events.js.
  fileprivate var code: (Int32, Double) {
    switch self {
    case .didScroll: (0, 0)
    case .currentIndexDidChange(let index): (1, Double(index ?? -1))
    case .willBeginDragging: (2, 0)
    case .didEndDragging(let willDecelerate): (3, willDecelerate ? 1 : 0)
    case .willBeginDecelerating: (4, 0)
    case .didEndDecelerating(let finished): (5, finished ? 1 : 0)
    case .willBeginScrolling: (6, 0)
    case .didEndScrolling(let finished): (7, finished ? 1 : 0)
    case .didSelect(let index): (8, Double(index))
    case .didEndEditing: (9, 0)
    case .didSettle: (10, 0)
    case .pauseDidChange(let isPaused): (11, isPaused ? 1 : 0)
    case .shouldAnnounce(let index): (12, Double(index))
    // By numbers that no item has.
    case .shouldAnnounceEnd(let end): (12, end == .first ? -1 : -2)
    case .readingOrderDidChange: (13, 0)
    }
  }
}
