#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// Calls a carousel's controller when it has requested a frame: at each refresh of the screen, or at a time. While
  /// the view is on no screen, its clock is stopped.
  @MainActor
  final class FrameScheduler {
    private let link: RefreshLink
    private let onFrame: (Double) -> Void
    private var timer: (time: Double, timer: Timer)?

    /// When the next frame is due.
    var next = NextFrame.never { didSet { update() } }
    /// Whether the view is in a window.
    var isOnScreen = false { didSet { update() } }

    /// - Parameters:
    ///   - link: Calls at each refresh of the screen while it runs.
    ///   - onFrame: Called with the time of the frame, in seconds on the clock of `CACurrentMediaTime`.
    init(link: RefreshLink, onFrame: @escaping (Double) -> Void) {
      self.link = link
      self.onFrame = onFrame
      link.onRefresh = { [weak self] in self?.onFrame($0) }
    }

    private func update() {
      link.isRunning = isOnScreen && next == .everyRefresh
      if isOnScreen, case .at(let time) = next { wake(at: time) } else { stopTimer() }
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
    }

    private func stopTimer() {
      timer?.timer.invalidate()
      timer = nil
    }
  }
#endif
