/// The numbers of a carousel: how many items and placeholders, and whether the end is followed by the beginning.
///
/// A *slot* is a place on the track. Slots 0 up to the number of items show the items; on a track that doesn't wrap, the
/// slots before and after show placeholders. A track that wraps is a circle of `period` slots; where the items are too
/// few to fill the view, it repeats them, and slot s shows item s mod n. Clamping, wrapping, the nearest and the
/// shortest way are decided here and nowhere else.
struct Track: Equatable {
  var itemCount = 0
  /// How many placeholders the data source has; they are shown only on a track that doesn't wrap.
  var placeholderCount = 0
  var wraps = false
  /// How many times a wrapping track shows each item; 1 or more.
  var repeats = 1

  var isEmpty: Bool { itemCount == 0 }
  /// The number of slots after which a wrapping track begins anew.
  var period: Int { itemCount * repeats }
  var shownPlaceholders: Int { wraps ? 0 : placeholderCount }
  /// How many items and placeholders there are to show.
  var count: Int { itemCount + shownPlaceholders }
  /// The placeholders before the first item: the greater half.
  var leadingPlaceholders: Int { (shownPlaceholders + 1) / 2 }
  var trailingPlaceholders: Int { shownPlaceholders / 2 }

  /// Where an empty carousel rests: before its first item, on the last leading placeholder if there is one.
  static let emptyOffset = -1.0

  // MARK: Slots

  /// The item at a slot, or nil for a placeholder.
  func item(at slot: Int) -> Int? {
    guard itemCount > 0 else { return nil }
    if wraps { return Self.modulo(slot, itemCount) }
    return slot >= 0 && slot < itemCount ? slot : nil
  }

  /// The data source's number of the placeholder at a slot.
  func placeholder(at slot: Int) -> Int {
    slot < 0 ? leadingPlaceholders + slot : leadingPlaceholders + slot - itemCount
  }

  /// The slots that may show something on a track that doesn't wrap.
  var slots: Range<Int> { -leadingPlaceholders..<itemCount + trailingPlaceholders }

  /// The slot as numbered on the circle, where there is one.
  func normalized(_ slot: Int) -> Int { wraps && period > 0 ? Self.modulo(slot, period) : slot }

  /// How far a slot is from the middle, in items: the shorter way round.
  func offset(ofSlot slot: Int, from position: Double) -> Double {
    let offset = Double(slot) - position
    guard wraps else { return offset }
    let half = Double(period) / 2
    return offset > half ? offset - Double(period) : offset < -half ? offset + Double(period) : offset
  }

  /// The first of the slots to show, where there is room for so many about the current one.
  func firstVisibleSlot(about current: Int, count: Int) -> Int {
    let first = current - count / 2
    return wraps ? first : max(slots.lowerBound, min(slots.upperBound - count, first))
  }

  // MARK: Positions

  /// The position within the ends, or on the circle.
  func clamped(_ position: Double) -> Double {
    guard itemCount > 0 else { return Self.emptyOffset }
    return wraps ? Self.modulo(position, Double(period)) : position.clamped(to: 0...Double(itemCount - 1))
  }

  /// How far a position is beyond the ends, in items: negative before the first, positive after the last.
  func excess(_ position: Double) -> Double {
    wraps ? 0 : position - clamped(position)
  }

  /// The slot nearest to a position; −1 on an empty track.
  func nearestSlot(to position: Double) -> Int {
    guard itemCount > 0 else { return -1 }
    let slot = Int(saturating: position.rounded(.toNearestOrAwayFromZero))
    return wraps ? Self.modulo(slot, period) : slot.clamped(to: 0...itemCount - 1)
  }

  /// The index as clamped or wrapped into the items; nil where there are none.
  func clampedIndex(_ index: Int) -> Int? {
    guard itemCount > 0 else { return nil }
    return wraps ? Self.modulo(index, itemCount) : index.clamped(to: 0...itemCount - 1)
  }

  /// The way from one position to another, in items: on a circle the shorter one, forwards or backwards as told by the
  /// sign. A target may be given as a position among the items; on a track that repeats them the nearest one is meant.
  func shortestDistance(from start: Double, to end: Double) -> Double {
    guard wraps, itemCount > 0 else { return end - start }
    if repeats == 1 {
      // The way as the crow flies wins a tie, as it always did.
      let direct = end - start
      let around = min(start, end) + Double(itemCount) - max(start, end)
      return abs(direct) <= abs(around) ? direct : (start < end ? -around : around)
    }
    let n = Double(itemCount)
    let way = Self.modulo(end - start, n)
    return way <= n / 2 ? way : way - n
  }

  private static func modulo(_ a: Int, _ n: Int) -> Int {
    let rest = a % n
    return rest < 0 ? rest + n : rest
  }

  private static func modulo(_ a: Double, _ n: Double) -> Double {
    let rest = a - (a / n).rounded(.down) * n
    return rest >= 0 && rest < n ? rest : 0
  }
}
