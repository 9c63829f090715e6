#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Tells of the screen's frames, at the screen's own rate, while they are needed and there is a screen.
  @MainActor
  final class FrameLink {
    private var link: CADisplayLink?
    private let onFrame: (Double) -> Void

    /// Whether something moves.
    var areNeeded = false { didSet { update() } }
    /// Whether the view is in a window.
    var isOnScreen = false { didSet { update() } }

    /// - Parameter onFrame: Gets the time at which the frame will be seen, in seconds by the clock of `CACurrentMediaTime`.
    init(onFrame: @escaping (Double) -> Void) {
      self.onFrame = onFrame
    }

    private func update() {
      if areNeeded && isOnScreen { start() } else { stop() }
    }

    private func start() {
      guard link == nil else { return }
      // The link keeps the action, and the action nothing: whoever forgets to stop it doesn't keep the view.
      let action = Action<CADisplayLink> { [weak self] link in
        if let self { onFrame(link.targetTimestamp) } else { link.invalidate() }
      }
      let link = CADisplayLink(target: action, selector: Action<CADisplayLink>.selector)
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
      // The common modes include those in which a scroll view around the carousel is dragged.
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    private func stop() {
      link?.invalidate()
      link = nil
    }
  }
#endif
