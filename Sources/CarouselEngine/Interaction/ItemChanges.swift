/// What becomes of the items when the data changes: a batch of inserts, removes, moves and reloads, or the difference
/// between two states.
///
/// Indexes of what is removed, and from where something moves, count the items before; all others count the items after,
/// as batch updates of collection views do. Invalid indexes and duplicates are ignored.
public struct ItemChanges: Sendable {
  /// How many items there are before and after.
  public let countBefore: Int
  /// How many items there are after.
  public let countAfter: Int
  /// The items before that are not kept in order: removed ones and those that move. Ascending.
  private let taken: [Int]
  /// The places after that are not kept in order: inserted ones and those to which something moves. Ascending.
  private let put: [Int]
  /// Moves, ascending by where they come from, and the same ascending by where they go.
  private let moves: [Move]
  private let movesByTarget: [Move]
  /// The items after that are reloaded.
  let reloads: [Int]

  /// An item that moves.
  public struct Move: Equatable, Sendable {
    /// Its index before and after.
    public var from: Int, to: Int

    /// A move from an index before to an index after.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// A batch.
  /// - Parameters:
  ///   - countBefore: How many items there are before.
  ///   - removing: The indexes before of items that are removed.
  ///   - inserting: The indexes after of items that are inserted.
  ///   - moving: The items that move.
  ///   - reloading: The indexes after of items whose views are to be asked for again.
  /// - Complexity: O(*c* log *c* + *m*²), *c* the number of changes and *m* that of moves.
  public init(
    countBefore: Int, removing: [Int] = [], inserting: [Int] = [], moving: [Move] = [], reloading: [Int] = []
  ) {
    let before = max(0, countBefore)
    let removed = Self.ascending(removing.filter { $0 >= 0 && $0 < before })
    var moved: [Move] = [], sources: [Int] = [], targets: [Int] = []
    for move in moving where move.from >= 0 && move.from < before && move.to >= 0 {
      guard !removed.has(move.from), !sources.contains(move.from), !targets.contains(move.to) else { continue }
      sources.append(move.from)
      targets.append(move.to)
      moved.append(move)
    }
    let inserted = Self.ascending(inserting.filter { index in index >= 0 && !targets.contains(index) })
    self.init(before: before, removed: removed, inserted: inserted, moves: moved, reloading: reloading)
  }

  /// The difference to a state in which each item is known by where it was.
  /// - Parameters:
  ///   - countBefore: How many items there are before.
  ///   - previousIndexes: For each item after its index before; a negative or invalid one, or one that came already, for a
  ///     new item.
  /// - Complexity: O(*n* log *n*), *n* the number of items.
  public init(countBefore: Int, previousIndexes: [Int]) {
    let before = max(0, countBefore)
    var isKept = [Bool](repeating: false, count: before)
    var kept: [Move] = [], inserted: [Int] = []
    for (new, old) in previousIndexes.enumerated() {
      if old >= 0, old < before, !isKept[old] {
        isKept[old] = true
        kept.append(Move(from: old, to: new))
      } else {
        inserted.append(new)
      }
    }
    let stays = Self.longestAscending(kept)
    var moves: [Move] = []
    for position in kept.indices where !stays[position] { moves.append(kept[position]) }
    var removed: [Int] = []
    for old in isKept.indices where !isKept[old] { removed.append(old) }
    self.init(before: before, removed: removed, inserted: inserted, moves: moves, reloading: [])
  }

  /// The difference between two states of identified items. Of an identity that comes more than once the first counts.
  /// - Complexity: O(*n* log *n*), *n* the number of items.
  public init<ID: Hashable>(from old: [ID], to new: [ID]) {
    var places: [ID: Int] = [:]
    for (index, id) in old.enumerated() where places[id] == nil { places[id] = index }
    self.init(countBefore: old.count, previousIndexes: new.map { places[$0] ?? -1 })
  }

  private init(before: Int, removed: [Int], inserted: [Int], moves: [Move], reloading: [Int]) {
    let after = before - removed.count + inserted.count
    countBefore = before
    countAfter = after
    var byTarget = moves
    byTarget.sort { $0.to < $1.to }
    var bySource = moves
    bySource.sort { $0.from < $1.from }
    self.moves = bySource
    movesByTarget = byTarget
    taken = Self.ascending(removed + moves.map { $0.from })
    put = Self.ascending(inserted + moves.map { $0.to })
    reloads = Self.ascending(reloading.filter { $0 >= 0 && $0 < after })
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { taken.isEmpty && put.isEmpty && reloads.isEmpty }

  // MARK: Where items go

  /// The index after of an item before; nil where it is removed.
  /// - Complexity: O(log *c*), *c* the number of changes.
  public func newIndex(of old: Int) -> Int? {
    guard old >= 0, old < countBefore else { return nil }
    let before = taken.count(below: old)
    if before < taken.count, taken[before] == old {
      return moves.move(where: old, key: { $0.from })?.to
    }
    return put.missing(at: old - before)
  }

  /// The index before of an item after; nil where it is inserted.
  /// - Complexity: O(log *c*), *c* the number of changes.
  public func oldIndex(of new: Int) -> Int? {
    guard new >= 0, new < countAfter else { return nil }
    let before = put.count(below: new)
    if before < put.count, put[before] == new {
      return movesByTarget.move(where: new, key: { $0.to })?.from
    }
    return taken.missing(at: new - before)
  }

  /// The index after of an item before, or where it is removed of the next one that is kept, or of the last one before it.
  /// - Parameter wraps: Whether the last item is followed by the first; then that may be the next one, and its index counts
  ///   on from the last.
  /// - Complexity: O(*r* log *c*), *r* the number of items in a row that are removed.
  func survivor(of old: Int, wraps: Bool = false) -> Int? {
    if let index = newIndex(of: old) { return index }
    for next in max(0, old)..<max(0, old, countBefore) { if let index = newIndex(of: next) { return index } }
    if wraps, countAfter > 0 {
      for next in 0..<countBefore { if let index = newIndex(of: next) { return countAfter + index } }
    }
    for previous in (0..<max(0, min(old, countBefore))).reversed() {
      if let index = newIndex(of: previous) { return index }
    }
    return nil
  }

  // MARK: Lists

  private static func ascending(_ indexes: [Int]) -> [Int] {
    var sorted = indexes
    sorted.sort()
    var result: [Int] = []
    for index in sorted where result.last != index { result.append(index) }
    return result
  }

  /// Which of some moves, ascending by target, are part of a longest run whose sources ascend, too: those stay, so that as
  /// few as possible count as moved. Patience sorting.
  private static func longestAscending(_ moves: [Move]) -> [Bool] {
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: moves.count)
    for position in moves.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if moves[ends[middle]].from < moves[position].from { low = middle + 1 } else { high = middle }
      }
      previous[position] = low > 0 ? ends[low - 1] : -1
      if low < ends.count { ends[low] = position } else { ends.append(position) }
    }
    var isPart = [Bool](repeating: false, count: moves.count)
    var position = ends.last ?? -1
    while position >= 0 {
      isPart[position] = true
      position = previous[position]
    }
    return isPart
  }
}

/// Ascending lists of indexes.
extension [Int] {
  /// How many are below an index.
  fileprivate func count(below index: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  fileprivate func has(_ index: Int) -> Bool {
    let place = count(below: index)
    return place < count && self[place] == index
  }

  /// The index that has so many before it which are not in the list.
  fileprivate func missing(at rank: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}

/// Moves, ascending by a key.
extension [ItemChanges.Move] {
  /// The move whose key is an index.
  fileprivate func move(where index: Int, key: (ItemChanges.Move) -> Int) -> ItemChanges.Move? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if key(self[middle]) < index { low = middle + 1 } else { high = middle }
    }
    return low < count && key(self[low]) == index ? self[low] : nil
  }
}
