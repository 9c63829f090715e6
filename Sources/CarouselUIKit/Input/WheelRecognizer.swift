#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Hears of a wheel that turns in notches, and of no finger.
  final class WheelRecognizer: UIPanGestureRecognizer {
    init() {
      super.init(target: nil, action: nil)
      allowedScrollTypesMask = .discrete
      allowedTouchTypes = []
    }
  }

  extension CGFloat {
    /// −1, 0 or 1: one notch, however far the system says that it goes.
    var sign0: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }
  }
#endif
