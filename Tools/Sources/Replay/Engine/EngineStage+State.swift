import CarouselEngine
import CarouselScenarios
import CarouselTesting

// The visible state.
extension EngineStage {
  var observedFields: Set<String> { Set(state().keys) }

  func state() -> [String: JSON] {
    let controls = controller.controlsState, order = controller.readingOrder, placed = controller.placedItems
    var state: [String: JSON] = [
      "scrollOffset": .number(carousel.scrollOffset),
      "currentIndex": .index(carousel.currentIndex),
      "destinationIndex": .index(carousel.destinationIndex),
      "moves": .text(movement),
      "nextFrame": nextFrame,
      "canGoBack": .bool(controls.canGoBack),
      "canGoForward": .bool(controls.canGoForward),
      "dots": .list([.number(controls.dots.lowerBound), .number(controls.dots.upperBound)]),
      "activeDot": .index(controls.dots.max { controls.share(ofDot: $0) < controls.share(ofDot: $1) }),
      "position": .text(controls.text),
      "pauseButton": .text(!controls.hasPauseButton ? "none" : controls.isPaused ? "play" : "pause"),
      "read": .indexes(order.filter { !$0.isHidden }.map { $0.index }),
      "usable": .indexes(order.filter { $0.isUsable }.map { $0.index }),
      "mounted": .indexes(placed.filter { !$0.isKept }.map { $0.index }),
      "kept": .indexes(placed.filter { $0.isKept }.map { $0.index }),
    ]
    if content.ids != nil {
      // If items are shown more than once, their views are in ascending order, as in `mounted`.
      let views = content.stack.views.filter { $0.placed?.isLeaving == false && $0.placed?.isKept == false }
      let ascending = views.sorted { ($0.placed!.index, $0.placed!.slot) < ($1.placed!.index, $1.placed!.slot) }
      state["shows"] = .list(ascending.map { .text($0.text ?? "") })
    }
    if let focus = content.focus { state["focus"] = focus.json }
    return state
  }

  /// The kind of motion.
  private var movement: String {
    if carousel.isDragging { return "drag" }
    if carousel.isDecelerating { return "deceleration" }
    if carousel.isScrolling { return "scroll" }
    return carousel.isAutoscrolling ? "autoscroll" : "nothing"
  }

  private var nextFrame: JSON {
    switch content.host.next {
    case .never: .text("never")
    case .whenVisible: .text("whenVisible")
    case .everyRefresh: .text("everyRefresh")
    // Rounded to the microsecond: further digits are the clock's.
    case .at(let time): .number((time * 1e6).rounded() / 1e6)
    }
  }
}

extension Focus {
  fileprivate var json: JSON {
    switch self {
    case .carousel: "carousel"
    case .elsewhere: "elsewhere"
    case .item(let view): .index(view.placed?.index)
    }
  }
}

extension JSON {
  fileprivate static func index(_ index: Int?) -> JSON { index.map { .number($0) } ?? .null }
  fileprivate static func indexes(_ indexes: [Int]) -> JSON { .list(indexes.map { .number($0) }) }
}
