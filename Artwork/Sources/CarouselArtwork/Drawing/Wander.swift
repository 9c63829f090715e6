/// The remainder that is never negative: the place of an index in a sequence that repeats both ways.
@inline(never)
func place(_ index: Int64, in count: Int64) -> Int {
  let remainder = index % count
  return Int(truncatingIfNeeded: remainder < 0 ? remainder + count : remainder)
}

/// How many whole rounds of a sequence lie before an index.
@inline(never)
func laps(before index: Int64, of count: Int64) -> Int64 {
  let quotient = index / count
  return index % count < 0 ? quotient - 1 : quotient
}

/// The place of an index in a sequence that visits all of `count` places in each round.
///
/// - Parameters:
///   - step: From one place to the next: far, and without a factor in common with `count`, or places would be left out.
///   - shift: What a round is off the one before, so that things that wander meet in ever new ways.
@inline(never)
func wander(_ index: Int64, _ count: Int64, step: Int64, shift: Int64) -> Int {
  let lap = Int64(place(laps(before: index, of: count), in: count))
  return place(Int64(place(index, in: count)) &* step &+ lap &* shift, in: count)
}
