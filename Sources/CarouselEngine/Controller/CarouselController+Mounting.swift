// Mounting: which items have views.
extension CarouselController {
  /// Mounts the items that have become visible, and recycles the views of the others.
  /// - Complexity: O(*v*), where *v* is the number of visible items.
  func updateMountedItems() {
    guard !holdsViews else { return }
    let snapshot = ask { $0.snapshot }, window = snapshot.visibleWindow
    if snapshot.findItems(&mounted, in: window, positions: &positions) {
      for position in mounted.indices.reversed() where !mounted[position].isInSight {
        if snapshot.outgoing != nil, mounted[position].leave() { continue }
        unmount(position)
      }
      _ = snapshot.findItems(&mounted, in: window, positions: &positions)
    }
    let started = generation
    for step in 0..<window.count where positions[step] < 0 {
      guard let slot = snapshot.visibleSlot(window, step) else { continue }
      mount(slot: slot)
      // The data source may have changed everything during the call.
      if generation != started { return carousel.invalidate(.placement) }
    }
    mountAhead(atMost: window.count)
  }

  /// Mounts items that will soon be visible: the host may have to move them there while the program is busy. A few in each frame, so that
  /// no frame takes long.
  @inline(never)
  private func mountAhead(atMost most: Int) {
    guard let playing, host.mountsAhead else { return }
    var free = most - mounted.count { $0.isAhead }, left = Feel.mostMountedAhead
    for arrival in playing.arrivals where arrival.time > carousel.time && arrival.time < carousel.time + Feel.mountTime
    {
      guard left > 0, free > 0 else { return }
      guard position(ofSlot: arrival.slot) == nil else { continue }
      let started = generation
      mount(slot: arrival.slot, arrival: arrival.time)
      if generation != started { return carousel.invalidate(.placement) }
      (left, free) = (left - 1, free - 1)
    }
  }

  /// Requests the view of a slot and mounts it.
  /// - Parameter arrival: When it will be visible, in seconds; nil if it is.
  @discardableResult
  func mount(slot: Int, arrival: Double? = nil) -> Bool {
    let started = generation
    let item = carousel.track.item(at: slot)
    let view = requestView(slot: slot, item: item)
    guard generation == started else {
      pool.add(view, isPlaceholder: item == nil)
      return false
    }
    host.mount(view)
    let size = size(of: view, item: item)
    isRulerStale = true
    painting.append(mounted.count)
    mounted.append(MountedItem(slot: slot, item: item, size: size, arrival: arrival))
    views.append(view)
    if arrival == nil { isReadingStale = true }
    return true
  }

  func requestView(slot: Int, item: Int?) -> Host.View {
    if let item {
      host.view(for: .item(item), reusing: pool.take(placeholder: false))
    } else {
      host.view(for: .placeholder(carousel.track.placeholder(at: slot)), reusing: pool.take(placeholder: true))
    }
  }

  func unmount(_ position: Int) {
    releaseFocus(at: position)
    isReadingStale = true
    let view = views[position], item = mounted[position]
    let last = mounted.count - 1
    // Not `swapAt`: on a list of a type that is generic here, it allocates.
    mounted[position] = mounted[last]
    views[position] = views[last]
    mounted.removeLast()
    _ = views.popLast()
    painting.remove(position, replacedBy: last)
    host.unmount(view)
    if item.placings > 0 { send(.didEndDisplaying, item, view) }
    pool.add(view, isPlaceholder: item.item == nil)
  }
}

extension MountedItem {
  /// Starts fading the item out, if it was in the outgoing layout.
  /// - Returns: Whether it fades out.
  fileprivate mutating func leave() -> Bool {
    guard !isLeaving, outgoingRecord.known > 0 else { return false }
    isLeaving = true
    outgoingRecord.left = 1
    return true
  }
}

/// The visible slots: a number of slots from the first one.
struct VisibleWindow {
  var first: Int
  var count: Int
}

extension LayoutSnapshot {
  /// The visible slots, including those whose items have faded out.
  var visibleWindow: VisibleWindow { visibleWindow(about: middle) }

  /// The slots that are visible about another one in the middle.
  func visibleWindow(about middle: Int) -> VisibleWindow {
    let count = layout.visibleCount
    return VisibleWindow(first: track.firstVisibleSlot(about: middle, count: count), count: count)
  }

  /// Returns the slot at a step of the window, or nil if its item has faded out.
  func visibleSlot(_ window: VisibleWindow, _ step: Int) -> Int? {
    let slot = track.normalized(window.first + step)
    return layout.fade.opacity(at: track.offset(ofSlot: slot, from: position)) > 0 ? slot : nil
  }

  /// Returns the step of the window at which a slot is, or −1 outside.
  func step(ofSlot slot: Int, in window: VisibleWindow) -> Int {
    let step = track.normalized(slot - window.first)
    return step >= 0 && step < window.count ? step : -1
  }

  /// Finds the visible mounted items and writes the position of each to its step of the window, or −1 if there is none.
  /// - Returns: Whether some items are no longer visible.
  func findItems(_ items: inout [MountedItem], in window: VisibleWindow, positions: inout [Int]) -> Bool {
    while positions.count < window.count { positions.append(-1) }
    for step in 0..<window.count { positions[step] = -1 }
    // Time may stand still, and nothing fades out.
    let isCrowded = items.count > window.count + max(Feel.mostLeaving, outgoing?.layout.visibleCount ?? 0)
    // Of two occurrences of an item that have become one, the focused one stays.
    for position in items.indices where items[position].focus != .none {
      find(&items[position], at: position, in: window, isCrowded: isCrowded, positions: &positions)
    }
    var areAllInSight = true
    for position in items.indices {
      if items[position].focus == .none {
        find(&items[position], at: position, in: window, isCrowded: isCrowded, positions: &positions)
      }
      areAllInSight = areAllInSight && items[position].isInSight
    }
    return !areAllInSight
  }
  /// Finds whether a mounted item is visible, and its slot and its step of the window.
  private func find(
    _ item: inout MountedItem, at position: Int, in window: VisibleWindow, isCrowded: Bool, positions: inout [Int]
  ) {
    if item.isLeaving {
      item.isInSight = !isCrowded && (item.outgoingRecord.left > 0 ? outgoing != nil : !item.slide.isOver(at: time))
      return
    }
    // Slots are renumbered when a carousel begins or stops wrapping or repeating its items.
    var slot = track.normalized(item.slot)
    if item.focus != .none, let index = item.item {
      if track.item(at: slot) != index { slot = index }
      item.slot = slot
    }
    item.isKept = keeps(item)
    item.isInSight = item.isKept || item.arrival.map { time < $0 + Feel.latestArrival } ?? false
    let step = step(ofSlot: slot, in: window)
    guard step >= 0, positions[step] < 0, visibleSlot(window, step) != nil, track.item(at: slot) == item.item else {
      return
    }
    positions[step] = position
    item.slot = slot
    item.isInSight = true
    item.isKept = false
    item.arrival = nil
  }
}
