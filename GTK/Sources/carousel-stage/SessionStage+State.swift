import CarouselGTK
import CarouselScenarios
import Foundation

// The visible state, read from the cells as far as possible.
extension SessionStage {
  var observedFields: Set<String> { Set(state().keys) }

  func state() -> [String: JSON] {
    let cells = clockwork.cells, controls = clockwork.controlsState
    let mounted = cells.filter { !$0.item.isKept }, kept = cells.filter(\.item.isKept)
    func indexes(_ cells: [Clockwork.ShownCell]) -> JSON { .list(cells.map { .number($0.item.index) }) }
    return [
      "scrollOffset": .number(carousel.scrollOffset),
      "currentIndex": carousel.currentIndex.map { .number($0) } ?? .null,
      "destinationIndex": carousel.destinationIndex.map { .number($0) } ?? .null, "moves": .text(movement),
      "canGoBack": .bool(controls.canGoBack), "canGoForward": .bool(controls.canGoForward),
      "dots": .list([.number(controls.dots.lowerBound), .number(controls.dots.upperBound)]),
      "position": .text(controls.text),
      "pauseButton": .text(!controls.hasPauseButton ? "none" : controls.isPaused ? "play" : "pause"),
      "mounted": indexes(mounted), "kept": indexes(kept),
      "read": .list(clockwork.readItems.map { .number($0) }),
      "items": .list(mounted.map(item)),
    ]
  }

  /// The cause of the movement.
  private var movement: String {
    if carousel.isDragging { return "drag" }
    if carousel.isDecelerating { return "deceleration" }
    if carousel.isScrolling { return "scroll" }
    return carousel.isAutoscrolling ? "autoscroll" : "nothing"
  }

  /// An item in the format of traces. An item that is not drawn at its placement has no position.
  private func item(_ cell: Clockwork.ShownCell) -> JSON {
    let rows = cell.settled.transform.rows
    let matrix = [rows.0, rows.1, rows.2, rows.3].flatMap { [$0.x, $0.y, $0.z, $0.w] }
    let placement = cell.item.placement
    let isDrawn = !placement.isHidden && placement.opacity > 0
    let isTrue =
      isDrawn
      ? !cell.isShown || (cell.isInteractive == placement.isInteractive && agree(cell.corners, placement, cell.size))
      : !cell.isShown
    return [
      "i": .number(cell.item.index), "o": .number(cell.item.offset), "a": .number(cell.settled.opacity),
      "m": isTrue ? .list(matrix.map(JSON.number)) : "drawn elsewhere",
    ]
  }

  /// Whether an item's corners are drawn at its placement. Corners are computed in another order than matrices, and the
  /// rounding error grows without bound near the eye.
  private func agree(_ corners: [Point2D], _ placement: Placement, _ size: Size2D) -> Bool {
    let places = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
    let middle = carousel.middle
    return zip(places, corners).allSatisfy { place, corner in
      let point = Point2D(x: place.0 * size.width, y: place.1 * size.height)
      guard let seen = placement.transform.project(point) else { return false }
      let scale = max(1, abs(seen.x), abs(seen.y))
      return hypot(seen.x + middle.x - corner.x, seen.y + middle.y - corner.y) <= 1e-6 * scale
    }
  }
}
