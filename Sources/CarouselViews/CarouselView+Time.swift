#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension CarouselView {
    /// The clock of the screen's frames, in seconds.
    var now: Double { CACurrentMediaTime() }

    /// Does something with the controller at the present time. Every input that comes between two frames goes through here.
    @discardableResult
    public func withController<Result>(_ action: (CarouselController<ViewHost>) -> Result) -> Result {
      controller.setTime(now)
      return action(controller)
    }

    /// Changes the carousel now: its settings, its position, its movement.
    public func update(_ change: (inout CarouselModel) -> Void) {
      withController { $0.update(change) }
    }
  }
#endif
