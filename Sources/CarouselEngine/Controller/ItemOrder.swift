/// An order of mounted items from back to front: their positions in the list of mounted items, sorted in each frame.
/// Since consecutive frames differ little, an insertion sort has next to nothing to do.
struct ItemOrder {
  private(set) var positions: [Int] = []

  /// Adds an item in front of the others.
  mutating func append(_ position: Int) {
    positions.append(position)
  }

  /// Removes an item; the last one of the list takes its position.
  mutating func remove(_ position: Int, replacedBy last: Int) {
    var kept = 0
    for index in positions.indices {
      let here = positions[index]
      guard here != position else { continue }
      positions[kept] = here == last ? position : here
      kept += 1
    }
    if kept < positions.count { _ = positions.popLast() }
  }

  /// Sorts from back to front; the sort is stable.
  mutating func sort(isBehind: (Int, Int) -> Bool) {
    for i in positions.indices.dropFirst() {
      let moving = positions[i]
      var j = i
      while j > 0, isBehind(moving, positions[j - 1]) {
        positions[j] = positions[j - 1]
        j -= 1
      }
      positions[j] = moving
    }
  }
}
