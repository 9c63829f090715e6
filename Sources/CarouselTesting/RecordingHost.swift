import CarouselEngine

/// A host without a screen that records what a carousel does: which views it mounts, where it places them, which frames it
/// requests, and which events it sends.
///
/// It provides as many items as you say, of the sizes that you say. Connect it to a controller, or use a `CarouselStage`,
/// which does so.
public final class RecordingHost: CarouselHost {
  /// A call of the controller.
  public enum Call: Int, CaseIterable, Sendable {
    /// The requests for data.
    case numberOfItems, numberOfPlaceholders, view
    /// The changes of views.
    case mount, unmount, size, place, replace, didPlace, crossFade, releaseFocus
    /// The events, the questions about taps, other items and autoplay, and the requests for frames.
    case handle, shouldSelect, shouldChange, shouldAdvance, interval, schedule
    /// The events of items.
    case willLayOut, didLayOut, willDisplay, didDisplay, didEndDisplaying, didTap
  }

  // MARK: The app's data

  /// The number of items.
  public var items: Int
  /// The number of placeholders.
  public var placeholders: Int
  /// Returns the size of an item's view by the item's index, in points; of a placeholder's, by -1.
  public var itemSize: (Int) -> Size2D
  /// Returns the length that the app gives for an item, in points; 0, the default, for that of its view.
  public var itemLength: (Int) -> Double = { _ in 0 }
  /// Called to fill a view whose content and size are set.
  public var prepare: ((_ view: RecordedView, _ isReused: Bool) -> Void)?
  /// Creates the view of an item where none can be reused, if it is given.
  var makeView: ((ItemContent) -> RecordedView)?

  // MARK: The app's answers

  /// Returns whether a tap may select an item.
  public var allowsSelection: (Int) -> Bool = { _ in true }
  /// Returns whether the user may make an item the current one.
  public var allowsChange: (Int) -> Bool = { _ in true }
  /// Returns the time of autoplay at an item, in seconds; 0, the default, for that of the carousel.
  public var autoplayInterval: (Int) -> Double = { _ in 0 }
  /// Returns whether autoplay may advance the carousel.
  public var allowsAdvancing: () -> Bool = { true }
  /// Whether it moves views by itself as forecasts tell, which it only records.
  public var playsForecasts = false
  /// Whether it gets frames also while it plays.
  public var needsOffsets = false
  /// Called with each event.
  public var onEvent: ((CarouselEvent) -> Void)?
  /// Called with each item event.
  public var onItemEvent: ((_ event: ItemEvent, _ item: PlacedItem, _ view: RecordedView) -> Void)?
  /// Called during every call of the controller, with the view that it is about: for apps that change the carousel while it
  /// calls them.
  public var onCall: ((_ call: Call, _ view: RecordedView?) -> Void)?
  /// Called with each event before the app is.
  var observe: ((CarouselEvent) -> Void)?

  // MARK: Records

  /// Whether events and calls are recorded and checked; false for measurements.
  public var isRecording = true
  /// The events.
  public internal(set) var events: [CarouselEvent] = []
  /// The announcements to assistive technology, in `words`. The `text` of a view is the name of its item.
  public private(set) var announcements: [String] = []
  /// The words of the announcements; English by default.
  public var words = CarouselWords()
  /// All views that were created.
  public private(set) var views: [RecordedView] = []
  /// The views in the carousel, in the order in which they were mounted.
  public private(set) var mounted: [RecordedView] = []
  /// When the next frame is due.
  public private(set) var next = NextFrame.never
  /// The forecast that it plays; nil while it gets frames.
  public private(set) var playing: CarouselForecast?
  /// What was wrong with the controller's calls. Anything here is a fault of the engine.
  public var breaches: [String] { ownBreaches + ledger.breaches }
  private(set) var ledger = EventLedger()
  private var ownBreaches: [String] = []
  private var counts = [Int](repeating: 0, count: Call.allCases.count)

  /// Creates a host.
  /// - Parameter itemSize: The size of all views, in points.
  public init(items: Int = 0, placeholders: Int = 0, itemSize: Size2D = Size2D(width: 200, height: 200)) {
    self.items = items
    self.placeholders = placeholders
    self.itemSize = { _ in itemSize }
  }

  /// Whether a frame is requested before each refresh of the screen: something moves.
  public var areFramesNeeded: Bool { next == .everyRefresh }

  /// The items as last placed, from back to front, without those that are not to be seen yet.
  public var placedItems: [PlacedItem] {
    mounted.compactMap(\.placed).filter { !$0.isAhead }.sorted { $0.order < $1.order }
  }

  /// Returns how often the controller has made a call.
  public func count(of call: Call) -> Int { counts[call.rawValue] }

  /// Empties the records of calls, events and announcements.
  public func forget() {
    counts = [Int](repeating: 0, count: Call.allCases.count)
    events = []
    announcements = []
  }

  private func note(_ call: Call, _ view: RecordedView? = nil) {
    if isRecording { counts[call.rawValue] += 1 }
    if let onCall { onCall(call, view) }
  }

  private func breach(_ text: String) { ownBreaches.append(text) }

  // MARK: Data

  public func numberOfItems() -> Int {
    note(.numberOfItems)
    return items
  }

  public func numberOfPlaceholders() -> Int {
    note(.numberOfPlaceholders)
    return placeholders
  }

  public func view(for content: ItemContent, reusing old: RecordedView?) -> RecordedView {
    note(.view, old)
    let size = if case .item(let index) = content { itemSize(index) } else { itemSize(-1) }
    let view = view(content, size: size, reusing: old)
    prepare?(view, old != nil)
    return view
  }

  private func view(_ content: ItemContent, size: Size2D, reusing view: RecordedView?) -> RecordedView {
    guard let view else {
      let view = makeView?(content) ?? RecordedView(id: views.count, content: content, size: size)
      views.append(view)
      return view
    }
    if view.isMounted { breach("view \(view.id) is offered for reuse while it is mounted") }
    if view.isPlaceholder != content.isPlaceholder { breach("view \(view.id) changes pools to show \(content)") }
    view.content = content
    view.size = size
    return view
  }

  public func length(ofItemAt index: Int) -> Double { itemLength(index) }

  // MARK: Views

  public func mount(_ view: RecordedView) {
    if view.isMounted { breach("view \(view.id) is mounted twice") }
    view.isMounted = true
    view.mounts += 1
    view.placed = nil
    mounted.append(view)
    note(.mount, view)
  }

  public func unmount(_ view: RecordedView) {
    if !view.isMounted { breach("view \(view.id) is unmounted without being mounted") }
    view.isMounted = false
    view.course = nil
    mounted.removeAll { $0 === view }
    note(.unmount, view)
  }

  public func size(of view: RecordedView) -> Size2D {
    if !view.isMounted { breach("view \(view.id) is measured before it is mounted") }
    note(.size, view)
    return view.size
  }

  public func place(_ view: RecordedView, of item: PlacedItem) {
    if isRecording { check(view, at: item) }
    view.placed = item
    note(.place, view)
  }

  private func check(_ view: RecordedView, at item: PlacedItem) {
    if !view.isMounted { breach("view \(view.id) is placed without being mounted") }
    if !item.placement.transform.isFinite { breach("item \(item.index) is placed at \(item.placement.transform)") }
    if !(0...1).contains(item.placement.opacity) { breach("item \(item.index) has opacity \(item.placement.opacity)") }
  }

  public func replace(_ old: RecordedView, with new: RecordedView, animated: Bool) {
    if old !== new {
      if !old.isMounted { breach("view \(old.id) is replaced without being mounted") }
      if new.isMounted { breach("view \(new.id) replaces another while it is mounted") }
      old.isMounted = false
      new.isMounted = true
      new.placed = nil
      mounted = mounted.map { $0 === old ? new : $0 }
    }
    note(.replace, new)
  }

  public func didPlaceItems() { note(.didPlace) }

  public func crossFade() { note(.crossFade) }

  public func play(_ forecast: CarouselForecast, from start: Double) {
    if playing != nil { breach("a forecast is to be played while another one is") }
    playing = forecast
  }

  public func play(_ view: RecordedView, _ course: ItemCourse) {
    if playing == nil { breach("view \(view.id) is to be moved while no forecast is played") }
    if !view.isMounted || view.placed == nil { breach("view \(view.id) is to be moved before it is placed") }
    if view.course != nil { breach("view \(view.id) is to be moved twice") }
    view.course = course
  }

  public func endPlaying() {
    if playing == nil { breach("playing ends while nothing is played") }
    playing = nil
    for view in mounted { view.course = nil }
  }

  public func releaseFocus(from view: RecordedView) {
    if !view.isMounted { breach("view \(view.id) should release the focus, but is not mounted") }
    note(.releaseFocus, view)
  }

  // MARK: Events

  public func handle(_ event: CarouselEvent) {
    if isRecording { record(event) }
    observe?(event)
    onEvent?(event)
    note(.handle)
  }

  private func record(_ event: CarouselEvent) {
    events.append(event)
    ledger.note(event)
    switch event {
    case .shouldAnnounce(let index):
      let name = mounted.first { $0.placed?.index == index }?.text
      announcements.append(words.announcement(ofItemAt: index, of: items, named: name))
    case .shouldAnnounceEnd(let end): announcements.append(words.announcement(of: end))
    default: break
    }
  }

  public func handle(_ event: ItemEvent, of item: PlacedItem, in view: RecordedView) {
    if isRecording { check(event, of: item, in: view) }
    if let onItemEvent { onItemEvent(event, item, view) }
    if isRecording || onCall != nil { note(Call(event), view) }
  }

  private func check(_ event: ItemEvent, of item: PlacedItem, in view: RecordedView) {
    if item.isPlaceholder || item.index < 0 { breach("placeholder \(item.index) has the event \(event)") }
    switch event {
    case .willDisplay:
      if let placed = view.placed, !placed.isAhead {
        breach("view \(view.id) was placed before the event that it will be displayed")
      }
      if view.isDisplayed { breach("view \(view.id) will be displayed twice") }
      view.isDisplayed = true
    case .didDisplay:
      if !view.isDisplayed || view.placed == nil { breach("view \(view.id) did not receive its display events") }
    case .didEndDisplaying:
      if !view.isDisplayed { breach("view \(view.id) ends being displayed without having been displayed") }
      if view.isMounted { breach("view \(view.id) ends being displayed while it is mounted") }
      if !item.offset.isFinite { breach("view \(view.id) ends at \(item.offset)") }
      view.isDisplayed = false
    case .willLayOut: break
    case .didLayOut:
      if view.isMounted, view.placed == nil { breach("view \(view.id) was laid out without being placed") }
    case .didTap:
      if !item.offset.isFinite { breach("a tap on \(item.index) at \(item.offset)") }
    }
  }

  public func shouldSelectItem(at index: Int) -> Bool {
    note(.shouldSelect)
    return allowsSelection(index)
  }

  public func shouldChangeCurrentItem(to index: Int) -> Bool {
    note(.shouldChange)
    return allowsChange(index)
  }

  public func autoplayInterval(ofItemAt index: Int) -> Double {
    note(.interval)
    return autoplayInterval(index)
  }

  public func shouldAdvance() -> Bool {
    note(.shouldAdvance)
    return allowsAdvancing()
  }

  public func schedule(_ next: NextFrame) {
    if next == self.next { breach("\(next) is requested twice") }
    // A toolkit may call the app before the request has an effect.
    note(.schedule)
    self.next = next
  }
}

extension RecordingHost.Call {
  fileprivate init(_ event: ItemEvent) {
    switch event {
    case .willLayOut: self = .willLayOut
    case .didLayOut: self = .didLayOut
    case .willDisplay: self = .willDisplay
    case .didDisplay: self = .didDisplay
    case .didEndDisplaying: self = .didEndDisplaying
    case .didTap: self = .didTap
    }
  }
}
