#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselViews
  import Foundation
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  // The settings and the state, in the types of iCarousel.
  extension iCarousel {
    // MARK: Appearance

    /// The m34 of the camera, −1 / its distance. −1/500 by default.
    public var perspective: CGFloat {
      get { CGFloat(carouselView.perspective) }
      set { carouselView.perspective = Double(newValue) }
    }

    /// Shifts the items, and the vanishing point with them, in points.
    public var contentOffset: CGSize {
      get { CGSize(carouselView.contentOffset) }
      set { carouselView.contentOffset = CGPoint(newValue) }
    }

    /// Shifts the eye, in points: items move the opposite way, and the vanishing point changes.
    public var viewpointOffset: CGSize {
      get { CGSize(carouselView.viewpointOffset) }
      set { carouselView.viewpointOffset = CGPoint(newValue) }
    }

    /// Whether items follow each other from top to bottom. False by default.
    #if canImport(ObjectiveC)
      @objc(vertical)
    #endif
    public var isVertical: Bool {
      get { carouselView.isVertical }
      set { carouselView.isVertical = newValue }
    }

    // MARK: Motion

    /// How slowly a flick loses speed, 0…1. 0.95 by default.
    public var decelerationRate: CGFloat {
      get { CGFloat(carouselView.decelerationRate) }
      set { carouselView.decelerationRate = Double(newValue) }
    }

    /// How much faster a flick is than the finger. 1 by default.
    public var scrollSpeed: CGFloat {
      get { CGFloat(carouselView.scrollSpeed) }
      set { carouselView.scrollSpeed = Double(newValue) }
    }

    /// Whether dragging past an end overscrolls. True by default.
    public var bounces: Bool {
      get { carouselView.bounces }
      set { carouselView.bounces = newValue }
    }

    /// How far it overscrolls, in items. 1 by default.
    public var bounceDistance: CGFloat {
      get { CGFloat(carouselView.bounceDistance) }
      set { carouselView.bounceDistance = Double(newValue) }
    }

    /// A steady movement, in items per second; positive values scroll backwards, as they do in iCarousel, although its
    /// guide says forwards. 0 by default.
    public var autoscroll: CGFloat {
      get { CGFloat(-carouselView.autoscroll) }
      set { carouselView.autoscroll = Double(-newValue) }
    }

    /// Whether the user can scroll it. True by default.
    #if canImport(ObjectiveC)
      @objc(scrollEnabled)
    #endif
    public var isScrollEnabled: Bool {
      get { carouselView.isScrollEnabled }
      set { carouselView.isScrollEnabled = newValue }
    }

    /// Whether a swipe moves by one item at most. False by default.
    #if canImport(ObjectiveC)
      @objc(pagingEnabled)
    #endif
    public var isPagingEnabled: Bool {
      get { carouselView.isPagingEnabled }
      set { carouselView.isPagingEnabled = newValue }
    }

    /// Whether a flick ends exactly on an item. True by default.
    public var stopAtItemBoundary: Bool {
      get { carouselView.stopsAtItemBoundary }
      set { carouselView.stopsAtItemBoundary = newValue }
    }

    /// Whether it snaps to the nearest item when it settles. True by default.
    public var scrollToItemBoundary: Bool {
      get { carouselView.scrollsToItemBoundary }
      set { carouselView.scrollsToItemBoundary = newValue }
    }

    /// Whether drags across the axis are left to the surroundings. True by default.
    public var ignorePerpendicularSwipes: Bool {
      get { carouselView.ignoresPerpendicularSwipes }
      set { carouselView.ignoresPerpendicularSwipes = newValue }
    }

    /// Whether a tap brings an item to the centre. True by default.
    public var centerItemWhenSelected: Bool {
      get { carouselView.centersItemWhenSelected }
      set { carouselView.centersItemWhenSelected = newValue }
    }

    /// Always true: frames follow the screen.
    @available(*, deprecated, message: "CarouselView always follows the screen's frames; remove this.")
    public var useDisplayLink: Bool {
      get { true }
      set {}
    }

    // MARK: State

    /// Whether the last item is followed by the first; see `iCarouselOption.wrap`.
    #if canImport(ObjectiveC)
      @objc(wrapEnabled)
    #endif
    public var isWrapEnabled: Bool {
      get { carouselView.wraps }
    }

    /// Whether the user drags it.
    #if canImport(ObjectiveC)
      @objc(dragging)
    #endif
    public var isDragging: Bool {
      get { carouselView.isDragging }
    }

    /// Whether it decelerates after a flick.
    #if canImport(ObjectiveC)
      @objc(decelerating)
    #endif
    public var isDecelerating: Bool {
      get { carouselView.isDecelerating }
    }

    /// Whether a scroll animation is running.
    #if canImport(ObjectiveC)
      @objc(scrolling)
    #endif
    public var isScrolling: Bool {
      get { carouselView.isScrolling }
    }

    /// The scroll offset, in items. Setting it jumps.
    public var scrollOffset: CGFloat {
      get { CGFloat(carouselView.scrollOffset) }
      set { carouselView.scrollOffset = Double(newValue) }
    }

    /// The number of items that a drag over one item's width scrolls.
    public var offsetMultiplier: CGFloat { CGFloat(carouselView.offsetMultiplier) }

    /// What remains of the toggle between two items in a classic cover flow, −1…1.
    public var toggle: CGFloat { CGFloat(carouselView.toggle) }

    /// The width of an item, in points: its height in a vertical carousel.
    public var itemWidth: CGFloat { CGFloat(carouselView.itemLength) }
  }

  extension CGSize {
    fileprivate init(_ point: CGPoint) { self.init(width: point.x, height: point.y) }
  }

  extension CGPoint {
    fileprivate init(_ size: CGSize) { self.init(x: size.width, y: size.height) }
  }
#endif
