import CarouselEngine

// MARK: Time

/// Sets the clock, in seconds, for an input between two frames.
@_expose(wasm) @c func set_time(_ carousel: Int32, _ time: Double) { Registry.controller(carousel)?.setTime(time) }

/// Moves on to the time of a frame.
@_expose(wasm) @c func frame(_ carousel: Int32, _ time: Double) { Registry.controller(carousel)?.frame(at: time) }

// MARK: Pointers, in points from the upper left corner

@_expose(wasm) @c func pointer_down(_ carousel: Int32, _ time: Double, _ x: Double, _ y: Double, _ mayDrag: Int32) {
  Registry.controller(carousel, at: time)?.pointerDown(at: Point(x: x, y: y), mayDrag: mayDrag != 0)
}

/// - Returns: 0 while it isn't known what the movement means, 1 when it drags, 2 when it is not for the carousel.
@_expose(wasm) @c func pointer_moved(_ carousel: Int32, _ time: Double, _ x: Double, _ y: Double) -> Int32 {
  guard let controller = Registry.controller(carousel, at: time) else { return 2 }
  return switch controller.pointerMoved(to: Point(x: x, y: y)) {
  case .undecided: 0
  case .drags: 1
  case .ignored: 2
  }
}

@_expose(wasm) @c func pointer_up(_ carousel: Int32, _ time: Double, _ x: Double, _ y: Double, _ isTap: Int32) {
  Registry.controller(carousel, at: time)?.pointerUp(at: Point(x: x, y: y), isTap: isTap != 0)
}

@_expose(wasm) @c func pointer_cancelled(_ carousel: Int32, _ time: Double) {
  Registry.controller(carousel, at: time)?.pointerCancelled()
}

/// A tap, whose pointer is followed elsewhere.
@_expose(wasm) @c func tap(_ carousel: Int32, _ time: Double, _ x: Double, _ y: Double) {
  Registry.controller(carousel, at: time)?.tap(at: Point(x: x, y: y))
}

@_expose(wasm) @c func select_item(_ carousel: Int32, _ time: Double, _ index: Double) {
  Registry.controller(carousel, at: time)?.selectItem(at: whole(index))
}

// MARK: Drags whose pointer is followed elsewhere

@_expose(wasm) @c func touch_down(_ carousel: Int32, _ time: Double) {
  Registry.change(carousel, at: time) { $0.touchDown() }
}
@_expose(wasm) @c func touch_up(_ carousel: Int32, _ time: Double) {
  Registry.change(carousel, at: time) { $0.touchUp() }
}

@_expose(wasm) @c func should_begin_dragging(_ carousel: Int32, _ x: Double, _ y: Double) -> Int32 {
  Registry.controller(carousel)?.carousel.shouldBeginDragging(translation: Point(x: x, y: y)) == true ? 1 : 0
}

@_expose(wasm) @c func begin_dragging(_ carousel: Int32, _ time: Double, _ x: Double, _ y: Double) {
  Registry.change(carousel, at: time) { $0.beginDragging(translation: Point(x: x, y: y)) }
}

/// - Parameters:
///   - x, y: The distance of the finger from where it touched, in points.
///   - vx, vy: Its speed, in points a second.
@_expose(wasm) @c func drag(_ carousel: Int32, _ time: Double, _ x: Double, _ y: Double, _ vx: Double, _ vy: Double) {
  Registry.change(carousel, at: time) { $0.drag(translation: Point(x: x, y: y), velocity: Point(x: vx, y: vy)) }
}

@_expose(wasm) @c func end_dragging(_ carousel: Int32, _ time: Double) {
  Registry.change(carousel, at: time) { $0.endDragging() }
}

// MARK: Wheels

/// - Returns: Whether the carousel has use for it.
@_expose(wasm) @c func wheel(_ carousel: Int32, _ time: Double, _ delta: Double) -> Int32 {
  var isUsed = false
  Registry.change(carousel, at: time) { isUsed = $0.wheel(by: delta) }
  return isUsed ? 1 : 0
}

@_expose(wasm) @c func wheel_notches(_ carousel: Int32, _ time: Double, _ count: Double) -> Int32 {
  var isUsed = false
  Registry.change(carousel, at: time) { isUsed = $0.wheel(byNotches: whole(count)) }
  return isUsed ? 1 : 0
}
