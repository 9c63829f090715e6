import CarouselEngine

/// A carousel whose time is told by hand, to play recorded sessions through the very cells that a window shows.
package struct Clockwork {
  private let stage: Stage
  private var controller: CarouselController<StageHost> { stage.controller }

  package init(_ carousel: Carousel) {
    stage = carousel.stage
  }

  package func setTime(_ time: Double) { controller.setTime(time) }
  package func frame(at time: Double) { controller.frame(at: time) }
  package func update(_ change: (inout CarouselEngine.Carousel) -> Void) { controller.update(change) }
  package func reloadData() { controller.reloadData() }
  package func insertItem(at index: Int, animated: Bool) { controller.insertItem(at: index, animated: animated) }
  package func removeItem(at index: Int, animated: Bool) { controller.removeItem(at: index, animated: animated) }
  package func reloadItem(at index: Int, animated: Bool) { controller.reloadItem(at: index, animated: animated) }
  package func tap(at point: Point) { controller.tap(at: point) }

  /// What the cells show, in the order of the indexes: where their corners are drawn and how, and their sizes.
  /// `settled` is where an item will be once the slides of inserted and removed items are over: recordings know no other.
  package var cells:
    [(item: PlacedItem, settled: Placement, size: Size, corners: [Point], isShown: Bool, isInteractive: Bool)]
  {
    controller.placedItems.compactMap { placed in
      guard let cell = stage.painted.first(where: { $0.placed?.slot == placed.slot && $0.placed?.isLeaving == false }),
        let item = cell.placed
      else { return nil }
      let (width, height) = (cell.size.width, cell.size.height)
      let corners = [(0, 0), (width, 0), (width, height), (0, height)].map { cell.map(Point(x: $0.0, y: $0.1)) }
      return (item, controller.settledPlacement(of: item), cell.size, corners, cell.isShown, cell.isInteractive)
    }
  }
}
