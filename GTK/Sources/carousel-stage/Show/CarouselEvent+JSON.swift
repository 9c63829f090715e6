import CarouselGTK

extension CarouselEvent {
  /// The event as JSON: its name and its values.
  var json: [Any] {
    switch self {
    case .didScroll: ["didScroll"]
    case .currentIndexDidChange(let index): ["currentIndexDidChange", index ?? -1]
    case .pageDidChange(let page): ["pageDidChange", page ?? -1]
    case .willBeginDragging: ["willBeginDragging"]
    case .didEndDragging(let willDecelerate): ["didEndDragging", willDecelerate]
    case .willBeginDecelerating: ["willBeginDecelerating"]
    case .didEndDecelerating(let finished): ["didEndDecelerating", finished]
    case .willBeginScrolling: ["willBeginScrolling"]
    case .didEndScrolling(let finished): ["didEndScrolling", finished]
    case .didSelect(let index): ["didSelect", index]
    case .didEndEditing: ["didEndEditing"]
    case .didSettle: ["didSettle"]
    case .pauseDidChange(let isPaused): ["pauseDidChange", isPaused]
    case .autoplayDidChange: ["autoplayDidChange"]
    case .shouldAnnounce(let index): ["shouldAnnounce", index]
    case .shouldAnnounceEnd(let end): ["shouldAnnounce", "\(end)"]
    case .readingOrderDidChange: ["readingOrderDidChange"]
    }
  }
}
