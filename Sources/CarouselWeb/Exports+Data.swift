import CarouselEngine

/// Asks for everything anew.
@_expose(wasm) @c func reload(_ carousel: Int32) { Registry.controller(carousel)?.reloadData() }

/// Lays out anew, without asking for views.
@_expose(wasm) @c func redraw(_ carousel: Int32) { Registry.change(carousel) { $0.options = $0.options } }

/// Asks for the sizes of the views anew; where they were guesses until now, the first item's alone counts.
@_expose(wasm) @c func remeasure(_ carousel: Int32, _ wereGuesses: Int32) {
  Registry.controller(carousel)?.remeasure(keepingLength: wereGuesses != 0)
}

@_expose(wasm) @c func insert_item(_ carousel: Int32, _ index: Double, _ isAnimated: Int32) {
  Registry.controller(carousel)?.insertItem(at: whole(index), animated: isAnimated != 0)
}

@_expose(wasm) @c func remove_item(_ carousel: Int32, _ index: Double, _ isAnimated: Int32) {
  Registry.controller(carousel)?.removeItem(at: whole(index), animated: isAnimated != 0)
}

@_expose(wasm) @c func reload_item(_ carousel: Int32, _ index: Double, _ isAnimated: Int32) {
  Registry.controller(carousel)?.reloadItem(at: whole(index), animated: isAnimated != 0)
}
