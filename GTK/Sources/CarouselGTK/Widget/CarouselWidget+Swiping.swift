import CGtk4

// AdwSwipeable, for swipe trackers of libadwaita, where the app has loaded it before the first carousel.
extension CarouselWidget {
  static let addSwiping: GInterfaceInitFunc = { interface, _ in
    let interface = interface!.assumingMemoryBound(to: CGtkSwipeable.self)
    interface.pointee.get_distance = { widget in
      guard let carousel = Stage.of(widget!)?.controller.carousel else { return 1 }
      let distance = carousel.itemLength + carousel.gap
      return distance >= 1 && distance < .infinity ? distance : 1
    }
    interface.pointee.get_snap_points = { widget, count in
      let offsets = Stage.of(widget!)?.controller.carousel.swipeableOffsets ?? [0]
      let points = g_malloc_n(gsize(offsets.count), gsize(MemoryLayout<Double>.stride))!
        .assumingMemoryBound(to: Double.self)
      points.initialize(from: offsets, count: offsets.count)
      count?.pointee = Int32(offsets.count)
      return points
    }
    interface.pointee.get_progress = { widget in Stage.of(widget!)?.controller.carousel.scrollOffset ?? 0 }
    interface.pointee.get_cancel_progress = { widget in
      guard let carousel = Stage.of(widget!)?.controller.carousel, let page = carousel.currentPage else { return 0 }
      return carousel.scrollOffset(ofPage: page) ?? 0
    }
  }
}

extension CarouselModel {
  /// The number of pages around the current one that a swipe tracker gets: no swipe leads beyond them.
  private static var swipeablePages: Int { 500 }

  /// Where swipes may end: at the pages around the current one, and at the first and the last one; at least one offset.
  fileprivate var swipeableOffsets: [Double] {
    guard let page = currentPage else { return [0] }
    let last = numberOfPages - 1
    var pages = Array(max(0, page - Self.swipeablePages)...min(last, page + Self.swipeablePages))
    if pages[0] > 0 { pages.insert(0, at: 0) }
    if pages[pages.count - 1] < last { pages.append(last) }
    return pages.compactMap { scrollOffset(ofPage: $0) }
  }
}
