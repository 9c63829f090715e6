#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension CarouselView {
    /// The current time on the clock of the screen's frames, in seconds.
    var now: Double { CACurrentMediaTime() }

    /// Runs a closure with the controller at the current time. Every input between two frames goes through here.
    /// - Parameter stamp: The time of the event that causes it, in seconds since the system started; nil for now.
    @discardableResult
    public func withController<Result>(
      at stamp: Double? = nil, _ action: (CarouselController<ViewHost>) -> Result
    ) -> Result {
      controller.setTime(EventTime.time(of: stamp ?? .nan, now: now))
      return action(controller)
    }

    /// Changes the carousel's state now: its settings, its position, its movement.
    public func update(_ change: (inout CarouselModel) -> Void) {
      withController { $0.update(change) }
    }
  }
#endif
