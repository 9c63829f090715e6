/// The places of the visible slots along the axis, where items have lengths of their own.
///
/// Distances are in usual lengths: the length of an item without one of its own, with the gap. Places are counted in slots
/// from the first one that is known, also between slots. Slots that are not known have the usual length, so that lengths that
/// become known change nothing that is visible; on a circle whose slots are all here, they begin again. It never changes, and
/// is passed by reference.
final class ItemRuler {
  /// The start of each known slot, and the end of the last one; empty if all items have the same length.
  let starts: [Double]
  /// A slot and its place.
  let slot: Int
  let place: Int
  /// The slots around that one whose items are mounted, as places: the others have the usual length until they are.
  let known: Range<Int>
  /// The gap after each item.
  let gap: Double
  /// The share of an item that is aligned at rest.
  let alignment: Double
  /// The track on which the slots are.
  let track: Track
  /// The length of a circle whose slots are all here; 0 if it is none, or there are others. And that of its longest slot.
  private let round: Double
  private let longest: Double

  init(
    starts: [Double] = [], slot: Int = 0, place: Int = 0, known: Range<Int> = 0..<0, gap: Double = 0,
    alignment: Double = 0.5, track: Track = Track()
  ) {
    (self.starts, self.slot, self.place, self.known) = (starts, slot, place, known)
    (self.gap, self.alignment, self.track) = (gap, alignment, track)
    let isRound = track.wraps && !track.isEmpty && starts.count == track.period + 1
    round = isRound ? starts[starts.count - 1] : 0
    var longest = 0.0
    if isRound { for slot in 1..<starts.count { longest = max(longest, starts[slot] - starts[slot - 1]) } }
    self.longest = longest
  }

  var isEmpty: Bool { starts.isEmpty }

  /// Returns the same lengths at other slots, on a track that may have another number of items.
  func shifted(by count: Int, on track: Track) -> ItemRuler {
    ItemRuler(
      starts: starts, slot: slot + count, place: place, known: known, gap: gap, alignment: alignment, track: track)
  }

  /// Returns the distance at a place: of a share of the item there, between two slots in proportion.
  private func distance(at place: Double, share: Double) -> Double {
    let slot = place.rounded(.down), start = distance(ofSlot: slot, share: share)
    return start + (distance(ofSlot: slot + 1, share: share) - start) * (place - slot)
  }

  /// Returns the place at a distance: the inverse of `distance(at:share:)`.
  @inline(never)
  private func place(at distance: Double, share: Double) -> Double {
    // The slots beside the known ones are shared out with them; farther away all are equal, or those of another round.
    var slot = -1.0, start = self.distance(ofSlot: slot, share: share)
    let rounds = round > 0 ? ((distance - start) / round).rounded(.down) : 0
    let distance = distance - rounds * round, first = rounds * Double(starts.count - 1)
    while slot < Double(starts.count), distance > start {
      let end = self.distance(ofSlot: slot + 1, share: share)
      if distance < end { return first + slot + (distance - start) / (end - start) }
      (slot, start) = (slot + 1, end)
    }
    return first + slot + distance - start
  }

  /// Returns the place at which the carousel is at a distance: the inverse of `distance(at:share:)` for the alignment.
  private func place(at distance: Double) -> Double { place(at: distance, share: alignment) }

  @inline(never)
  private func distance(ofSlot slot: Double, share: Double) -> Double {
    let start = start(ofSlot: slot)
    return start + share * (self.start(ofSlot: slot + 1) - start - gap)
  }

  @inline(never)
  private func start(ofSlot slot: Double) -> Double {
    if round > 0 {
      let count = Double(starts.count - 1), rounds = (slot / count).rounded(.down)
      return starts[Int(saturating: slot - rounds * count).clamped(to: 0...starts.count - 2)] + rounds * round
    }
    let known = slot.clamped(to: 0...Double(starts.count - 1))
    return starts[Int(known)] + slot - known
  }
}

extension ItemRuler {
  /// Returns the distance of an item from where the current one rests, in usual lengths.
  /// - Parameters:
  ///   - offset: Its distance in items.
  ///   - position: The position of the carousel.
  func distance(at offset: Double, from position: Double) -> Double {
    guard !isEmpty else { return offset }
    let place = place(of: position)
    return distance(at: place + offset, share: 0.5) - restingDistance(at: place)
  }

  /// Returns the distance from one position to another, in usual lengths.
  func length(from start: Double, to end: Double) -> Double {
    guard !isEmpty else { return end - start }
    let place = place(of: start)
    return mark(at: place + end - start) - mark(at: place)
  }

  /// Returns the position at a distance in usual lengths from another one: the inverse of `length(from:to:)`.
  func position(from start: Double, by length: Double) -> Double {
    guard !isEmpty else { return start + length }
    let place = place(of: start), mark = self.mark(at: place) + length
    let inside =
      track.wraps ? mark : mark.clamped(self.mark(at: self.place(of: 0)), self.mark(at: self.place(of: last)))
    return start + (self.place(at: inside) + mark - inside - place)
  }

  /// Returns how far slots reach on both sides of the point at which an item of the usual length rests with its middle, in
  /// usual lengths; infinite if all there are. Styles count from there, wherever the lengths of items have moved the current
  /// one.
  /// - Parameter places: The slots, as places; nil for all that are known.
  @inline(never)
  private func reach(from position: Double, in places: Range<Int>? = nil) -> Double {
    let rest = restingDistance(at: place(of: position)), slots = track.slots, first = slot - place
    let places = places ?? 0..<starts.count - 1
    let isFirst = !track.wraps && first + places.lowerBound <= slots.lowerBound
    let isLast = !track.wraps && first + places.upperBound >= slots.upperBound
    let before = isFirst ? .infinity : rest - start(ofSlot: Double(places.lowerBound))
    return isLast ? before : min(before, start(ofSlot: Double(places.upperBound)) - rest)
  }

  /// Whether all slots are known: between a layout and its frame some are not yet.
  var isKnown: Bool { known.count == starts.count - 1 }

  /// Returns the least number of slots around the current one that reach far enough on both sides; all that are known if they
  /// do not.
  /// - Parameter reach: In usual lengths.
  func countNeeded(at position: Double, toReach reach: Double) -> Int {
    let first = slot - place, known = starts.count - 1
    var count = 1
    while count < known {
      let start = track.firstVisibleSlot(about: slot, count: count) - first
      if start >= 0, self.reach(from: position, in: start..<start + count) >= reach { break }
      count += 1
    }
    return count
  }

  /// Returns how much is known of what is needed: less than 1 if it is too little.
  /// - Parameters:
  ///   - reach: The usual lengths that are needed on each side.
  ///   - view: What the viewport shows, in usual lengths.
  func coverage(at position: Double, reach: Double, in view: ShownPart) -> Double {
    isRound(in: view) ? round / (view.length + longest) : self.reach(from: position) / reach
  }

  /// Whether it has all slots of a circle that could end inside of the viewport.
  private func isRound(in view: ShownPart) -> Bool { round > 0 && view.length > 0 }

  /// Returns the seam of a circle, opposite to the middle of the viewport; nil if there are other slots than those here.
  /// - Parameter view: What the viewport shows, in usual lengths.
  func seam(at position: Double, in view: ShownPart) -> Seam? {
    guard isRound(in: view) else { return nil }
    let place = place(of: position), range = track.seamOffsets
    if round >= view.length + longest {
      // Items pass it with their middles, when they are off-screen on both sides. Of two sides alike, they are before.
      let offset = self.place(at: opposite(of: place, in: view), share: 0.5) - Feel.sameOffset - place
      return Seam(offset: offset.clamped(to: range), isVisible: !range.contains(offset))
    }
    // At rest it is between two items. Between two pages it moves evenly.
    let page = track.page(at: position).rounded(.down)
    let start = track.position(ofPage: page), way = track.position(ofPage: page + 1) - start
    let seam = restingSeam(at: place + start - position, in: view)
    let next = restingSeam(at: place + start + way - position, in: view)
    let share = way > Feel.sameOffset ? (position - start) / way : 0
    return Seam(offset: seam + (next - seam) * share - place, isVisible: true)
  }

  /// Returns the place between two items that is the nearest one opposite to the viewport of a carousel that rests at a place.
  @inline(never)
  private func restingSeam(at place: Double, in view: ShownPart) -> Double {
    // The middle of a gap.
    let wanted = opposite(of: place, in: view) + gap / 2, slot = self.place(at: wanted, share: 0).rounded(.down)
    let isNext = start(ofSlot: slot + 1) - wanted <= wanted - start(ofSlot: slot) + Feel.sameOffset
    let range = track.seamOffsets
    return (slot + (isNext ? 0.5 : -0.5)).clamped(to: place + range.lowerBound...place + range.upperBound)
  }

  /// Returns the distance at the other side of a circle while the carousel is at a place.
  private func opposite(of place: Double, in view: ShownPart) -> Double {
    restingDistance(at: place) + view.middle + round / 2
  }

  /// The last item's position.
  private var last: Double { Double(max(0, track.itemCount - 1)) }

  /// Returns the place of a position on the ruler; on a circle that of the occurrence nearest to the known slots.
  private func place(of position: Double) -> Double {
    let way = position - Double(slot), count = Double(max(1, track.itemCount))
    return Double(place) + (track.wraps ? way - (way / count).rounded() * count : way)
  }

  /// Returns the distance that is aligned while the carousel is at a place. Beyond the ends all lengths are the usual one, so
  /// that it overscrolls by the same distance everywhere.
  private func mark(at place: Double) -> Double {
    let inside = track.wraps ? place : place.clamped(self.place(of: 0), self.place(of: last))
    return distance(at: inside, share: alignment) + place - inside
  }

  /// Returns where the middle of an item of the usual length would rest while the carousel is at a place.
  private func restingDistance(at place: Double) -> Double { mark(at: place) + (0.5 - alignment) * (1 - gap) }

  /// The ends of a row without empty space, whose viewport shows `snaps.span` usual lengths besides an item. An end is known
  /// with all items that are visible there: an estimate would change with the items that are known, and they with the end.
  var containedEnds: MeasuredEnds {
    guard !known.isEmpty else { return MeasuredEnds() }
    let start = place(of: 0), end = place(of: last)
    let (firstKnown, lastKnown) = (Double(known.lowerBound), Double(known.upperBound - 1))
    let (isStartKnown, isEndKnown) = (start >= firstKnown && start <= lastKnown, end >= firstKnown && end <= lastKnown)
    let first = distance(at: isStartKnown ? start : firstKnown, share: 0)
    let final = distance(at: isEndKnown ? end : lastKnown, share: 1)
    let viewport = track.snaps.span + 1 - gap, shown = min(final - first, viewport)
    guard (isStartKnown && isEndKnown) || shown >= viewport else { return MeasuredEnds() }
    let lower = place(at: first + alignment * shown) - start, upper = place(at: final - (1 - alignment) * shown) - start
    return MeasuredEnds(
      lower: isStartKnown ? Self.even(lower).clamped(0, last) : nil,
      upper: isEndKnown ? Self.even(upper).clamped(0, last) : nil)
  }

  /// Whether an item that is known here has another length than there.
  func differs(from other: ItemRuler) -> Bool {
    let shift = (other.place - other.slot) - (place - slot)
    return known.contains { step in
      guard other.known.contains(step + shift) else { return false }
      let length = starts[step + 1] - starts[step]
      return abs(other.starts[step + shift + 1] - other.starts[step + shift] - length) > Feel.sameOffset
    }
  }

  /// Rounds a position at rest, so that it stays the same when other slots are known.
  private static func even(_ position: Double) -> Double { (position * 0x1p30).rounded() * 0x1p-30 }
}
