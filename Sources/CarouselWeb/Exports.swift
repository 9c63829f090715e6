import CWebShims
import CarouselEngine

// The module's functions for what is no command of the engine, because it names views or needs memory. carousel-catalogue reads their
// declarations, too, and writes their calls in JavaScript; those of commands it writes whole.

/// The time of a change, in seconds; NaN does not change the carousel's clock.
typealias Time = Double
/// 1 or 0.
typealias Flag = Int32

// MARK: Carousels

/// Creates a carousel.
/// - Returns: Its number.
@_expose(wasm) @c func create() -> Int32 { Registry.create() }

/// Destroys a carousel.
@_expose(wasm) @c func destroy(_ carousel: Int32) { Registry.destroy(carousel) }

/// Returns the number of carousels.
@_expose(wasm) @c func carousels() -> Int32 { Registry.count }

/// Returns the number of allocations since the start.
@_expose(wasm) @c func allocations() -> UInt32 { web_allocations() }

/// Returns the number of allocated bytes.
@_expose(wasm) @c func bytesInUse() -> UInt32 { web_bytes_in_use() }

// MARK: Events

/// Sets the events that JavaScript receives from now on: bits of `ItemEvents`, and whether it receives changes of the offset.
@_expose(wasm) @c func setHeardEvents(_ carousel: Int32, _ time: Time, _ events: Int32, _ offsets: Flag) {
  guard let controller = Registry.controller(carousel) else { return }
  controller.itemEvents = ItemEvents.all.intersection(ItemEvents(rawValue: events))
  controller.host.hearsOffsets = offsets != 0
  // Frames may be needed now.
  _ = Registry.controller(carousel, at: time)
}

// MARK: Views

/// The focus has moved into the item that a view shows.
@_expose(wasm) @c func focusEntered(
  _ carousel: Int32, _ time: Time, _ view: Int32, _ isEditing: Flag, _ isByKeyboard: Flag
) {
  Registry.controller(carousel, at: time)?
    .focusDidEnter(isEditing: isEditing != 0, isByKeyboard: isByKeyboard != 0) { $0.number == view }
}

/// Something of the item that a view shows is open above the page, or no longer is.
@_expose(wasm) @c func setItemOpen(_ carousel: Int32, _ time: Time, _ view: Int32, _ isOpen: Flag) {
  Registry.controller(carousel, at: time)?.setItemOpen(isOpen != 0) { $0.number == view }
}

/// Returns the view of an item; 0 if it has none.
@_expose(wasm) @c func viewOfItem(_ carousel: Int32, _ index: Double) -> Int32 {
  Registry.controller(carousel)?.view(at: Value.whole(index))?.number ?? 0
}

/// Returns the frontmost view at a point; 0 if there is none.
@_expose(wasm) @c func viewAtPoint(_ carousel: Int32, _ x: Double, _ y: Double) -> Int32 {
  Registry.controller(carousel)?.view(at: Point2D(x: x, y: y))?.number ?? 0
}

// MARK: Queries

/// Returns the answer to a query by its number; NaN without a carousel.
@_expose(wasm) @c func answer(_ carousel: Int32, _ query: Int32) -> Double {
  guard let controller = Registry.controller(carousel), let query = CarouselQuery(rawValue: query) else { return .nan }
  return controller.answer(to: query)
}

/// Returns an item's distance from the middle, in items.
@_expose(wasm) @c func offsetOfItem(_ carousel: Int32, _ index: Double) -> Double {
  guard let controller = Registry.controller(carousel) else { return .nan }
  return controller.ask { $0.offset(ofItemAt: Value.whole(index)) }
}

/// Returns the address of results of several numbers.
@_expose(wasm) @c func records() -> UnsafePointer<Double> { UnsafePointer(Records.answers.memory) }

/// Writes, for each item in reading order, its slot and the bits of `ReadableItem.Flags`.
/// - Returns: The number of items.
@_expose(wasm) @c func readingOrder(_ carousel: Int32) -> Int32 {
  guard let controller = Registry.controller(carousel) else { return 0 }
  Records.answers.begin()
  controller.readItems { item in
    Records.answers.add(Double(item.slot))
    Records.answers.add(Double(item.flags.rawValue))
  }
  return Int32(truncatingIfNeeded: Records.answers.count / 2)
}

/// Writes the state of the controls: the current item or −1, the number of items, the bits of `ControlsState.Flags`, and the
/// share of a progress bar that is filled, and the first dot; then for each dot its scale and its opacity.
/// - Returns: The number of dots.
@_expose(wasm) @c func controls(_ carousel: Int32) -> Int32 {
  guard let controller = Registry.controller(carousel) else { return 0 }
  let state = controller.controlsState, dots = state.dots
  Records.answers.begin()
  Records.answers.add(Double(state.index ?? -1))
  Records.answers.add(Double(state.count))
  Records.answers.add(Double(state.flags.rawValue))
  Records.answers.add(state.progress)
  Records.answers.add(Double(dots.lowerBound))
  for dot in dots {
    Records.answers.add(state.scale(ofDot: dot))
    Records.answers.add(state.opacity(ofDot: dot))
  }
  return Int32(truncatingIfNeeded: dots.count)
}

// MARK: Values in pieces

/// Adds an item to the state of the data that `applyChanges` applies next, in order: by its index in the state before, or −1.
@_expose(wasm) @c func addPreviousIndex(_ index: Double) { Value.previousIndexes.append(Value.whole(index)) }

nonisolated(unsafe) private var scales: [PathStop] = []
nonisolated(unsafe) private var opacities: [PathStop] = []

/// Adds a size at a position along the path that is set next.
@_expose(wasm) @c func addScale(_ position: Double, _ value: Double) { scales.append(PathStop(at: position, value)) }

/// Adds an opacity at a position along the path that is set next.
@_expose(wasm) @c func addOpacity(_ position: Double, _ value: Double) {
  opacities.append(PathStop(at: position, value))
}

/// Places the items on a path: that of a text of so many bytes, which it asks for, or the default one if there are none, with the
/// added sizes and opacities. A view box without extent leaves the path in points, relative to the middle of the carousel.
/// - Returns: Whether items can follow the path; not without a carousel.
@_expose(wasm) @c func setPath(
  _ carousel: Int32, _ time: Time, _ length: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> Int32 {
  let (sizes, fades) = (scales, opacities)
  (scales, opacities) = ([], [])
  guard length <= CarouselPath.longestText, let controller = Registry.controller(carousel, at: time) else { return 0 }
  var svg = [UInt8](repeating: 0, count: max(0, Int(length)))
  if !svg.isEmpty { svg.withUnsafeMutableBufferPointer { web_text(carousel, $0.baseAddress, length) } }
  do {
    let hill = PathStyle.hill, isOwn = !svg.isEmpty
    var style = PathStyle(
      isOwn ? try CarouselPath(text: svg) : hill.path, viewBox: isOwn ? nil : hill.viewBox,
      scale: isOwn ? 1 : hill.scale,
      scales: sizes, opacities: fades)
    if width > 0, height > 0 {
      style.viewBox = ViewBox(origin: Point2D(x: x, y: y), size: Size2D(width: width, height: height))
    }
    controller.perform(.setStyle(style: AnyCarouselStyle(style)))
    return 1
  } catch {
    return 0
  }
}
