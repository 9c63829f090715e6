/// The slots of a carousel: how many items and placeholders there are, and whether the track wraps.
///
/// A *slot* is a numbered place on the track. Slots 0 up to the number of items show the items; on a track that does
/// not wrap, the slots before and after show placeholders. A wrapping track is a circle of `period` slots; if the items
/// are too few to fill the viewport, it repeats them, and slot s shows item s mod n; or, if they may not be repeated, it
/// has a seam, where items fade on their way from one end to the other if it is visible. Clamping, wrapping and shortest
/// distances are computed here and nowhere else.
struct Track {
  var itemCount = 0 {
    // Until it is measured again, a contained end moves with the last item.
    didSet { snaps.measuredEnds.upper = snaps.measuredEnds.upper.map { $0 + Double(itemCount - oldValue) } }
  }
  /// The number of placeholders in the data source; they are shown only if the track does not wrap.
  var placeholderCount = 0
  var wraps = false
  /// The number of times a wrapping track shows each item; at least 1.
  var repeats = 1
  /// Where a wrapping track begins again; nil if that is halfway around, farther away than what is visible.
  var seam: Seam?
  /// Where it comes to rest.
  var snaps = SnapPositions()

  var isEmpty: Bool { itemCount == 0 }
  /// The number of slots after which a wrapping track repeats. Before the next layout, the repetitions may be those of
  /// fewer items; they may overflow then.
  var period: Int { max(itemCount, itemCount &* repeats) }
  var shownPlaceholders: Int { wraps ? 0 : placeholderCount }
  /// The number of items and placeholders to show.
  var count: Int { itemCount + shownPlaceholders }
  /// The number of placeholders before the first item: the larger half.
  var leadingPlaceholders: Int { (shownPlaceholders + 1) / 2 }
  var trailingPlaceholders: Int { shownPlaceholders / 2 }

  /// The position of an empty carousel: before its first item, on the last leading placeholder if there is one.
  static let emptyOffset = -1.0

  // MARK: Slots

  /// Returns the item at a slot, or nil for a placeholder.
  func item(at slot: Int) -> Int? {
    guard itemCount > 0 else { return nil }
    if wraps { return Self.modulo(slot, itemCount) }
    return slot >= 0 && slot < itemCount ? slot : nil
  }

  /// Returns the data source's number of the placeholder at a slot.
  func placeholder(at slot: Int) -> Int {
    slot < 0 ? leadingPlaceholders + slot : leadingPlaceholders + slot - itemCount
  }

  /// The slots that may show something on a track that does not wrap.
  var slots: Range<Int> { -leadingPlaceholders..<itemCount + trailingPlaceholders }

  /// Returns the slot as numbered on the circle, if there is one.
  func normalized(_ slot: Int) -> Int { wraps && period > 0 ? Self.modulo(slot, period) : slot }

  /// Returns the distance of a slot from the middle, in items: the shorter way on a circle.
  func offset(ofSlot slot: Int, from position: Double) -> Double {
    let offset = Double(slot) - position
    guard wraps else { return offset }
    let length = Double(period), end = seam?.offset ?? length / 2
    return offset > end ? offset - length : offset < end - length ? offset + length : offset
  }

  /// Returns the opacity of an item that passes a visible seam, 0…1: 1 from half an item away.
  func opacity(at offset: Double) -> Double {
    guard let seam, seam.isVisible else { return 1 }
    return (2 * min(seam.offset - offset, offset - seam.offset + Double(period))).clamped(to: 0...1)
  }

  /// Returns the first of `count` visible slots around the current one.
  func firstVisibleSlot(about current: Int, count: Int) -> Int {
    let first = current - count / 2
    return wraps ? first : max(slots.lowerBound, min(slots.upperBound - count, first))
  }

  // MARK: Positions

  /// Returns the position clamped to the ends, or wrapped around the circle.
  func clamped(_ position: Double) -> Double {
    guard itemCount > 0 else { return Self.emptyOffset }
    return wraps ? Self.modulo(position, Double(period)) : position.clamped(to: ends)
  }

  /// Returns the distance of a position beyond the ends, in items: negative before the first, positive after the last.
  func excess(_ position: Double) -> Double {
    wraps ? 0 : position - clamped(position)
  }

  /// Returns the slot nearest to a position; −1 on an empty track.
  func nearestSlot(to position: Double) -> Int {
    guard itemCount > 0 else { return -1 }
    let slot = Int(saturating: position.rounded(.toNearestOrAwayFromZero))
    return wraps ? Self.modulo(slot, period) : slot.clamped(to: 0...itemCount - 1)
  }

  /// Returns the index clamped or wrapped to the items, or nil without items.
  func clampedIndex(_ index: Int) -> Int? {
    guard itemCount > 0 else { return nil }
    return wraps ? Self.modulo(index, itemCount) : index.clamped(to: 0...itemCount - 1)
  }

  /// Returns the page's number clamped or wrapped to the pages, or nil without items.
  func clampedPage(_ page: Int) -> Int? {
    guard itemCount > 0 else { return nil }
    return wraps ? Self.modulo(page, pageCount) : page.clamped(to: 0...pageCount - 1)
  }

  /// Returns the distance from one position to another, in items: on a circle the shorter one, with its sign. A target
  /// may be given as a position among the items; on a track that repeats them the nearest occurrence is meant.
  func shortestDistance(from start: Double, to end: Double) -> Double {
    guard wraps, itemCount > 0 else { return end - start }
    if repeats == 1 {
      // Not wrapping around wins a tie, as it always has.
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

/// Where a circle begins again whose slots are all mounted.
struct Seam: Equatable {
  /// Its offset, in items: items beyond it are placed before the others.
  var offset: Double
  /// Whether it may be inside of the viewport. Then it is between two items at rest, so that none of them is on it.
  var isVisible: Bool
}

/// The part of a row that the viewport shows, in usual lengths.
struct ShownPart {
  /// The distance of its middle from where the current item rests.
  var middle: Double
  /// Its length; 0 if the style shows a circle as one.
  var length: Double
}
