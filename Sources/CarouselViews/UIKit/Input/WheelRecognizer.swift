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
#endif
