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

    /// The share of the autoplay interval that has passed at the current item, 0…1; 0 while the carousel moves, and without
    /// autoplay. While autoplay waits, it stands still. The delegate's `carouselAutoplayDidChange(_:)` is called when it begins
    /// to grow and when it stops.
    public var autoplayProgress: Double { withController { $0.autoplayProgress } }

    /// The time until autoplay advances the carousel, in seconds; infinite while it waits, while the carousel moves, and
    /// without autoplay.
    public var autoplayRemainingTime: Double { withController { $0.autoplayRemainingTime } }

    /// Tells that the content of an item has ended, such as its video, for which autoplay waits: it advances as if the time at the
    /// item had passed, as soon as nothing keeps it. Ignored unless the item is at rest as the current one.
    public func itemDidEnd(at index: Int) { withController { $0.itemDidEnd(at: index) } }
  }
#endif
