#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// Gives a carousel its items.
  @MainActor
  public protocol CarouselViewDataSource: AnyObject {
    /// How many items there are.
    func numberOfItems(in carousel: CarouselView) -> Int

    /// The view of an item, of any kind, with the size that it has by itself or by its own constraints.
    /// - Parameter view: A view that was an item's before, to be filled with new content and returned; or nil, to make one.
    func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: PlatformView?) -> PlatformView

    /// How many placeholders stand before the first item and after the last, half of them on each side. They are hidden where
    /// the carousel wraps. The default is 0.
    func numberOfPlaceholders(in carousel: CarouselView) -> Int

    /// The view of a placeholder. Placeholders are never offered items' views, nor the other way round.
    func carousel(_ carousel: CarouselView, viewForPlaceholderAt index: Int, reusing view: PlatformView?)
      -> PlatformView
  }

  extension CarouselViewDataSource {
    /// No placeholders.
    public func numberOfPlaceholders(in carousel: CarouselView) -> Int { 0 }

    /// An empty view.
    public func carousel(_ carousel: CarouselView, viewForPlaceholderAt index: Int, reusing view: PlatformView?)
      -> PlatformView
    {
      view ?? PlatformView()
    }
  }
#endif
