import CGtk4
import CarouselEngine

// Size requests and allocations.
extension Stage {
  /// How GTK has to measure it: items that expand are as high as their width makes them, and give it its height.
  var requestMode: GtkSizeRequestMode {
    controller.carousel.followsHeight ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE
  }

  /// Returns the minimum and natural size of the carousel: along the axis 0 and an item; across it an item, or the height
  /// that follows its items.
  /// - Parameter length: The length in the other direction; negative if it is not known.
  func extent(_ orientation: GtkOrientation, for length: Int32) -> (minimum: Int32, natural: Int32) {
    if orientation == GTK_ORIENTATION_VERTICAL {
      fitBeforeAllocation(width: length)
      if let height = fittingHeight {
        requestedHeight = height
        return (height, height)
      }
    }
    let carousel = controller.carousel
    if let first = painted.first(where: { $0.placed?.slot == 0 }) {
      itemExtent = (first.minimumSize, first.naturalSize)
    }
    let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
    func pick(_ size: Size2D) -> Int32 { Int32((isHorizontal ? size.width : size.height).clamped(to: 0...16_384)) }
    let isAlong = isHorizontal != carousel.layoutAxis.isVertical
    return (isAlong ? 0 : pick(itemExtent.minimum), pick(itemExtent.natural))
  }

  /// Fits the items into the width that the widget is about to get for the first time, so that it has its height in the
  /// first frame.
  private func fitBeforeAllocation(width: Int32) {
    guard width > 0, Double(width) != allocated.width, allocated.height == 0, controller.carousel.followsHeight,
      !isAllocating
    else { return }
    isAllocating = true
    defer { isAllocating = false }
    allocated.width = Double(width)
    fitItems()
  }

  /// Measures the items again if their sizes in their room have changed; GTK caches its measurements.
  private func fitItems() {
    let room = room
    for cell in painted { cell.room = room }
    if painted.contains(where: { $0.size != $0.fittedSize }) { controller.remeasure() }
  }

  /// The lengths that it gives to items.
  var room: Room {
    var carousel = controller.carousel
    // It has this size already, while the engine has not.
    carousel.viewport = allocated
    return Room(fitted: carousel.fittedItemSize, expanded: carousel.offeredItemSize)
  }

  /// The height that follows the items, in whole points; nil if it does not.
  private var fittingHeight: Int32? {
    controller.fittingHeight.map { Int32($0.rounded(.up).clamped(to: 0...16_384)) }
  }

  /// Requests the height that follows the items, if it has changed.
  func requestHeight() {
    guard fittingHeight != requestedHeight, let widget else { return }
    if isAllocating {
      // GTK takes no requests during an allocation.
      clock.draw { [weak self] _ in
        self?.requestHeight()
        return false
      }
    } else {
      requestedHeight = fittingHeight
      gtk_widget_queue_resize(widget)
    }
  }

  func allocate(width: Int32, height: Int32) {
    guard widget != nil, !isAllocating else { return }
    isAllocating = true
    defer { isAllocating = false }
    let viewport = Size2D(width: Double(width), height: Double(height))
    allocated = viewport
    fitItems()
    if viewport != controller.carousel.viewport { update { $0.viewport = viewport } }
    gtk_widget_allocate(sentinel, width, height, -1, nil)
    allocatePauseButton()
    for cell in painted where cell.isShown {
      if cell === target, let pointer = press.place, let point = cell.map.inverse(pointer) {
        cell.allocate(cell.map.affine(at: point))
      } else {
        cell.allocate(cell.map)
      }
    }
    if !clock.isTicking { lookUnderPointer() }
  }
}

extension Double {
  func clamped(to range: ClosedRange<Double>) -> Double {
    self >= range.lowerBound ? (self <= range.upperBound ? self : range.upperBound) : range.lowerBound
  }
}
