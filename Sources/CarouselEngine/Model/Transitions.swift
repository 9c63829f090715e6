/// The changes of a carousel that are shown as a transition from the outgoing layout to the new one. Others take effect
/// immediately.
public struct Transitions: OptionSet, Sendable {
  /// The changes, one bit each.
  public let rawValue: Int

  /// Creates a set of changes from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A change of the style.
  public static let style = Transitions(rawValue: 1)
  /// A change of the axis.
  public static let axis = Transitions(rawValue: 2)
  /// A change of the options.
  public static let options = Transitions(rawValue: 4)
  /// A change of the viewport's size, or of the length of an item.
  public static let viewport = Transitions(rawValue: 8)
  /// All of these.
  public static let all = Transitions(rawValue: 15)

  /// An animated insert or removal: rings grow and shrink in every carousel.
  static let items = Transitions(rawValue: 16)
  /// The changes that start a new transition while another is running. The others redirect the running one: they may
  /// occur in every frame, as while a window is resized or a slider moved.
  static let interrupting = Transitions(rawValue: 1 | 2 | 16)
}

/// The layout from which a transition starts. It may have an outgoing layout of its own: an interrupted transition
/// continues beneath the next, so that nothing jumps and nothing stops.
final class OutgoingLayout {
  let layout: Layout
  /// The lengths of its items, and the position from which their offsets count.
  let ruler: ItemRuler
  let position: Double
  let before: OutgoingLayout?
  /// The start and the duration of the transition, in seconds.
  let start: Double
  let duration: Double

  init(
    layout: Layout, ruler: ItemRuler, position: Double, before: OutgoingLayout?, start: Double, duration: Double,
    depth: Int = mostDepth
  ) {
    (self.layout, self.ruler, self.position) = (layout, ruler, position)
    self.before = depth > 0 ? before.map { $0.copy(depth: depth - 1) } : nil
    self.start = start
    self.duration = duration
  }

  /// The maximum number of unfinished transitions beneath another; an item's record has room for one more.
  private static var mostDepth: Int { 3 }

  private func copy(depth: Int) -> OutgoingLayout {
    OutgoingLayout(
      layout: layout, ruler: ruler, position: position, before: before, start: start, duration: duration, depth: depth)
  }

  func isOver(at time: Double) -> Bool { time - start >= duration }

  /// Returns itself if another layout looks different, or may, since items have lengths of their own.
  func leading(to layout: Layout) -> OutgoingLayout? { layout.isRuled || !self.layout.looksLike(layout) ? self : nil }

  /// Returns the share of the new layout in the blend, 0…1.
  func share(at time: Double) -> Double { Easing.easeInOut((time - start) / duration) }
}

/// How an item relates to the outgoing layouts.
struct OutgoingRecord {
  /// The number of outgoing layouts in which it was, counted from the newest.
  var known = 0
  /// The number of newest layouts, including the current one, in which it is absent.
  var left = 0
  /// The difference between its offset in each outgoing layout and its offset now, in items, from the newest. Not 0 if
  /// slots were renumbered, as when a carousel begins or stops wrapping.
  var shifts = SIMD4<Double>.zero

  /// Updates the record when a transition to a new layout begins.
  mutating func moveOn(shift way: Double) {
    shifts = SIMD4(way, shifts.x + way, shifts.y + way, shifts.z + way)
    known += 1
    if left > 0 { left += 1 }
  }
}

extension CarouselModel {
  /// The outgoing layout for the pending changes, if they are shown as a transition.
  var outgoingOfChanges: OutgoingLayout? {
    let shown = changes.intersection(effective.transitions.union(.items))
    let duration = shown.contains(.items) ? effective.editDuration : effective.transitionDuration.finite(or: 0)
    let isUnderWay = outgoing?.isOver(at: time) == false
    let before = isUnderWay ? outgoing : nil
    guard !shown.isEmpty, duration > 0, layout.visibleCount > 0 else { return nil }
    guard before == nil || !shown.isDisjoint(with: .interrupting) else { return nil }
    return OutgoingLayout(
      layout: layout, ruler: ruler, position: position, before: before, start: time,
      duration: min(duration, Feel.longestMotion))
  }
}

extension Layout {
  /// Computes the placement of an item, blended from the outgoing layouts and this one.
  /// - Parameters:
  ///   - offset: Its offset, in items, in the current numbering of slots.
  ///   - outgoingRecord: Its relation to the outgoing layouts.
  ///   - depth: The number of newer layouts.
  func place(
    _ placement: inout Placement, at offset: Double, _ outgoingRecord: OutgoingRecord, after outgoing: OutgoingLayout?,
    time: Double, depth: Int = 0, ruler: ItemRuler, position: Double, toggle: CoverFlowToggle = .following
  ) {
    let place = depth > 0 ? offset + outgoingRecord.shifts[depth - 1] : offset
    let isGone = outgoingRecord.left > depth
    placement = self.placement(at: place, stretch: ruler.distance(at: place, from: position) - place, toggle: toggle)
    guard let outgoing else { return }
    let share = outgoing.share(at: time)
    if !isGone, share >= 1 { return }
    guard isGone || outgoingRecord.known > depth else { return placement.opacity *= share }
    let new = placement
    outgoing.layout.place(
      &placement, at: offset, outgoingRecord, after: outgoing.before, time: time, depth: depth + 1,
      ruler: outgoing.ruler, position: outgoing.position)
    guard !isGone else { return placement.opacity *= 1 - share }
    placement = placement.blended(
      with: new, share: share, showsBackfaces: showsBackfaces || outgoing.layout.showsBackfaces)
  }
}

extension Layout {
  /// Whether it looks the same as another layout, judged by a few offsets.
  func looksLike(_ other: Layout) -> Bool {
    guard track.wraps == other.track.wraps, showsBackfaces == other.showsBackfaces else { return false }
    // With another number of items, fewer or more may be visible in the same layout.
    guard visibleCount == other.visibleCount || track.itemCount != other.track.itemCount else { return false }
    for place in -3...3 where placement(at: Double(place) * 0.75) != other.placement(at: Double(place) * 0.75) {
      return false
    }
    return true
  }
}

extension CarouselController {
  /// Begins a transition from an outgoing layout.
  func beginTransition(from outgoing: OutgoingLayout) {
    carousel.outgoing = outgoing
    let (track, position, time) = (carousel.track, carousel.position, carousel.time)
    for index in mounted.indices {
      let place = track.offset(ofSlot: track.normalized(mounted[index].slot), from: position)
      let shift = mounted[index].shownOffset - place - mounted[index].slide.distance(at: time)
      mounted[index].outgoingRecord.moveOn(shift: shift)
    }
  }
}
