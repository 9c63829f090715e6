import CWebShims
import CarouselEngine

/// Returns a value of the carousel's state, by number; NaN if there is none.
@_expose(wasm) @c func state(_ number: Int32, _ question: Int32) -> Double {
  guard let controller = Registry.controller(number) else { return .nan }
  switch question {
  case 17: return controller.controlsState.bits
  case 20: return controller.stopsFlick ? 1 : 0
  default: break
  }
  return controller.ask { $0.answer(to: question) }
}

extension CarouselModel {
  fileprivate func answer(to question: Int32) -> Double {
    switch question {
    case 0: scrollOffset
    case 1: Double(currentIndex ?? -1)
    case 2: Double(numberOfItems)
    case 3: Double(numberOfPlaceholders)
    case 4: Double(numberOfVisibleItems)
    case 5: wraps ? 1 : 0
    case 6: fittedItemSize.width
    case 7: isDragging ? 1 : 0
    case 8: isDecelerating ? 1 : 0
    case 9: isScrolling ? 1 : 0
    case 10: isAutoscrolling ? 1 : 0
    case 11: destination
    case 12: toggleValue
    case 13: offsetMultiplier
    case 14: Double(destinationIndex ?? -1)
    // Two sets of directions: each has two bits.
    case 15: Double(surroundingSwipes.rawValue + 4 * surroundingSwipesAtEnd.rawValue)
    case 16: time
    case 18: fittedItemSize.height
    case 19: hasWayToScroll ? 1 : 0
    default: .nan
    }
  }
}

/// Returns an item's distance from the middle, in items.
@_expose(wasm) @c func offset_of(_ carousel: Int32, _ index: Double) -> Double {
  guard let controller = Registry.controller(carousel) else { return .nan }
  return controller.ask { $0.offset(ofItemAt: whole(index)) }
}

/// Returns the view of an item; 0 if it has none.
@_expose(wasm) @c func view_at(_ carousel: Int32, _ index: Double) -> Int32 {
  Registry.controller(carousel)?.view(at: whole(index))?.number ?? 0
}

/// Returns the frontmost view at a point; 0 if there is none.
@_expose(wasm) @c func item_at(_ carousel: Int32, _ x: Double, _ y: Double) -> Int32 {
  Registry.controller(carousel)?.view(at: Point2D(x: x, y: y))?.number ?? 0
}

/// Writes, for each item in reading order, its slot and bits: current (1), hidden from assistive technology (2), usable (4).
/// - Returns: The number of items.
@_expose(wasm) @c func reading_order(_ carousel: Int32) -> Int32 {
  guard let controller = Registry.controller(carousel) else { return 0 }
  Records.answers.begin()
  controller.readItems { item in
    Records.answers.add(Double(item.slot))
    Records.answers.add((item.isCurrent ? 1 : 0) + (item.isHidden ? 2 : 0) + (item.isUsable ? 4 : 0))
  }
  return Int32(truncatingIfNeeded: Records.answers.count / 2)
}

/// Writes the state of the controls: the current item or −1, the number of items, bits, and the first dot; then for
/// each dot its scale and its opacity.
/// - Returns: The number of dots.
@_expose(wasm) @c func controls(_ carousel: Int32) -> Int32 {
  guard let controller = Registry.controller(carousel) else { return 0 }
  let state = controller.controlsState, dots = state.dots
  Records.answers.begin()
  Records.answers.add(Double(state.index ?? -1))
  Records.answers.add(Double(state.count))
  Records.answers.add(state.bits)
  Records.answers.add(Double(dots.lowerBound))
  for dot in dots {
    Records.answers.add(state.scale(ofDot: dot))
    Records.answers.add(state.opacity(ofDot: dot))
  }
  return Int32(truncatingIfNeeded: dots.count)
}

extension ControlsState {
  /// Can go forward (1), can go back (2), has a pause button (4), is paused (8), is vertical (16), is mirrored (32).
  var bits: Double {
    (canGoForward ? 1 : 0) + (canGoBack ? 2 : 0) + (hasPauseButton ? 4 : 0) + (isPaused ? 8 : 0)
      + (isVertical ? 16 : 0) + (isMirrored ? 32 : 0)
  }
}

// MARK: The module

/// The number of carousels.
@_expose(wasm) @c func carousels() -> Int32 { Registry.count }
/// Returns the number of allocations since the start.
@_expose(wasm) @c func allocations() -> UInt32 { web_allocations() }
@_expose(wasm) @c func bytes_in_use() -> UInt32 { web_bytes_in_use() }
