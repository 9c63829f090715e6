// Which items have views.
extension CarouselController {
  /// Gives views to the items that have come into sight, and takes those of the others back.
  /// - Complexity: O(*v*), *v* the number of items in sight.
  func updateMountedItems() {
    let window = carousel.visibleWindow
    findPositions(in: window)
    unmountItems(outside: window)
    let started = generation
    for step in 0..<window.count where positions[step] < 0 {
      guard let slot = carousel.visibleSlot(window, step) else { continue }
      mount(slot: slot)
      // The data source may have changed everything while it was asked.
      if generation != started { return carousel.needsPlacement = true }
    }
  }

  private func findPositions(in window: VisibleWindow) {
    positions.removeAll(keepingCapacity: true)
    for _ in 0..<window.count { positions.append(-1) }
    for (position, item) in mounted.enumerated() where !item.isLeaving {
      let step = carousel.step(ofSlot: item.slot, in: window)
      if step >= 0 { positions[step] = position }
    }
  }

  private func unmountItems(outside window: VisibleWindow) {
    var position = mounted.count - 1
    while position >= 0 {
      let item = mounted[position]
      if item.isLeaving {
        if item.slide.isOver(at: carousel.time) { unmount(position) }
      } else {
        let step = carousel.step(ofSlot: item.slot, in: window)
        // Slots have other numbers when a carousel begins or ceases to wrap, or to repeat its items.
        if step >= 0, positions[step] == position, let slot = carousel.visibleSlot(window, step),
          carousel.track.item(at: slot) == item.item
        {
          mounted[position].slot = slot
        } else {
          unmount(position)
        }
      }
      position -= 1
    }
    findPositions(in: window)
  }

  /// Asks for the view of a slot and mounts it.
  @discardableResult
  func mount(slot: Int) -> Bool {
    let started = generation
    let item = carousel.track.item(at: slot)
    let view = requestView(slot: slot, item: item)
    guard generation == started else {
      pool.add(view, isPlaceholder: item == nil)
      return false
    }
    host.mount(view)
    let size = host.size(of: view).sanitized
    painting.append(mounted.count)
    mounted.append(MountedItem(slot: slot, item: item, view: view, size: size))
    return true
  }

  func requestView(slot: Int, item: Int?) -> Host.View {
    if let item {
      host.view(forItemAt: item, reusing: pool.take(placeholder: false))
    } else {
      host.view(forPlaceholderAt: carousel.track.placeholder(at: slot), reusing: pool.take(placeholder: true))
    }
  }

  func unmount(_ position: Int) {
    let item = mounted[position]
    let last = mounted.count - 1
    mounted.swapAt(position, last)
    mounted.removeLast()
    painting.remove(position, replacedBy: last)
    host.unmount(item.view)
    pool.add(item.view, isPlaceholder: item.item == nil)
  }
}

/// The slots in sight: so many from the first on.
struct VisibleWindow {
  var first: Int
  var count: Int
}

extension Carousel {
  /// The slots that are shown, but for those that have faded away.
  var visibleWindow: VisibleWindow {
    let count = layout.visibleCount
    return VisibleWindow(first: track.firstVisibleSlot(about: currentSlot, count: count), count: count)
  }

  /// The slot at a step of the window; nil where it has faded away.
  func visibleSlot(_ window: VisibleWindow, _ step: Int) -> Int? {
    let slot = track.normalized(window.first + step)
    return layout.fade.opacity(at: track.offset(ofSlot: slot, from: position)) > 0 ? slot : nil
  }

  /// The step of the window at which a slot is; −1 outside.
  func step(ofSlot slot: Int, in window: VisibleWindow) -> Int {
    let step = track.normalized(slot - window.first)
    return step >= 0 && step < window.count ? step : -1
  }
}
