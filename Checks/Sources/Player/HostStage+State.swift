import CarouselScenarios
@testable import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

// The visible state: of the views, the controls and assistive technology.
extension HostStage {
  var observedFields: Set<String> { Set(state().keys) }

  func state() -> [String: JSON] {
    let shown = carriers.filter { $0.item?.isLeaving == false }
      .sorted { ($0.item!.index, $0.item!.slot) < ($1.item!.index, $1.item!.slot) }
    let mounted = shown.filter { !$0.item!.isKept }, kept = shown.filter { $0.item!.isKept }
    let dots = carousel.controlsState.dots
    var state: [String: JSON] = [
      "scrollOffset": .number(carousel.scrollOffset), "currentIndex": .index(carousel.currentIndex),
      "destinationIndex": .index(carousel.destinationIndex), "moves": .text(movement),
      "canGoBack": .bool(controls.back.isEnabled), "canGoForward": .bool(controls.forward.isEnabled),
      "dots": .list([.number(dots.lowerBound), .number(dots.upperBound)]),
      "position": .text(carousel.controlsState.text), "pauseButton": .text(pauseButton),
      "read": .indexes(read), "mounted": .indexes(mounted), "kept": .indexes(kept),
      "shows": .list(mounted.map { .text(($0.content as? Card)?.id ?? "") }),
      "itemWidth": .number(carousel.itemLength), "offsetMultiplier": .number(carousel.offsetMultiplier),
      "numberOfVisibleItems": .number(carousel.numberOfVisibleItems), "numberOfItems": .number(carousel.numberOfItems),
      "numberOfPlaceholders": .number(carousel.numberOfPlaceholders), "wrap": .bool(carousel.wraps),
      "items": .list(mounted.map(item)),
    ]
    if let usable = usable(shown) { state["usable"] = .indexes(usable) }
    if hasMovedFocus { state["focus"] = focus }
    return state
  }

  /// The kind of motion.
  private var movement: String {
    if carousel.isDragging { return "drag" }
    if carousel.isDecelerating { return "deceleration" }
    if carousel.isScrolling { return "scroll" }
    return carousel.controller.carousel.isAutoscrolling ? "autoscroll" : "nothing"
  }

  private var pauseButton: String {
    if controls.pause.isHidden { return "none" }
    return controls.pause.symbolShown == "play.fill" ? "play" : "pause"
  }

  private var focus: JSON {
    guard let view = focusedView, view.isDescendant(of: carousel) else { return "elsewhere" }
    let carrier = carriers.first { view.isDescendant(of: $0) }
    return carrier?.item.map { .number($0.index) } ?? "carousel"
  }
}

extension JSON {
  static func index(_ index: Int?) -> JSON { index.map { .number($0) } ?? .null }
  @MainActor static func indexes(_ views: [ItemView]) -> JSON { .list(views.map { .number($0.item?.index ?? -1) }) }
}
