#if canImport(ObjectiveC) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import CarouselViews

  // The getters of Objective-C, whose properties have other names: `vertical` and so on.
  extension iCarousel {
    /// Returns `isVertical`.
    @available(swift, obsoleted: 1)
    @objc(isVertical) public func isVerticalGetter() -> Bool { isVertical }
    /// Returns `isScrollEnabled`.
    @available(swift, obsoleted: 1)
    @objc(isScrollEnabled) public func isScrollEnabledGetter() -> Bool { isScrollEnabled }
    /// Returns `isPagingEnabled`.
    @available(swift, obsoleted: 1)
    @objc(isPagingEnabled) public func isPagingEnabledGetter() -> Bool { isPagingEnabled }
    /// Returns `isWrapEnabled`.
    @available(swift, obsoleted: 1)
    @objc(isWrapEnabled) public func isWrapEnabledGetter() -> Bool { isWrapEnabled }
    /// Returns `isDragging`.
    @available(swift, obsoleted: 1)
    @objc(isDragging) public func isDraggingGetter() -> Bool { isDragging }
    /// Returns `isDecelerating`.
    @available(swift, obsoleted: 1)
    @objc(isDecelerating) public func isDeceleratingGetter() -> Bool { isDecelerating }
    /// Returns `isScrolling`.
    @available(swift, obsoleted: 1)
    @objc(isScrolling) public func isScrollingGetter() -> Bool { isScrolling }
  }
#endif
