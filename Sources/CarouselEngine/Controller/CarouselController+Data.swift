// Loading, and changes of the data.
extension CarouselController {
  /// Asks the data source for everything anew. Views that are shown are offered for reuse, so nothing blinks.
  public func reloadData() { perform(Request(.reloadData)) }

  /// Measures items again by the first one: when their views have changed their size, or the axis.
  /// - Parameter keepingLength: Whether other items than the first don't count: where a host finds out only now how large
  ///   views are that it took to be like the first.
  public func remeasure(keepingLength: Bool = false) { perform(Request(.remeasure, flag: keepingLength)) }

  /// A new item has come to be at an index; the data source has it already. Indexes out of range are held within, the
  /// end included; where the carousel wraps, they are taken round.
  public func insertItem(at index: Int, animated: Bool) {
    perform(isLoaded ? Request(.insertItem, index, flag: animated) : Request(.reloadData))
  }

  /// The item at an index has gone; the data source has it no more. Indexes out of range are held within; without items
  /// nothing happens.
  public func removeItem(at index: Int, animated: Bool) { perform(Request(.removeItem, index, flag: animated)) }

  /// Asks for one item's view anew, with a cross-fade where animated. Items without a view are left for later.
  public func reloadItem(at index: Int, animated: Bool) { perform(Request(.reloadItem, index, flag: animated)) }

  func carryOut(_ request: Request) {
    if request.kind == .reloadData {
      reload()
    } else if isLoaded {
      let (index, flag) = (request.index, request.flag)
      switch request.kind {
      case .reloadData: break
      case .remeasure: measureItems(keepingLength: flag)
      case .insertItem: insert(at: index, animated: flag)
      case .removeItem: remove(at: index, animated: flag)
      case .reloadItem: reload(at: index, animated: flag)
      }
    }
    carousel.needsPlacement = true
  }

  private func reload() {
    generation += 1
    isLoaded = true
    let (items, placeholders) = (host.numberOfItems(), host.numberOfPlaceholders())
    for position in mounted.indices.reversed() { unmount(position) }
    slidesEnd = -.infinity
    carousel.predecessor = nil
    carousel.setCounts(
      items: items.clamped(to: 0...Int(Double.greatestCount)),
      placeholders: placeholders.clamped(to: 0...Int(Double.greatestCount)))
    measureFirstItem()
  }

  /// The first item's size counts. While it has no view, that of one which was as large does, so that a carousel of mixed
  /// sizes keeps its length wherever it is.
  private func measureItems(keepingLength: Bool) {
    let known = carousel.measuredItemSize
    var first: Size?, alike: Size?
    for position in mounted.indices {
      let item = mounted[position]
      mounted[position].size = host.size(of: views[position]).sanitized
      if item.isLeaving { continue }
      if item.slot == measuredSlot {
        first = mounted[position].size
      } else if known == .zero || (!keepingLength && item.size == known) {
        alike = mounted[position].size
      }
    }
    if let size = first ?? alike { carousel.measuredItemSize = size }
  }

  private var measuredSlot: Int { carousel.track.isEmpty ? -1 : 0 }

  /// Takes the items' size from the first item, or from a placeholder where there is none.
  private func measureFirstItem() {
    let track = carousel.track
    guard track.itemCount + track.placeholderCount > 0 else { return }
    let isWrapping = carousel.options.wrap.value(or: carousel.style.behavior.wraps ? 1 : 0) != 0
    carousel.track.wraps = isWrapping
    guard carousel.track.count > 0 else { return }
    let slot = measuredSlot
    // The item that has just come may have its view already.
    let isMounted = mounted.contains { $0.slot == slot && !$0.isLeaving }
    guard isMounted || mount(slot: slot) else { return }
    if let item = mounted.first(where: { $0.slot == slot && !$0.isLeaving }) { carousel.measuredItemSize = item.size }
  }

  private func insert(at index: Int, animated: Bool) {
    let index = carousel.track.insertionIndex(index)
    edit(from: index, by: 1, animated: animated)
    if animated { fadeIn(index) }
    finishEdit()
  }

  private func remove(at index: Int, animated: Bool) {
    guard let index = carousel.track.clampedIndex(index) else { return }
    edit(from: index, by: -1, animated: animated)
    finishEdit()
  }

  private func reload(at index: Int, animated: Bool) {
    for position in mounted.indices where mounted[position].isAt(index) && !mounted[position].isLeaving {
      let (item, old) = (mounted[position], views[position])
      let view = requestView(slot: item.slot, item: item.item)
      host.replace(old, with: view, animated: animated)
      views[position] = view
      mounted[position].placings = 0
      if item.placings > 0 {
        host.didEndDisplaying(old, ofItemAt: item.item ?? item.slot, itemOffset: item.shownOffset)
      }
      mounted[position].size = host.size(of: view).sanitized
      pool.add(old, isPlaceholder: item.item == nil)
    }
  }

  // MARK: Edits

  /// An item comes to be at an index (by 1), or the one there goes (by −1). The mounted items that stay get their new slots
  /// and, where animated, slide from where they were; those that don't fade away.
  private func edit(from index: Int, by step: Int, animated: Bool) {
    generation += 1
    // Where items are shown more than once, their places are numbered all anew.
    let isRenumbered = carousel.track.repeats > 1
    var goes: [Int] = []
    for position in mounted.indices where !mounted[position].isLeaving {
      let item = mounted[position].item
      if isRenumbered || (step < 0 && item == index) {
        goes.append(position)
      } else if item.map({ $0 >= index }) ?? (mounted[position].slot >= 0) {
        // Placeholders behind the items move along.
        mounted[position].slot += step
        if let item { mounted[position].item = item + step }
      }
    }
    if step > 0 { carousel.insertItem(at: index) } else { carousel.removeItem(at: index) }
    if animated && !isRenumbered {
      carousel.change(.items)
      for position in mounted.indices where !goes.contains(position) { slide(position) }
      for position in goes { fadeOut(position) }
    } else {
      for position in goes.reversed() { unmount(position) }
    }
  }

  private func slide(_ position: Int) {
    let item = mounted[position]
    guard !item.isLeaving else { return }
    var way = item.offset - carousel.track.offset(ofSlot: item.slot, from: carousel.position)
    if carousel.track.wraps, carousel.track.period > 0 {
      let period = Double(carousel.track.period)
      way -= (way / period).rounded() * period
    }
    way += item.slide.distance(at: carousel.time)
    guard abs(way) > Feel.sameOffset else { return }
    mounted[position].slide = Slide(
      distance: way, opacity: (item.slide.opacity(at: carousel.time), 1), start: carousel.time)
    slidesEnd = max(slidesEnd, carousel.time + Feel.editDuration)
  }

  private func fadeOut(_ position: Int) {
    let opacity = mounted[position].slide.opacity(at: carousel.time)
    mounted[position].isLeaving = true
    mounted[position].slide = Slide(
      opacity: (opacity, 0), start: carousel.time, duration: Feel.removalFadeDuration)
    slidesEnd = max(slidesEnd, carousel.time + Feel.removalFadeDuration)
  }

  private func fadeIn(_ index: Int) {
    layOutCarousel()
    updateMountedItems()
    for position in mounted.indices where mounted[position].item == index && !mounted[position].isLeaving {
      mounted[position].slide = Slide(opacity: (0, 1), start: carousel.time)
      // It takes its place on a ring that grows, as if it had been there.
      mounted[position].past.known = 1
      slidesEnd = max(slidesEnd, carousel.time + Feel.editDuration)
    }
  }

  private func finishEdit() {
    measureFirstItem()
    carousel.needsLayout = true
  }
}

extension MountedItem {
  /// Whether the methods of a carousel know it by this index.
  func isAt(_ index: Int) -> Bool { item.map { $0 == index } ?? (slot == index) }
}

extension Track {
  /// Where a new item goes that was meant for an index.
  func insertionIndex(_ index: Int) -> Int {
    var grown = self
    grown.itemCount += 1
    return grown.clampedIndex(index) ?? 0
  }
}
