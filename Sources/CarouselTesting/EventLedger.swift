import CarouselEngine

/// Checks the pairing of a carousel's events: everything that begins must end once, before anything else begins.
struct EventLedger {
  enum Phase { case dragging, decelerating, scrolling }

  private(set) var open: Phase?
  private(set) var breaches: [String] = []
  /// The current index of the last event; initially 0.
  private(set) var announcedIndex: Int? = 0

  mutating func note(_ event: CarouselEvent) {
    switch event {
    case .willBeginDragging: begin(.dragging)
    case .didEndDragging: end(.dragging)
    case .willBeginDecelerating: begin(.decelerating)
    case .didEndDecelerating: end(.decelerating)
    case .willBeginScrolling: begin(.scrolling)
    case .didEndScrolling: end(.scrolling)
    case .currentIndexDidChange(let index):
      // The successor of a removed item may have its index; what is empty has none.
      if index == nil, announcedIndex == nil { breaches.append("that there is no current item was announced twice") }
      announcedIndex = index
    case .didSettle:
      if let open { breaches.append("settled while \(open)") }
    case .didScroll, .pageDidChange, .didSelect, .didEndEditing, .pauseDidChange, .autoplayDidChange, .shouldAnnounce,
      .shouldAnnounceEnd, .readingOrderDidChange:
      break
    }
  }

  private mutating func begin(_ phase: Phase) {
    if let open { breaches.append("\(phase) begins while \(open)") }
    open = phase
  }

  private mutating func end(_ phase: Phase) {
    if open != phase { breaches.append("\(phase) ends without having begun") }
    open = nil
  }
}
