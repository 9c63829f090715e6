/// The values derived from a carousel's settings, its size and its counts, computed when one of them changes.
final class Layout {
  var scene = CarouselScene(viewport: .zero, itemSize: Size2D(width: 1, height: 1))
  /// The style; once fitted, with its options computed.
  var style = AnyCarouselStyle.linear
  var fade = Fade()
  var showsBackfaces = true
  var turnsInPlace = false
  /// Whether a drag past an end moves the items.
  var showsOverscroll = true
  var offsetMultiplier = 1.0
  /// Whether the item under a finger stays under it.
  var followsFinger = false
  /// The direction of swipes, of length 1; before fitting, the given vector, or 0.
  var panVector = Point2D(x: 1, y: 0)
  /// The size of a carousel, with the focus in its middle, that would show everything that this one shows.
  var sight = Size2D.zero
  /// The distance of the viewport's middle from where the current item rests, in points along the axis.
  var shift = 0.0
  /// The length that a contained carousel has besides that of an item, in points; nil if it is not contained.
  var freeLength: Double?
  /// The numbers of items and placeholders; fitting computes whether it wraps, and how many times it then shows each
  /// item.
  var track = Track()
  /// What the viewport shows of a wrapping row, in usual lengths.
  var shownPart = ShownPart(middle: 0, length: 0)
  /// Whether a wrapping row has too few items to fill it, and may not repeat them.
  var isIncomplete = false
  /// The maximum number of visible slots.
  var visibleCount = 0
  /// Whether an even number of visible slots are those nearest to the position, and not to a slot.
  private var showsNearest = false
  /// The greatest length of an item that was measured, in points with the gap; nil if all have the same.
  var greatestLength: Double?
  /// Whether items have their own lengths: not if the style places them by their offsets alone.
  var isRuled = false
  /// How many items there are at most in a usual length: as many more are visible.
  var density = 1.0
  /// The usual lengths to show on each side of the current item; 0 if their number is given.
  var reach = 0.0
  /// Whether as many items are visible as may be.
  var isFull = false

  init() {}

  /// Returns the placement of an item at an offset, without what only the carousel can add.
  /// - Parameter stretch: How much farther than its offset it is, in usual lengths.
  func placement(at offset: Double, stretch: Double = 0, toggle: CoverFlowToggle = .following) -> Placement {
    var scene = scene
    (scene.stretch, scene.toggle) = (stretch, toggle)
    var placement = style.placement(at: offset, in: scene)
    placement.hideUnlessFinite()
    placement.opacity = (placement.opacity * fade.opacity(at: offset) * track.opacity(at: offset)).clamped(to: 0...1)
    placement.isHidden = placement.isHidden || !(showsBackfaces || !placement.isBackFacing)
    return placement
  }
}

extension Layout {
  /// Computes all derived values from the scene, the style and the given numbers. This type is separate from the
  /// carousel, since the closures of styles and options may call the carousel's controller.
  func fit(_ options: StyleOptions, maximumVisibleItems: Int, repeatsItems: Bool = true) {
    let behavior = style.behavior
    track.wraps = options.value(.wrap, or: behavior.wraps ? 1 : 0) != 0
    scene.count = track.count
    if let greatestLength {
      // A style that asks for distances places an item elsewhere that is farther away.
      isRuled = place(at: 1, stretch: 1) != place(at: 1)
      if !isRuled {
        scene.itemSize = scene.axis.size(scene.itemSize, withLength: max(scene.itemLength, greatestLength))
      }
    }
    if !isRuled { density = 1 }
    style = style.fitted(to: scene, options: options)
    fade = behavior.fade.fitted(options)
    turnsInPlace = behavior.turnsInPlace
    showsOverscroll = behavior.showsOverscroll
    showsBackfaces = options.value(.showBackfaces, or: behavior.showsBackfaces ? 1 : 0) != 0
    offsetMultiplier = options.value(.offsetMultiplier, or: behavior.offsetMultiplier).finite(or: 1)
    followsFinger = behavior.followsFinger
    fitPanVector(behavior)
    if !options[.offsetMultiplier].isDefault { followsFinger = false }
    let least = leastWrappedCount(in: wideScene)
    var needed = style.visibleCount(in: wideScene)
    // Perspective brings items back that would be beyond the edges of a flat row.
    if least > 0, shows(at: ((needed - 1) / 2).rounded(.down) + 0.5, in: wideScene) {
      needed = max(needed, least.rounded(.up) + 1)
    }
    let most = maximumVisibleItems > 0 ? Double(maximumVisibleItems) : Feel.mostVisibleItems
    let usual = needed.isNaN ? Feel.usualVisibleItems : (needed * density).clamped(to: 0...most)
    if options[.visibleItems].isDefault, needed < .infinity { reach = needed / 2 - 1 }
    isFull = usual >= most
    let wanted = Int(saturating: options.value(.visibleItems, or: usual)).clamped(to: 0...Feel.visibleItemsLimit)
    let repeats = repeats(toShow: wanted, least: least)
    track.repeats = repeatsItems ? repeats : 1
    fitShownPart(least: least)
    isIncomplete = repeats > track.repeats
    track.seam = isIncomplete ? track.seam(in: shownPart) : nil
    visibleCount = min(wanted, track.wraps ? track.period : track.count)
    if behavior.isSeenFromWithin { fitFrontHalf() }
    containSnaps(within: Double(wanted) < needed * density ? wanted : .max)
  }

  /// Returns the slot about which others are visible: the nearest one, or the next one where the nearest of an even number are to be:
  /// one more is visible before it than after it.
  func middleSlot(at position: Double, of track: Track) -> Int {
    track.nearestSlot(to: showsNearest ? position + 0.5 - Feel.sameOffset : position)
  }

  /// Finds whether an item of the front half that is not among the visible ones would be seen.
  private func fitFrontHalf() {
    let next = Double(visibleCount) / 2 - 0.5, side = scene.itemLength / 2
    showsNearest =
      visibleCount % 2 == 0
      && (scene.shows(placement(at: next), along: side) || scene.shows(placement(at: next), along: -side))
  }

  /// Returns where the middle of an item is seen, from the middle of the carousel; nil at the eye.
  func place(at offset: Double, stretch: Double = 0) -> Point2D? {
    placement(at: offset, stretch: stretch).transform.project(.zero)
  }

  /// Returns how many items a row needs so that they change sides where they are not visible: as many as its style says, and those that
  /// perspective brings back into the viewport.
  private func leastWrappedCount(in scene: CarouselScene) -> Double {
    var count = style.leastWrappedCount(in: scene)
    while count > 0, count < Feel.mostVisibleItems, shows(at: count / 2, in: scene) { count += 1 }
    return count
  }

  /// Whether the inner edge of an item of the usual length would be visible after the current one.
  private func shows(at offset: Double, in scene: CarouselScene) -> Bool {
    scene.shows(placement(at: offset), along: -scene.itemLength / 2)
  }

  /// Whether the inner edge of an item of unknown length, which is beside those that are known, would be visible: of a short one, or of
  /// the longest, which leans out farther.
  /// - Parameters:
  ///   - distance: Of its middle if it had the usual length, in usual lengths.
  ///   - longest: The length of the longest known item, in points.
  func showsEdge(at offset: Double, distance: Double, longest: Double) -> Bool {
    let side = distance < 0 ? -0.5 : 0.5, scene = wideScene
    func shows(length: Double) -> Bool {
      let middle = distance + side * (length / scene.itemLength - 1)
      return scene.shows(placement(at: offset, stretch: middle - offset), along: -side * length)
    }
    return shows(length: 0) || shows(length: longest)
  }

  /// Computes how many items fill a contained carousel, by the distance from the current item to the next.
  /// - Parameter most: The number of items that are visible at most: others must not be out of reach beyond an end.
  private func containSnaps(within most: Int) {
    guard let freeLength, !track.wraps, let start = place(at: 0), let next = place(at: 1) else { return }
    // Items that lie on one another cannot fill it.
    let distance = scene.axis.along(next - start), span = distance > 0 ? freeLength / distance : 0
    let alignment = track.snaps.alignment, before = Double(most / 2), after = Double(most - most / 2 - 1)
    let reachable = min(
      Double(most - 1), alignment > 0 ? before / alignment : after, alignment < 1 ? after / (1 - alignment) : before)
    track.snaps.span = span > 0 ? min(span, max(0, reachable), .greatestCount) : 0
    track.snaps.groupSize = min(track.snaps.groupSize, (track.snaps.span + Feel.sameOffset).rounded(.down) + 1)
  }

  /// Computes the direction of swipes. Items follow the finger in any direction that is not simply along the axis.
  private func fitPanVector(_ behavior: StyleBehavior) {
    let wanted = behavior.panDirection
    guard let vector = panVector.direction ?? scene.axis.vector(along: wanted.x, across: wanted.y).direction
    else {
      panVector = scene.axis.vector(along: 1, across: 0)
      return
    }
    panVector = vector
    followsFinger = true
  }

  /// Computes what is visible of a wrapping row: all that is needed without a visible end, but for the item that changes sides. A
  /// wider viewport shows as much on both sides as this one on the longer one.
  private func fitShownPart(least: Double) {
    guard track.wraps else { return }
    let length = max(0, leastWrappedCount(in: scene) - 1)
    let rest = (least - 1 - length) / 2
    shownPart = ShownPart(middle: shift < 0 ? -rest : rest, length: length)
  }

  /// The scene of a carousel that shows the same amount on both sides.
  private var wideScene: CarouselScene {
    var scene = scene
    scene.viewport = sight
    return scene
  }

  /// Returns the number of times that a wrapping row has to show each item to have no visible end.
  private func repeats(toShow wanted: Int, least: Double) -> Int {
    guard track.wraps, track.itemCount > 0 else { return 1 }
    let least = (least * density).rounded(.up)
    let needed = min(wanted, Int(saturating: least.clamped(to: 0...Double(wanted))))
    return max(1, (needed + track.itemCount - 1) / track.itemCount)
  }
}

extension CarouselModel {
  /// Requests a new layout, as after a change of the settings. Call it when closures of options or styles return other
  /// values than before.
  public mutating func setNeedsLayout() {
    invalidate(.layout)
  }

  /// A layout that has not been fitted yet.
  var unfittedLayout: Layout {
    let size = viewport.sanitized, rest = restingPoint, axis = effective.axis
    var track = track
    let group = effective.groupSize > 0 ? Double(effective.groupSize) : (itemsInView + Feel.sameOffset).rounded(.down)
    track.snaps = SnapPositions(groupSize: group.clamped(to: 1...Feel.largestGroup), alignment: usableAlignment)
    let layout = Layout()
    layout.scene = CarouselScene(
      viewport: size, itemSize: usableItemSize, axis: axis, perspective: effective.perspective.finite(or: 0),
      viewpointOffset: effective.viewpointOffset.isFinite ? effective.viewpointOffset : .zero)
    layout.style = effective.style
    layout.panVector = effective.panVector
    layout.sight = Size2D(
      width: 2 * max(rest.x, size.width - rest.x), height: 2 * max(rest.y, size.height - rest.y))
    layout.shift = axis.along(Point2D(x: size.width / 2, y: size.height / 2) - rest)
    if effective.isContained { layout.freeLength = usableLength - usualLength }
    layout.track = track
    if measuresItems { layout.greatestLength = greatestLength }
    layout.density = density
    return layout
  }

  /// Adopts a layout.
  /// - Parameter isResized: Whether the size has changed: then the same item stays current, also at a contained end.
  mutating func take(_ layout: Layout, isResized: Bool = false) {
    waitWithAutoscroll()
    isEdited = true
    // What a layout moves.
    if movement == .resting { isMovedByUser = false }
    let wasShown = self.layout.track.itemCount > 0 && self.layout.scene.viewportLength > 0
    self.layout = layout
    if track.wraps, !layout.track.wraps { openCircle() }
    track.wraps = layout.track.wraps
    track.repeats = layout.track.repeats
    track.seam = layout.track.seam
    let hasMovedSnaps = track.snaps != layout.track.snaps
    if hasMovedSnaps || isResized {
      let current = currentSlot, end = motionEnd, goal = movement.followsCurve ? goalSlot : nil
      let isPage = track.excess(end) == 0 && abs(end - track.snapped(end)) <= Feel.sameOffset
      track.snaps = layout.track.snaps
      if isResized, wasShown { keep(current) }
      // The current item stays, wherever it rests from now on.
      if hasMovedSnaps, movement == .resting, !track.isEmpty {
        position = track.clamped(mustMoveOn ? track.position(ofSlot: current) : position)
      }
      if let goal, isPage, hasMovedSnaps { redirect(to: track.position(ofSlot: goal)) }
    }
    if track.wraps { position = track.clamped(position) }
    invalidate(.placement)
  }

  /// The slot of the item at which a motion ends; on a circle counted like the motion, which may go around more than once.
  private var goalSlot: Int {
    track.wraps ? Int(saturating: motionEnd.rounded(.toNearestOrAwayFromZero)) : currentSlot(at: motionEnd)
  }

  /// Adopts the lengths of the visible items.
  mutating func take(_ ruler: ItemRuler) {
    areEndsStale = areEndsStale || ruler.differs(from: self.ruler)
    self.ruler = ruler
    guard !ruler.isEmpty else { return }
    if isReachShort {
      // Otherwise more are visible in depth; how many is not known.
      density *= coverage < 1 ? Feel.spareItems / max(coverage, 1 / 8) : Feel.tooManyItems
    } else if let enough = lowerDensity {
      density = enough
    }
    if density != layout.density {
      invalidate(.fit)
      invalidate(.placement)
    }
    if track.snaps.span > 0, !track.wraps, !track.isEmpty { take(ends: ruler.containedEnds) }
  }

  /// Whether the items around the current one are too short to fill the viewport, so that more have to be mounted.
  var isReachShort: Bool {
    @inline(never) get {
      layout.reach > 0 && !layout.isFull && !ruler.isEmpty && !layout.isIncomplete
        && (coverage < 1 || showsMore(than: layout.visibleCount))
    }
  }

  /// Whether one of the slots beside so many around the current one would be visible: in depth, items shrink by their number.
  @inline(never)
  private func showsMore(than count: Int) -> Bool {
    var slot = track.firstVisibleSlot(about: middleSlot, count: count) - 1
    for _ in 0..<2 {
      if track.wraps || track.slots.contains(slot) {
        let offset = Double(slot) - position, distance = ruler.distance(at: offset, from: position)
        if layout.showsEdge(at: offset, distance: distance, longest: greatestLength) { return true }
      }
      slot += count + 1
    }
    return false
  }

  /// The density with which fewer items fill the viewport of a carousel that rests, if by now far too many are mounted.
  var lowerDensity: Double? {
    guard density > Feel.tooManyItems, layout.reach > 0, !ruler.isEmpty, ruler.isKnown, movement == .resting,
      !isAutoscrolling
    else { return nil }
    let usual = 2 * (layout.reach + 1), needed = Double(ruler.countNeeded(at: position, toReach: layout.reach))
    let enough = max(1, Feel.spareItems * needed / usual)
    // On a circle that is mounted as a whole, its length counts, wherever it is.
    guard density > Feel.tooManyItems * enough, !track.wraps || usual * enough + 1 < Double(track.itemCount),
      !showsMore(than: Int(saturating: usual * enough))
    else { return nil }
    return enough
  }

  /// How much is mounted of what fills the viewport.
  private var coverage: Double { ruler.coverage(at: position, reach: layout.reach, in: layout.shownPart) }

  /// Moves the seam of a circle whose items have lengths of their own, so that it stays opposite to the viewport.
  mutating func moveSeam() {
    guard track.wraps, !ruler.isEmpty else { return }
    let seam = ruler.seam(at: position, in: layout.shownPart)
    // If it is visible otherwise, more items are about to be mounted.
    if layout.isIncomplete, seam == nil { return }
    track.seam = layout.isIncomplete || seam?.isVisible == false ? seam : nil
    layout.track.seam = track.seam
  }

  /// Adopts the known ends of a contained row; another one stays, unless items have other lengths by now. What rests at an
  /// end, or will, follows it.
  private mutating func take(ends known: MeasuredEnds) {
    let old = track.ends, end = motionEnd, past = areEndsStale ? MeasuredEnds() : track.snaps.measuredEnds
    let kept = kept.slot.flatMap { track.rests($0, at: end) ? track.normalized($0) : nil }
    areEndsStale = false
    track.snaps.measuredEnds = MeasuredEnds(lower: known.lower ?? past.lower, upper: known.upper ?? past.upper)
    let ends = track.ends
    guard ends != old else { return }
    let isAtStart = end <= old.lowerBound + Feel.sameOffset, isAtEnd = end >= old.upperBound - Feel.sameOffset
    var target = isAtStart ? ends.lowerBound : isAtEnd ? ends.upperBound : track.clamped(end)
    if let kept { target = track.position(ofSlot: kept) }
    // It is on its way to the page of the item that stays current.
    if isKeptElsewhere { target = track.clamped(end) }
    if movement.followsCurve { running.target = target }
    if movement == .resting { position = target }
    // Another item may be current at the same position.
    settle()
  }

  /// The item size with an extent above 0: that of the views, or else of the carousel, or 1 point.
  private var usableItemSize: Size2D {
    let size = measuredItemSize.sanitized, axis = effective.axis
    let length = usualLength > 0 ? usualLength : axis.length(of: viewport.sanitized)
    let usable = (length > 0 ? max(length, Feel.leastLength) : 1) + usableGap
    return axis.size(size, withLength: usable)
  }

  /// The length of an item along the axis, in points: as given, as `itemsPerView` makes it, or that of the first view; 0
  /// while there is none.
  /// Where items have lengths of their own, it is that of the others.
  public var itemLength: Double {
    let isLongest = measuresItems && !layout.isRuled
    return isLongest ? max(usualLength, greatestLength - usableGap) : usualLength
  }

  private var usualLength: Double {
    let fitting = lengthPerView
    if fitting > 0 { return fitting }
    let given = effective.givenItemLength.finite(or: 0)
    return given > 0 ? given : effective.axis.length(of: measuredItemSize.sanitized)
  }

  /// The length that `itemsPerView` gives to items, in points; 0 if it gives them none.
  var lengthPerView: Double {
    let length = (usableLength + usableGap) / Self.usable(effective.itemsPerView) - usableGap
    return length > 0 && length < .infinity ? length : 0
  }

  /// The number of items that fit side by side, with their gaps.
  var itemsInView: Double { (usableLength + usableGap) / (itemLength + usableGap) }

  var usableAlignment: Double { effective.alignment.finite(or: 0.5).clamped(to: 0...1) }
  var usableGap: Double { Self.usable(effective.gap) }
  /// The length of the viewport between the insets, in points.
  private var usableLength: Double {
    max(
      0,
      effective.axis.length(of: viewport.sanitized) - Self.usable(effective.insets.x) - Self.usable(effective.insets.y))
  }

  /// A length that is finite and not negative.
  private static func usable(_ length: Double) -> Double {
    length.finite(or: 0).clamped(to: 0...Double.greatestCount)
  }

  /// The point at which the middle of the current item rests, without the content offset, in points.
  var restingPoint: Point2D {
    let size = viewport.sanitized, axis = effective.axis
    let along = (usableAlignment - 0.5) * (usableLength - itemLength)
    let shift = axis.vector(
      along: along + (Self.usable(effective.insets.x) - Self.usable(effective.insets.y)) / 2, across: 0)
    let cross = axis.crossVector((crossShare - 0.5) * axis.crossLength(of: size))
    return Point2D(
      x: size.width * effective.focusPoint.x.finite(or: 0.5).clamped(to: 0...1) + shift.x + cross.x,
      y: size.height * effective.focusPoint.y.finite(or: 0.5).clamped(to: 0...1) + shift.y + cross.y)
  }

  /// Stops wrapping: the current item and the destination of a motion are kept.
  private mutating func openCircle() {
    countFromCurrentItem()
    kept.slot = kept.slot.flatMap { track.item(at: $0) }
    track.repeats = 1
    track.seam = nil
    let target = track.clamped(running.target)
    track.wraps = false
    if movement.followsCurve, running.target != target { aim(at: track.clamped(target)) }
  }

  /// Snaps a resting carousel to its current item.
  mutating func alignAfterLayout() {
    guard movement == .resting else { return }
    // A waiting autoscroll keeps its position.
    let stands = isAutoscrollHeld && wantedAutoscroll != 0 && !isBeyondEnd
    if alignsAlways, !stands {
      fly(to: track.position(ofPage: nearestPage), over: Feel.scrollDuration, from: 0)
    } else if mustMoveOn || isKeptElsewhere, !stands, !track.isEmpty {
      alignToItem()
    } else {
      position = track.clamped(position)
      kept.isAwaited = false
    }
  }
}

extension CarouselScene {
  /// Whether a point of an item lies within the carousel along the axis.
  /// - Parameter along: The distance of the point from the middle of the item, in points.
  @inline(never)
  func shows(_ placement: Placement, along: Double) -> Bool {
    guard !placement.isHidden, placement.opacity > 0,
      let place = placement.transform.project(axis.vector(along: along, across: 0))
    else { return false }
    return abs(axis.along(place)) < viewportLength / 2 - Feel.restLength
  }
}
