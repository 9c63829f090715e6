#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  extension CarouselView {
    /// Whether autoplay and autoscroll are paused: by the user, by the app on their behalf, or because the user has
    /// tapped the carousel, moved the keyboard focus into it, or runs a screen reader. When the pause ends, they resume
    /// even while a pointer or the focus is in the carousel, since the user has asked for it.
    public var isAutoplayPaused: Bool {
      get { controller.isPaused }
      set { withController { $0.isPaused = newValue } }
    }

    /// Whether autoplay will advance the carousel: there is an interval, and no reason to wait. It waits while the
    /// carousel is touched or hovered, while the focus is in it or a screen reader runs, off-screen, and under reduced
    /// motion.
    public var isAutoplaying: Bool { controller.autoplay.nextTime != nil }
  }
#endif
