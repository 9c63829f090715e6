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
      let number = Stage.of(widget!)?.controller.carousel.numberOfItems ?? 0
      let points = g_malloc_n(gsize(max(number, 1)), gsize(MemoryLayout<Double>.stride))!
        .assumingMemoryBound(to: Double.self)
      points.pointee = 0
      for index in 0..<number { points[index] = Double(index) }
      count?.pointee = Int32(clamping: max(number, 1))
      return points
    }
    interface.pointee.get_progress = { widget in Stage.of(widget!)?.controller.carousel.scrollOffset ?? 0 }
    interface.pointee.get_cancel_progress = { widget in
      Stage.of(widget!)?.controller.carousel.currentIndex.map(Double.init) ?? 0
    }
  }
}
