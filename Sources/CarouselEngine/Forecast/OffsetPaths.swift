/// The paths on which a layout moves its items: one for all, or one for each size.
struct OffsetPaths {
  private let layout: Layout
  private let crossShare: Double
  private let hidesItemsAtEye: Bool
  private var entries: [(size: Size2D, path: OffsetPath)] = []
  /// Whether one path is for items of all sizes.
  private(set) var areForOneSize = true
  /// The one that is for all.
  private var shared = 0

  /// The paths of a layout, which are found when items are known.
  init(of snapshot: LayoutSnapshot) {
    (layout, crossShare, hidesItemsAtEye) = (snapshot.layout, snapshot.crossShare, snapshot.hidesItemsAtEye)
  }

  /// The maximum number of sizes of items, if it matters which size an item has.
  private static var mostSizes: Int { 8 }

  /// Whether they still count.
  func areFor(_ snapshot: LayoutSnapshot) -> Bool {
    layout === snapshot.layout && crossShare == snapshot.crossShare && hidesItemsAtEye == snapshot.hidesItemsAtEye
  }

  /// Finds the paths of items, unless they are known.
  /// - Returns: False if a style jumps about too often, or the items have too many sizes.
  mutating func find(for items: [MountedItem], _ snapshot: LayoutSnapshot) -> Bool {
    var sizes: [Size2D] = [], greatest = Size2D.zero
    for item in items {
      if !sizes.contains(item.size) { sizes.append(item.size) }
      greatest.width = max(greatest.width, item.size.width)
      greatest.height = max(greatest.height, item.size.height)
    }
    if entries.count > Self.mostSizes { entries = [] }
    shared = entry(for: greatest, snapshot)
    areForOneSize = crossShare == 0.5 && !entries[shared].path.isHiddenSomewhere
    guard !areForOneSize, sizes.count > 1 else { return !entries[shared].path.isTooUneven }
    guard sizes.count <= Self.mostSizes else { return false }
    return sizes.allSatisfy { !entries[entry(for: $0, snapshot)].path.isTooUneven }
  }

  private mutating func entry(for size: Size2D, _ snapshot: LayoutSnapshot) -> Int {
    for index in entries.indices where entries[index].size == size { return index }
    // Farther away than these nothing is visible.
    let reach = Double(snapshot.layout.visibleCount + 1)
    entries.append((size, OffsetPath(from: -reach, to: reach, snapshot, size: size)))
    return entries.count - 1
  }

  /// The path of items of a size.
  func path(of size: Size2D) -> OffsetPath {
    for (other, path) in entries where !areForOneSize && other == size { return path }
    return entries[shared].path
  }

  /// The fastest that a corner of an item moves on one of them; see `OffsetPath`.
  var steepness: Double {
    var steepness = 0.0
    for (_, path) in entries { steepness = max(steepness, path.steepness) }
    return steepness
  }
}
