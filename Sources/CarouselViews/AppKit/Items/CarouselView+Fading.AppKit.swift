#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension CarouselView {
    /// Everything that is shown fades to what it is with the new view.
    func fade(_ old: ItemView, to new: ItemView) {
      crossFade()
      exchange(old, for: new)
    }
  }
#endif
