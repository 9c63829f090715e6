/// Runs a carousel ahead on a copy, and notes where its items will be.
final class Forecaster {
  private let carousel: CarouselModel
  private let snapshot: LayoutSnapshot
  private let items: [MountedItem]
  private var forecast: CarouselForecast
  /// Where the carousel will be, in items: on a circle counted on beyond its end.
  private var way: [(time: Double, position: Double)] = []
  /// The way from its lowest position to its highest, of which the progress is a share.
  private var lowest = 0.0
  private var highest = 0.0
  /// The paths of the items.
  private(set) var paths: OffsetPaths

  /// - Parameter paths: Those of the last forecast, which count while the layout stays.
  /// - Returns: Nil if some fade out.
  @inline(never)
  init?(_ carousel: CarouselModel, items: [MountedItem], paths: OffsetPaths?) {
    guard !items.contains(where: { $0.isLeaving }) else { return nil }
    (self.carousel, self.items) = (carousel, items)
    snapshot = carousel.snapshot
    if let paths, paths.areFor(snapshot) { self.paths = paths } else { self.paths = OffsetPaths(of: snapshot) }
    forecast = CarouselForecast(start: carousel.time, end: carousel.time)
  }

  /// The longest time between two looks at the motion, in seconds: a frame of most screens. And the shortest one, within which events
  /// are found.
  private static var longestStep: Double { 1 / 60.0 }
  private static var shortestStep: Double { 0.0005 }
  /// The maximum error of the motion, in points on the screen, and in items; and from which error on time is divided, in items.
  private static var distance: Double { 0.05 }
  private static var mostOff: Double { 2e-4 }
  private static var leastDistance: Double { 2e-5 }
  /// The longest way, in items: longer ones change all views too soon.
  private static var longestWay: Double { 60 }

  /// Returns the forecast until a time, in seconds.
  @inline(never)
  func forecast(until limit: Double) -> CarouselForecast? {
    guard paths.find(for: items, snapshot), findWay(until: limit) else { return nil }
    findSteps()
    for item in items { forecast.courses.append(course(of: item)) }
    findChanges()
    return forecast
  }

  // MARK: The motion

  /// Finds where the carousel will be, and the events on its way.
  private func findWay(until limit: Double) -> Bool {
    var state = RunAhead(carousel)
    way = [(state.time, state.position)]
    (lowest, highest) = (way[0].position, way[0].position)
    let range = (way[0].position - Self.longestWay)...(way[0].position + Self.longestWay)
    while state.time < limit, state.carousel.isMovedByTime {
      guard state.carousel.placesByPositionAlone else { return false }
      var next = state.later(min(limit, state.carousel.nextEvent(before: state.time + Self.longestStep)))
      if next.hasNews { next = firstNews(between: state, next) }
      guard let distance = state.distance(to: next), range.contains(way[way.count - 1].position + distance) else {
        break
      }
      refine(state, next)
      if next.hasNews { note(next.time) }
      state = next
    }
    forecast.end = state.time
    forecast.endsAtRest = !state.carousel.isMovedByTime
    return true
  }

  /// Returns the carousel just after what happens between two times.
  private func firstNews(between before: RunAhead, _ after: RunAhead) -> RunAhead {
    var (before, after) = (before, after)
    while after.time - before.time > Self.shortestStep {
      let middle = before.later((before.time + after.time) / 2)
      if middle.hasNews { after = middle } else { before = middle }
    }
    return after
  }

  /// Notes the way between two times, in so many steps that the speed hardly changes in one.
  private func refine(_ before: RunAhead, _ after: RunAhead) {
    let position = way[way.count - 1].position, end = position + (before.distance(to: after) ?? 0)
    if after.time - before.time > Self.shortestStep {
      let middle = before.later((before.time + after.time) / 2), half = before.distance(to: middle) ?? 0
      if abs(half - (end - position) / 2) > Self.leastDistance {
        refine(before, middle)
        return refine(middle, after)
      }
    }
    (lowest, highest) = (min(lowest, end), max(highest, end))
    way.append((after.time, end))
  }

  /// Keeps as many steps of the way as are needed to see it.
  private func findSteps() {
    let error = min(Self.mostOff, Self.distance / paths.steepness)
    var start = way[0], last = start, slowest = -Double.infinity, fastest = Double.infinity
    forecast.steps = [CarouselForecast.Step(time: start.time, progress: progress(at: start.position))]
    func keep(_ place: (time: Double, position: Double)) {
      forecast.steps.append(CarouselForecast.Step(time: place.time, progress: progress(at: place.position)))
    }
    for place in way.dropFirst() {
      let duration = place.time - start.time, speed = (place.position - start.position) / duration
      if speed < slowest || speed > fastest {
        keep(last)
        start = last
        (slowest, fastest) = (-.infinity, .infinity)
      }
      let time = place.time - start.time, distance = place.position - start.position
      (slowest, fastest) = (max(slowest, (distance - error) / time), min(fastest, (distance + error) / time))
      last = place
    }
    if last.time > forecast.start { keep(last) }
  }

  private func progress(at position: Double) -> Double {
    highest > lowest ? (position - lowest) / (highest - lowest) : 0
  }

  // MARK: Keyframes

  private func course(of item: MountedItem) -> ItemCourse {
    ItemCourse(
      slot: item.slot, index: item.index, size: paths.areForOneSize ? nil : item.size, keyframes: keyframes(of: item))
  }

  /// A part of the way on which an item is visible and its offset decreases steadily.
  private struct Span {
    /// The positions at which it begins and ends, and the offset at its beginning, in items.
    let start: Double
    var end: Double
    let offset: Double
    var endOffset: Double { offset - (end - start) }
  }

  private func keyframes(of item: MountedItem) -> [ItemCourse.Keyframe] {
    var keyframes: [ItemCourse.Keyframe] = []
    let path = paths.path(of: item.size)
    func append(_ position: Double, _ placement: Placement, isShown: Bool = true) {
      let keyframe = ItemCourse.Keyframe(
        progress: progress(at: position).clamped(to: (keyframes.last?.progress ?? 0)...1),
        transform: placement.transform,
        opacity: isShown ? placement.shownOpacity : 0)
      if keyframe != keyframes.last { keyframes.append(keyframe) }
    }
    func placement(at offset: Double) -> Placement { snapshot.placement(at: offset, of: item.size) }
    for span in spans(of: item) {
      let first = placement(at: span.offset)
      if span.start > lowest {
        if keyframes.isEmpty { append(lowest, first, isShown: false) }
        append(span.start, first, isShown: false)
      } else {
        // A circle may begin again just here.
        append(lowest, placement(at: offset(of: item.slot, at: lowest)))
      }
      append(span.start, first)
      var index = path.firstIndex(beyond: span.offset) - 1
      while index >= 0, path.points[index].offset >= span.endOffset {
        append(span.start + span.offset - path.points[index].offset, path.points[index].placement)
        index -= 1
      }
      guard span.end > span.start else { continue }
      let last = placement(at: near(span.endOffset, item.slot, at: span.end))
      append(span.end, last)
      if span.end < highest {
        append(span.end, last, isShown: false)
      } else {
        append(highest, placement(at: offset(of: item.slot, at: highest)))
      }
    }
    if keyframes.isEmpty {
      let offset = snapshot.track.offset(ofSlot: item.slot, from: way[0].position)
      append(lowest, snapshot.placement(at: offset, of: item.size), isShown: false)
    }
    return keyframes
  }

  /// Returns the parts of the way on which an item is visible.
  private func spans(of item: MountedItem) -> [Span] {
    var spans: [Span] = [], position = lowest
    repeat {
      // At half items others are visible, or at whole ones; a circle begins again there, too.
      let next = min(highest, ((2 * position).rounded(.down) + 1) / 2), middle = (position + next) / 2
      let offset = near(self.offset(of: item.slot, at: middle) + (middle - position), item.slot, at: position)
      if isVisible(item.slot, at: middle) {
        if let last = spans.last, last.end == position, abs(last.endOffset - offset) <= Feel.sameOffset {
          spans[spans.count - 1].end = next
        } else {
          spans.append(Span(start: position, end: next, offset: offset))
        }
      }
      position = next
    } while position < highest
    return spans
  }

  private func offset(of slot: Int, at position: Double) -> Double {
    let track = snapshot.track
    return track.offset(ofSlot: slot, from: track.wraps ? track.clamped(position) : position)
  }

  /// Returns the offset of a slot at a position without rounding errors, unless that is on the other side of a circle.
  private func near(_ offset: Double, _ slot: Int, at position: Double) -> Double {
    let exact = self.offset(of: slot, at: position)
    return abs(exact - offset) <= Feel.sameOffset ? exact : offset
  }

  private func window(at position: Double) -> VisibleWindow {
    snapshot.visibleWindow(about: snapshot.layout.middleSlot(at: position, of: snapshot.track))
  }

  private func isVisible(_ slot: Int, at position: Double) -> Bool {
    snapshot.step(ofSlot: slot, in: window(at: position)) >= 0
  }

  // MARK: What keyframes can't show

  /// Into how many parts an item is divided to find those that appear.
  private static var parts: Double { 8 }

  /// Finds which items appear, and when the painting order may change. At half items others are visible, and the distance of an item from
  /// the current one is another; at whole ones those on both sides change places, if they have any depth, and within a ring others appear.
  private func findChanges() {
    let parts = Self.parts, hasDepth = snapshot.layout.placement(at: 0).depth != snapshot.layout.placement(at: 1).depth
    var slots = items.map { $0.slot }, part = (parts * way[0].position).rounded(.down)
    for index in way.indices.dropFirst() {
      let (from, to) = (way[index - 1], way[index]), last = (parts * to.position).rounded(.down)
      while part != last {
        let step = part < last ? 1.0 : -1, edge = max(part, part + step) / parts
        part += step
        let share = ((edge - from.position) / (to.position - from.position)).clamped(to: 0...1)
        let time = from.time + share * (to.time - from.time)
        if 2 * edge == (2 * edge).rounded(), hasDepth || edge != edge.rounded() { note(time) }
        // Just behind the edge: some appear by and by.
        findArrivals(at: time, edge + step * 0.01 / parts, beside: &slots)
      }
    }
  }

  /// Notes a time at which something happens.
  private func note(_ time: Double) {
    let index = forecast.wakes.firstIndex(beyond: { $0 >= time })
    if index == forecast.wakes.count || forecast.wakes[index] != time { forecast.wakes.insert(time, at: index) }
  }

  /// Finds the items that appear at a position.
  private func findArrivals(at time: Double, _ position: Double, beside slots: inout [Int]) {
    let window = window(at: position)
    for step in 0..<window.count {
      let slot = snapshot.track.normalized(window.first + step)
      guard !slots.contains(slot), snapshot.layout.fade.opacity(at: offset(of: slot, at: position)) > 0 else {
        continue
      }
      slots.append(slot)
      note(time)
      let item = MountedItem(slot: slot, item: snapshot.track.item(at: slot), size: items.first?.size ?? .zero)
      forecast.arrivals.append(CarouselForecast.Arrival(slot: slot, index: item.index, time: time))
      forecast.courses.append(course(of: item))
    }
  }
}

extension CarouselModel {
  /// Whether its position alone tells where its items are.
  fileprivate var placesByPositionAlone: Bool {
    outgoing == nil && ruler.isEmpty && track.seam == nil && !turnsInPlace && !track.isEmpty
  }

  /// Whether time alone changes what it shows.
  fileprivate var isMovedByTime: Bool { movement.followsCurve || isAutoscrolling || returnTime != nil || isWheelTimed }

  /// Returns when its motion is over, or something else ends, if that is before a time, in seconds.
  fileprivate func nextEvent(before limit: Double) -> Double {
    var next = limit
    func note(_ end: Double) {
      // A little later: rounding must not make it too early.
      let end = end + Feel.sameOffset
      if end > time { next = min(next, end) }
    }
    if movement.followsCurve { note(running.start + running.curve.duration) }
    if let returnTime { note(returnTime) }
    if isWheelTimed { note(wheelTime + Feel.wheelPause) }
    return next
  }
}

/// The carousel at a later time, and what has happened since the time before. It is an object, so that the carousel is copied once for
/// each time, and not whenever it is passed on.
private final class RunAhead {
  private(set) var carousel: CarouselModel

  init(_ carousel: CarouselModel) {
    self.carousel = carousel
    self.carousel.events = []
    self.carousel.takenEvents = 0
    self.carousel.indexCauses = []
    self.carousel.settledElsewhere = []
  }

  /// Returns the carousel at a later time, in seconds.
  @inline(never)
  func later(_ time: Double) -> RunAhead {
    let later = RunAhead(carousel)
    later.carousel.advance(to: time)
    return later
  }

  var time: Double { carousel.time }
  /// The position at which the items are shown: some styles show nothing of an overscroll.
  var position: Double {
    carousel.layout.showsOverscroll ? carousel.position : carousel.track.clamped(carousel.position)
  }

  /// Returns the distance to where it is later, in items; nil if it has come so far around a circle that this is ambiguous.
  func distance(to later: RunAhead) -> Double? {
    let track = carousel.track, speed = max(abs(carousel.velocity), abs(later.carousel.velocity))
    guard !track.wraps || speed * (later.time - time) < Double(track.itemCount) / 4 else { return nil }
    return track.shortestDistance(from: position, to: later.position)
  }

  /// Whether anything has happened since the time before but that it has moved.
  var hasNews: Bool {
    for event in carousel.events where event != .didScroll { return true }
    return false
  }
}

extension CarouselController {
  /// Runs the carousel ahead.
  /// - Parameter duration: How far, in seconds; invalid values count as 0.
  /// - Returns: What it will show until then if nothing interferes, or until its motion is over, autoplay advances it, or it comes so
  ///   far that other items are visible altogether. Nil if more than its position changes where its items are: during transitions and
  ///   after edits, where items have lengths of their own, in a classic cover flow that is dragged slowly, while its height changes,
  ///   and where a style jumps about too often for keyframes. While the carousel is off-screen, nothing moves.
  /// - Complexity: O(*v* · *d*), where *v* is the number of visible items and *d* the distance in items.
  @inline(never)
  public func forecast(over duration: Double) -> CarouselForecast? {
    guard slidesEnd == -.infinity, !isHeightMoving, carousel.placesByPositionAlone else { return nil }
    let time = carousel.time
    guard let forecaster = Forecaster(carousel, items: mounted, paths: paths) else { return nil }
    let limit = min(time + max(0, duration.finite(or: 0)), autoplay.nextTime ?? .infinity)
    let forecast = forecaster.forecast(until: clock.isStopped ? time : max(time, limit))
    paths = forecaster.paths
    return forecast
  }
}
