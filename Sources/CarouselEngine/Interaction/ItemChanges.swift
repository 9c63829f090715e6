/// What becomes of the items when the data changes: a batch of inserts, removes, moves and reloads, or the difference
/// between two states.
///
/// Indexes of what is removed, and from where something moves, count the items before; all others count the items after,
/// as batch updates of collection views do. Invalid indexes and duplicates are ignored.
public final class ItemChanges: Sendable {
  /// How many items there are before.
  public let countBefore: Int
  /// How many items there are after.
  public let countAfter: Int
  /// Where items go.
  private let map: Map
  /// The items after that are reloaded.
  let reloads: [Int]

  private enum Map {
    /// A batch: the items before and the places after that are not kept in order, ascending, with the moves among them.
    case batch(taken: [Int], put: [Int], moves: [Move])
    /// A difference: for each item the index on the other side, −1 for none. Items before that are beyond the list have none.
    case difference(new: [Int], old: [Int])
  }

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

  private init(_ countBefore: Int, _ countAfter: Int, _ map: Map, reloads: [Int] = []) {
    self.countBefore = countBefore
    self.countAfter = countAfter
    self.map = map
    self.reloads = reloads
  }

  /// The insert of an item at a valid index.
  static func insert(at index: Int, before count: Int) -> ItemChanges {
    ItemChanges(count, count + 1, .batch(taken: [], put: [index], moves: []))
  }

  /// The removal of the item at a valid index.
  static func remove(at index: Int, before count: Int) -> ItemChanges {
    ItemChanges(count, count - 1, .batch(taken: [index], put: [], moves: []))
  }

  /// A batch.
  /// - Parameters:
  ///   - countBefore: How many items there are before.
  ///   - removing: The indexes before of items that are removed.
  ///   - inserting: The indexes after of items that are inserted.
  ///   - moving: The items that move.
  ///   - reloading: The indexes after of items whose views are to be asked for again.
  /// - Complexity: O(*c* log *c*), *c* the number of changes.
  public convenience init(
    countBefore: Int, removing: [Int] = [], inserting: [Int] = [], moving: [Move] = [], reloading: [Int] = []
  ) {
    let before = Self.valid(countBefore)
    let removed = Set(removing.filter { $0 >= 0 && $0 < before })
    var moves: [Move] = [], taken = removed, targets: Set<Int> = []
    for move in moving where move.from >= 0 && move.from < before && Self.isIndex(move.to) {
      guard !taken.contains(move.from), targets.insert(move.to).inserted else { continue }
      taken.insert(move.from)
      moves.append(move)
    }
    let put = targets.union(inserting.filter(Self.isIndex))
    let after = Self.valid(before - taken.count + put.count)
    self.init(
      before, after, .batch(taken: taken.sorted(), put: put.sorted(), moves: moves),
      reloads: Set(reloading.filter { $0 >= 0 && $0 < after }).sorted())
  }

  /// The difference to a state in which each item is known by where it was.
  /// - Parameters:
  ///   - countBefore: How many items there are before.
  ///   - previousIndexes: For each item after its index before; a negative or invalid one, or one that came already, for a
  ///     new item.
  /// - Complexity: O(*n*), *n* the number of items.
  public convenience init(countBefore: Int, previousIndexes: [Int]) {
    let before = Self.valid(countBefore)
    var last = -1
    for old in previousIndexes where old < before { last = max(last, old) }
    var new = [Int](repeating: -1, count: last + 1), old = previousIndexes
    for index in old.indices {
      let place = old[index]
      if place >= 0, place < before, new[place] < 0 { new[place] = index } else { old[index] = -1 }
    }
    self.init(before, old.count, .difference(new: new, old: old))
  }

  /// The difference between two states of identified items. Of an identity that comes more than once the first counts.
  /// - Complexity: O(*n*), *n* the number of items.
  public convenience init<ID: Hashable>(from old: [ID], to new: [ID]) {
    var places: [ID: Int] = [:]
    for (index, id) in old.enumerated() where places[id] == nil { places[id] = index }
    self.init(countBefore: old.count, previousIndexes: new.map { places[$0] ?? -1 })
  }

  /// Whether nothing changes.
  /// - Complexity: O(*n*) of a difference, *n* the number of items.
  public var isEmpty: Bool {
    switch map {
    case .batch(let taken, let put, _): taken.isEmpty && put.isEmpty && reloads.isEmpty
    case .difference(_, let old): countBefore == countAfter && old.indices.allSatisfy { old[$0] == $0 }
    }
  }

  // MARK: Where items go

  /// The index after of an item before; nil where it is removed.
  /// - Complexity: O(log *c* + *m*), *c* the number of changes of a batch and *m* that of moves.
  public func newIndex(of old: Int) -> Int? {
    guard old >= 0, old < countBefore else { return nil }
    switch map {
    case .batch(let taken, let put, let moves):
      return taken.rank(of: old).map(put.missing(at:)) ?? moves.first { $0.from == old }?.to
    case .difference(let new, _): return old < new.count && new[old] >= 0 ? new[old] : nil
    }
  }

  /// The index before of an item after; nil where it is inserted.
  /// - Complexity: O(log *c* + *m*), *c* the number of changes of a batch and *m* that of moves.
  public func oldIndex(of new: Int) -> Int? {
    guard new >= 0, new < countAfter else { return nil }
    switch map {
    case .batch(let taken, let put, let moves):
      return put.rank(of: new).map(taken.missing(at:)) ?? moves.first { $0.to == new }?.from
    case .difference(_, let old): return old[new] >= 0 ? old[new] : nil
    }
  }

  /// The index after of an item before, or where it is removed of the next one that is kept, or of the last one before it.
  /// - Parameter wraps: Whether the last item is followed by the first; then that may be the next one, and its index counts
  ///   on from the last.
  /// - Complexity: O(*r*) of a difference and O(*r* log *c*) of a batch, *r* the number of items in a row that are removed.
  func survivor(of old: Int, wraps: Bool = false) -> Int? {
    let start = max(0, old), end = if case .difference(let new, _) = map { new.count } else { countBefore }
    for next in start..<max(start, end) { if let index = newIndex(of: next) { return index } }
    let before = min(start, end)
    if wraps {
      for next in 0..<before { if let index = newIndex(of: next) { return countAfter + index } }
    }
    for previous in (0..<before).reversed() { if let index = newIndex(of: previous) { return index } }
    return nil
  }

  /// A count that the engine can work with, and whether an index is below all of them.
  private static func valid(_ count: Int) -> Int { count.clamped(to: 0...Int(Double.greatestCount)) }
  private static func isIndex(_ index: Int) -> Bool { index >= 0 && index < Int(Double.greatestCount) }
}

/// Ascending lists of indexes.
extension [Int] {
  /// How many indexes below one are not in the list; nil where it is in the list itself.
  fileprivate func rank(of index: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == index ? nil : index - low
  }

  /// The index that is not in the list and has so many below it which are not, either.
  fileprivate func missing(at rank: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}
