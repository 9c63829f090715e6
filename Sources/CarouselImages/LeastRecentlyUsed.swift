/// A cache of values up to a total cost; it evicts the least recently used ones first.
struct LeastRecentlyUsed<Key: Hashable, Value> {
  private var entries: [Key: (value: Value, cost: Int, use: Int)] = [:]
  private var uses = 0
  private(set) var cost = 0

  /// The maximum total cost; negative values count as 0.
  var limit: Int {
    didSet {
      limit = max(0, limit)
      trim()
    }
  }

  init(limit: Int) {
    self.limit = max(0, limit)
  }

  var count: Int { entries.count }

  /// Returns the value and marks it as used.
  subscript(key: Key) -> Value? {
    mutating get {
      uses += 1
      entries[key]?.use = uses
      return entries[key]?.value
    }
  }

  /// Adds a value, unless its cost alone exceeds the limit.
  /// - Complexity: O(*n*) for each evicted value, where *n* is the number of cached values.
  mutating func insert(_ value: Value, for key: Key, cost valueCost: Int) {
    remove(key)
    guard valueCost >= 0, valueCost <= limit else { return }
    uses += 1
    entries[key] = (value, valueCost, uses)
    cost += valueCost
    trim()
  }

  mutating func removeAll() {
    entries = [:]
    cost = 0
  }

  private mutating func trim() {
    while cost > limit, let oldest = entries.min(by: { $0.value.use < $1.value.use }) { remove(oldest.key) }
  }

  private mutating func remove(_ key: Key) {
    if let old = entries.removeValue(forKey: key) { cost -= old.cost }
  }
}
