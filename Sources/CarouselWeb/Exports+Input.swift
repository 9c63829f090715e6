import CarouselEngine

// MARK: Time

/// Sets the clock, in seconds, for an input between two frames.
@_expose(wasm) @c func set_time(_ carousel: Int32, _ time: Double) { Registry.controller(carousel)?.setTime(time) }

/// Moves on to the time of a frame.
@_expose(wasm) @c func frame(_ carousel: Int32, _ time: Double) { Registry.controller(carousel)?.frame(at: time) }

// MARK: Pointers, in points from the upper left corner

@_expose(wasm) @c func pointer_down(_ carousel: Int32, _ x: Double, _ y: Double, _ mayDrag: Int32) {
  Registry.controller(carousel)?.pointerDown(at: Point(x: x, y: y), mayDrag: mayDrag != 0)
}

/// - Returns: 0 while it isn't known what the movement means, 1 when it drags, 2 when it is not for the carousel.
@_expose(wasm) @c func pointer_moved(_ carousel: Int32, _ x: Double, _ y: Double) -> Int32 {
  guard let controller = Registry.controller(carousel) else { return 2 }
  return switch controller.pointerMoved(to: Point(x: x, y: y)) {
  case .undecided: 0
  case .drags: 1
  case .ignored: 2
  }
}

@_expose(wasm) @c func pointer_up(_ carousel: Int32, _ x: Double, _ y: Double, _ isTap: Int32) {
  Registry.controller(carousel)?.pointerUp(at: Point(x: x, y: y), isTap: isTap != 0)
}

@_expose(wasm) @c func pointer_cancelled(_ carousel: Int32) { Registry.controller(carousel)?.pointerCancelled() }

@_expose(wasm) @c func select_item(_ carousel: Int32, _ index: Double) {
  Registry.controller(carousel)?.selectItem(at: whole(index))
}

// MARK: Wheels

/// - Returns: Whether the carousel has use for it.
@_expose(wasm) @c func wheel(_ carousel: Int32, _ delta: Double) -> Int32 {
  var isUsed = false
  Registry.change(carousel) { isUsed = $0.wheel(by: delta) }
  return isUsed ? 1 : 0
}

@_expose(wasm) @c func wheel_notches(_ carousel: Int32, _ count: Double) -> Int32 {
  var isUsed = false
  Registry.change(carousel) { isUsed = $0.wheel(byNotches: whole(count)) }
  return isUsed ? 1 : 0
}
