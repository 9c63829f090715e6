import CGtk4
import CarouselEngine

// Which widget the pointer finds. GTK leaves out perspective when it looks for it, so that it would miss what is tilted.
extension Stage {
  /// Called before GTK asks the cells: only the one in front at the point may be found, and is where it is exact there.
  func preparePick(atX x: Double, y: Double) {
    guard !isAllocating, x.isFinite, y.isFinite else { return }
    let place = Point2D(x: x, y: y)
    press.place = place
    let cell = press.cell ?? controller.view(at: place)
    setTarget(cell?.isInteractive == true ? cell : nil)
    aim(at: place)
  }

  /// Has GTK look anew for what is under a pointer that rests, when the items have moved: after a layout it does so with the
  /// next event, which may be a click already.
  func lookUnderPointer() {
    guard isHovered, let frameClock = gtk_widget_get_frame_clock(widget) else { return }
    gdk_frame_clock_request_phase(frameClock, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS)
  }

  func setTarget(_ cell: Cell?) {
    guard cell !== target else { return }
    let old = target
    target = cell
    old?.isTarget = false
    if let old, old.isMounted, old.isShown { allocateAgain(old, old.map) }
    cell?.isTarget = true
  }

  /// Has GTK's map of the target agree with the picture at a point.
  func aim(at place: Point2D) {
    guard let target, !target.map.isAffine, let point = target.map.inverse(place) else { return }
    allocateAgain(target, target.map.affine(at: point))
  }

  private func allocateAgain(_ cell: Cell, _ map: PlaneMap) {
    guard widget?.isMapped == true, gtk_widget_get_width(cell.frame) > 0 else { return }
    isAllocating = true
    cell.allocate(map)
    isAllocating = false
  }
}
