import Testing

@testable import CarouselEngine
@testable import CarouselTesting

/// What users reach, in all small rows: of items of the same length and of different ones, along each axis.
@Suite struct `Reach` {
  /// Runs a trial in every world, and reports the first faults.
  private func inAllWorlds(
    along axis: CarouselAxis, _ trial: (CarouselStage, (Bool, @autoclosure () -> String) -> Void) -> Void
  ) {
    var reports: [String] = []
    func run(_ stage: CarouselStage, _ world: CustomStringConvertible) {
      stage.settle()
      trial(stage) { holds, text in
        if !holds, reports.count < 8 { reports.append("\(world): \(text())") }
      }
    }
    // The others only turn what is tested along the first one.
    let step = axis == .horizontal ? 1 : 7
    for index in stride(from: 0, to: `Snap positions`.World.all.count, by: step) {
      var world = `Snap positions`.World.all[index]
      world.axis = axis
      run(world.stage(), world)
    }
    for index in stride(from: 0, to: `Measured items`.World.all.count, by: step) {
      var world = `Measured items`.World.all[index]
      world.axis = axis
      run(world.stage(), world)
    }
    #expect(reports.isEmpty, "\(reports.joined(separator: "\n"))")
  }

  @Test(arguments: CarouselAxis.tested)
  func `each press moves to another page with a current item of its own, and tells it`(axis: CarouselAxis) {
    inAllWorlds(along: axis) { stage, check in
      let pages = stage.carousel.numberOfPages
      // A group that is longer than the viewport may rest at its start, in its middle and at its end, beside two items.
      let ends = stage.carousel.track.ends
      let between = (ends.upperBound - 1e-6).rounded(.up) - (ends.lowerBound + 1e-6).rounded(.down) + 1
      guard stage.carousel.wraps || Double(pages) <= max(1, between) else { return }
      var found = [[stage.current]]
      // The keys one way, buttons and assistive technology the other.
      for way in [1, -1] {
        found.append([stage.current])
        for _ in 0..<max(0, pages - 1) {
          let (item, page, position) = (stage.current, stage.carousel.currentPage, stage.carousel.position)
          stage.host.forget()
          check(way > 0 ? stage.controller.press(axis.forwardKey) : stage.controller.move(byItems: -1), "not handled")
          let target = stage.carousel.destinationIndex
          check(stage.settle() && stage.faultsAtRest.isEmpty, "\(stage.faultsAtRest)")
          check(stage.carousel.position != position && stage.carousel.currentPage != page, "stays at \(position)")
          check(stage.current != item && stage.current == target, "from \(item as Any) to \(stage.current as Any)")
          let told = stage.events.compactMap { if case .shouldAnnounce(let index) = $0 { index } else { nil } }
          check(told == [stage.current], "tells \(told), not \(stage.current as Any)")
          check(stage.events.contains(.currentIndexDidChange(stage.current)), "sends no event")
          found[found.count - 1].append(stage.current)
        }
        check(Set(found[found.count - 1]).count == max(1, pages), "\(pages) pages at \(found[found.count - 1])")
        guard !stage.carousel.wraps, stage.carousel.isDraggable else { continue }
        stage.host.forget()
        check(!stage.controller.move(byItems: way) && stage.settle(), "goes on at an end")
        check(stage.events.contains(.shouldAnnounceEnd(way > 0 ? .last : .first)), "the end is not told")
      }
      if !stage.carousel.wraps { check(found[1] == found[2].reversed(), "there \(found[1]), back \(found[2])") }
    }
  }

  @Test(arguments: CarouselAxis.tested)
  func `flicks reach every page from both sides`(axis: CarouselAxis) {
    inAllWorlds(along: axis) { stage, check in
      stage.update { $0.isPagingEnabled = true }
      let pages = stage.carousel.numberOfPages
      for way in [1, -1] {
        for _ in 0..<max(0, pages - 1) {
          let page = stage.carousel.currentPage!
          stage.flick(by: Double(way) * -600, over: 0.05)
          check(stage.settle() && stage.faultsAtRest.isEmpty, "\(stage.faultsAtRest)")
          let next = (page + way + pages) % pages
          check(stage.carousel.currentPage == next, "page \(page) to \(stage.carousel.currentPage as Any)")
        }
      }
    }
  }

  @Test(arguments: CarouselAxis.tested)
  func `a flick that is too slow turns a page when it is dragged past half of it, and not before`(axis: CarouselAxis) {
    inAllWorlds(along: axis) { stage, check in
      let track = stage.carousel.track, pages = stage.carousel.numberOfPages
      for way in [1, -1] where pages > 1 {
        for share in [0.45, 0.55] {
          let start = stage.carousel.position, page = track.page(at: start).rounded()
          let end = start + share * (track.position(ofPage: page + Double(way)) - track.position(ofPage: page))
          let length = stage.carousel.ruler.length(from: start, to: end) * stage.carousel.layout.scene.itemLength
          stage.dragSlowly(by: -length)
          check(stage.settle() && stage.faultsAtRest.isEmpty, "\(stage.faultsAtRest)")
          let target = track.position(ofPage: share < 0.5 ? page : page + Double(way))
          let rest = track.shortestDistance(from: stage.carousel.position, to: target)
          check(isClose(rest, 0), "dragged by \(share) from page \(page) to \(stage.carousel.position)")
        }
      }
    }
  }

  @Test(arguments: CarouselAxis.tested)
  func `every item has a page that shows it, where its controls work and keep the focus`(axis: CarouselAxis) {
    inAllWorlds(along: axis) { stage, check in
      let track = stage.carousel.track
      for item in 0..<stage.carousel.numberOfItems {
        stage.controller.move(toItemAt: item)
        check(stage.settle() && stage.faultsAtRest.isEmpty, "\(stage.faultsAtRest)")
        let position = stage.carousel.position
        let way = track.shortestDistance(from: position, to: track.position(ofSlot: item))
        check(isClose(way, 0) || stage.current == item, "item \(item) leads to \(position)")
        check(stage.focus(item), "item \(item) has no controls that work, or loses the focus")
        check(stage.carousel.position == position, "the focus moves \(position) to \(stage.carousel.position)")
      }
      stage.controller.move(toPageAt: 0)
      stage.settle()
      for item in stage.controller.readingOrder.filter({ !$0.isHidden }).map(\.index) {
        check(stage.focus(item), "item \(item) loses the focus on its way")
        check(isClose(stage.carousel.position, track.snapped(stage.carousel.position)), "rests between pages")
      }
    }
  }
}

extension CarouselStage {
  /// Drags the carousel by a distance, and lifts the finger while it still moves.
  fileprivate func dragSlowly(by distance: Double) {
    // The first movement decides that it is a drag, and moves nothing.
    let start = distance < 0 ? -20.0 : 20
    beginDrag(by: start, steps: 1)
    for step in 1...3 {
      pass(10)
      _ = controller.pointerMoved(to: middle + vector(along: start + distance * Double(step) / 3))
    }
    endDrag(by: start + distance)
  }

  /// Moves the keyboard focus to a control in the item that is read, and takes it away after the carousel has settled.
  /// - Returns: Whether the item was mounted, and has kept the focus.
  fileprivate func focus(_ item: Int) -> Bool {
    guard let read = controller.readingOrder.first(where: { $0.index == item && !$0.isHidden }) else { return true }
    let focused = controller.view(atSlot: read.slot)
    host.forget()
    controller.focusDidEnter(isEditing: false, isByKeyboard: true) { $0 === focused }
    settle()
    defer { controller.focusDidLeave() }
    return controller.readingOrder.contains { $0.index == item && $0.isUsable } && host.count(of: .releaseFocus) == 0
  }
}

extension CarouselAxis {
  /// The arrow key that points forward.
  fileprivate var forwardKey: CarouselKey { isVertical ? .down : isMirrored ? .left : .right }
}
