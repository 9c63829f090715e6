#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Calls a closure at each refresh of the screen that the view is on, while it runs.
  @MainActor
  final class RefreshLink {
    private weak var view: NSView?
    private let usesTimer: Bool
    private var stopLink: (() -> Void)?
    /// Called with the time at which the frame will be shown, in seconds on the clock of `CACurrentMediaTime`.
    var onRefresh: ((Double) -> Void)?

    /// Whether it is running.
    var isRunning = false {
      didSet {
        guard isRunning != oldValue else { return }
        if isRunning { start() } else { stop() }
      }
    }

    /// - Parameters:
    ///   - view: The view whose screen is used.
    ///   - usesTimer: Whether a timer is used even if there is a display link, as on older systems.
    init(view: NSView, usesTimer: Bool = false) {
      self.view = view
      self.usesTimer = usesTimer
    }

    private func start() {
      guard let view else { return }
      if !usesTimer, #available(macOS 14, *) { startLink(of: view) } else { startTimer(of: view) }
    }

    /// The link retains the action, and the action retains nothing: a link that is never stopped does not retain the
    /// view.
    @available(macOS 14, *)
    private func startLink(of view: NSView) {
      let action = Action<CADisplayLink> { [weak self] link in
        if let self { onRefresh?(link.targetTimestamp) } else { link.invalidate() }
      }
      let link = view.displayLink(target: action, selector: Action<CADisplayLink>.selector)
      // The common modes include those in which a control or a window is dragged.
      link.add(to: .main, forMode: .common)
      stopLink = { link.invalidate() }
    }

    /// Starts a timer, since older systems have no display link for a view.
    private func startTimer(of view: NSView) {
      let rate = Double(view.window?.screen?.maximumFramesPerSecond ?? Self.usualFrameRate)
      let timer = Timer(timeInterval: 1 / rate, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.onRefresh?(CACurrentMediaTime()) }
      }
      RunLoop.main.add(timer, forMode: .common)
      stopLink = { timer.invalidate() }
    }

    /// The frame rate of most screens, in frames per second, for a window that is on none.
    private static let usualFrameRate = 60

    private func stop() {
      stopLink?()
      stopLink = nil
    }
  }
#endif
