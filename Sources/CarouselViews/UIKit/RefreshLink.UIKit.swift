#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Calls a closure at each refresh of the screen, at the screen's own rate, while it runs.
  @MainActor
  final class RefreshLink {
    private var link: CADisplayLink?
    /// Called with the time at which the frame will be shown, in seconds on the clock of `CACurrentMediaTime`.
    var onRefresh: ((Double) -> Void)?

    /// Whether it is running.
    var isRunning = false {
      didSet {
        guard isRunning != oldValue else { return }
        if isRunning { start() } else { stop() }
      }
    }

    /// The screen's own rate, up to the maximum.
    private static let frameRates = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)

    private func start() {
      // The link retains the action, and the action retains nothing: a link that is never stopped does not retain the
      // view.
      let action = Action<CADisplayLink> { [weak self] link in
        if let self { onRefresh?(link.targetTimestamp) } else { link.invalidate() }
      }
      let link = CADisplayLink(target: action, selector: Action<CADisplayLink>.selector)
      link.preferredFrameRateRange = Self.frameRates
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
