#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Recognises wheels with notches, and no touches.
  final class WheelRecognizer: UIPanGestureRecognizer {
    init() {
      super.init(target: nil, action: nil)
      allowedScrollTypesMask = .discrete
      allowedTouchTypes = []
    }
  }
#endif
