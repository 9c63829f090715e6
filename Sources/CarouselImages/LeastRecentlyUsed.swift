/// Keeps values while they cost no more than a limit together; what was used least recently goes first.
struct LeastRecentlyUsed<Key: Hashable, Value> {
  private var entries: [Key: (value: Value, cost: Int, use: Int)] = [:]
  private var uses = 0
  private(set) var cost = 0

  /// What the values may cost together; negative values count as 0.
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

  /// The value, which counts as used.
  subscript(key: Key) -> Value? {
    mutating get {
      uses += 1
      entries[key]?.use = uses
      return entries[key]?.value
    }
  }

  /// Keeps a value; one that is dearer than the limit by itself is not kept.
  /// - Complexity: O(*n*) for each value that has to go, *n* the number of those kept.
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
