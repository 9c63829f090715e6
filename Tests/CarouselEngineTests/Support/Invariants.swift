@testable import CarouselEngine
@testable import CarouselTesting

extension CarouselStage {
  /// The violated invariants of a carousel between two calls; empty if there are none.
  var faults: [String] {
    var faults = host.breaches + host.ledger.breaches
    let carousel = controller.carousel
    func check(_ isTrue: Bool, _ text: @autoclosure () -> String) { if !isTrue { faults.append(text()) } }

    check(carousel.position.isFinite, "position \(carousel.position)")
    check(carousel.scrollOffset.isFinite, "scroll offset \(carousel.scrollOffset)")
    check(carousel.middle.isFinite, "middle \(carousel.middle)")
    check(carousel.velocity.isFinite, "velocity \(carousel.velocity)")
    check(carousel.numberOfItems >= 0, "\(carousel.numberOfItems) items")
    if let current = carousel.currentIndex {
      check(current >= 0 && current < carousel.numberOfItems, "current \(current) of \(carousel.numberOfItems)")
    } else {
      check(carousel.numberOfItems == 0, "no current item although there are \(carousel.numberOfItems)")
    }
    let track = carousel.track, last = Double(max(0, carousel.numberOfItems - 1))
    if !carousel.wraps, !track.isEmpty {
      check(track.ends.lowerBound >= 0 && track.ends.upperBound <= last, "ends at \(track.ends) of 0...\(last)")
    }
    if let page = carousel.currentPage {
      check((0..<carousel.numberOfPages).contains(page), "on page \(page) of \(carousel.numberOfPages)")
      let found = track.page(at: track.position(ofPage: Double(page)))
      check(isClose(found, Double(page)), "page \(page) is found as \(found)")
    }
    checkMounted(check)
    faults += faultsInSight + faultsBeyondSight
    // What has happened while it was played, before an input that changes nothing, is told in the next frame.
    let isBehind = carousel.events.contains { $0 != .didScroll }
    check(
      host.ledger.announcedIndex == carousel.currentIndex || isBehind || !controller.isLoaded,
      "announced \(host.ledger.announcedIndex as Any), is \(carousel.currentIndex as Any)")
    let isMoving = carousel.isAnimating || controller.slidesEnd > -.infinity || controller.isHeightMoving
    if controller.autoplay[.hidden], controller.isLoaded {
      check(
        !host.areFramesNeeded && (host.next == .whenVisible || !isMoving), "off-screen \(host.next), moves \(isMoving)")
    } else if host.playing != nil {
      check(isMoving && host.next != .never && host.next != .whenVisible, "played at rest, next \(host.next)")
      check(host.mounted.allSatisfy { $0.course != nil }, "an item that is not played")
    } else {
      check(
        host.areFramesNeeded == (isMoving || isBehind) || !controller.isLoaded,
        "frames \(host.areFramesNeeded), moves \(isMoving)")
    }
    let phase: EventLedger.Phase? =
      carousel.isDragging
      ? .dragging : carousel.isDecelerating ? .decelerating : carousel.isScrolling ? .scrolling : nil
    check(host.ledger.open == phase || isBehind, "events say \(host.ledger.open as Any), it is \(phase as Any)")
    return faults
  }

  private func checkMounted(_ check: (Bool, @autoclosure () -> String) -> Void) {
    let mounted = controller.mounted
    check(Set(controller.views.map { ObjectIdentifier($0) }).count == mounted.count, "a view is mounted for two slots")
    check(
      Set(host.mounted.map { ObjectIdentifier($0) }) == Set(controller.views.map { ObjectIdentifier($0) }),
      "the host shows \(host.mounted.count) views, the controller knows \(mounted.count)")
    let painted = controller.painting.positions
    check(painted.sorted() == Array(mounted.indices), "painting \(painted)")
    for (back, front) in zip(painted, painted.dropFirst()) where mounted[back].depth > mounted[front].depth {
      check(false, "slot \(mounted[back].slot) is painted behind \(mounted[front].slot), which is behind it")
    }
    let carousel = controller.carousel
    let shown = carousel.numberOfVisibleItems, leaving = carousel.outgoing?.layout.visibleCount ?? 0
    check(mounted.count <= 2 * shown + max(Feel.mostLeaving, leaving) + 1, "\(mounted.count) views for \(shown) items")
    check(controller.views.count == mounted.count, "\(controller.views.count) views of \(mounted.count) items")
    for (item, view) in zip(mounted, controller.views) {
      check(view.isPlaceholder == (item.item == nil), "slot \(item.slot) has a view from the wrong pool")
    }
    let staying = mounted.filter { !$0.isLeaving }
    check(Set(staying.map(\.slot)).count == staying.count, "a slot is mounted twice: \(staying.map(\.slot))")
    for item in staying {
      let track = controller.carousel.track
      check(item.item == track.item(at: item.slot), "slot \(item.slot) shows \(item.item as Any)")
    }
  }

  /// The violated invariants of a carousel at rest.
  var faultsAtRest: [String] {
    var faults = self.faults
    let carousel = controller.carousel
    func check(_ isTrue: Bool, _ text: @autoclosure () -> String) { if !isTrue { faults.append(text()) } }

    check(!host.areFramesNeeded, "frames are still requested")
    check(carousel.movement == .resting, "rests in \(carousel.movement)")
    check(carousel.velocity == 0, "rests at \(carousel.velocity) items per second")
    check(
      carousel.knownPosition == carousel.position, "rests at \(carousel.position), told of \(carousel.knownPosition)")
    check(host.ledger.open == nil, "\(host.ledger.open as Any) never ended")
    check(!controller.mounted.contains { $0.isLeaving }, "a removed item is still mounted")
    check(!controller.mounted.contains { $0.slide.distance(at: carousel.time) != 0 }, "an item still slides")
    let last = Double(max(0, carousel.numberOfItems - 1))
    if carousel.numberOfItems == 0 {
      check(carousel.position == Track.emptyOffset || carousel.position == 0, "empty at \(carousel.position)")
    } else if carousel.wraps {
      check(
        carousel.position >= 0 && carousel.position < Double(carousel.track.period), "rests at \(carousel.position)")
    } else {
      check((0...last).contains(carousel.position), "rests at \(carousel.position) beyond 0...\(last)")
    }
    if carousel.scrollsToItemBoundary, carousel.snap == .mandatory, !carousel.isList {
      let snapped = carousel.track.snapped(carousel.position)
      check(isClose(carousel.position, snapped), "rests at \(carousel.position) beside \(snapped)")
    }
    check(carousel.track.excess(carousel.position) == 0, "rests beyond \(carousel.track.ends), at \(carousel.position)")
    for slot in slotsOfPage {
      let item = controller.mounted.first { $0.slot == slot && !$0.isLeaving }
      let isVisible = item.map { !$0.placement.isHidden && $0.placement.opacity > 0.99 } ?? false
      check(isVisible, "slot \(slot) of the page is invisible")
    }
    let shown = Set(controller.mounted.map(\.slot)), expected = modelledSlots
    check(shown == expected, "shows \(shown.sorted()) and not \(expected.sorted())")
    for (item, view) in zip(controller.mounted, controller.views) {
      let content: ItemContent =
        item.item.map { .item($0) } ?? .placeholder(carousel.track.placeholder(at: item.slot))
      check(view.content == content, "slot \(item.slot) shows \(view.content)")
      check(view.placed?.slot == item.slot, "slot \(item.slot) was placed as \(view.placed?.slot as Any)")
    }
    return faults
  }

  /// The slots of the current page, if it is one of a plain row whose items are all visible there.
  private var slotsOfPage: [Int] {
    let carousel = controller.carousel, track = carousel.track, count = carousel.numberOfVisibleItems
    let isPlain = carousel.style.name.map { "\($0)" } == "linear" && carousel.layout.fade == Fade()
    guard isPlain, !track.isEmpty else { return [] }
    let rest = track.snapped(carousel.position), middle = carousel.middleSlot
    guard isClose(rest, carousel.position) else { return [] }
    let slots = (middle - count / 2..<middle - count / 2 + count).map { track.normalized($0) }
    let group = Int(track.snaps.groupSize)
    let start = track.snaps.alignment * Double(min(group, track.itemCount) - 1)
    let first = Int((rest - start).rounded())
    guard track.wraps || track.snaps.span == 0 else { return [] }
    let page = (first..<first + min(group, track.itemCount)).filter { track.wraps || track.item(at: $0) != nil }
    let isVisible = page.allSatisfy { slots.contains(track.normalized($0)) || !track.wraps }
    let (before, after) = (Double(count / 2), Double(count - 1 - count / 2))
    let fits = page.count <= count && start <= before && Double(page.count - 1) - start <= after
    return isVisible && fits ? page.map { track.normalized($0) } : []
  }

  /// The slots that must be shown, by brute force: among all rows of the right length, the one with the current slot in
  /// its centre or, near the ends, closest to it; without invisible items.
  var modelledSlots: Set<Int> {
    let carousel = controller.carousel, count = carousel.numberOfVisibleItems, items = carousel.numberOfItems
    guard count > 0 else { return [] }
    let first = (carousel.currentIndex.map { _ in carousel.middleSlot } ?? -1) - count / 2
    let slots: [Int]
    if carousel.wraps {
      let period = carousel.track.period
      slots = (first..<first + count).map { (($0 % period) + period) % period }
    } else {
      // [ p p 0 1 2 3 p ]
      let placeholders = carousel.numberOfPlaceholders
      let all = -(placeholders - placeholders / 2)..<items + placeholders / 2
      let last = max(all.lowerBound, all.upperBound - count)
      // Of a million items only those near the current one are tried.
      let starts = max(all.lowerBound, min(last, first - 50))...min(last, max(all.lowerBound, first + 50))
      let start = starts.min { abs($0 - first) < abs($1 - first) } ?? all.lowerBound
      slots = Array(start..<start + count)
    }
    let fade = carousel.layout.fade
    return Set(
      slots.filter {
        var offset = Double($0) - carousel.position
        if carousel.wraps {
          let period = Double(carousel.track.period)
          offset = [offset, offset - period, offset + period].min { abs($0) < abs($1) } ?? offset
        }
        return fade.opacity(at: offset) > 0
      })
  }
}

extension CarouselStage {
  /// What is wrong with a forecast of the next second.
  var forecastFault: String? {
    guard let forecast = controller.forecast(over: 1) else { return nil }
    let steps = forecast.steps, keyframes = forecast.courses.flatMap(\.keyframes)
    if forecast.courses.count != controller.mounted.count + forecast.arrivals.count {
      return "\(forecast.courses.count) courses"
    }
    if !steps.allSatisfy({ (0...1).contains($0.progress) }) { return "a progress beyond 0…1" }
    if zip(steps, steps.dropFirst()).contains(where: { $0.time >= $1.time }) { return "steps that are not ascending" }
    if steps.first?.time != forecast.start || steps.last?.time != forecast.end { return "steps \(steps)" }
    if !forecast.wakes.allSatisfy({ (forecast.start...forecast.end).contains($0) }) { return "wakes \(forecast.wakes)" }
    if !keyframes.allSatisfy({ $0.transform.isFinite && (0...1).contains($0.opacity) }) { return "an endless keyframe" }
    for course in forecast.courses {
      let progress = course.keyframes.map(\.progress)
      if progress.first != 0 || progress != progress.sorted() { return "keyframes at \(progress)" }
    }
    return nil
  }
}
