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
    @discardableResult
    public func withController<Result>(_ action: (CarouselController<ViewHost>) -> Result) -> Result {
      controller.setTime(now)
      return action(controller)
    }

    /// Changes the carousel's state now: its settings, its position, its movement.
    public func update(_ change: (inout CarouselModel) -> Void) {
      withController { $0.update(change) }
    }
  }
#endif
