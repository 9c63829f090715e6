import CGtk4
import CarouselEngine

// Hit testing. GTK ignores perspective when it picks widgets, so it would miss those that are tilted.
extension Stage {
  /// Called before GTK picks among the cells: only the frontmost one at the point can be picked, with a map that is
  /// exact there.
  func preparePick(atX x: Double, y: Double) {
    guard !isAllocating, x.isFinite, y.isFinite else { return }
    let place = Point2D(x: x, y: y)
    endTakenPress()
    press.place = place
    guard !hasPauseButton(at: place) else { return setTarget(nil) }
    let cell = press.cell ?? controller.view(at: place)
    // The controls of an item aside have no use yet, but it can be dropped on.
    setTarget(cell.map { $0.isInteractive || acceptsDrops } == true ? cell : nil)
    aim(at: place)
  }

  /// Makes GTK pick again under a pointer that rests, when the items have moved: after a layout it would do so only
  /// with the next event, which may already be a click.
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

  /// Makes GTK's map of the target agree with the rendering at a point.
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
