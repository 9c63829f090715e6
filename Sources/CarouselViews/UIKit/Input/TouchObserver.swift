#if canImport(UIKit) && !os(watchOS)
  import UIKit
  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Observes touches without interfering: it recognises nothing, and no other recogniser prevents it.
  final class TouchObserver: UIGestureRecognizer {
    /// Called with the first finger that is down, and with nil when the last one is lifted.
    var onChange: ((UITouch?) -> Void)?
    private var fingers = 0

    init() {
      super.init(target: nil, action: nil)
      cancelsTouchesInView = false
      delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      fingers += touches.count
      if fingers == touches.count { onChange?(touches.first) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      lift(touches.count)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      lift(touches.count)
    }

    private func lift(_ count: Int) {
      fingers = max(0, fingers - count)
      guard fingers == 0 else { return }
      state = .failed
      onChange?(nil)
    }

    override func reset() {
      super.reset()
      guard fingers > 0 else { return }
      fingers = 0
      onChange?(nil)
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
  }
#endif
