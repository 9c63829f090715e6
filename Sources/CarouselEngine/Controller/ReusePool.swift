/// Views that are not shown and wait to be used again. Of two kinds: items' and placeholders' are never mixed.
struct ReusePool<View> {
  private var items: [View] = []
  private var placeholders: [View] = []

  /// The most of each kind that are kept.
  static var limit: Int { 64 }

  mutating func add(_ view: View, isPlaceholder: Bool) {
    if isPlaceholder {
      if placeholders.count < Self.limit { placeholders.append(view) }
    } else if items.count < Self.limit {
      items.append(view)
    }
  }

  mutating func take(placeholder: Bool) -> View? {
    placeholder ? placeholders.popLast() : items.popLast()
  }
}
