import CWebShims
import CarouselEngine

/// The element in the page, known by the number of its carousel.
struct WebHost: CarouselHost {
  let carousel: Int32

  // MARK: Data

  func numberOfItems() -> Int { whole(web_items(carousel)) }
  func numberOfPlaceholders() -> Int { whole(web_placeholders(carousel)) }

  func view(forItemAt index: Int, reusing view: WebView?) -> WebView {
    self.view(at: index, reusing: view, isPlaceholder: 0)
  }

  func view(forPlaceholderAt index: Int, reusing view: WebView?) -> WebView {
    self.view(at: index, reusing: view, isPlaceholder: 1)
  }

  private func view(at index: Int, reusing view: WebView?, isPlaceholder: Int32) -> WebView {
    let number = web_view(carousel, Int32(truncatingIfNeeded: index), view?.number ?? 0, isPlaceholder)
    if let view, view.number == number { return view }
    return WebView(carousel: carousel, number: number)
  }

  // MARK: Views

  func mount(_ view: WebView) { web_mount(carousel, view.number) }
  func unmount(_ view: WebView) { web_unmount(carousel, view.number) }

  func size(of view: WebView) -> Size {
    Size(width: web_width(carousel, view.number), height: web_height(carousel, view.number))
  }

  func place(_ view: WebView, of item: PlacedItem) { Records.add(item, view: view.number) }

  func replace(_ old: WebView, with new: WebView, animated: Bool) {
    web_replace(carousel, old.number, new.number, animated ? 1 : 0)
  }

  func didPlaceItems() {
    // Whoever is told may have another carousel place its items.
    let count = Records.count
    Records.begin()
    web_placed(carousel, Int32(truncatingIfNeeded: count), Records.memory)
  }

  // MARK: Dialogue

  func handle(_ event: CarouselEvent) {
    let (kind, value) = event.code
    web_event(carousel, kind, value)
  }

  func didTapItem(at index: Int, itemOffset: Double) {
    web_tapped(carousel, Int32(truncatingIfNeeded: index), itemOffset)
  }

  func shouldSelectItem(at index: Int) -> Bool {
    web_should_select(carousel, Int32(truncatingIfNeeded: index)) != 0
  }

  func setNeedsFrames(_ areNeeded: Bool) { web_frames(carousel, areNeeded ? 1 : 0) }
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
    }
  }
}
