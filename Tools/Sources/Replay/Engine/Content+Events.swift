import CarouselEngine

// Events by their names in traces and scenarios.
extension Content {
  func note(_ event: CarouselEvent) {
    switch event {
    case .didScroll: note("didScroll")
    case .currentIndexDidChange(let index): note("currentIndexDidChange", index ?? -1)
    case .pageDidChange(let page): note("pageDidChange", page ?? -1)
    case .willBeginDragging: note("willBeginDragging")
    case .didEndDragging(let willDecelerate): note("didEndDragging", willDecelerate)
    case .willBeginDecelerating: note("willBeginDecelerating")
    case .didEndDecelerating(let isFinished): note("didEndDecelerating", isFinished)
    case .willBeginScrolling: note("willBeginScrolling")
    case .didEndScrolling(let isFinished): note("didEndScrolling", isFinished)
    case .didSelect(let index): note("didSelect", index)
    case .didEndEditing: note("didEndEditing")
    case .didSettle: note("didSettle")
    case .pauseDidChange(let isPaused): note("pauseDidChange", isPaused)
    case .autoplayDidChange: note("autoplayDidChange")
    case .shouldAnnounce(let index): note("shouldAnnounce", index)
    case .shouldAnnounceEnd(let end): note("shouldAnnounce", end)
    case .readingOrderDidChange: note("readingOrderDidChange")
    }
  }
}
