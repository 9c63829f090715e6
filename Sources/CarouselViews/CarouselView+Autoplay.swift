#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  extension CarouselView {
    /// Whether the user, or the app on their behalf, has paused autoplay and autoscroll. When the pause ends, they
    /// resume even while a pointer or the focus is in the carousel, since the user has asked for it.
    public var isAutoplayPaused: Bool {
      get { controller.isPaused }
      set {
        withController { $0.isPaused = newValue }
        tellFollowers()
      }
    }

    /// Whether autoplay will advance the carousel: there is an interval, and no reason to wait. It waits while the
    /// carousel is touched or hovered, while the focus is in it or a screen reader runs, off-screen, and under reduced
    /// motion.
    public var isAutoplaying: Bool { controller.autoplay.nextTime != nil }
  }
#endif
