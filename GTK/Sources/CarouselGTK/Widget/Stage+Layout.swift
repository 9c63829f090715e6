import CGtk4
import CarouselEngine

// Size requests and allocations.
extension Stage {
  /// Returns the minimum and natural size of the carousel: along the axis 0 and an item; across it an item.
  func extent(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
    let carousel = controller.carousel
    if let first = painted.first(where: { $0.placed?.slot == 0 }) {
      itemExtent = (first.minimumSize, first.naturalSize)
    }
    let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
    func pick(_ size: Size2D) -> Int32 { Int32((isHorizontal ? size.width : size.height).clamped(to: 0...16_384)) }
    let isAlong = isHorizontal != carousel.layoutAxis.isVertical
    return (isAlong ? 0 : pick(itemExtent.minimum), pick(itemExtent.natural))
  }

  func allocate(width: Int32, height: Int32) {
    guard widget != nil, !isAllocating else { return }
    isAllocating = true
    defer { isAllocating = false }
    let viewport = Size2D(width: Double(width), height: Double(height))
    allocated = viewport
    for cell in painted { cell.viewport = viewport }
    // GTK caches its measurements.
    if painted.contains(where: { $0.size != $0.fittedSize }) { controller.remeasure() }
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
