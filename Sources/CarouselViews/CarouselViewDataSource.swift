#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// Provides a carousel with its items.
  @MainActor
  public protocol CarouselViewDataSource: AnyObject {
    /// Returns the number of items.
    func numberOfItems(in carousel: CarouselView) -> Int

    /// Returns the view of an item: any view, sized by its frame or its constraints.
    /// - Parameter view: A recycled view to fill with new content and return, or nil to create one.
    func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: PlatformView?) -> PlatformView

    /// Returns the length of an item along the axis, in points, if `itemSizing` is measured: it replaces that of its view.
    /// The default is 0, which leaves it; so do negative and invalid values.
    func carousel(_ carousel: CarouselView, lengthOfItemAt index: Int) -> CGFloat

    /// Returns the time of autoplay at an item, in seconds: infinite until `itemDidEnd(at:)` tells that its content has ended. The default
    /// is 0, which leaves the carousel's `autoplayInterval`; so do negative and invalid values.
    func carousel(_ carousel: CarouselView, autoplayIntervalForItemAt index: Int) -> Double

    /// Returns the number of placeholders before the first item and after the last, half of them on each side. They are
    /// hidden if the carousel wraps. The default is 0.
    func numberOfPlaceholders(in carousel: CarouselView) -> Int

    /// Returns the view of a placeholder. Views of items and of placeholders are never mixed.
    func carousel(_ carousel: CarouselView, viewForPlaceholderAt index: Int, reusing view: PlatformView?)
      -> PlatformView
  }

  extension CarouselViewDataSource {
    /// Returns 0: the length of the item's view.
    public func carousel(_ carousel: CarouselView, lengthOfItemAt index: Int) -> CGFloat { 0 }

    /// Returns 0: the time of the carousel.
    public func carousel(_ carousel: CarouselView, autoplayIntervalForItemAt index: Int) -> Double { 0 }

    /// Returns 0: no placeholders.
    public func numberOfPlaceholders(in carousel: CarouselView) -> Int { 0 }

    /// Returns an empty view.
    public func carousel(_ carousel: CarouselView, viewForPlaceholderAt index: Int, reusing view: PlatformView?)
      -> PlatformView
    {
      view ?? PlatformView()
    }
  }
#endif
