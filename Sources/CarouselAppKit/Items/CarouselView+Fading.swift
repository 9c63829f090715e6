#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension CarouselView {
    /// All that is shown fades to what it is with the new view.
    func fade(_ old: ItemView, to new: ItemView) {
      crossFade { [weak self] in self?.exchange(old, for: new) }
    }
  }
#endif
