#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// Calls a carousel when its controller has requested a frame: at each refresh of the screen, at a time, or from time to
  /// time until the carousel is visible.
  @MainActor
  final class FrameScheduler {
    private let link: RefreshLink
    private let onFrame: (Double) -> Void
    private var timer: (time: Double, timer: Timer)?

    /// When the next frame is due.
    var next = NextFrame.never { didSet { update() } }
    /// Whether the view is in a window and not hidden itself, so that it may be visible. It is notified of these alone.
    var mayBeVisible = false { didSet { update() } }

    /// The time between two checks of whether the view is visible, in seconds: as long as nobody notices.
    private static let checkInterval = 0.1

    /// - Parameters:
    ///   - link: Calls at each refresh of the screen while it runs.
    ///   - onFrame: Called with the time of the frame, in seconds on the clock of `CACurrentMediaTime`.
    init(link: RefreshLink, onFrame: @escaping (Double) -> Void) {
      self.link = link
      self.onFrame = onFrame
      link.onRefresh = { [weak self] in self?.onFrame($0) }
    }

    private func update() {
      link.isRunning = mayBeVisible && next == .everyRefresh
      switch next {
      case .at(let time) where mayBeVisible: wake(at: time)
      case .whenVisible where mayBeVisible: wake(at: timer?.time ?? CACurrentMediaTime() + Self.checkInterval)
      default: stopTimer()
      }
    }

    private func wake(at time: Double) {
      guard timer?.time != time else { return }
      stopTimer()
      // The run loop retains the timer, and the timer retains nothing.
      let new = Timer(timeInterval: max(0, time - CACurrentMediaTime()), repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.timerFired(at: time) }
      }
      // The common modes include those in which a scroll view around the carousel is dragged.
      RunLoop.main.add(new, forMode: .common)
      timer = (time, new)
    }

    private func timerFired(at time: Double) {
      timer = nil
      // Rounding must not make the frame too early.
      onFrame(max(time, CACurrentMediaTime()))
      if next == .whenVisible { update() }
    }

    private func stopTimer() {
      timer?.timer.invalidate()
      timer = nil
    }
  }
#endif
