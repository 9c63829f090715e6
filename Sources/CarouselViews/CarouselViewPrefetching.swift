#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  /// Loads data before items are visible.
  @MainActor
  public protocol CarouselViewPrefetching: AnyObject {
    /// Items may be visible soon, as many as are visible now, on the side to which the carousel moves; nearest first.
    /// After a change of the data, the items are named again, with their new indexes.
    func carousel(_ carousel: CarouselView, prefetchItemsAt indexes: [Int])

    /// Items of which `prefetchItemsAt` was told will not be visible soon. Not called for items that have been visible.
    func carousel(_ carousel: CarouselView, cancelPrefetchingForItemsAt indexes: [Int])
  }

  extension CarouselViewPrefetching {
    /// Cancels nothing.
    public func carousel(_ carousel: CarouselView, cancelPrefetchingForItemsAt indexes: [Int]) {}
  }

  extension CarouselView {
    /// Begins anew, for another data source.
    func startPrefetching() {
      prefetching = Prefetching()
      if numberOfItems > 0 { prefetch() }
    }

    /// Has the data of the items that may be visible soon loaded.
    func prefetch() {
      guard let source = prefetchDataSource else { return }
      let change = prefetching.update(to: controller)
      if !change.cancelled.isEmpty { source.carousel(self, cancelPrefetchingForItemsAt: change.cancelled) }
      if !change.wanted.isEmpty { source.carousel(self, prefetchItemsAt: change.wanted) }
    }
  }
#endif
