/// What becomes of the items when the data changes: a batch of inserts, removes, moves and reloads, or the difference
/// between two states.
///
/// Indexes of what is removed, and from where something moves, count the items before; all others count the items after,
/// as batch updates of collection views do. Invalid indexes and duplicates are ignored.
public final class ItemChanges: Sendable {
  /// How many items there are before and after.
  public let countBefore: Int
  /// How many items there are after.
  public let countAfter: Int
  /// The items that are removed.
  private let removed: IndexRuns
  /// The items before that are not kept in order: removed ones and those that move.
  private let taken: IndexRuns
  /// The places after that are not kept in order: inserted ones and those to which something moves.
  private let put: IndexRuns
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
  public convenience init(
    countBefore: Int, removing: [Int] = [], inserting: [Int] = [], moving: [Move] = [], reloading: [Int] = []
  ) {
    let before = Self.valid(countBefore)
    let removed = IndexRuns(removing.filter { $0 >= 0 && $0 < before })
    var moves: [Move] = [], sources: [Int] = [], targets: [Int] = []
    for move in moving where move.from >= 0 && move.from < before && Self.isIndex(move.to) {
      guard !removed.contains(move.from), !sources.contains(move.from), !targets.contains(move.to) else { continue }
      sources.append(move.from)
      targets.append(move.to)
      moves.append(move)
    }
    let inserted = IndexRuns(inserting.filter { Self.isIndex($0) && !targets.contains($0) })
    self.init(before: before, removed: removed, inserted: inserted, moves: moves, reloading: reloading)
  }

  /// The difference to a state in which each item is known by where it was.
  /// - Parameters:
  ///   - countBefore: How many items there are before.
  ///   - previousIndexes: For each item after its index before; a negative or invalid one, or one that came already, for a
  ///     new item.
  /// - Complexity: O(*n* log *n*), *n* the number of items.
  public convenience init(countBefore: Int, previousIndexes: [Int]) {
    let before = Self.valid(countBefore)
    var kept: [Move] = []
    for (new, old) in previousIndexes.enumerated() where old >= 0 && old < before {
      kept.append(Move(from: old, to: new))
    }
    // Of an item that comes more than once the first counts.
    var sources: [Int] = [], isFirst = [Bool](repeating: false, count: kept.count)
    for position in ascendingOrder(of: kept.map { $0.from }) where sources.last != kept[position].from {
      sources.append(kept[position].from)
      isFirst[position] = true
    }
    var unique: [Move] = []
    for position in kept.indices where isFirst[position] { unique.append(kept[position]) }
    let removed = IndexRuns(to: before, without: sources)
    let inserted = IndexRuns(to: previousIndexes.count, without: unique.map { $0.to })
    let stays = Self.longestAscending(unique)
    var moves: [Move] = []
    for position in unique.indices where !stays[position] { moves.append(unique[position]) }
    self.init(before: before, removed: removed, inserted: inserted, moves: moves, reloading: [])
  }

  /// The difference between two states of identified items. Of an identity that comes more than once the first counts.
  /// - Complexity: O(*n* log *n*), *n* the number of items.
  public convenience init<ID: Hashable>(from old: [ID], to new: [ID]) {
    var places: [ID: Int] = [:]
    for (index, id) in old.enumerated() where places[id] == nil { places[id] = index }
    self.init(countBefore: old.count, previousIndexes: new.map { places[$0] ?? -1 })
  }

  private init(before: Int, removed: IndexRuns, inserted: IndexRuns, moves: [Move], reloading: [Int]) {
    let after = Self.valid(before - removed.count + inserted.count)
    countBefore = before
    countAfter = after
    self.removed = removed
    let bySource = ascendingOrder(of: moves.map { $0.from }).map { moves[$0] }
    let byTarget = ascendingOrder(of: moves.map { $0.to }).map { moves[$0] }
    self.moves = bySource
    movesByTarget = byTarget
    taken = removed.with(bySource.map { $0.from })
    put = inserted.with(byTarget.map { $0.to })
    var reloads: [Int] = []
    for run in IndexRuns(reloading.filter { $0 >= 0 && $0 < after }).runs { reloads.append(contentsOf: run) }
    self.reloads = reloads
  }

  /// A count that the engine can work with.
  /// Whether there may be an item at an index.
  private static func isIndex(_ index: Int) -> Bool { index == valid(index) }

  private static func valid(_ count: Int) -> Int { count.clamped(to: 0...Int(Double.greatestCount)) }

  /// Whether nothing changes.
  public var isEmpty: Bool { taken.count == 0 && put.count == 0 && reloads.isEmpty }

  // MARK: Where items go

  /// The index after of an item before; nil where it is removed.
  /// - Complexity: O(log *c*), *c* the number of changes.
  public func newIndex(of old: Int) -> Int? {
    guard old >= 0, old < countBefore else { return nil }
    if taken.contains(old) { return moves.move(where: old, key: { $0.from })?.to }
    return put.missing(at: old - taken.count(below: old))
  }

  /// The index before of an item after; nil where it is inserted.
  /// - Complexity: O(log *c*), *c* the number of changes.
  public func oldIndex(of new: Int) -> Int? {
    guard new >= 0, new < countAfter else { return nil }
    if put.contains(new) { return movesByTarget.move(where: new, key: { $0.to })?.from }
    return taken.missing(at: new - put.count(below: new))
  }

  /// The index after of an item before, or where it is removed of the next one that is kept, or of the last one before it.
  /// - Parameter wraps: Whether the last item is followed by the first; then that may be the next one, and its index counts
  ///   on from the last.
  /// - Complexity: O(log *c*), *c* the number of changes.
  func survivor(of old: Int, wraps: Bool = false) -> Int? {
    let old = max(0, old)
    let next = removed.firstMissing(from: old)
    if next < countBefore { return newIndex(of: next) }
    let first = removed.firstMissing(from: 0)
    if wraps, first < countBefore { return newIndex(of: first).map { countAfter + $0 } }
    let last = removed.lastMissing(upTo: min(old, countBefore - 1))
    return last >= 0 ? newIndex(of: last) : nil
  }

  // MARK: Lists

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
