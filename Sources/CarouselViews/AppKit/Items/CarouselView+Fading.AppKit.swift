#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension CarouselView {
    /// Cross-fades from the current frame to the one with the new view.
    func fade(_ old: ItemView, to new: ItemView) {
      crossFade()
      exchange(old, for: new)
    }
  }
#endif
