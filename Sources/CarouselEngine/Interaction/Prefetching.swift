/// Which items an app should load before they are visible: as many as are visible, on the side to which the carousel has
/// moved last; at first, those after it.
public struct Prefetching: Sendable {
  /// The indexes whose data an app should begin to load, and those that it need not load any more.
  public struct Change: Equatable, Sendable {
    /// Items that may be visible soon; nearest first.
    public var wanted: [Int]
    /// Items that were wanted, were never visible, and are far away now; ascending.
    public var cancelled: [Int]
  }

  private var requested: Set<Int> = []
  private var isForward = true
  private var position = 0.0
  private var generation = 0

  /// Creates a state in which nothing has been requested.
  public init() {}

  /// Updates to the frame that a controller shows.
  ///
  /// After a change of the data, other items may have the same indexes: everything is requested again, and nothing is
  /// cancelled.
  /// - Complexity: O(*v*), where *v* is the number of visible items.
  public mutating func update<Host>(to controller: CarouselController<Host>) -> Change {
    if controller.generation != generation { requested = [] }
    generation = controller.generation
    let snapshot = controller.ask { $0.snapshot }, track = snapshot.track
    let way = track.shortestDistance(from: position, to: snapshot.position)
    if abs(way) > Feel.sameOffset { (isForward, position) = (way > 0, snapshot.position) }
    let window = snapshot.visibleWindow, visible = Set(controller.mountedItems)
    let next = isForward ? window.first + window.count : window.first - 1
    var ahead: [Int] = [], found: Set<Int> = []
    for step in 0..<window.count {
      let slot = track.normalized(next + (isForward ? step : -step))
      if let item = track.item(at: slot), !visible.contains(item), found.insert(item).inserted { ahead.append(item) }
    }
    let change = Change(
      wanted: ahead.filter { !requested.contains($0) },
      cancelled: requested.filter { !found.contains($0) && !visible.contains($0) }.sorted())
    requested = found
    return change
  }
}

extension CarouselController {
  /// The items that have views and stay.
  fileprivate var mountedItems: [Int] { mounted.filter { !$0.isLeaving }.compactMap { $0.item } }
}
