@testable import CarouselEngine
@testable import CarouselTesting

extension CarouselStage {
  /// The violations of the law of a row: whatever meets the viewport is mounted. The slots of the window and those beside
  /// it are placed with the lengths that their views have, or would have. A circle that shows each item once shows it where
  /// the most of it is visible.
  var faultsInSight: [String] {
    let carousel = controller.carousel, track = carousel.track
    guard isRow, isFillingRow, carousel.invalid.isEmpty, carousel.outgoing == nil,
      controller.slidesEnd == -.infinity
    else { return [] }
    // Not around the circle, so that slots are counted like the position.
    let middle = track.wraps ? Int(carousel.position.rounded(.toNearestOrAwayFromZero)) : carousel.middleSlot
    let slots = slots(around: middle)
    let ruler = carousel.ruler.isEmpty ? carousel.ruler : ruler(of: slots, around: middle)
    // Between two pages, items change sides at a visible seam.
    let isOnPage = isClose(carousel.position, track.snapped(carousel.position))
    guard track.seam?.isVisible != true || isOnPage else { return [] }
    var faults: [String] = []
    func part(ofSlot slot: Int) -> Double {
      let offset = Double(slot) - carousel.position
      return visibleLength(ofSlot: slot, stretch: ruler.distance(at: offset, from: carousel.position) - offset)
    }
    for slot in slots {
      let offset = Double(slot) - carousel.position, length = part(ofSlot: slot)
      if track.seam != nil {
        let others = slots.filter { $0 != slot && track.normalized($0) == track.normalized(slot) }
        let isShown = others.contains { other in
          controller.mounted.contains { isClose($0.offset, Double(other) - carousel.position, within: 1e-6) }
        }
        if isShown, others.contains(where: { part(ofSlot: $0) >= length - 1 }) { continue }
      }
      let isMounted = controller.mounted.contains {
        !$0.isLeaving && $0.slot == track.normalized(slot) && isClose($0.offset, offset, within: 1e-6)
      }
      guard length > 0.5, !isMounted else { continue }
      faults.append("\(length) points of slot \(slot) are visible, but it is not mounted")
    }
    return faults
  }

  /// The violation of the other half of the law: no more is mounted than the documented margin.
  var faultsBeyondSight: [String] {
    let carousel = controller.carousel, axis = carousel.effective.axis, track = carousel.track
    guard isLinear, isFillingRow, carousel.invalid.isEmpty, carousel.movement == .resting, !carousel.isAutoscrolling,
      carousel.outgoing == nil, controller.slidesEnd == -.infinity
    else { return [] }
    let count = carousel.numberOfVisibleItems, unit = carousel.layout.scene.itemLength
    // A circle that is mounted as a whole has as many as close it.
    guard !track.wraps || count < track.itemCount else { return [] }
    let rest = axis.along(carousel.restingPoint), viewport = axis.length(of: carousel.viewport)
    let longer = viewport / 2 + abs(rest - (rest < 0 ? -viewport : viewport) / 2)
    let uniform = (2 * longer / unit).rounded(.up) + 2
    guard !carousel.ruler.isEmpty else {
      return Double(count) > uniform ? ["\(count) items are mounted, and \(uniform) fill the row"] : []
    }
    var least = 1
    while least < count, !reaches(longer, count: least) { least += 1 }
    let most = max(Feel.tooManyItems * uniform, Feel.tooManyItems * Feel.spareItems * Double(least))
    return Double(count) > most ? ["\(count) items are mounted, and \(least) fill the row"] : []
  }

  /// Whether so many slots fill both sides, as far as the longer one, and an item of the usual length more.
  private func reaches(_ longer: Double, count: Int) -> Bool {
    let carousel = controller.carousel, track = carousel.track, unit = carousel.layout.scene.itemLength
    let first = track.firstVisibleSlot(about: carousel.middleSlot, count: count), position = carousel.position
    let (before, after) = (Double(first) - position, Double(first + count - 1) - position)
    let start = carousel.ruler.distance(at: before, from: position)
    let end = carousel.ruler.distance(at: after, from: position)
    let isFirst = !track.wraps && first <= track.slots.lowerBound
    let isLast = !track.wraps && first + count >= track.slots.upperBound
    return (isFirst || -start * unit >= longer + unit) && (isLast || end * unit >= longer + unit)
  }

  /// Whether it is a row of items side by side.
  private var isLinear: Bool { controller.carousel.layout.style.name.map { "\($0)" } == "linear" }

  /// Whether it is a row, also one in depth. Closed forms show as many items as stand on them, and styles without a number of their
  /// own the usual number.
  private var isRow: Bool {
    let rows = ["linear-3d", "cover-flow", "cover-flow-2", "scaled-cover-flow"], carousel = controller.carousel
    let isInDepth = carousel.layout.style.name.map { rows.contains("\($0)") } ?? false
    return isLinear || (isInDepth && carousel.track.seam == nil)
  }

  /// Whether the number of its items is the default, and no limit.
  private var isFillingRow: Bool {
    let carousel = controller.carousel, track = carousel.track, options = carousel.effective.options
    guard !carousel.isList, !track.isEmpty,
      options[.visibleItems].isDefault, options[.spacing].isDefault, carousel.layout.scene.itemLength <= .greatestCount
    else { return false }
    let most = carousel.effective.maximumVisibleItems > 0 ? carousel.effective.maximumVisibleItems : 120
    let isShifted = carousel.effective.contentOffset != .zero || carousel.effective.viewpointOffset != .zero
    return carousel.numberOfVisibleItems < most && !isShifted && carousel.effective.focusPoint.isFinite
  }

  /// The slots of the window and those beside it, counted like the position.
  private func slots(around middle: Int) -> Range<Int> {
    let carousel = controller.carousel, track = carousel.track, count = carousel.numberOfVisibleItems
    if track.seam != nil { return middle - count..<middle + count + 1 }
    let first = track.firstVisibleSlot(about: middle, count: count), near = first - 2..<first + count + 2
    return carousel.wraps ? near : near.clamped(to: track.slots)
  }

  /// The size of a slot's view, or of the one that it would have, with the length that the app gives.
  private func size(ofSlot slot: Int) -> Size2D {
    let carousel = controller.carousel, track = carousel.track, normal = track.normalized(slot)
    if let mounted = controller.mounted.first(where: { $0.slot == normal && !$0.isLeaving }) { return mounted.size }
    let size = host.itemSize(track.item(at: slot) ?? -1).sanitized, axis = carousel.effective.axis
    let given = track.item(at: slot).map { host.length(ofItemAt: $0) } ?? 0
    guard carousel.measuresItems, given > 0, given < .infinity else { return size }
    return axis.size(size, withLength: min(given, .greatestCount))
  }

  /// The ruler that knows the lengths of all slots of a range.
  private func ruler(of slots: Range<Int>, around middle: Int) -> ItemRuler {
    let carousel = controller.carousel, unit = carousel.layout.scene.itemLength, gap = carousel.usableGap
    var starts = [0.0]
    for slot in slots {
      let length = carousel.effective.axis.length(of: size(ofSlot: slot))
      starts.append(starts[starts.count - 1] + (length > 0 ? (length + gap) / unit : 1))
    }
    return ItemRuler(
      starts: starts, slot: middle, place: middle - slots.lowerBound, known: 0..<slots.count, gap: gap / unit,
      alignment: carousel.track.snaps.alignment, track: carousel.track)
  }

  /// How much of a slot's item is inside of the viewport along the axis, in points; 0 if it is invisible.
  private func visibleLength(ofSlot slot: Int, stretch: Double) -> Double {
    let carousel = controller.carousel, offset = Double(slot) - carousel.position, axis = carousel.effective.axis
    let placement = carousel.layout.placement(at: offset, stretch: stretch)
    // At a seam items fade where others of the same kind are.
    guard !placement.isHidden, placement.opacity > 0.01 || carousel.track.seam != nil else { return 0 }
    let size = size(ofSlot: slot), viewport = carousel.viewport
    // Items of a uniform row count as equal, whatever their views are.
    let usual = carousel.ruler.isEmpty ? carousel.layout.scene.itemLength : .infinity
    let half = axis.size(size, withLength: min(axis.length(of: size), usual))
    let corners = [(-0.5, -0.5), (-0.5, 0.5), (0.5, -0.5), (0.5, 0.5)].compactMap { x, y in
      placement.transform.project(Point2D(x: x * half.width, y: y * half.height)).map { $0 + carousel.middle }
    }
    guard corners.count == 4 else { return 0 }
    func inside(_ places: [Double], _ length: Double) -> Double { min(places.max()!, length) - max(places.min()!, 0) }
    let width = inside(corners.map(\.x), viewport.width), height = inside(corners.map(\.y), viewport.height)
    return isLinear ? (axis.isVertical ? height : width) : min(width, height)
  }
}
