// Loading data, and changes of the data.
extension CarouselController {
  /// Reloads everything from the data source. Views that are shown become available for reuse, so nothing blinks.
  public func reloadData() { perform(.reloadData) }

  /// Measures the first item again: its view has changed its size, or the axis has changed.
  /// - Parameter keepingLength: Whether only the first item's own view counts. A host passes true when it learns the
  ///   size of views only now that it had assumed to be like the first.
  public func remeasure(keepingLength: Bool = false) { perform(.remeasure(keepingLength: keepingLength)) }

  /// Inserts an item that the data source already has. Indexes out of range are clamped to 0 up to and including the
  /// number of items; where the carousel wraps, they wrap around.
  public func insertItem(at index: Int, animated: Bool) {
    perform(isLoaded ? .insertItem(index, animated: animated) : .reloadData)
  }

  /// Removes an item that the data source no longer has. Indexes out of range are clamped; without items nothing
  /// happens.
  public func removeItem(at index: Int, animated: Bool) { perform(.removeItem(index, animated: animated)) }

  /// Reloads the view of one item, with a cross-fade if `animated`. Items without a view are not affected.
  public func reloadItem(at index: Int, animated: Bool) { perform(.reloadItem(index, animated: animated)) }

  /// Applies a batch of changes, or the difference between two states of the data, in one animation. The data source
  /// must already have the new state.
  ///
  /// The current item stays current. If it is removed, a new item in its place becomes the current one, or else the next
  /// item that is kept. If the changes do not match the number of items of the carousel or of the data source, everything is reloaded, and the current item
  /// stays current where the changes tell its new index.
  public func apply(_ changes: ItemChanges, animated: Bool) {
    perform(isLoaded ? .apply(changes, animated: animated) : .reloadData)
  }

  func carryOut(_ request: Request) {
    carousel.invalidate(.placement)
    guard isLoaded else {
      if case .reloadData = request { reload() }
      return
    }
    switch request {
    case .reloadData: reload()
    case .remeasure(let keepingLength): measureItems(keepingLength: keepingLength)
    case .measureFirstItem: measureFirstItem()
    case .insertItem(let index, let animated):
      let (index, count) = (carousel.track.insertionIndex(index), carousel.track.itemCount)
      edit(.insert(at: index, before: count), animated: animated)
    case .removeItem(let index, let animated):
      guard let index = carousel.track.clampedIndex(index) else { return }
      edit(.remove(at: index, before: carousel.track.itemCount), animated: animated)
    case .reloadItem(let index, let animated): reload(at: index, animated: animated)
    case .apply(let changes, let animated): carryOut(changes, animated: animated)
    }
  }

  private func carryOut(_ changes: ItemChanges, animated: Bool) {
    let (count, placeholders) = (host.numberOfItems(), host.numberOfPlaceholders())
    let isFitting =
      changes.countBefore == carousel.track.itemCount && changes.countAfter == count
      && placeholders == carousel.track.placeholderCount
    guard isFitting else { return reload(keeping: changes) }
    edit(changes, animated: animated)
    for index in changes.reloads { reload(at: index, animated: animated) }
  }

  /// Reloads everything and stays at the current item, if the changes tell its new index.
  private func reload(keeping changes: ItemChanges) {
    let (index, position) = ask { ($0.currentIndex, $0.scrollOffset) }
    reload()
    guard let index, let new = changes.survivor(of: index), new < carousel.track.itemCount else { return }
    carousel.setScrollOffset(carousel.track.clamped(position + Double(new - index)))
  }

  private func reload() {
    generation += 1
    isLoaded = true
    let (items, placeholders) = (host.numberOfItems(), host.numberOfPlaceholders())
    for position in mounted.indices.reversed() { unmount(position) }
    slidesEnd = -.infinity
    carousel.outgoing = nil
    (carousel.greatestLength, carousel.density) = (0, 1)
    // An index that was set before there are items may have to be wrapped around.
    if carousel.track.isEmpty { carousel.track.wraps = isWrapping }
    carousel.setCounts(
      items: items.clamped(to: 0...Int(Double.greatestCount)),
      placeholders: placeholders.clamped(to: 0...Int(Double.greatestCount)))
    measureFirstItem()
  }

  /// Measures the first item. While it has no view, an item that had the same size is measured instead, so that a
  /// carousel of mixed sizes keeps its length wherever it is.
  private func measureItems(keepingLength: Bool) {
    let known = carousel.measuredItemSize
    var first: Size2D?, alike: Size2D?
    let old = mounted
    if measureMountedItems(), !keepingLength, ask({ $0.measuresItems }) {
      carousel.invalidate(.layout, showing: .viewport)
    }
    for position in mounted.indices {
      if old[position].isLeaving { continue }
      if old[position].slot == measuredSlot {
        // Edits may have put it before the one whose length is the usual one.
        let stays = known != .zero && old[position].size == mounted[position].size && ask { $0.measuresItems }
        first = stays ? known : mounted[position].size
      } else if known == .zero || (!keepingLength && old[position].size == known) {
        alike = mounted[position].size
      }
    }
    if let size = first ?? alike { carousel.measuredItemSize = size }
  }

  private var measuredSlot: Int { carousel.track.isEmpty ? -1 : 0 }

  /// Takes the size of all items from the first item, or from a placeholder if there is no item.
  private func measureFirstItem() {
    let track = carousel.track
    guard !holdsViews, track.itemCount + track.placeholderCount > 0 else { return }
    carousel.track.wraps = isWrapping
    guard carousel.track.count > 0 else { return }
    let slot = measuredSlot
    // The inserted item may already have a view.
    guard position(ofSlot: slot) != nil || mount(slot: slot) else { return }
    if let position = position(ofSlot: slot) { carousel.measuredItemSize = mounted[position].size }
  }

  /// Whether the carousel wraps according to its style and its options, which the last layout may not know.
  private var isWrapping: Bool {
    carousel.effective.options.value(.wrap, or: carousel.effective.style.behavior.wraps ? 1 : 0) != 0
  }

  private func reload(at index: Int, animated: Bool) {
    for position in mounted.indices where mounted[position].index == index && !mounted[position].isLeaving {
      releaseFocus(at: position)
      let (item, old) = (mounted[position], views[position])
      let view = requestView(slot: item.slot, item: item.item)
      host.replace(old, with: view, animated: animated)
      views[position] = view
      mounted[position].placings = 0
      // The new view needs its accessibility label, too.
      isReadingStale = true
      if item.placings > 0 { send(.didEndDisplaying, item, old) }
      mounted[position].size = size(of: view, item: item.item)
      isRulerStale = true
      pool.add(old, isPlaceholder: item.item == nil)
    }
  }

  // MARK: Edits

  /// Changes the set of items. Mounted items that are kept get their new slots and, if animated, slide from their old
  /// placement; removed ones fade out, inserted ones fade in, and items from outside the window slide in.
  private func edit(_ changes: ItemChanges, animated: Bool) {
    generation += 1
    // Each item exposes the number of items, which may change far away.
    isReadingStale = true
    let reducesMotion = carousel.preferences.reducesMotion
    let animates = animated && !reducesMotion
    // Where items are shown more than once, all slots are renumbered.
    let isRenumbered = carousel.track.repeats > 1
    let growth = changes.countAfter - changes.countBefore
    let (oldTrack, oldPosition) = (carousel.track, carousel.position)
    var removed: [Int] = []
    for position in mounted.indices where !mounted[position].isLeaving {
      guard let item = mounted[position].item else {
        // Placeholders after the items shift with them.
        if isRenumbered {
          removed.append(position)
        } else if mounted[position].slot >= 0 {
          mounted[position].slot += growth
        }
        continue
      }
      if !isRenumbered, let new = changes.newIndex(of: item) {
        mounted[position].slot += new - item
        mounted[position].item = new
      } else {
        removed.append(position)
      }
    }
    announcer.itemsDidChange(changes)
    carousel.apply(changes)
    boundIndexes.renumber(changes)
    if animates && !isRenumbered {
      carousel.invalidate(.layout, showing: .items)
      for position in mounted.indices where !removed.contains(position) { slide(position) }
      for position in removed { fadeOut(position) }
      layOutCarousel()
      updateMountedItems()
      updateRuler()
      for position in mounted.indices where mounted[position].placings == 0 && !mounted[position].isLeaving {
        arrive(position, changes, oldTrack, oldPosition)
      }
      if slidesEnd == -.infinity { carousel.events.append(.didEndEditing) }
    } else {
      if animated { showAtOnce() }
      for position in removed.reversed() { unmount(position) }
    }
    // Where items have lengths of their own, the usual one stays: if it followed another first item, the point at which items
    // rest would move with it, and all that is visible with that.
    if !ask({ $0.measuresItems }) || changes.countBefore == 0 || changes.countAfter == 0 { measureFirstItem() }
    carousel.invalidate(.layout)
  }

  /// Finishes an animated edit immediately.
  private func showAtOnce() {
    if carousel.preferences.reducesMotion {
      carousel.needsCrossFade = true
      beginCrossFade()
    }
    carousel.events.append(.didEndEditing)
  }

  /// Animates an item that an edit brought into the window: a new one fades in, one that was outside slides in.
  private func arrive(_ position: Int, _ changes: ItemChanges, _ oldTrack: Track, _ oldPosition: Double) {
    guard let item = mounted[position].item else { return }
    if let old = changes.oldIndex(of: item) {
      let start = oldTrack.offset(ofSlot: old, from: oldPosition)
      let end = carousel.track.offset(ofSlot: mounted[position].slot, from: carousel.position)
      // An item from far away starts just outside the window.
      let farthest = Double(max(1, carousel.layout.visibleCount))
      slide(position, by: (start - end).clamped(to: -farthest...farthest))
    } else {
      mounted[position].slide = Slide(opacity: (0, 1), start: carousel.time, duration: carousel.effective.editDuration)
      // On a ring that grows, it is placed as if it had been there already.
      mounted[position].outgoingRecord.known = 1
      slidesEnd = max(slidesEnd, carousel.time + carousel.effective.editDuration)
    }
  }

  private func slide(_ position: Int) {
    guard !mounted[position].isLeaving else { return }
    var way = mounted[position].offset
    way -= carousel.track.offset(ofSlot: mounted[position].slot, from: carousel.position)
    if carousel.track.wraps, carousel.track.period > 0 {
      let period = Double(carousel.track.period)
      way -= (way / period).rounded() * period
    }
    way += mounted[position].slide.distance(at: carousel.time)
    slide(position, by: way)
  }

  private func slide(_ position: Int, by way: Double) {
    guard abs(way) > Feel.sameOffset else { return }
    mounted[position].slide = Slide(
      distance: way, opacity: (mounted[position].slide.opacity(at: carousel.time), 1), start: carousel.time,
      duration: carousel.effective.editDuration)
    slidesEnd = max(slidesEnd, carousel.time + carousel.effective.editDuration)
  }

  private func fadeOut(_ position: Int) {
    let opacity = mounted[position].slide.opacity(at: carousel.time)
    mounted[position].isLeaving = true
    mounted[position].slide = Slide(
      opacity: (opacity, 0), start: carousel.time, duration: Feel.removalFadeDuration)
    slidesEnd = max(slidesEnd, carousel.time + Feel.removalFadeDuration)
  }
}

extension Track {
  /// Returns the index at which a new item is inserted: clamped, or wrapped around.
  func insertionIndex(_ index: Int) -> Int {
    var grown = self
    grown.itemCount += 1
    return grown.clampedIndex(index) ?? 0
  }
}
