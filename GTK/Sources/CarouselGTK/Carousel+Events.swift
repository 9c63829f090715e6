import CarouselEngine

// Event handlers: each replaces the previous one, and is called in addition to the delegate. They may call any method
// of the carousel.
extension Carousel {
  /// The object that receives all events. Referenced weakly.
  public var delegate: (any CarouselDelegate)? {
    get { stage.app.delegate }
    set {
      stage.app.delegate = newValue
      stage.delegateDidChange()
    }
  }

  /// Sets the handler of all events.
  public func onEvent(_ handler: ((CarouselEvent) -> Void)?) { stage.app.handlers.event = handler }

  /// Sets the handler for changes of the scroll offset.
  public func onScroll(_ handler: (() -> Void)?) { stage.app.handlers.scroll = handler }

  /// Sets the handler for changes of the current item; it receives nil when there are no more items.
  public func onCurrentIndexChange(_ handler: ((Int?) -> Void)?) { stage.app.handlers.currentIndexChange = handler }

  /// Sets the closure that returns whether a tap may select an item.
  public func shouldSelect(_ handler: ((Int) -> Bool)?) { stage.app.handlers.shouldSelect = handler }

  /// Sets the handler for items that are tapped, or selected by the keyboard.
  public func onSelect(_ handler: ((Int) -> Void)?) { stage.app.handlers.select = handler }

  /// Sets the handler that is called when the carousel has settled.
  public func onSettle(_ handler: (() -> Void)?) { stage.app.handlers.settle = handler }
}
