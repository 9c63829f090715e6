import CarouselEngine

// Every change is made at a time, in seconds; NaN does not change the carousel's clock.

/// Reloads everything.
@_expose(wasm) @c func reload(_ carousel: Int32, _ time: Double) {
  Registry.controller(carousel, at: time)?.reloadData()
}

/// Sets whether items that are too few to fill a wrapping row are shown more than once.
@_expose(wasm) @c func set_repeats(_ carousel: Int32, _ time: Double, _ repeats: Int32) {
  Registry.change(carousel, at: time) { $0.repeatsItems = repeats != 0 }
}

/// Lays out again, without requesting views.
@_expose(wasm) @c func redraw(_ carousel: Int32, _ time: Double) {
  Registry.change(carousel, at: time) { $0.options = $0.options }
}

/// Measures the views again; if their sizes were guesses until now, only the first item's counts.
@_expose(wasm) @c func remeasure(_ carousel: Int32, _ time: Double, _ wereGuesses: Int32) {
  Registry.controller(carousel, at: time)?.remeasure(keepingLength: wereGuesses != 0)
}

@_expose(wasm) @c func insert_item(_ carousel: Int32, _ time: Double, _ index: Double, _ isAnimated: Int32) {
  Registry.controller(carousel, at: time)?.insertItem(at: whole(index), animated: isAnimated != 0)
}

@_expose(wasm) @c func remove_item(_ carousel: Int32, _ time: Double, _ index: Double, _ isAnimated: Int32) {
  Registry.controller(carousel, at: time)?.removeItem(at: whole(index), animated: isAnimated != 0)
}

@_expose(wasm) @c func reload_item(_ carousel: Int32, _ time: Double, _ index: Double, _ isAnimated: Int32) {
  Registry.controller(carousel, at: time)?.reloadItem(at: whole(index), animated: isAnimated != 0)
}

// MARK: Differences

nonisolated(unsafe) private var previousIndexes: [Int] = []

/// Adds an item to the state of the data that is applied next, in order: by its index in the state before, or −1.
@_expose(wasm) @c func add_previous_index(_ index: Double) { previousIndexes.append(whole(index)) }

/// Applies the difference between the state of `countBefore` items and the added one.
@_expose(wasm) @c func apply_difference(_ carousel: Int32, _ time: Double, _ countBefore: Double, _ isAnimated: Int32) {
  let changes = ItemChanges(countBefore: whole(countBefore), previousIndexes: previousIndexes)
  previousIndexes = []
  Registry.controller(carousel, at: time)?.apply(changes, animated: isAnimated != 0)
}
