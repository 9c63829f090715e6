import CarouselEngine

// Event handlers: any number of each, called in the order in which they were added, and before the delegate. They may
// call any method of the carousel. Those that were removed while an event is handled may still receive it.
extension Carousel {
  /// The object that receives all events. Referenced weakly.
  public var delegate: (any CarouselDelegate)? {
    get { stage.app.delegate }
    set {
      stage.app.delegate = newValue
      stage.delegateDidChange()
    }
  }

  /// Adds a handler of all events.
  @discardableResult
  public func onEvent(_ handler: @escaping (CarouselEvent) -> Void) -> CarouselListener {
    let listener = CarouselListener(stage)
    stage.app.handlers.add(listener, handler)
    return listener
  }

  /// Adds a handler for changes of the scroll offset.
  @discardableResult
  public func onScroll(_ handler: @escaping () -> Void) -> CarouselListener {
    onEvent { if case .didScroll = $0 { handler() } }
  }

  /// Adds a handler for changes of the current item; it receives nil when there are no more items. The index may be the same,
  /// that of an item that was removed.
  @discardableResult
  public func onCurrentIndexChange(_ handler: @escaping (Int?) -> Void) -> CarouselListener {
    onEvent { if case .currentIndexDidChange(let index) = $0 { handler(index) } }
  }

  /// Adds a handler that is called when the carousel has come to rest at another item.
  @discardableResult
  public func onPageChange(_ handler: @escaping (Int) -> Void) -> CarouselListener {
    onEvent { [weak stage] in
      guard case .didSettle = $0, let carousel = stage?.controller.carousel, carousel.hasSettledElsewhere else {
        return
      }
      if let index = carousel.currentIndex { handler(index) }
    }
  }

  /// Adds a closure that returns whether a tap may select an item; if one returns false, it may not.
  @discardableResult
  public func shouldSelect(_ handler: @escaping (Int) -> Bool) -> CarouselListener {
    let listener = CarouselListener(stage)
    stage.app.handlers.add(listener, asks: handler)
    return listener
  }

  /// Adds a handler for items that are tapped, or selected by the keyboard.
  @discardableResult
  public func onSelect(_ handler: @escaping (Int) -> Void) -> CarouselListener {
    onEvent { if case .didSelect(let index) = $0 { handler(index) } }
  }

  /// Adds a handler that is called when the carousel has settled.
  @discardableResult
  public func onSettle(_ handler: @escaping () -> Void) -> CarouselListener {
    onEvent { if case .didSettle = $0 { handler() } }
  }
}

/// An event handler that was added to a carousel. It need not be kept.
public final class CarouselListener {
  private weak var stage: Stage?

  init(_ stage: Stage) {
    self.stage = stage
  }

  /// Removes the handler; the objects that it captures are released.
  public func remove() { stage?.app.handlers.remove(self) }
}
