#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  // The environment and the user's settings, as reported by the toolkit.
  extension CarouselView {
    /// Handles a possible change of the size, of clipping, or of a user setting.
    package func environmentDidChange() {
      let (viewport, clipsItems, preferences) = (Size2D(bounds.size), clipsToBounds, preferences)
      update {
        $0.viewport = viewport
        $0.clipsItems = clipsItems
        $0.preferences = preferences
      }
    }

    /// Handles a change of whether it clips the items: those that are clipped are hidden from assistive technology.
    func clippingDidChange() { update { $0.clipsItems = clipsToBounds } }

    /// Handles a change of a user setting.
    func settingsDidChange() {
      environmentDidChange()
      presenceDidChange()
    }
  }
#endif
