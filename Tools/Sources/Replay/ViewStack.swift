import CarouselEngine

/// The order of views in their parent as the original keeps it, back to front: a new view comes in front, and the views
/// are sorted by depth when a scroll ends, not in every frame. It is nothing that one sees, since views are painted by
/// their depth; but it was recorded.
///
/// The original scrolls, over no distance, after each layout, each glide and each tap, and sorts when that is done. No
/// such scroll is made here; its end is waited for.
struct ViewStack {
  private(set) var boxes: [Box] = []
  var axis = Axis.horizontal
  var time = 0.0
  private var sortTime: Double?

  mutating func add(_ box: Box) { boxes.append(box) }
  mutating func remove(_ box: Box) { boxes.removeAll { $0 === box } }

  mutating func replace(_ old: Box, with new: Box) {
    guard let index = boxes.firstIndex(where: { $0 === old }) else { return }
    boxes[index] = new
  }

  /// Whether a scroll over no distance is under way.
  var isWaiting: Bool { sortTime != nil }

  /// Sorts when a scroll that begins now, and takes so many seconds, would be done.
  mutating func sort(after delay: Double) { sortTime = time + delay }
  mutating func cancelSort() { sortTime = nil }

  mutating func handle(_ event: CarouselEvent) {
    switch event {
    case .didEndScrolling(finished: true): sort(after: 0)
    case .didEndScrolling(finished: false), .willBeginScrolling, .willBeginDragging: cancelSort()
    case .didEndDecelerating(finished: true): sort(after: 0.01)
    default: break
    }
  }

  /// A frame is over.
  mutating func frameDidEnd() {
    guard let sortTime, time >= sortTime else { return }
    self.sortTime = nil
    sort()
  }

  /// Sorts by depth; where it is the same, what is farther from the current item is behind.
  mutating func sort() {
    let middle = boxes.first { $0.item?.offset.magnitude ?? 1 <= 0.5 }.map { reach($0) } ?? 0
    let keys = boxes.map { (depth: $0.item?.placement.depth ?? 0, nearness: -abs(reach($0) - middle)) }
    // Sorting with a sort that keeps the order of equals.
    boxes = boxes.indices
      .sorted { (keys[$0].depth, keys[$0].nearness, $0) < (keys[$1].depth, keys[$1].nearness, $1) }
      .map { boxes[$0] }
  }

  private func reach(_ box: Box) -> Double {
    guard let rows = box.item?.placement.transform.rows else { return 0 }
    let sum = rows.0 + rows.1 + rows.2 + rows.3
    return axis.isVertical ? sum.y : sum.x
  }
}
