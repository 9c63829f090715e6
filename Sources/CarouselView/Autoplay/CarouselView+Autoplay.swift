#if HAS_TOOLKIT
  import CarouselEngine

  extension CarouselView {
    /// Seconds for which it rests at an item before it goes on to the next; 0 is off. It waits while it is touched or pointed
    /// at, while the focus or a screen reader is in it, and out of sight; and for people who want less motion.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var autoplayInterval: Double {
      get { autoplayer.interval }
      set {
        autoplayer.interval = newValue
        autoplayDidChange()
      }
    }

    /// Whether the person, or the app for them, has stopped what moves by itself: the steps of `autoplayInterval`, and
    /// `autoscroll`. When the pause ends, it moves even while a pointer or the focus is in it: somebody has asked for it.
    public var isAutoplayPaused: Bool {
      get { autoplayer[.paused] }
      set {
        autoplayer[.paused] = newValue
        autoplayDidChange()
      }
    }

    /// Whether it is going to go on by itself: there is an interval, and nothing holds it.
    public var isAutoplaying: Bool { autoplayer.isRunning }

    /// Stops an autoscroll too, as long as something holds what moves by itself.
    func holdMovement(_ isHeld: Bool) {
      guard wishes.isHeld != isHeld else { return }
      wishes.isHeld = isHeld
      surroundingsDidChange()
    }

    /// The person's settings have changed.
    func settingsDidChange() {
      surroundingsDidChange()
      autoplayer.look()
    }
  }
#endif
