import CarouselEngine

// Durations are in seconds; NaN is the default, 0 or less jumps.

private func usable(_ duration: Double) -> Double { duration.isNaN ? CarouselModel.defaultScrollDuration : duration }

@_expose(wasm) @c func scroll_to_item(_ carousel: Int32, _ time: Double, _ index: Double, _ duration: Double) {
  Registry.change(carousel, at: time) { $0.scroll(toItemAt: whole(index), duration: usable(duration)) }
}

/// Shows an item, unless it is or will be current.
@_expose(wasm) @c func set_current_index(_ carousel: Int32, _ time: Double, _ index: Double, _ duration: Double) {
  Registry.controller(carousel, at: time)?.setBoundIndex(whole(index), duration: usable(duration))
}

@_expose(wasm) @c func scroll_by_items(_ carousel: Int32, _ time: Double, _ count: Double, _ duration: Double) {
  Registry.change(carousel, at: time) { $0.scroll(byItems: whole(count), duration: usable(duration)) }
}

@_expose(wasm) @c func scroll_to_offset(_ carousel: Int32, _ time: Double, _ offset: Double, _ duration: Double) {
  Registry.change(carousel, at: time) { $0.scroll(toOffset: offset, duration: usable(duration)) }
}

@_expose(wasm) @c func scroll_by_offset(_ carousel: Int32, _ time: Double, _ distance: Double, _ duration: Double) {
  Registry.change(carousel, at: time) { $0.scroll(byOffset: distance, duration: usable(duration)) }
}

@_expose(wasm) @c func set_scroll_offset(_ carousel: Int32, _ time: Double, _ offset: Double) {
  Registry.change(carousel, at: time) { $0.setScrollOffset(offset) }
}

/// Scrolls by items from the destination, as keys and buttons do.
@_expose(wasm) @c func step(_ carousel: Int32, _ time: Double, _ count: Double, _ duration: Double) {
  Registry.change(carousel, at: time) { $0.step(by: whole(count), duration: usable(duration)) }
}
