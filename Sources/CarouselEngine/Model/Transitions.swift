/// Which changes of a carousel are shown as a transition from the old picture to the new one. The others are seen at once.
public struct Transitions: OptionSet, Sendable {
  /// The changes, a bit for each.
  public let rawValue: Int

  /// The changes of these bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Another style.
  public static let style = Transitions(rawValue: 1)
  /// Another axis.
  public static let axis = Transitions(rawValue: 2)
  /// Other options.
  public static let options = Transitions(rawValue: 4)
  /// Another size of the carousel.
  public static let viewport = Transitions(rawValue: 8)
  /// All of these.
  public static let all = Transitions(rawValue: 15)

  /// An item that comes or goes, animated: rings grow and shrink in every carousel.
  static let items = Transitions(rawValue: 16)
  /// Those that begin a transition of their own while another is under way. The others lead that one elsewhere: they may
  /// come in every frame, as while a window is resized or a slider moved.
  static let interrupting = Transitions(rawValue: 1 | 2 | 16)
}

/// The picture before the one that is shown, while a transition leads from the one to the other. It may have come out of
/// another one: an interrupted transition continues beneath the next, so that nothing jumps and nothing stops.
final class OutgoingLayout {
  let layout: Layout
  let before: OutgoingLayout?
  /// When the transition began and how long it takes, in seconds.
  let start: Double
  let duration: Double

  init(layout: Layout, before: OutgoingLayout?, start: Double, duration: Double, depth: Int = mostDepth) {
    self.layout = layout
    self.before = depth > 0 ? before.map { $0.copy(depth: depth - 1) } : nil
    self.start = start
    self.duration = duration
  }

  /// How many unfinished transitions may be beneath another; an item's past has room for one more.
  private static var mostDepth: Int { 3 }

  private func copy(depth: Int) -> OutgoingLayout {
    OutgoingLayout(layout: layout, before: before, start: start, duration: duration, depth: depth)
  }

  func isOver(at time: Double) -> Bool { time - start >= duration }

  /// Whether another layout makes another picture.
  func leads(to layout: Layout) -> Bool { !self.layout.looksLike(layout) }

  /// How much of the new picture is shown, 0…1.
  func share(at time: Double) -> Double { Easing.easeInOut((time - start) / duration) }
}

/// What an item has to do with the pictures before.
struct OutgoingRecord {
  /// In how many of them it was, counted from the newest.
  var known = 0
  /// From how many of the newest it is gone, that which is shown included.
  var left = 0
  /// How far its offset was from what it is now, in items: in the picture before, in that before it, and so on. It is other
  /// than 0 where places were numbered anew, as when a carousel begins or ceases to wrap.
  var shifts = SIMD4<Double>.zero

  /// A new picture takes the place of the one that is shown.
  mutating func moveOn(shift way: Double) {
    shifts = SIMD4(way, shifts.x + way, shifts.y + way, shifts.z + way)
    known += 1
    if left > 0 { left += 1 }
  }
}

extension CarouselModel {
  /// What a layout that follows from the changes comes after, where it is to be seen as a transition.
  var outgoingOfChanges: OutgoingLayout? {
    let shown = changes.intersection(transitions.union(.items))
    let duration = shown.contains(.items) ? Feel.editDuration : transitionDuration.finite(or: 0)
    let isUnderWay = outgoing?.isOver(at: time) == false
    let before = isUnderWay ? outgoing : nil
    guard !shown.isEmpty, duration > 0, layout.visibleCount > 0 else { return nil }
    guard before == nil || !shown.isDisjoint(with: .interrupting) else { return nil }
    return OutgoingLayout(layout: layout, before: before, start: time, duration: min(duration, Feel.longestMotion))
  }
}

extension Layout {
  /// The placement of an item on the way from the pictures before to this one.
  /// - Parameters:
  ///   - offset: Its offset, in items, as places are numbered now.
  ///   - past: What it has to do with the pictures before.
  ///   - depth: How many pictures there are after this one.
  func placement(
    at offset: Double, _ outgoingRecord: OutgoingRecord, after outgoing: OutgoingLayout?, time: Double, depth: Int = 0
  ) -> Placement {
    let place = depth > 0 ? offset + outgoingRecord.shifts[depth - 1] : offset
    guard let outgoing else { return placement(at: place) }
    let share = outgoing.share(at: time), isGone = outgoingRecord.left > depth
    if !isGone, share >= 1 { return placement(at: place) }
    guard isGone || outgoingRecord.known > depth else {
      var placement = placement(at: place)
      placement.opacity *= share
      return placement
    }
    var old = outgoing.layout.placement(
      at: offset, outgoingRecord, after: outgoing.before, time: time, depth: depth + 1)
    if isGone {
      old.opacity *= 1 - share
      return old
    }
    return old.blended(
      with: placement(at: place), share: share, showsBackfaces: showsBackfaces || outgoing.layout.showsBackfaces)
  }
}

extension Layout {
  /// Whether it makes the same picture as another, as far as a few places tell.
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
  /// A new picture takes the place of the one that is shown, by a transition.
  func beginTransition(from outgoing: OutgoingLayout) {
    carousel.outgoing = outgoing
    let (track, position, time) = (carousel.track, carousel.position, carousel.time)
    for index in mounted.indices {
      let item = mounted[index]
      let place = track.offset(ofSlot: track.normalized(item.slot), from: position) + item.slide.distance(at: time)
      mounted[index].outgoingRecord.moveOn(shift: item.shownOffset - place)
    }
  }
}
