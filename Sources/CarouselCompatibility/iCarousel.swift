#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselViews
  import Foundation
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// iCarousel's interface to a `CarouselView`, for apps written for iCarousel, in Swift or Objective-C.
  ///
  /// Names, meanings and defaults are those of iCarousel 1.8; the delegate also knows the methods of 1.6. It contains a
  /// `carouselView`, so an app can replace one use after the other. All members are in the class itself: apps may override
  /// them, which those of an extension do not allow.
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  #if canImport(ObjectiveC)
    @objc(iCarousel) @objcMembers
  #endif
  open class iCarousel: PlatformView {
    /// The carousel that is shown, with everything that iCarousel did not have. Its data source, its delegate, its style and
    /// its options belong to this view.
    public let carouselView = CarouselView(frame: .zero)
    private let bridge = Bridge()

    /// Whether the items have not been counted since a nib has connected the data source. While it loads, the app is not ready.
    var needsCount = false
    private var isFromNib = false
    /// Whether the delegate has not been asked yet.
    private var needsDelegate = false

    /// The object that provides the items. Setting it counts them; their views are requested in the next layout. A nib that
    /// sets it counts them later, too: in the layout, or when the app first asks for them.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    open weak var dataSource: (any iCarouselDataSource)? {
      didSet { if dataSource !== oldValue, dataSource != nil { dataSourceDidChange() } }
    }
    /// The object that receives events and shapes the carousel, from the next layout on.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    open weak var delegate: (any iCarouselDelegate)? {
      didSet {
        guard delegate !== oldValue else { return }
        needsDelegate = true
        layOutLater()
      }
    }
    /// The style. `transitions` of the `carouselView` animates changes.
    open var type = iCarouselType.linear {
      didSet { if type != oldValue { styleDidChange() } }
    }

    /// Creates a carousel with a frame.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a carousel from a nib or a storyboard.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      isFromNib = true
      setUp()
    }

    private func setUp() {
      carouselView.frame = bounds
      carouselView.clipsToBounds = clipsToBounds
      carouselView.update { $0.aimsAtIndexes = true }
      addSubview(carouselView)
      carouselView.options = options()
      carouselView.update { $0.sendsClassicEvents = true }
      carouselView.withController { $0.holdsViews = true }
      styleDidChange()
      bridge.carousel = self
      carouselView.delegate = bridge
      carouselView.dataSource = bridge
      #if canImport(UIKit)
        // Apps look for the recognisers where iCarousel had them.
        for recognizer in carouselView.gestureRecognizers ?? [] {
          let kind = Swift.type(of: recognizer)
          guard kind == UIPanGestureRecognizer.self || kind == UITapGestureRecognizer.self else { continue }
          carouselView.removeGestureRecognizer(recognizer)
          contentView.addGestureRecognizer(recognizer)
        }
      #endif
    }

    private func dataSourceDidChange() {
      guard isFromNib else { return reloadData() }
      needsCount = true
      layOutLater()
    }

    private func styleDidChange() {
      carouselView.style = AnyCarouselStyle(
        ClassicStyle(style: type.style) { [weak self] placement, offset, scene in
          self?.adjusted(placement, at: offset, in: scene) ?? placement
        })
    }

    // MARK: Layout

    func layOutLater() {
      #if canImport(UIKit)
        setNeedsLayout()
      #else
        needsLayout = true
      #endif
    }

    #if canImport(UIKit)
      open override func layoutSubviews() {
        super.layoutSubviews()
        layOutCarousel()
      }
    #else
      open override var isFlipped: Bool { true }

      open override func layout() {
        super.layout()
        layOutCarousel()
      }
    #endif

    private func layOutCarousel() {
      carouselView.frame = bounds
      carouselView.environmentDidChange()
      if needsCount { reloadData() }
      if needsDelegate { takeScrollSpeed() }
      needsDelegate = false
      takeItemWidth()
      // Without a size, the app could only make views of none.
      guard bounds.size != .zero else { return }
      if carouselView.controller.holdsViews {
        carouselView.withController { $0.holdsViews = false }
      } else {
        carouselView.redraw()
      }
    }

    // MARK: Appearance

    /// Whether items are clipped at its edges; then those wholly outside are hidden from assistive technology.
    open override var clipsToBounds: Bool { didSet { carouselView.clipsToBounds = clipsToBounds } }

    /// The m34 of the camera, −1 / its distance. −1/500 by default.
    open var perspective: CGFloat {
      get { CGFloat(carouselView.perspective) }
      set { carouselView.perspective = Double(newValue) }
    }

    /// Shifts the items, and the vanishing point with them, in points.
    open var contentOffset: CGSize {
      get { CGSize(carouselView.contentOffset) }
      set { carouselView.contentOffset = CGPoint(newValue) }
    }

    /// Shifts the eye, in points: items move the opposite way, and the vanishing point changes.
    open var viewpointOffset: CGSize {
      get { CGSize(carouselView.viewpointOffset) }
      set { carouselView.viewpointOffset = CGPoint(newValue) }
    }

    /// Whether items follow each other from top to bottom. False by default.
    #if canImport(ObjectiveC)
      @objc(vertical)
    #endif
    open var isVertical: Bool {
      get { carouselView.isVertical }
      set { carouselView.isVertical = newValue }
    }

    // MARK: Motion

    /// How slowly a flick loses speed, 0…1. 0.95 by default.
    open var decelerationRate: CGFloat {
      get { CGFloat(carouselView.decelerationRate) }
      set { carouselView.decelerationRate = Double(newValue) }
    }

    /// How much faster a flick is than the finger. 1 by default.
    open var scrollSpeed: CGFloat {
      get { CGFloat(carouselView.scrollSpeed) }
      set { carouselView.scrollSpeed = Double(newValue) }
    }

    /// Whether dragging past an end overscrolls. True by default.
    open var bounces: Bool {
      get { carouselView.bounces }
      set { carouselView.bounces = newValue }
    }

    /// How far it overscrolls, in items. 1 by default.
    open var bounceDistance: CGFloat {
      get { CGFloat(carouselView.bounceDistance) }
      set { carouselView.bounceDistance = Double(newValue) }
    }

    /// A steady movement, in items per second; positive values scroll backwards, as they do in iCarousel, although its
    /// guide says forwards. 0 by default.
    open var autoscroll: CGFloat {
      get { CGFloat(-carouselView.autoscroll) }
      set { carouselView.autoscroll = Double(-newValue) }
    }

    /// Whether the user can scroll it. True by default.
    #if canImport(ObjectiveC)
      @objc(scrollEnabled)
    #endif
    open var isScrollEnabled: Bool {
      get { carouselView.isScrollEnabled }
      set { carouselView.isScrollEnabled = newValue }
    }

    /// Whether a swipe turns one page at most. False by default.
    #if canImport(ObjectiveC)
      @objc(pagingEnabled)
    #endif
    open var isPagingEnabled: Bool {
      get { carouselView.isPagingEnabled }
      set { carouselView.isPagingEnabled = newValue }
    }

    /// Whether a flick ends exactly on an item. True by default.
    open var stopAtItemBoundary: Bool {
      get { carouselView.stopsAtItemBoundary }
      set { carouselView.stopsAtItemBoundary = newValue }
    }

    /// Whether it snaps to the nearest item when it settles. True by default.
    open var scrollToItemBoundary: Bool {
      get { carouselView.scrollsToItemBoundary }
      set { carouselView.scrollsToItemBoundary = newValue }
    }

    /// Whether drags across the axis are left to the surroundings. True by default.
    open var ignorePerpendicularSwipes: Bool {
      get { carouselView.ignoresPerpendicularSwipes }
      set { carouselView.ignoresPerpendicularSwipes = newValue }
    }

    /// Whether a tap brings an item to the centre. True by default.
    open var centerItemWhenSelected: Bool {
      get { carouselView.centersItemWhenSelected }
      set { carouselView.centersItemWhenSelected = newValue }
    }

    /// Always true: frames follow the screen.
    @available(*, deprecated, message: "CarouselView always follows the screen's frames; remove this.")
    open var useDisplayLink: Bool {
      get { true }
      set {}
    }

    // MARK: State

    /// Whether the last item is followed by the first; see `iCarouselOption.wrap`.
    #if canImport(ObjectiveC)
      @objc(wrapEnabled)
    #endif
    open var isWrapEnabled: Bool {
      get { carouselView.wraps }
    }

    /// Whether the user drags it.
    #if canImport(ObjectiveC)
      @objc(dragging)
    #endif
    open var isDragging: Bool {
      get { carouselView.isDragging }
    }

    /// Whether it decelerates after a flick.
    #if canImport(ObjectiveC)
      @objc(decelerating)
    #endif
    open var isDecelerating: Bool {
      get { carouselView.isDecelerating }
    }

    /// Whether a scroll animation is running.
    #if canImport(ObjectiveC)
      @objc(scrolling)
    #endif
    open var isScrolling: Bool {
      get { carouselView.isScrolling }
    }

    /// The scroll offset, in items. Setting it jumps.
    open var scrollOffset: CGFloat {
      get { CGFloat(carouselView.scrollOffset) }
      set { loadedView.scrollOffset = Double(newValue) }
    }

    /// The number of items that a drag over one item's width scrolls.
    open var offsetMultiplier: CGFloat { CGFloat(carouselView.offsetMultiplier) }

    /// What remains of the toggle between two items in a classic cover flow, −1…1.
    open var toggle: CGFloat { CGFloat(carouselView.toggle) }

    /// The width of an item, in points: its height in a vertical carousel.
    open var itemWidth: CGFloat { CGFloat(carouselView.itemLength) }

    // MARK: Items

    /// The number of items.
    open var numberOfItems: Int { loadedView.numberOfItems }
    /// The number of placeholders.
    open var numberOfPlaceholders: Int { loadedView.numberOfPlaceholders }
    /// The maximum number of items and placeholders shown at once.
    open var numberOfVisibleItems: Int { loadedView.numberOfVisibleItems }
    /// The indexes of the visible items and placeholders, ascending: `Int`s. It is untyped as in iCarousel, so that apps that
    /// cast it compile without a warning; new ones ask the `carouselView`.
    open var indexesForVisibleItems: [Any] { carouselView.indexesOfVisibleItems }
    /// The views of the visible items and placeholders, in the order of their indexes; untyped as in iCarousel.
    open var visibleItemViews: [Any] { carouselView.visibleItemViews }
    /// The container of the items' views.
    open var contentView: PlatformView { carouselView.contentView }
    /// The view of the current item.
    open var currentItemView: PlatformView? { carouselView.currentItemView }
    /// The index of the current item, or −1 without items. Setting it jumps.
    open var currentItemIndex: Int {
      get { loadedView.currentIndex ?? -1 }
      set { loadedView.currentIndex = newValue }
    }

    /// Returns the view of a visible item or placeholder, or nil.
    #if canImport(ObjectiveC)
      @objc(itemViewAtIndex:)
    #endif
    open func itemView(at index: Int) -> PlatformView? {
      carouselView.itemView(at: index)
    }

    /// Returns the frontmost item view at a point of the carousel.
    #if canImport(ObjectiveC)
      @objc(itemViewAtPoint:)
    #endif
    open func itemView(at point: CGPoint) -> PlatformView? {
      carouselView.itemView(at: CGPoint(x: point.x - bounds.origin.x, y: point.y - bounds.origin.y))
    }

    /// Returns the index of an item's view, or `NSNotFound`.
    #if canImport(ObjectiveC)
      @objc(indexOfItemView:)
    #endif
    open func index(ofItemView view: PlatformView) -> Int {
      carouselView.index(ofItemView: view) ?? NSNotFound
    }

    /// Returns the index of the item whose view is or contains this one, or `NSNotFound`.
    #if canImport(ObjectiveC)
      @objc(indexOfItemViewOrSubview:)
    #endif
    open func index(ofItemViewOrSubview view: PlatformView) -> Int {
      carouselView.index(ofItemContaining: view) ?? NSNotFound
    }

    /// Returns an item's distance from the middle, in items.
    #if canImport(ObjectiveC)
      @objc(offsetForItemAtIndex:)
    #endif
    open func offsetForItem(at index: Int) -> CGFloat {
      CGFloat(loadedView.offset(ofItemAt: index))
    }

    // MARK: Data

    /// Counts the items of the data source again, and requests all views again in the next layout.
    open func reloadData() {
      needsCount = false
      carouselView.withController { $0.holdsViews = true }
      carouselView.reloadData()
      layOutLater()
    }

    /// The carousel view, once the items have been counted.
    var loadedView: CarouselView {
      if needsCount { reloadData() }
      return carouselView
    }

    /// Inserts an item that the data source already has.
    #if canImport(ObjectiveC)
      @objc(insertItemAtIndex:animated:)
    #endif
    open func insertItem(at index: Int, animated: Bool) {
      loadedView.insertItem(at: index, animated: animated)
    }

    /// Removes an item that the data source no longer has.
    #if canImport(ObjectiveC)
      @objc(removeItemAtIndex:animated:)
    #endif
    open func removeItem(at index: Int, animated: Bool) {
      loadedView.removeItem(at: index, animated: animated)
    }

    /// Reloads one item's view, with a cross-fade if `animated`.
    #if canImport(ObjectiveC)
      @objc(reloadItemAtIndex:animated:)
    #endif
    open func reloadItem(at index: Int, animated: Bool) {
      loadedView.reloadItem(at: index, animated: animated)
    }

    // MARK: Scrolling

    /// Scrolls to an item; the shorter way if the carousel wraps.
    #if canImport(ObjectiveC)
      @objc(scrollToItemAtIndex:animated:)
    #endif
    open func scrollToItem(at index: Int, animated: Bool) {
      loadedView.scrollToItem(at: index, animated: animated)
    }

    /// Scrolls to an item within some seconds.
    #if canImport(ObjectiveC)
      @objc(scrollToItemAtIndex:duration:)
    #endif
    open func scrollToItem(at index: Int, duration: TimeInterval) {
      loadedView.scrollToItem(at: index, duration: duration)
    }

    /// Scrolls by whole items within some seconds; more than once around if the carousel wraps.
    #if canImport(ObjectiveC)
      @objc(scrollByNumberOfItems:duration:)
    #endif
    open func scroll(byNumberOfItems count: Int, duration: TimeInterval) {
      loadedView.scrollByItems(count, duration: duration)
    }

    /// Scrolls by whole items, by a name that it had in version 0.1.
    #if canImport(ObjectiveC)
      @nonobjc
    #endif
    @available(*, deprecated, renamed: "scroll(byNumberOfItems:duration:)")
    public func scrollByNumber(ofItems count: Int, duration: TimeInterval) {
      scroll(byNumberOfItems: count, duration: duration)
    }

    /// Scrolls to an offset, in items, within some seconds.
    #if canImport(ObjectiveC)
      @objc(scrollToOffset:duration:)
    #endif
    open func scroll(toOffset offset: CGFloat, duration: TimeInterval) {
      loadedView.scrollToOffset(Double(offset), duration: duration)
    }

    /// Scrolls by a distance, in items, within some seconds.
    #if canImport(ObjectiveC)
      @objc(scrollByOffset:duration:)
    #endif
    open func scroll(byOffset distance: CGFloat, duration: TimeInterval) {
      loadedView.scrollByOffset(Double(distance), duration: duration)
    }
  }

  extension CGSize {
    fileprivate init(_ point: CGPoint) { self.init(width: point.x, height: point.y) }
  }

  extension CGPoint {
    fileprivate init(_ size: CGSize) { self.init(x: size.width, y: size.height) }
  }
#endif
