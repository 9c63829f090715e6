import CGtk4
import CarouselEngine

/// GTK as a host of the engine.
struct StageHost: CarouselHost {
  unowned let stage: Stage

  // MARK: Data

  func numberOfItems() -> Int { stage.items?.count ?? 0 }
  func numberOfPlaceholders() -> Int { stage.items?.placeholderCount ?? 0 }
  func view(for content: ItemContent, reusing view: Cell?) -> Cell { stage.cell(for: content, reusing: view) }

  // MARK: Views

  func mount(_ view: Cell) { stage.mount(view) }
  func unmount(_ view: Cell) { stage.unmount(view) }
  func size(of view: Cell) -> Size2D { stage.measure(view) }
  func length(ofItemAt index: Int) -> Double { stage.items?.length(ofItemAt: index) ?? 0 }
  func place(_ view: Cell, of item: PlacedItem) { stage.place(view, of: item) }
  func replace(_ old: Cell, with new: Cell, animated: Bool) { stage.replace(old, with: new, animated: animated) }
  func didPlaceItems() { stage.didPlaceItems() }
  func crossFade() { stage.beginCrossFade() }
  func releaseFocus(from view: Cell) { stage.releaseFocus(from: view) }

  // MARK: Events

  func handle(_ event: CarouselEvent) { stage.handle(event) }
  func handle(_ event: ItemEvent, of item: PlacedItem, in view: Cell) { stage.handle(event, of: item, in: view) }

  func shouldSelectItem(at index: Int) -> Bool {
    let app = stage.app
    return app.handlers.shouldSelect(index)
      && app.delegate?.carousel(stage.carousel, shouldSelectItemAt: index) ?? true
      && stage.emit(.itemActivating, index) == false
  }

  func shouldChangeCurrentItem(to index: Int) -> Bool {
    stage.app.delegate?.carousel(stage.carousel, shouldChangeCurrentItemTo: index) ?? true
      && !stage.emit(.itemChanging, index)
  }

  func autoplayInterval(ofItemAt index: Int) -> Double {
    let interval = stage.items?.autoplayInterval(ofItemAt: index) ?? 0
    return interval > 0 ? interval : stage.emitForNumber(.autoplayInterval, index)
  }

  func shouldAdvance() -> Bool {
    stage.app.delegate?.carouselShouldAdvance(stage.carousel) ?? true && !stage.emit(.autoplayAdvancing)
  }

  func schedule(_ next: NextFrame) { stage.clock.schedule(next) }
}
