#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  extension CarouselView {
    /// Seconds at each item before it advances to the next; 0 is off. It waits while it is touched or hovered, while the focus
    /// is in it or a screen reader runs, off-screen, and under reduced motion.
    @IBInspectable public var autoplayInterval: Double {
      get { controller.autoplayInterval }
      set {
        withController { $0.autoplayInterval = newValue }
        tellFollowers()
      }
    }

    /// Whether the user, or the app on their behalf, has paused autoplay and autoscroll. When the pause ends, they resume even
    /// while a pointer or the focus is in the carousel: the user has asked for it.
    public var isAutoplayPaused: Bool {
      get { controller.isPaused }
      set {
        withController { $0.isPaused = newValue }
        tellFollowers()
      }
    }

    /// Whether it is going to advance by itself: there is an interval, and it does not wait for anything else.
    public var isAutoplaying: Bool { controller.autoplay.nextTime != nil }
  }
#endif
