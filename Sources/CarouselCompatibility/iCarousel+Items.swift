#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselViews
  import Foundation
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  // The items and the position.
  extension iCarousel {
    // MARK: Items

    /// The number of items.
    public var numberOfItems: Int { carouselView.numberOfItems }
    /// The number of placeholders.
    public var numberOfPlaceholders: Int { carouselView.numberOfPlaceholders }
    /// The maximum number of items and placeholders shown at once.
    public var numberOfVisibleItems: Int { carouselView.numberOfVisibleItems }
    /// The indexes of the visible items and placeholders, ascending.
    public var indexesForVisibleItems: [Int] { carouselView.indexesOfVisibleItems }
    /// The views of the visible items and placeholders, in the order of their indexes.
    public var visibleItemViews: [PlatformView] { carouselView.visibleItemViews }
    /// The container of the items' views.
    public var contentView: PlatformView { carouselView.contentView }
    /// The view of the current item.
    public var currentItemView: PlatformView? { carouselView.currentItemView }
    /// The index of the current item, or −1 without items. Setting it jumps.
    public var currentItemIndex: Int {
      get { carouselView.currentIndex ?? -1 }
      set { carouselView.currentIndex = newValue }
    }

    /// Returns the view of a visible item or placeholder, or nil.
    #if canImport(ObjectiveC)
      @objc(itemViewAtIndex:)
    #endif
    public func itemView(at index: Int) -> PlatformView? {
      carouselView.itemView(at: index)
    }

    /// Returns the frontmost item view at a point of the carousel.
    #if canImport(ObjectiveC)
      @objc(itemViewAtPoint:)
    #endif
    public func itemView(at point: CGPoint) -> PlatformView? {
      carouselView.itemView(at: CGPoint(x: point.x - bounds.origin.x, y: point.y - bounds.origin.y))
    }

    /// Returns the index of an item's view, or `NSNotFound`.
    #if canImport(ObjectiveC)
      @objc(indexOfItemView:)
    #endif
    public func index(ofItemView view: PlatformView) -> Int {
      carouselView.index(ofItemView: view) ?? NSNotFound
    }

    /// Returns the index of the item whose view is or contains this one, or `NSNotFound`.
    #if canImport(ObjectiveC)
      @objc(indexOfItemViewOrSubview:)
    #endif
    public func index(ofItemViewOrSubview view: PlatformView) -> Int {
      carouselView.index(ofItemContaining: view) ?? NSNotFound
    }

    /// Returns an item's distance from the middle, in items.
    #if canImport(ObjectiveC)
      @objc(offsetForItemAtIndex:)
    #endif
    public func offsetForItem(at index: Int) -> CGFloat {
      CGFloat(carouselView.offset(ofItemAt: index))
    }

    // MARK: Data

    /// Reloads everything from the data source.
    public func reloadData() {
      takeItemWidth()
      carouselView.reloadData()
    }

    /// Inserts an item that the data source already has.
    #if canImport(ObjectiveC)
      @objc(insertItemAtIndex:animated:)
    #endif
    public func insertItem(at index: Int, animated: Bool) {
      carouselView.insertItem(at: index, animated: animated)
    }

    /// Removes an item that the data source no longer has.
    #if canImport(ObjectiveC)
      @objc(removeItemAtIndex:animated:)
    #endif
    public func removeItem(at index: Int, animated: Bool) {
      carouselView.removeItem(at: index, animated: animated)
    }

    /// Reloads one item's view, with a cross-fade if `animated`.
    #if canImport(ObjectiveC)
      @objc(reloadItemAtIndex:animated:)
    #endif
    public func reloadItem(at index: Int, animated: Bool) {
      carouselView.reloadItem(at: index, animated: animated)
    }

    // MARK: Scrolling

    /// Scrolls to an item; the shorter way if the carousel wraps.
    #if canImport(ObjectiveC)
      @objc(scrollToItemAtIndex:animated:)
    #endif
    public func scrollToItem(at index: Int, animated: Bool) {
      carouselView.scrollToItem(at: index, animated: animated)
    }

    /// Scrolls to an item within some seconds.
    #if canImport(ObjectiveC)
      @objc(scrollToItemAtIndex:duration:)
    #endif
    public func scrollToItem(at index: Int, duration: TimeInterval) {
      carouselView.scrollToItem(at: index, duration: duration)
    }

    /// Scrolls by whole items within some seconds; more than once around if the carousel wraps.
    #if canImport(ObjectiveC)
      @objc(scrollByNumberOfItems:duration:)
    #endif
    public func scrollByNumber(ofItems count: Int, duration: TimeInterval) {
      carouselView.scrollByItems(count, duration: duration)
    }

    /// Scrolls to an offset, in items, within some seconds.
    #if canImport(ObjectiveC)
      @objc(scrollToOffset:duration:)
    #endif
    public func scroll(toOffset offset: CGFloat, duration: TimeInterval) {
      carouselView.scrollToOffset(Double(offset), duration: duration)
    }

    /// Scrolls by a distance, in items, within some seconds.
    #if canImport(ObjectiveC)
      @objc(scrollByOffset:duration:)
    #endif
    public func scroll(byOffset distance: CGFloat, duration: TimeInterval) {
      carouselView.scrollByOffset(Double(distance), duration: duration)
    }
  }
#endif
