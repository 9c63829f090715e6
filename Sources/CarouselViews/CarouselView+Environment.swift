#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  // The environment and the user's settings, as reported by the toolkit.
  extension CarouselView {
    /// Handles a possible change of the size, or of a user setting.
    package func environmentDidChange() {
      let (viewport, preferences) = (Size2D(bounds.size), preferences)
      update {
        $0.viewport = viewport
        $0.preferences = preferences
      }
    }

    /// Handles a change of a user setting.
    func settingsDidChange() {
      environmentDidChange()
      presenceDidChange()
    }
  }
#endif
