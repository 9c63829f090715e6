/// Recycled views of items and of placeholders; the two kinds are never mixed.
struct ReusePool<View> {
  private var items: [View] = []
  private var placeholders: [View] = []

  /// The maximum number of views of each kind.
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
