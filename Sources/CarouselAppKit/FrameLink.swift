#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Tells of the screen's frames, at the rate of the screen that the view is on, while they are needed and there is one.
  @MainActor
  final class FrameLink {
    private weak var view: NSView?
    private var stopLink: (() -> Void)?
    private let onFrame: (Double) -> Void

    /// Whether something moves.
    var areNeeded = false { didSet { update() } }
    /// Whether the view is in a window.
    var isOnScreen = false { didSet { update() } }

    /// - Parameter onFrame: Gets the time at which the frame will be seen, in seconds by the clock of `CACurrentMediaTime`.
    init(view: NSView, onFrame: @escaping (Double) -> Void) {
      self.view = view
      self.onFrame = onFrame
    }

    private func update() {
      if areNeeded && isOnScreen { start() } else { stop() }
    }

    private func start() {
      guard stopLink == nil, let view else { return }
      if #available(macOS 14, *) { startLink(of: view) } else { startTimer() }
    }

    /// The link keeps the action, and the action nothing: whoever forgets to stop it doesn't keep the view.
    @available(macOS 14, *)
    private func startLink(of view: NSView) {
      let action = Action<CADisplayLink> { [weak self] link in
        if let self { onFrame(link.targetTimestamp) } else { link.invalidate() }
      }
      let link = view.displayLink(target: action, selector: Action<CADisplayLink>.selector)
      // The common modes include those in which a control or a window is dragged.
      link.add(to: .main, forMode: .common)
      stopLink = { link.invalidate() }
    }

    private func startTimer() {
      let timer = Timer(timeInterval: 1 / 60, repeats: true) { [weak self] timer in
        MainActor.assumeIsolated {
          if let self { self.onFrame(CACurrentMediaTime()) }
        }
      }
      RunLoop.main.add(timer, forMode: .common)
      stopLink = { timer.invalidate() }
    }

    private func stop() {
      stopLink?()
      stopLink = nil
    }
  }
#endif
