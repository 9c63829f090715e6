@testable import CarouselEngine

/// A view without a screen: it records its content and its placement.
final class DummyView {
  let id: Int
  let isPlaceholder: Bool
  var content: ItemContent
  var size: Size2D
  var isMounted = false
  /// The number of times that it was mounted.
  var mounts = 0
  var placed: PlacedItem?
  /// Whether the display event was fired since it was mounted.
  var isDisplayed = false

  init(id: Int, content: ItemContent, size: Size2D) {
    self.id = id
    self.content = content
    self.size = size
    if case .placeholder = content { isPlaceholder = true } else { isPlaceholder = false }
  }
}

/// A host without a screen that behaves like a real host, records all calls, and detects breaches of the contract
/// between the controller and its host.
final class DummyHost: CarouselHost {
  enum Call: CaseIterable {
    case numberOfItems, numberOfPlaceholders, view, mount, unmount, size, place, replace, didPlace, handle, shouldSelect
    case schedule, willLayOut, didLayOut, willDisplay, didDisplay, didEndDisplaying, didTap, crossFade, releaseFocus
  }

  // MARK: The app's data

  var items: Int
  var placeholders: Int
  var itemSize: (Int) -> Size2D
  /// The lengths that the app gives for items; 0 for those of their views.
  var itemLength: (Int) -> Double = { _ in 0 }
  var mayScrollToSelect: (Int) -> Bool = { _ in true }
  /// Called during every call of the controller, to simulate a badly behaved app.
  var interferes: ((Call) -> Void)?

  // MARK: Recorded calls

  private(set) var views: [DummyView] = []
  private(set) var mounted: [DummyView] = []
  private(set) var next = NextFrame.never
  var areFramesNeeded: Bool { next == .everyRefresh }
  private(set) var calls: [Call: Int] = [:]
  private(set) var breaches: [String] = []
  var events: [CarouselEvent] = []
  /// Called with each event, while it is delivered.
  var didHandle: ((CarouselEvent) -> Void)?
  /// Checks the consistency of all events.
  private(set) var ledger = EventLedger()

  init(items: Int = 0, placeholders: Int = 0, itemSize: Size2D = Size2D(width: 200, height: 200)) {
    self.items = items
    self.placeholders = placeholders
    self.itemSize = { _ in itemSize }
  }

  func count(of call: Call) -> Int { calls[call, default: 0] }

  func forget() {
    calls = [:]
    events = []
  }

  /// Shifts the app's data: a view that shows shifted data keeps showing it, under its new index.
  func renumber(from index: Int, by step: Int) {
    for view in mounted {
      if case .item(let shown) = view.content, shown >= index { view.content = .item(shown + step) }
    }
  }

  /// Changes the app's data: a view whose data is kept keeps showing it, under its new index.
  func renumber(_ newIndex: (Int) -> Int?) {
    for view in mounted {
      if case .item(let shown) = view.content, let new = newIndex(shown) { view.content = .item(new) }
    }
  }

  private func note(_ call: Call) {
    calls[call, default: 0] += 1
    interferes?(call)
  }

  private func breach(_ text: String) { breaches.append(text) }

  // MARK: Data

  func numberOfItems() -> Int {
    note(.numberOfItems)
    return items
  }

  func numberOfPlaceholders() -> Int {
    note(.numberOfPlaceholders)
    return placeholders
  }

  func view(for content: ItemContent, reusing view: DummyView?) -> DummyView {
    note(.view)
    let size = if case .item(let index) = content { itemSize(index) } else { itemSize(-1) }
    return make(content, size: size, reusing: view)
  }

  private func make(_ content: ItemContent, size: Size2D, reusing view: DummyView?) -> DummyView {
    guard let view else {
      views.append(DummyView(id: views.count, content: content, size: size))
      return views[views.count - 1]
    }
    if view.isMounted { breach("view \(view.id) is offered for reuse while it is mounted") }
    var isPlaceholder = false
    if case .placeholder = content { isPlaceholder = true }
    if view.isPlaceholder != isPlaceholder { breach("view \(view.id) changes pools to show \(content)") }
    view.content = content
    view.size = size
    return view
  }

  // MARK: Views

  func mount(_ view: DummyView) {
    if view.isMounted { breach("view \(view.id) is mounted twice") }
    view.isMounted = true
    view.mounts += 1
    view.placed = nil
    mounted.append(view)
    note(.mount)
  }

  func unmount(_ view: DummyView) {
    if !view.isMounted { breach("view \(view.id) is unmounted without being mounted") }
    view.isMounted = false
    mounted.removeAll { $0 === view }
    note(.unmount)
  }

  func size(of view: DummyView) -> Size2D {
    if !view.isMounted { breach("view \(view.id) is measured before it is mounted") }
    note(.size)
    return view.size
  }

  func length(ofItemAt index: Int) -> Double { itemLength(index) }

  func place(_ view: DummyView, of item: PlacedItem) {
    if !view.isMounted { breach("view \(view.id) is placed without being mounted") }
    if !item.placement.transform.isFinite { breach("item \(item.index) is placed at \(item.placement.transform)") }
    if !(0...1).contains(item.placement.opacity) { breach("item \(item.index) has opacity \(item.placement.opacity)") }
    view.placed = item
    note(.place)
  }

  func replace(_ old: DummyView, with new: DummyView, animated: Bool) {
    if old !== new {
      if !old.isMounted { breach("view \(old.id) is replaced without being mounted") }
      if new.isMounted { breach("view \(new.id) replaces another while it is mounted") }
      old.isMounted = false
      new.isMounted = true
      new.placed = nil
      mounted = mounted.map { $0 === old ? new : $0 }
    }
    note(.replace)
  }

  func handle(_ event: ItemEvent, of item: PlacedItem, in view: DummyView) {
    if item.isPlaceholder || item.index < 0 { breach("placeholder \(item.index) has the event \(event)") }
    switch event {
    case .willDisplay:
      if view.placed != nil { breach("view \(view.id) was placed before the event that it will be displayed") }
      if view.isDisplayed { breach("view \(view.id) will be displayed twice") }
      view.isDisplayed = true
      note(.willDisplay)
    case .didDisplay:
      if !view.isDisplayed || view.placed == nil { breach("view \(view.id) did not receive its display events") }
      note(.didDisplay)
    case .didEndDisplaying:
      if !view.isDisplayed { breach("view \(view.id) ends being displayed without having been displayed") }
      if view.isMounted { breach("view \(view.id) ends being displayed while it is mounted") }
      if !item.offset.isFinite { breach("view \(view.id) ends at \(item.offset)") }
      view.isDisplayed = false
      note(.didEndDisplaying)
    case .willLayOut: note(.willLayOut)
    case .didLayOut:
      if view.isMounted, view.placed == nil { breach("view \(view.id) was laid out without being placed") }
      note(.didLayOut)
    case .didTap:
      if !item.offset.isFinite { breach("a tap on \(item.index) at \(item.offset)") }
      note(.didTap)
    }
  }

  func crossFade() { note(.crossFade) }
  func releaseFocus(from view: DummyView) {
    if !view.isMounted { breach("view \(view.id) should release the focus, but is not mounted") }
    note(.releaseFocus)
  }

  func didPlaceItems() { note(.didPlace) }

  // MARK: Dialogue

  func handle(_ event: CarouselEvent) {
    events.append(event)
    ledger.note(event)
    didHandle?(event)
    note(.handle)
  }

  func shouldSelectItem(at index: Int) -> Bool {
    note(.shouldSelect)
    return mayScrollToSelect(index)
  }

  func schedule(_ next: NextFrame) {
    if next == self.next { breach("\(next) is requested twice") }
    // A toolkit may call the app before the request has an effect.
    note(.schedule)
    self.next = next
  }
}
