/// The changes of the items when the data changes: a batch of inserts, removals, moves and reloads, or the difference
/// between two states.
///
/// As in batch updates of collection views, the indexes of removals and the origins of moves refer to the state before;
/// all others refer to the state after. Invalid indexes and duplicates are ignored; inserts and moves to beyond the end
/// are to the end.
public final class ItemChanges: Sendable {
  /// The number of items before.
  public let countBefore: Int
  /// The number of items after.
  public let countAfter: Int
  /// The mapping between old and new indexes.
  private let map: Map
  /// The new indexes of the items that are reloaded.
  let reloads: [Int]

  private enum Map {
    /// A batch: the old and the new indexes, ascending, that are not kept in order, including those of moves.
    case batch(taken: [Int], put: [Int], moves: [Move])
    /// A difference: for each item the index on the other side, or −1. Old items beyond the end of the list have none.
    case difference(new: [Int], old: [Int])
  }

  /// An item that moves.
  public struct Move: Equatable, Sendable {
    /// The old and the new index.
    public var from: Int, to: Int

    /// Creates a move from an old index to a new one.
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

  /// Returns the insert of an item at a valid index.
  static func insert(at index: Int, before count: Int) -> ItemChanges {
    ItemChanges(count, count + 1, .batch(taken: [], put: [index], moves: []))
  }

  /// Returns the removal of the item at a valid index.
  static func remove(at index: Int, before count: Int) -> ItemChanges {
    ItemChanges(count, count - 1, .batch(taken: [index], put: [], moves: []))
  }

  /// Creates a batch update.
  /// - Parameters:
  ///   - countBefore: The number of items before.
  ///   - removing: The old indexes of removed items.
  ///   - inserting: The new indexes of inserted items.
  ///   - moving: The moved items.
  ///   - reloading: The new indexes of items whose views are reloaded.
  /// - Complexity: O(*c* log *c*), where *c* is the number of changes.
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
    var put = targets.union(inserting.filter(Self.isIndex)).sorted()
    let kept = before - taken.count, after = Self.valid(kept + put.count)
    // Beyond the end is at the end.
    for (rank, index) in put.enumerated() where index > kept + rank {
      put[rank] = kept + rank
      for move in moves.indices where moves[move].to == index { moves[move].to = kept + rank }
    }
    self.init(
      before, after, .batch(taken: taken.sorted(), put: put, moves: moves),
      reloads: Set(reloading.filter { $0 >= 0 && $0 < after }).sorted())
  }

  /// Creates the difference to a state in which each item is given by its old index.
  /// - Parameters:
  ///   - countBefore: The number of items before.
  ///   - previousIndexes: The old index of each item; a negative, invalid or repeated index stands for a new item.
  /// - Complexity: O(*n*), where *n* is the number of items.
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

  /// Creates the difference between two states of identified items. Of a repeated identity only the first occurrence
  /// counts.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public convenience init<ID: Hashable>(from old: [ID], to new: [ID]) {
    var places: [ID: Int] = [:]
    for (index, id) in old.enumerated() where places[id] == nil { places[id] = index }
    self.init(countBefore: old.count, previousIndexes: new.map { places[$0] ?? -1 })
  }

  /// Whether nothing changes.
  /// - Complexity: O(*n*) for a difference, where *n* is the number of items.
  public var isEmpty: Bool {
    switch map {
    case .batch(let taken, let put, _): taken.isEmpty && put.isEmpty && reloads.isEmpty
    case .difference(_, let old): countBefore == countAfter && old.indices.allSatisfy { old[$0] == $0 }
    }
  }

  // MARK: Indexes

  /// Returns the new index of an item, or nil if it is removed.
  /// - Complexity: O(log *c* + *m*), where *c* is the number of changes of a batch and *m* the number of moves.
  public func newIndex(of old: Int) -> Int? {
    guard old >= 0, old < countBefore else { return nil }
    switch map {
    case .batch(let taken, let put, let moves):
      return taken.rank(of: old).map(put.missing(at:)) ?? moves.first { $0.from == old }?.to
    case .difference(let new, _): return old < new.count && new[old] >= 0 ? new[old] : nil
    }
  }

  /// Returns the old index of an item, or nil if it is inserted.
  /// - Complexity: O(log *c* + *m*), where *c* is the number of changes of a batch and *m* the number of moves.
  public func oldIndex(of new: Int) -> Int? {
    guard new >= 0, new < countAfter else { return nil }
    switch map {
    case .batch(let taken, let put, let moves):
      return put.rank(of: new).map(taken.missing(at:)) ?? moves.first { $0.to == new }?.from
    case .difference(_, let old): return old[new] >= 0 ? old[new] : nil
    }
  }

  /// Returns the new index of an item. If it is removed, that of the new item that replaces it in place, or else of the next
  /// item that is kept, or else of the last one before it.
  /// - Parameter wraps: Whether the carousel wraps; then the next item may be the first one, and its index counts on
  ///   from the last.
  /// - Complexity: O(*r*) for a difference and O(*r* log *c*) for a batch, where *r* is the number of consecutive
  ///   removed items.
  func survivor(of old: Int, wraps: Bool = false) -> Int? {
    if let replacement = replacement(of: old) { return replacement }
    let start = max(0, old), end = if case .difference(let new, _) = map { new.count } else { countBefore }
    for next in start..<max(start, end) { if let index = newIndex(of: next) { return index } }
    let before = min(start, end)
    if wraps {
      for next in 0..<before { if let index = newIndex(of: next) { return countAfter + index } }
    }
    for previous in (0..<before).reversed() { if let index = newIndex(of: previous) { return index } }
    return nil
  }

  /// Returns the index of the new item that takes the place of a removed one: where items that follow each other are
  /// replaced by others, the one as far along these. Nil if it is kept, if nothing is inserted there, or if no item at all is
  /// kept.
  private func replacement(of old: Int) -> Int? {
    guard old >= 0, old < countBefore, newIndex(of: old) == nil else { return nil }
    // Old items beyond the end of a difference's list are removed.
    let known = if case .difference(let new, _) = map { new.count } else { countBefore }
    let previous = (0..<min(old, known)).reversed().first { newIndex(of: $0) != nil }
    let next = (old + 1..<max(old + 1, known)).first { newIndex(of: $0) != nil }
    guard previous != nil || next != nil else { return nil }
    let start = previous.flatMap(newIndex).map { $0 + 1 } ?? 0, end = next.flatMap(newIndex) ?? countAfter
    guard start < end else { return nil }
    let first = previous.map { $0 + 1 } ?? 0, last = next ?? countBefore
    // Not in integers: the product may be too large for them.
    let way = Double(old - first) * Double(end - start) / Double(last - first)
    let index = start + Int(way.rounded(.down))
    // Items that only moved here do not replace any.
    return oldIndex(of: index) == nil ? index : nil
  }

  /// Returns a count clamped to what the engine can work with.
  private static func valid(_ count: Int) -> Int { count.clamped(to: 0...Int(Double.greatestCount)) }
  private static func isIndex(_ index: Int) -> Bool { index >= 0 && index < Int(Double.greatestCount) }
}

/// Ascending lists of indexes.
extension [Int] {
  /// Returns the number of smaller indexes that are not in the list, or nil if the index itself is in the list.
  fileprivate func rank(of index: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == index ? nil : index - low
  }

  /// Returns the index that is not in the list and has `rank` smaller ones that are not in it either.
  fileprivate func missing(at rank: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}
