/// A set of indexes as runs of neighbours, so that a thousand million neighbours take no more room than one.
struct IndexRuns: Sendable {
  /// Ascending, without touching each other.
  private(set) var runs: [Range<Int>] = []
  /// For each run how many indexes there are in those before it.
  private var before: [Int] = []
  /// How many indexes there are.
  private(set) var count = 0

  /// An empty set.
  init() {}

  /// The set of a list, in any order.
  /// - Complexity: O(*n* log *n*), *n* the length of the list.
  init(_ indexes: [Int]) {
    for position in ascendingOrder(of: indexes) { append(indexes[position]..<indexes[position] + 1) }
  }

  /// The indexes up to a count that are not in an ascending list.
  /// - Complexity: O(*n*), *n* the length of the list.
  init(from zero: Int = 0, to count: Int, without ascending: [Int]) {
    var next = zero
    for index in ascending {
      append(next..<max(next, index))
      next = max(next, index + 1)
    }
    append(next..<max(next, count))
  }

  /// Adds indexes; those that are not above the last one are left out.
  mutating func append(_ range: Range<Int>) {
    let end = runs.last?.upperBound ?? Int.min
    let range = max(range.lowerBound, end)..<max(range.upperBound, end)
    guard !range.isEmpty else { return }
    if let last = runs.last, last.upperBound == range.lowerBound {
      runs[runs.count - 1] = last.lowerBound..<range.upperBound
    } else {
      runs.append(range)
      before.append(count)
    }
    count += range.count
  }

  /// The set with the indexes of an ascending list, too.
  func with(_ ascending: [Int]) -> IndexRuns {
    var result = IndexRuns()
    var next = ascending.startIndex
    for run in runs {
      while next < ascending.endIndex, ascending[next] < run.lowerBound {
        result.append(ascending[next]..<ascending[next] + 1)
        next += 1
      }
      result.append(run)
    }
    for index in ascending[next...] { result.append(index..<index + 1) }
    return result
  }

  /// How many are below an index.
  /// - Complexity: O(log *r*), *r* the number of runs.
  func count(below index: Int) -> Int {
    let run = firstRun { $0.upperBound > index }
    guard run < runs.count else { return count }
    return before[run] + max(0, index - runs[run].lowerBound)
  }

  /// Whether an index is in the set.
  /// - Complexity: O(log *r*), *r* the number of runs.
  func contains(_ index: Int) -> Bool {
    let run = firstRun { $0.upperBound > index }
    return run < runs.count && runs[run].lowerBound <= index
  }

  /// The index that has so many below it which are not in the set, and is not in the set itself.
  /// - Complexity: O(log *r*), *r* the number of runs.
  func missing(at rank: Int) -> Int {
    // Before a run there are `lowerBound − before` indexes that are not in the set.
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].lowerBound - before[middle] <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + (low < runs.count ? before[low] : count)
  }

  /// The first index from one on that is not in the set.
  func firstMissing(from index: Int) -> Int {
    let run = firstRun { $0.upperBound > index }
    return run < runs.count && runs[run].lowerBound <= index ? runs[run].upperBound : index
  }

  /// The last index up to one that is not in the set; −1 where there is none.
  func lastMissing(upTo index: Int) -> Int {
    let run = firstRun { $0.upperBound > index }
    return max(-1, run < runs.count && runs[run].lowerBound <= index ? runs[run].lowerBound - 1 : index)
  }

  private func firstRun(where isBeyond: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(runs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
