#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselViews
  import Foundation

  // Objective-C has optional methods; elsewhere, they have default implementations.
  #if canImport(ObjectiveC)
    /// Provides a carousel with its items.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    @MainActor @objc(iCarouselDataSource)
    public protocol iCarouselDataSource: NSObjectProtocol {
      /// Returns the number of items.
      @objc(numberOfItemsInCarousel:) func numberOfItems(in carousel: iCarousel) -> Int
      /// Returns the view of an item: the given one, if there is one to reuse, or a new one.
      @objc(carousel:viewForItemAtIndex:reusingView:)
      func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: PlatformView?) -> PlatformView
      /// Returns the number of placeholders, half of them on each side.
      @objc(numberOfPlaceholdersInCarousel:) optional func numberOfPlaceholders(in carousel: iCarousel) -> Int
      /// Returns the view of a placeholder.
      @objc(carousel:placeholderViewAtIndex:reusingView:)
      optional func carousel(_ carousel: iCarousel, placeholderViewAt index: Int, reusing view: PlatformView?)
        -> PlatformView
      /// Returns the maximum number of visible items, as in version 1.6. Use `iCarouselOption.visibleItems`.
      @objc(numberOfVisibleItemsInCarousel:) optional func numberOfVisibleItems(in carousel: iCarousel) -> Int
    }
  #else
    /// Provides a carousel with its items.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    @MainActor
    public protocol iCarouselDataSource: NSObjectProtocol {
      /// Returns the number of items.
      func numberOfItems(in carousel: iCarousel) -> Int
      /// Returns the view of an item: the given one, if there is one to reuse, or a new one.
      func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: PlatformView?) -> PlatformView
      /// Returns the number of placeholders, half of them on each side.
      func numberOfPlaceholders(in carousel: iCarousel) -> Int
      /// Returns the view of a placeholder.
      func carousel(_ carousel: iCarousel, placeholderViewAt index: Int, reusing view: PlatformView?) -> PlatformView
      /// Returns the maximum number of visible items, as in version 1.6. Use `iCarouselOption.visibleItems`.
      func numberOfVisibleItems(in carousel: iCarousel) -> Int
    }

    extension iCarouselDataSource {
      /// Returns 0: no placeholders.
      public func numberOfPlaceholders(in carousel: iCarousel) -> Int { 0 }
      /// Returns an empty view.
      public func carousel(_ carousel: iCarousel, placeholderViewAt index: Int, reusing view: PlatformView?)
        -> PlatformView
      {
        view ?? PlatformView()
      }
      /// Returns 0: as many as the style needs.
      public func numberOfVisibleItems(in carousel: iCarousel) -> Int { 0 }
    }
  #endif
#endif
