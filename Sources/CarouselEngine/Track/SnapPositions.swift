/// Where a carousel comes to rest: on each item, on groups of them, and at its contained ends.
///
/// The positions are never stored: each is computed in O(1) from the number of items. They are numbered as *pages*, from
/// 0; a fractional page is between two of them. Everything that snaps, steps or turns pages rounds in pages.
struct SnapPositions: Equatable {
  /// The number of items in a group: whole, at least 1.
  var groupSize = 1.0
  /// The share of the viewport, and of a group, that come to rest on each other, 0…1.
  var alignment = 0.5
  /// How many items the viewport can show besides one, if there must be no empty space before the first item and after
  /// the last one; 0 if there may be.
  var span = 0.0
  /// Where contained ends rest, in items, where items have lengths of their own and those at the end are known.
  var measuredEnds = MeasuredEnds()

  /// Keeps the measured ends of other positions, if they are the same otherwise.
  mutating func keepMeasuredEnds(of other: SnapPositions) {
    measuredEnds = other.measuredEnds
    if self != other { measuredEnds = MeasuredEnds() }
  }

  /// Whether each item is a page. Then positions and pages are the same numbers.
  var areItems: Bool { groupSize == 1 && span == 0 }
}

/// The contained ends of a row whose items have lengths of their own, in items; nil where too few of them are known.
struct MeasuredEnds: Equatable {
  var lower: Double?
  var upper: Double?
}

extension Track {
  /// The least and the greatest position at rest; only on a track that does not wrap. They are equal if the items do not
  /// fill the viewport: then the whole row is aligned.
  var ends: ClosedRange<Double> {
    let last = Double(max(0, itemCount - 1)), size = snaps.groupSize
    guard !snaps.areItems else { return 0...last }
    // The viewport shows as many items before and after those at the ends, or the last group has as many.
    let before = min(last, max(snaps.span, size - 1))
    let after = max(min(snaps.span, last), last - (last / size).rounded(.down) * size)
    let lower = (snaps.measuredEnds.lower ?? snaps.alignment * before).clamped(0, last)
    let upper = snaps.measuredEnds.upper ?? last - (1 - snaps.alignment) * after
    return lower...upper.clamped(lower, last)
  }

  /// The number of pages; on a circle, of those in one round of the items.
  var pageCount: Int {
    guard itemCount > 0 else { return 0 }
    return Int(saturating: wraps || snaps.areItems ? groupCount : endGroups.upperBound - endGroups.lowerBound + 1)
  }

  /// Returns the page at a position, continuously; beyond the ends, pages are as long as items.
  func page(at position: Double) -> Double {
    guard !snaps.areItems, itemCount > 0 else { return position }
    let inside = wraps ? position : position.clamped(to: ends), groups = endGroups
    var group = group(at: inside)
    if !wraps { group = group.clamped(groups.lowerBound, groups.upperBound - 1) }
    let start = self.position(ofGroup: group), length = self.position(ofGroup: group + 1) - start
    return group - groups.lowerBound + (length > Feel.sameOffset ? (inside - start) / length : 0) + position - inside
  }

  /// Returns the position of a whole page: the inverse of `page(at:)`.
  func position(ofPage page: Double) -> Double {
    guard !snaps.areItems, itemCount > 0 else { return page }
    let groups = endGroups, group = page + groups.lowerBound
    let inside = wraps ? group : group.clamped(to: groups)
    return position(ofGroup: inside) + group - inside
  }

  /// Returns the position rounded to a page.
  func snapped(_ position: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Double {
    self.position(ofPage: page(at: position).rounded(rule))
  }

  /// Returns where the item at a slot comes to rest: the position of its group.
  func position(ofSlot slot: Int) -> Double {
    guard !snaps.areItems, itemCount > 0 else { return Double(slot) }
    let rounds = wraps ? (Double(slot) / Double(itemCount)).rounded(.down) : 0
    let group = ((Double(slot) - rounds * Double(itemCount)) / snaps.groupSize).rounded(.down)
    return position(ofGroup: group + rounds * groupCount)
  }

  /// Returns the slot of the item that is current at a position: the nearest one. A contained end between two items belongs
  /// to the outer one, which is wholly visible there, so that each page has an item of its own.
  func currentSlot(at position: Double) -> Int {
    guard snaps.span > 0, !wraps, pageCount > 1 else { return nearestSlot(to: position) }
    let groups = endGroups, ends = ends, last = groups.upperBound - groups.lowerBound
    let lower = (ends.lowerBound + Feel.sameOffset).rounded(.down)
    let upper = (ends.upperBound - Feel.sameOffset).rounded(.up)
    let first = max(0, min(lower, (groups.lowerBound + 1) * snaps.groupSize - 1))
    let final = min(Double(itemCount - 1), max(upper, groups.upperBound * snaps.groupSize))
    // The row from the first page to the second, and to the last one, is stretched to these items.
    let inside = position.clamped(to: ends), page = page(at: inside)
    let before = (ends.lowerBound - first) * max(0, 1 - page)
    let after = (final - ends.upperBound) * max(0, page - last + 1)
    let slot = (inside - before + after).rounded(.toNearestOrAwayFromZero)
    let isBetween = page >= 0.5 && page < last - 0.5 && final - first > 1
    return Int(saturating: isBetween ? slot.clamped(first + 1, final - 1) : slot)
  }

  /// Whether the item at a slot is current at a position, or rests on the page there: in a group, or at a contained end.
  func rests(_ slot: Int, at position: Double) -> Bool {
    guard slot != currentSlot(at: position) else { return true }
    guard !snaps.areItems, let item = item(at: slot) else { return false }
    return abs(shortestDistance(from: self.position(ofSlot: item), to: snapped(position))) < Feel.sameOffset
  }

  /// Returns the seam of a circle that shows each item once, if all items have the same length: opposite to the middle of the
  /// viewport, and between two items at rest if it is visible.
  /// - Parameter view: What the viewport shows, in items.
  func seam(in view: ShownPart) -> Seam {
    let count = Double(itemCount), range = seamOffsets
    var offset = view.middle + count / 2
    let isVisible = count < view.length + 1 || !range.contains(offset)
    if isVisible { offset = (offset + groupStart).rounded(.down) + 0.5 - groupStart }
    return Seam(offset: offset.clamped(to: range), isVisible: isVisible)
  }

  /// The offsets at which a seam divides no page, in items: from the end of the page to its beginning.
  var seamOffsets: ClosedRange<Double> {
    let first = groupLength - groupStart - 0.5
    return first...max(first, Double(period) - groupStart - 0.5)
  }

  // MARK: Groups

  /// The number of groups, the last of which may be smaller.
  private var groupCount: Double { (Double(itemCount) / snaps.groupSize).rounded(.up) }

  /// Where the first group rests if it is not contained, in items. On a circle it has all items at most.
  private var groupStart: Double { snaps.alignment * (groupLength - 1) }
  private var groupLength: Double { wraps ? min(snaps.groupSize, Double(itemCount)) : snaps.groupSize }

  /// Returns where a group comes to rest, between the ends.
  private func position(ofGroup group: Double) -> Double {
    let position = restingPosition(ofGroup: group)
    return wraps ? position : position.clamped(to: ends)
  }

  /// Returns where a group is aligned; on a circle, the group after the last one is the first one again.
  private func restingPosition(ofGroup group: Double) -> Double {
    let rounds = wraps ? (group / groupCount).rounded(.down) : 0
    return (group - rounds * groupCount) * snaps.groupSize + rounds * Double(itemCount) + groupStart
  }

  /// Returns the last group that is aligned at a position or before it.
  private func group(at position: Double) -> Double {
    let place = position - groupStart, count = Double(itemCount)
    let rounds = wraps ? (place / count).rounded(.down) : 0
    return ((place - rounds * count) / snaps.groupSize).rounded(.down) + rounds * groupCount
  }

  /// The groups that rest at the ends: the last one that would be before the least position, and the first one that would
  /// be after the greatest. On a circle, the first and the last one.
  private var endGroups: ClosedRange<Double> {
    guard !wraps else { return 0...groupCount }
    let ends = ends, first = group(at: ends.lowerBound + Feel.sameOffset)
    if ends.upperBound - ends.lowerBound < Feel.sameOffset { return first...first }
    let last = group(at: ends.upperBound - Feel.sameOffset) + 1
    return first...max(first, last)
  }
}
