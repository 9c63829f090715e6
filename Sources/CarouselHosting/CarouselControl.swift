import CarouselEngine

/// A carousel of some toolkit, as its app sees it. A toolkit's view has a controller and a clock; settings, scrolling, data
/// and queries are the same for all of them, and come from here.
@MainActor
public protocol CarouselControl: AnyObject {
  /// The toolkit.
  associatedtype Host: CarouselHost

  /// What keeps the items' views and moves them.
  var controller: CarouselController<Host> { get }
  /// A saved state that waits for the first items.
  var restoredState: CarouselState? { get set }
  /// The toolkit's clock, in seconds: that of the frames.
  var now: Double { get }
}

extension CarouselControl {
  /// Does something with the controller at the present time. Every input that comes between two frames goes through here.
  @discardableResult
  public func withController<Result>(_ action: (CarouselController<Host>) -> Result) -> Result {
    controller.setTime(now)
    return action(controller)
  }

  /// Changes the carousel now: its settings, its position, its movement.
  public func update(_ change: (inout CarouselModel) -> Void) {
    withController { $0.update(change) }
  }
}
