import CarouselEngine

// MARK: Time

/// Sets the clock, in seconds, for an input between two frames.
@_expose(wasm) @c func set_time(_ carousel: Int32, _ time: Double) { Registry.controller(carousel)?.setTime(time) }

/// Advances to the time of a frame.
@_expose(wasm) @c func frame(_ carousel: Int32, _ time: Double) { Registry.controller(carousel)?.frame(at: time) }

// MARK: Pointers, in points from the upper left corner

@_expose(wasm) @c func pointer_down(
  _ carousel: Int32, _ time: Double, _ x: Double, _ y: Double, _ mayDrag: Int32, _ contentScrolls: Int32,
  _ surroundingsScroll: Int32
) {
  Registry.controller(carousel, at: time)?.pointerDown(
    at: Point2D(x: x, y: y), mayDrag: mayDrag != 0, contentScrolls: ScrollDirections(rawValue: contentScrolls),
    surroundingsScroll: ScrollDirections(rawValue: surroundingsScroll))
}

/// - Returns: 0 while the movement is undecided, or 3 if it will drag, should it go on like this; 1 if it drags, 2 if it is
///   not for the carousel.
@_expose(wasm) @c func pointer_moved(_ carousel: Int32, _ time: Double, _ x: Double, _ y: Double) -> Int32 {
  guard let controller = Registry.controller(carousel, at: time) else { return 2 }
  let point = Point2D(x: x, y: y)
  return switch controller.pointerMoved(to: point) {
  case .undecided: controller.mayBecomeDrag(to: point) ? 3 : 0
  case .drags: 1
  case .ignored: 2
  }
}

/// - Returns: Whether the press is spent, and must not activate what is under it.
@_expose(wasm) @c func pointer_up(
  _ carousel: Int32, _ time: Double, _ x: Double, _ y: Double, _ isTap: Int32
) -> Int32 {
  Registry.controller(carousel, at: time)?.pointerUp(at: Point2D(x: x, y: y), isTap: isTap != 0) == true ? 1 : 0
}

@_expose(wasm) @c func pointer_cancelled(_ carousel: Int32, _ time: Double) {
  Registry.controller(carousel, at: time)?.pointerCancelled()
}

// MARK: Touches that a toolkit has recognised, as recordings have them

@_expose(wasm) @c func touch_down(_ carousel: Int32, _ time: Double) {
  Registry.controller(carousel, at: time)?.touchDown()
}
@_expose(wasm) @c func touch_up(_ carousel: Int32, _ time: Double) {
  Registry.controller(carousel, at: time)?.touchUp()
}

/// Begins a drag with the distance of the finger from where it touched.
@_expose(wasm) @c func begin_dragging(_ carousel: Int32, _ time: Double, _ x: Double, _ y: Double) {
  Registry.controller(carousel, at: time)?.beginDragging(translation: Point2D(x: x, y: y))
}

/// Drags, with the distance of the finger from where it touched and its velocity, in points per second.
@_expose(wasm) @c func drag(
  _ carousel: Int32, _ time: Double, _ x: Double, _ y: Double, _ velocityX: Double, _ velocityY: Double
) {
  Registry.controller(carousel, at: time)?.drag(
    translation: Point2D(x: x, y: y), velocity: Point2D(x: velocityX, y: velocityY))
}

@_expose(wasm) @c func end_dragging(_ carousel: Int32, _ time: Double) {
  Registry.controller(carousel, at: time)?.endDragging()
}

@_expose(wasm) @c func tap(_ carousel: Int32, _ time: Double, _ x: Double, _ y: Double) {
  Registry.controller(carousel, at: time)?.tap(at: Point2D(x: x, y: y))
}

// MARK: Selection

/// Selects an item on behalf of the page, without a tap event.
@_expose(wasm) @c func select_item(_ carousel: Int32, _ time: Double, _ index: Double) {
  Registry.controller(carousel, at: time)?.selectItem(at: whole(index))
}

// MARK: Keys, wheels and buttons

/// A key press: the key, the modifiers and the focus by their numbers in `CarouselKey`, `KeyModifiers` and `KeyFocus`.
/// - Returns: Whether it is handled.
@_expose(wasm) @c func press(
  _ carousel: Int32, _ time: Double, _ key: Int32, _ modifiers: Int32, _ focus: Int32
) -> Int32 {
  guard let key = CarouselKey(rawValue: key), let focus = KeyFocus(rawValue: focus) else { return 0 }
  let controller = Registry.controller(carousel, at: time)
  return controller?.press(key, modifiers: KeyModifiers(rawValue: modifiers), focus: focus) == true ? 1 : 0
}

/// An event of a wheel or a trackpad, as in `WheelInput`.
/// - Returns: Whether it is handled.
@_expose(wasm) @c func wheel(
  _ carousel: Int32, _ time: Double, _ x: Double, _ y: Double, _ unit: Int32, _ modifiers: Int32,
  _ contentScrolls: Int32, _ surroundingsScroll: Int32
) -> Int32 {
  guard let unit = WheelInput.Unit(rawValue: unit) else { return 0 }
  // Browsers do not report the phase.
  let input = WheelInput(
    delta: Point2D(x: x, y: y), unit: unit, phase: .unknown, modifiers: KeyModifiers(rawValue: modifiers),
    contentScrolls: ScrollDirections(rawValue: contentScrolls),
    surroundingsScroll: ScrollDirections(rawValue: surroundingsScroll))
  return Registry.controller(carousel, at: time)?.wheel(input) == true ? 1 : 0
}

/// The user moves by snap positions, with a button.
@_expose(wasm) @c func move(_ carousel: Int32, _ time: Double, _ count: Double) {
  Registry.controller(carousel, at: time)?.move(byItems: whole(count))
}

/// The user moves to a snap position, with its dot.
@_expose(wasm) @c func move_to(_ carousel: Int32, _ time: Double, _ index: Double) {
  Registry.controller(carousel, at: time)?.move(toPageAt: whole(index))
}

/// The user is about to act, with a button of the page.
@_expose(wasm) @c func user_will_act(_ carousel: Int32, _ time: Double) {
  Registry.controller(carousel, at: time)?.userWillAct()
}

// MARK: Focus

/// The focus has moved into the item that a view shows.
@_expose(wasm) @c func focus_entered(
  _ carousel: Int32, _ time: Double, _ view: Int32, _ isEditing: Int32, _ isByKeyboard: Int32
) {
  Registry.controller(carousel, at: time)?
    .focusDidEnter(isEditing: isEditing != 0, isByKeyboard: isByKeyboard != 0) { $0.number == view }
}

@_expose(wasm) @c func focus_left(_ carousel: Int32, _ time: Double) {
  Registry.controller(carousel, at: time)?.focusDidLeave()
}

/// Something of the item that a view shows is open above the page, or no longer is.
@_expose(wasm) @c func set_item_open(_ carousel: Int32, _ time: Double, _ view: Int32, _ isOpen: Int32) {
  Registry.controller(carousel, at: time)?.setItemOpen(isOpen != 0) { $0.number == view }
}

// MARK: Autoplay

/// The user uses something in an item that takes its own input.
@_expose(wasm) @c func item_used(_ carousel: Int32, _ time: Double) {
  Registry.controller(carousel, at: time)?.userDidUseItem()
}

/// Adds or removes a reason for autoplay and autoscroll to wait, by its bit in `Autoplay.Reasons`.
@_expose(wasm) @c func set_autoplay_reason(_ carousel: Int32, _ time: Double, _ reason: Int32, _ isGiven: Int32) {
  Registry.controller(carousel, at: time)?.setAutoplayReason(Autoplay.Reasons(rawValue: reason), isGiven != 0)
}
