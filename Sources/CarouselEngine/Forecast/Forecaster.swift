/// Runs a carousel ahead on a copy, and notes where its items will be.
struct Forecaster {
  private let carousel: CarouselModel
  private let snapshot: LayoutSnapshot
  private let items: [MountedItem]
  private var forecast: CarouselForecast
  /// Where the carousel will be, in items: on a circle counted on beyond its end.
  private var way: [(time: Double, position: Double)] = []
  /// The way from its lowest position to its highest, of which the progress is a share.
  private var lowest = 0.0
  private var highest = 0.0
  private var paths: [(size: Size2D, path: OffsetPath)] = []
  /// The depths of items by their offsets, in parts of an item; NaN while unknown.
  private var depths: [Double]

  /// - Returns: Nil if the position alone doesn't tell where the items are.
  init?(_ carousel: CarouselModel, items: [MountedItem]) {
    guard carousel.placesByPositionAlone, !items.contains(where: { $0.isLeaving }) else { return nil }
    (self.carousel, self.items) = (carousel, items)
    snapshot = carousel.snapshot
    depths = [Double](repeating: .nan, count: 2 * Int(Self.parts) * (snapshot.layout.visibleCount + 2))
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
  /// The maximum number of sizes of items, if it matters which size an item has.
  private static var mostSizes: Int { 8 }

  /// Returns the forecast until a time, in seconds.
  mutating func forecast(until limit: Double) -> CarouselForecast? {
    guard findWay(until: limit), findPaths() else { return nil }
    findSteps()
    for item in items {
      forecast.courses.append(ItemCourse(slot: item.slot, index: item.index, keyframes: keyframes(of: item)))
    }
    findChanges()
    return forecast
  }

  // MARK: The motion

  /// Finds where the carousel will be, and the events on its way.
  private mutating func findWay(until limit: Double) -> Bool {
    var state = carousel
    state.forgetEvents()
    way = [(state.time, state.shownPosition)]
    (lowest, highest) = (way[0].position, way[0].position)
    let range = (way[0].position - Self.longestWay)...(way[0].position + Self.longestWay)
    while state.time < limit, state.isMovedByTime {
      guard state.placesByPositionAlone else { return false }
      var next = state
      next.advance(to: min(limit, state.nextEvent(before: state.time + Self.longestStep)))
      let hasNews = next.hasNews
      if hasNews { next = firstNews(between: state, next) }
      next.forgetEvents()
      guard let distance = state.shownDistance(to: next), range.contains(way[way.count - 1].position + distance) else {
        break
      }
      refine(state, next)
      if hasNews { forecast.wakes.append(next.time) }
      state = next
    }
    forecast.end = state.time
    forecast.endsAtRest = !state.isMovedByTime
    return true
  }

  /// Returns the carousel just after what happens between two times.
  private func firstNews(between before: CarouselModel, _ after: CarouselModel) -> CarouselModel {
    var (before, after) = (before, after)
    while after.time - before.time > Self.shortestStep {
      var middle = before
      middle.advance(to: (before.time + after.time) / 2)
      if middle.hasNews { after = middle } else { before = middle }
    }
    return after
  }

  /// Notes the way between two times, in so many steps that the speed hardly changes in one.
  private mutating func refine(_ before: CarouselModel, _ after: CarouselModel) {
    let position = way[way.count - 1].position, end = position + (before.shownDistance(to: after) ?? 0)
    if after.time - before.time > Self.shortestStep {
      var middle = before
      middle.advance(to: (before.time + after.time) / 2)
      let half = before.shownDistance(to: middle) ?? 0
      if abs(half - (end - position) / 2) > Self.leastDistance {
        refine(before, middle)
        return refine(middle, after)
      }
    }
    (lowest, highest) = (min(lowest, end), max(highest, end))
    way.append((after.time, end))
  }

  /// Keeps as many steps of the way as are needed to see it.
  private mutating func findSteps() {
    var steepness = 0.0
    for (_, path) in paths { steepness = max(steepness, path.steepness) }
    let error = min(Self.mostOff, Self.distance / steepness)
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

  /// Finds the paths of the items.
  private mutating func findPaths() -> Bool {
    // Farther away than these nothing is visible.
    let reach = Double(snapshot.layout.visibleCount + 1)
    var (first, last) = (reach, -reach), sizes: [Size2D] = [], greatest = Size2D.zero
    for item in items {
      let offset = snapshot.track.offset(ofSlot: item.slot, from: way[0].position)
      // Around a circle, it may come from the other side.
      let isRound = snapshot.track.wraps
      first = min(first, isRound ? -reach : offset - (highest - way[0].position))
      last = max(last, isRound ? reach : offset + (way[0].position - lowest))
      if !sizes.contains(item.size) { sizes.append(item.size) }
      greatest.width = max(greatest.width, item.size.width)
      greatest.height = max(greatest.height, item.size.height)
    }
    (first, last) = (max(first, -reach), min(last, reach))
    last = max(first, last)
    let shared = OffsetPath(from: first, to: last, snapshot, size: greatest)
    paths = [(greatest, shared)]
    guard sizes.count > 1, snapshot.crossShare != 0.5 || shared.isHiddenSomewhere else { return !shared.isTooUneven }
    paths = []
    for size in sizes.prefix(Self.mostSizes) {
      paths.append((size, OffsetPath(from: first, to: last, snapshot, size: size)))
    }
    return sizes.count == paths.count && !paths.contains { $0.path.isTooUneven }
  }

  private func path(of item: MountedItem) -> OffsetPath {
    for (size, path) in paths where size == item.size { return path }
    return paths[0].path
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
    let path = path(of: item)
    func append(_ position: Double, _ placement: Placement, isShown: Bool = true) {
      let keyframe = ItemCourse.Keyframe(
        progress: progress(at: position).clamped(to: 0...1), transform: placement.transform,
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
      let offset = snapshot.track.offset(ofSlot: item.slot, from: carousel.shownPosition)
      append(lowest, snapshot.placement(at: offset, of: item.size), isShown: false)
    }
    return keyframes
  }

  /// Returns the parts of the way on which an item is visible.
  private func spans(of item: MountedItem) -> [Span] {
    var spans: [Span] = [], position = lowest
    repeat {
      // At half items others are visible; a circle begins again there, or at a whole item.
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
    snapshot.visibleWindow(about: snapshot.track.nearestSlot(to: position))
  }

  private func isVisible(_ slot: Int, at position: Double) -> Bool {
    snapshot.step(ofSlot: slot, in: window(at: position)) >= 0
  }

  // MARK: What keyframes can't show

  /// Finds which items appear, and when the painting order changes: to an eighth of an item.
  private mutating func findChanges() {
    let parts = Self.parts
    var slots = items.map { $0.slot }, part = (parts * way[0].position).rounded(.down)
    var order = order(at: (part + 0.5) / parts)
    for index in way.indices.dropFirst() {
      let (from, to) = (way[index - 1], way[index]), last = (parts * to.position).rounded(.down)
      while part != last {
        let isForward = part < last, edge = (isForward ? part + 1 : part) / parts
        part += isForward ? 1 : -1
        let share = ((edge - from.position) / (to.position - from.position)).clamped(to: 0...1)
        let time = from.time + share * (to.time - from.time), middle = (part + 0.5) / parts
        // At half items others are visible.
        if 2 * edge == (2 * edge).rounded() { findArrivals(at: time, middle, beside: &slots) }
        let next = self.order(at: middle)
        if next != order { forecast.wakes.append(time) }
        order = next
      }
    }
    forecast.wakes.sort()
    var kept: [Double] = []
    for time in forecast.wakes where kept.isEmpty || time > kept[kept.count - 1] { kept.append(time) }
    forecast.wakes = kept
  }

  /// Finds the items that appear at a position.
  private mutating func findArrivals(at time: Double, _ position: Double, beside slots: inout [Int]) {
    let window = window(at: position)
    for step in 0..<window.count {
      let slot = snapshot.track.normalized(window.first + step)
      guard !slots.contains(slot), snapshot.layout.fade.opacity(at: offset(of: slot, at: position)) > 0 else {
        continue
      }
      slots.append(slot)
      let item = MountedItem(slot: slot, item: snapshot.track.item(at: slot), size: .zero)
      forecast.arrivals.append(CarouselForecast.Arrival(slot: slot, index: item.index, time: time))
      forecast.wakes.append(time)
    }
  }

  /// Returns the slots of the mounted items that are visible at a position, from back to front.
  private mutating func order(at position: Double) -> [Int] {
    let middle = Double(snapshot.track.nearestSlot(to: position))
    var shown: [MountedItem] = []
    for var item in items where isVisible(item.slot, at: position) {
      item.depth = depth(at: offset(of: item.slot, at: position))
      item.distance = abs(snapshot.track.offset(ofSlot: item.slot, from: middle))
      shown.append(item)
    }
    shown.sort { $0.isBehind($1) }
    return shown.map { $0.slot }
  }
}

extension Forecaster {
  /// Into how many parts an item is divided to find the painting order.
  private static var parts: Double { 8 }

  /// Returns the depth of an item in the middle of a part. Where items are equally deep their distances decide, so it must be exact.
  private mutating func depth(at offset: Double) -> Double {
    let part = Int(saturating: (Self.parts * offset).rounded(.down)) + depths.count / 2
    guard depths.indices.contains(part) else { return 0 }
    if depths[part].isNaN { depths[part] = snapshot.layout.placement(at: offset).depth.finite(or: 0) }
    return depths[part]
  }
}

extension CarouselModel {
  /// Whether its position alone tells where its items are.
  fileprivate var placesByPositionAlone: Bool {
    outgoing == nil && ruler.isEmpty && track.seam == nil && !turnsInPlace && !track.isEmpty
  }

  /// Whether time alone changes what it shows.
  fileprivate var isMovedByTime: Bool { movement.followsCurve || isAutoscrolling || returnTime != nil || isWheelTimed }

  /// The position at which the items are shown: some styles show nothing of an overscroll.
  fileprivate var shownPosition: Double { layout.showsOverscroll ? position : track.clamped(position) }

  /// Returns the distance to where it is later, in items; nil if it has come so far around a circle that this is ambiguous.
  fileprivate func shownDistance(to later: CarouselModel) -> Double? {
    let distance = max(abs(velocity), abs(later.velocity)) * (later.time - time)
    guard !track.wraps || distance < Double(track.itemCount) / 4 else { return nil }
    return track.shortestDistance(from: shownPosition, to: later.shownPosition)
  }

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

  /// Whether anything has happened but that it has moved.
  fileprivate var hasNews: Bool {
    for event in events where event != .didScroll { return true }
    return false
  }

  fileprivate mutating func forgetEvents() {
    events = []
    takenEvents = 0
    indexCauses = []
    settledElsewhere = []
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
  public func forecast(over duration: Double) -> CarouselForecast? {
    guard slidesEnd == -.infinity, !isHeightMoving else { return nil }
    let carousel = carousel, time = carousel.time
    var forecaster = Forecaster(carousel, items: mounted)
    guard !clock.isStopped else { return forecaster?.forecast(until: time) }
    return forecaster?.forecast(
      until: max(time, min(time + max(0, duration.finite(or: 0)), autoplay.nextTime ?? .infinity)))
  }
}
