import CarouselEngine

// What happens, in closures: each is called in place of the one that was given before, beside the delegate. They may ask
// and tell the carousel anything.
extension Carousel {
  /// Hears everything. Kept weakly.
  public var delegate: (any CarouselDelegate)? {
    get { stage.app.delegate }
    set {
      stage.app.delegate = newValue
      stage.delegateDidChange()
    }
  }

  /// Called with everything that happens.
  public func onEvent(_ handler: ((CarouselEvent) -> Void)?) { stage.app.handlers.event = handler }

  /// Called when the scroll offset has changed.
  public func onScroll(_ handler: (() -> Void)?) { stage.app.handlers.scroll = handler }

  /// Called when another item has become the current one; with nil when there are no more items.
  public func onCurrentIndexChange(_ handler: ((Int?) -> Void)?) { stage.app.handlers.currentIndexChange = handler }

  /// Asked whether a tap may select an item.
  public func shouldSelect(_ handler: ((Int) -> Bool)?) { stage.app.handlers.shouldSelect = handler }

  /// Called when an item was tapped, or selected by the keyboard.
  public func onSelect(_ handler: ((Int) -> Void)?) { stage.app.handlers.select = handler }

  /// Called when nothing moves any more.
  public func onSettle(_ handler: (() -> Void)?) { stage.app.handlers.settle = handler }
}
