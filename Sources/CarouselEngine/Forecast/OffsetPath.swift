/// The path on which a style moves all items as their offsets change, as keyframes between which a renderer is where the style is.
///
/// Styles place items by functions of the offset that are smooth but for a few kinks. So the path is halved where what a renderer
/// shows between two keyframes is not yet where the style places an item.
struct OffsetPath {
  /// A placement at an offset. Where two have the same offset, the path jumps.
  struct Point {
    /// In items.
    let offset: Double
    let placement: Placement
    fileprivate var keyframe: ItemCourse.Keyframe {
      ItemCourse.Keyframe(progress: offset, transform: placement.transform, opacity: placement.shownOpacity)
    }
  }

  /// The keyframes, ascending in their offsets.
  private(set) var points: [Point] = []
  /// The fastest that a corner of an item moves on it, in points per item; a change of the opacity counts as a motion that is as
  /// visible. Jumps don't count.
  private(set) var steepness = 0.0
  private let snapshot: LayoutSnapshot
  /// The size of the greatest item, in points.
  private let size: Size2D
  /// How many more placements may be looked at.
  private var samplesLeft: Int
  /// Whether the style jumps about more than that.
  private(set) var isTooUneven = false
  /// The points that may still be left out since the last one of `points`.
  private var pending: [Point] = []

  /// Finds the path over a range of offsets, in items.
  /// - Complexity: O(*n*), where *n* is the number of items in the range, unless a style jumps about.
  init(from first: Double, to last: Double, _ snapshot: LayoutSnapshot, size: Size2D) {
    (self.snapshot, self.size) = (snapshot, size)
    samplesLeft = Self.mostSamples + Int((last - first) * 2 / Self.longestInterval)
    var start = point(at: first)
    points = [start]
    while start.offset < last {
      // Most kinks are at whole items.
      let next = ((start.offset / Self.longestInterval).rounded(.down) + 1) * Self.longestInterval
      let end = point(at: min(last, next))
      refine(start, end)
      append(end)
      start = end
    }
    flush()
  }

  /// The maximum error in points of a corner, and as opacity.
  private static var distance: Double { 0.13 }
  private static var opacity: Double { 0.003 }
  /// The longest interval whose middle tells whether it is smooth, and the one in which a path jumps, in items.
  private static var longestInterval: Double { 0.125 }
  private static var shortestInterval: Double { 1e-7 }
  /// How many placements may be looked at besides those of a smooth path: a jump takes about twenty.
  private static var mostSamples: Int { 50_000 }
  /// From how far from the middle the error counts in proportion, in points: farther away than any screen shows.
  private static var farAway: Double { 4000 }
  /// How many of the points that are left out between two others are looked at.
  private static var checks: Int { 8 }

  private mutating func point(at offset: Double) -> Point {
    samplesLeft -= 1
    return Point(offset: offset, placement: snapshot.placement(at: offset, of: size))
  }

  /// Halves an interval until it is smooth.
  private mutating func refine(_ start: Point, _ end: Point) {
    let middle = point(at: (start.offset + end.offset) / 2)
    guard !isFit(middle, between: start, end) else { return append(middle) }
    if samplesLeft <= 0 { isTooUneven = true }
    guard end.offset - start.offset > Self.shortestInterval, !isTooUneven else {
      // It jumps.
      append(Point(offset: end.offset, placement: start.placement))
      return flush()
    }
    refine(start, middle)
    append(middle)
    refine(middle, end)
  }

  private func isFit(_ point: Point, between start: Point, _ end: Point) -> Bool {
    isFit(point, KeyframePair(start.keyframe, end.keyframe), start.offset, end.offset)
  }

  /// Whether a renderer shows an item where it is.
  private func isFit(_ point: Point, _ pair: KeyframePair, _ start: Double, _ end: Double) -> Bool {
    let shown = pair.shown(at: (point.offset - start) / (end - start)), exact = point.placement
    guard abs(shown.opacity - exact.shownOpacity) <= Self.opacity else { return false }
    if exact.shownOpacity == 0 || exact.transform == shown.transform { return true }
    for corner in 0..<4 {
      guard let place = place(ofCorner: corner, point) else { continue }
      guard let other = shown.transform.project(self.corner(corner)) else { return false }
      let distance = Self.distance * max(1, (abs(place.x) + abs(place.y)) / Self.farAway)
      guard abs(place.x - other.x) <= distance, abs(place.y - other.y) <= distance else { return false }
    }
    return true
  }

  /// Adds a point, and leaves out those before it if they are not needed.
  private mutating func append(_ point: Point) {
    noteSteepness(between: pending.last ?? points[points.count - 1], point)
    if isNeeded(before: point) { flush() }
    pending.append(point)
  }

  private mutating func noteSteepness(between from: Point, _ to: Point) {
    let (opacity, next) = (from.placement.shownOpacity, to.placement.shownOpacity), length = to.offset - from.offset
    guard length > Self.shortestInterval * 2, opacity > 0 || next > 0 else { return }
    steepness = max(steepness, abs(next - opacity) / length * Self.distance / Self.opacity)
    for corner in 0..<4 {
      guard let a = place(ofCorner: corner, from), let b = place(ofCorner: corner, to) else { continue }
      let distance = max(abs(b.x - a.x), abs(b.y - a.y))
      if distance <= Self.farAway { steepness = max(steepness, distance / length) }
    }
  }

  /// Whether the points that may be left out are needed.
  private func isNeeded(before point: Point) -> Bool {
    let start = points[points.count - 1]
    guard point.offset > start.offset else { return !pending.isEmpty }
    let pair = KeyframePair(start.keyframe, point.keyframe)
    var index = pending.count - 1
    while index >= 0 {
      if !isFit(pending[index], pair, start.offset, point.offset) { return true }
      // The last ones tell first that the path bends.
      index -= index > pending.count - Self.checks / 2 ? 1 : max(1, 2 * pending.count / Self.checks)
    }
    return false
  }

  /// Keeps the last point that might have been left out.
  private mutating func flush() {
    guard let last = pending.last else { return }
    points.append(last)
    pending = []
  }

  // MARK: Reading

  /// Whether an item is hidden on it, which may depend on its size.
  var isHiddenSomewhere: Bool { points.contains { $0.placement.isHidden } }

  private func place(ofCorner corner: Int, _ point: Point) -> Point2D? {
    point.placement.transform.project(self.corner(corner))
  }

  private func corner(_ corner: Int) -> Point2D {
    Point2D(x: size.width * (corner % 2 == 0 ? 0.5 : -0.5), y: size.height * (corner < 2 ? 0.5 : -0.5))
  }

  /// Returns the index of the first point beyond an offset.
  func firstIndex(beyond offset: Double) -> Int { points.firstIndex(beyond: { $0.offset > offset }) }
}

extension Placement {
  /// The opacity with which it is painted.
  var shownOpacity: Double { isHidden ? 0 : opacity }
}
