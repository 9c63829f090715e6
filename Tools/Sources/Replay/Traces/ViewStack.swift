import CarouselEngine
import CarouselTesting

/// The order of views in their parent as in the original, back to front: a new view is in front, and the views are
/// sorted by depth when a scroll ends, not in every frame. It is invisible, since views are painted by their depth; but
/// it was recorded.
///
/// The original scrolls, over no distance, after each layout, each deceleration and each tap, and sorts when that ends.
/// No such scroll is made here; its end is waited for.
struct ViewStack {
  private struct Entry {
    let id: Int
    var view: RecordedView
  }

  /// The placement of the views at some moment.
  struct Snapshot {
    fileprivate var items: [Int: PlacedItem] = [:]
  }

  private var entries: [Entry] = []
  private var nextID = 0
  var axis = CarouselAxis.horizontal
  var time = 0.0
  private var sortTime: Double?

  var views: [RecordedView] { entries.map { $0.view } }

  mutating func add(_ view: RecordedView) {
    entries.append(Entry(id: nextID, view: view))
    nextID += 1
  }

  mutating func remove(_ view: RecordedView) { entries.removeAll { $0.view === view } }

  /// Puts a view where the one was that it has replaced.
  mutating func replaceUnmounted(with new: RecordedView) {
    guard let index = entries.firstIndex(where: { !$0.view.isMounted }) else { return }
    entries[index].view = new
  }

  // MARK: Timing

  /// Whether a scroll over no distance is in progress.
  var isWaiting: Bool { sortTime != nil }

  /// Sorts when a scroll of this duration that begins now would end.
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

  /// Handles the end of a frame.
  mutating func frameDidEnd(current: Int?) {
    guard let sortTime, time >= sortTime else { return }
    self.sortTime = nil
    sort(as: snapshot, current: current)
  }

  // MARK: Sorting

  /// The current placement of the views.
  var snapshot: Snapshot {
    var snapshot = Snapshot()
    for entry in entries { snapshot.items[entry.id] = entry.view.placed }
    return snapshot
  }

  /// Sorts the views of a snapshot by their placement in it, and leaves newer ones in front: by depth; at equal depth,
  /// views farther from the current item are behind. The original sorts before it moves them when it jumps.
  mutating func sort(as snapshot: Snapshot, current: Int?) {
    let middle = snapshot.items.values.first { $0.index == current && !$0.isPlaceholder }.map(reach) ?? 0
    func key(_ entry: Entry) -> (Int, Double, Double) {
      guard let item = snapshot.items[entry.id] else { return (1, 0, 0) }
      return (0, item.placement.depth, -abs(reach(item) - middle))
    }
    let keys = entries.map(key)
    // By the old order last, since the library's sort is not stable.
    entries = entries.indices
      .sorted { (keys[$0].0, keys[$0].1, keys[$0].2, $0) < (keys[$1].0, keys[$1].1, keys[$1].2, $1) }
      .map { entries[$0] }
  }

  private func reach(_ item: PlacedItem) -> Double {
    let rows = item.placement.transform.rows
    let sum = rows.0 + rows.1 + rows.2 + rows.3
    return axis.isVertical ? sum.y : sum.x
  }
}
