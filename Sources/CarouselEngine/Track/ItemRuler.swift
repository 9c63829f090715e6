/// The places of the visible slots along the axis, where items have lengths of their own.
///
/// Distances are in usual lengths: the length of an item without one of its own, with the gap. Places are counted in slots
/// from the first one that is known, also between slots. Slots that are not known have the usual length, so that lengths that
/// become known change nothing that is visible. It never changes, and is passed by reference.
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

  init(
    starts: [Double] = [], slot: Int = 0, place: Int = 0, known: Range<Int> = 0..<0, gap: Double = 0,
    alignment: Double = 0.5, track: Track = Track()
  ) {
    (self.starts, self.slot, self.place, self.known) = (starts, slot, place, known)
    (self.gap, self.alignment, self.track) = (gap, alignment, track)
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

  /// Returns the place at a distance: the inverse of `distance(at:share:)` for the alignment.
  private func place(at distance: Double) -> Double {
    // The slots beside the known ones are shared out with them; farther away all are equal.
    var slot = -1.0, start = self.distance(ofSlot: slot, share: alignment)
    while slot < Double(starts.count), distance > start {
      let end = self.distance(ofSlot: slot + 1, share: alignment)
      if distance < end { return slot + (distance - start) / (end - start) }
      (slot, start) = (slot + 1, end)
    }
    return slot + distance - start
  }

  private func distance(ofSlot slot: Double, share: Double) -> Double {
    let start = start(ofSlot: slot)
    return start + share * (self.start(ofSlot: slot + 1) - start - gap)
  }

  private func start(ofSlot slot: Double) -> Double {
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

  /// Returns how far slots are known on both sides of the point at which an item of the usual length rests with its middle,
  /// in usual lengths; infinite if all there are. Styles count from there, wherever the lengths of items have moved the
  /// current one.
  func reach(from position: Double) -> Double {
    let rest = restingDistance(at: place(of: position)), slots = track.slots
    let first = slot - place, count = starts.count - 1
    let before = track.wraps || first > slots.lowerBound ? rest : .infinity
    return track.wraps || first + count < slots.upperBound ? min(before, starts[count] - rest) : before
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
