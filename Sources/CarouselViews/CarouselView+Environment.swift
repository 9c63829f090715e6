#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  // What the toolkit knows of the surroundings and of the user.
  extension CarouselView {
    /// The size, or one of the user's settings, may have changed.
    func environmentDidChange() {
      let (viewport, preferences) = (Size2D(bounds.size), preferences)
      update {
        $0.viewport = viewport
        $0.preferences = preferences
      }
    }

    /// It may have come on screen or left it, or the focus may have come into it or left it.
    func presenceDidChange() {
      withController {
        $0.setAutoplayReason(.hidden, window == nil || isHidden)
        $0.setAutoplayReason(.focused, hasFocus || isAssistiveTechnologyRunning)
      }
      frames.isOnScreen = window != nil
    }

    /// One of the user's settings has changed.
    func settingsDidChange() {
      environmentDidChange()
      presenceDidChange()
    }
  }
#endif
