import CarouselEngine

/// A carousel with a manual clock, to play recorded sessions through the same cells that a window shows.
package struct Clockwork {
  private let stage: Stage
  /// The carousel's time at the manual clock's 0: a whole number of seconds, so that nothing is rounded.
  private let start: Double
  private var controller: CarouselController<StageHost> { stage.controller }

  package init(_ carousel: Carousel) {
    stage = carousel.stage
    start = stage.clock.now.rounded(.up)
    setTime(0)
    // It is in no visible window, and plays as if it were.
    isHidden = false
  }

  /// Whether the carousel is off-screen.
  package var isHidden: Bool {
    get { controller.autoplay[.hidden] }
    nonmutating set { controller.setAutoplayReason(.hidden, newValue) }
  }

  /// Called before each input and each frame.
  package func setTime(_ time: Double) {
    stage.clock.givenTime = start + time
    controller.setTime(start + time)
  }

  /// Simulates a refresh of the screen: the engine gets a frame if it has requested one.
  package func frame(at time: Double) {
    switch stage.clock.next {
    case .everyRefresh: controller.frame(at: start + time)
    case .at(let due) where start + time >= due: controller.frame(at: start + time)
    case .at, .never, .whenVisible: break
    }
  }

  package func update(_ change: (inout CarouselModel) -> Void) { controller.update(change) }
  @discardableResult
  package func act<Answer>(_ action: (Acts) -> Answer) -> Answer { action(Acts(controller: controller)) }
  package func hitTest(_ point: Point2D) -> HitTestResult? { controller.hitTest(point) }
  package var controlsState: ControlsState { controller.controlsState }
  /// The items in the reading order.
  package var readItems: [Int] { controller.readingOrder.filter { !$0.isHidden }.map(\.index) }

  /// Input as reported by toolkits with recognisers of their own, and buttons.
  package struct Acts {
    let controller: CarouselController<StageHost>

    package func touchDown() { controller.touchDown() }
    package func touchUp() { controller.touchUp() }
    package func beginDragging(translation: Point2D) { controller.beginDragging(translation: translation) }
    package func tap(at point: Point2D) { controller.tap(at: point) }
    package func move(byItems count: Int) -> Bool { controller.move(byItems: count) }
    package func move(toItemAt index: Int) -> Bool { controller.move(toItemAt: index) }
  }

  /// What the cells show, in the order of the indexes: their sizes, and where and how their corners are drawn.
  /// `settled` is the placement of an item once the slides of inserted and removed items are over: recordings know no
  /// other.
  package var cells: [ShownCell] {
    controller.placedItems.compactMap { placed in
      guard let cell = stage.painted.first(where: { $0.placed?.slot == placed.slot && $0.placed?.isLeaving == false }),
        let item = cell.placed
      else { return nil }
      let (width, height) = (cell.size.width, cell.size.height)
      let corners = [(0, 0), (width, 0), (width, height), (0, height)].map { cell.map(Point2D(x: $0.0, y: $0.1)) }
      return ShownCell(
        item: item, settled: controller.settledPlacement(of: item), size: cell.size, corners: corners,
        isShown: cell.isShown, isInteractive: cell.isInteractive)
    }
  }

  /// The rendering of a cell.
  package struct ShownCell {
    package var item: PlacedItem
    package var settled: Placement
    package var size: Size2D
    package var corners: [Point2D]
    package var isShown: Bool
    package var isInteractive: Bool
  }
}
