#if HAS_TOOLKIT && canImport(ObjectiveC)
  // What Interface Builder shows: the same values as everywhere, under the same names. Its outlets take any object; what
  // doesn't conform to the protocol is not connected.
  extension CarouselView {
    /// The data source, to be connected in a nib or a storyboard.
    @IBOutlet public var dataSourceObject: AnyObject? {
      get { dataSource }
      set { dataSource = newValue as? any CarouselViewDataSource }
    }

    /// The delegate, to be connected in a nib or a storyboard.
    @IBOutlet public var delegateObject: AnyObject? {
      get { delegate }
      set { delegate = newValue as? any CarouselViewDelegate }
    }

    /// The style by its name: `cover-flow-2`. Unknown names change nothing; a custom style has none.
    @IBInspectable public var styleName: String {
      get { style.name?.description ?? "" }
      set { if let style = AnyCarouselStyle(named: newValue) { self.style = style } }
    }

    /// Whether items follow each other from top to bottom.
    @IBInspectable public var isVertical: Bool {
      get { controller.carousel.axis.isVertical }
      set { setVertical(newValue) }
    }

    /// Whether the user may scroll it. Programs always may.
    @IBInspectable public var isScrollEnabled: Bool {
      get { controller.carousel.isScrollEnabled }
      set { update { $0.isScrollEnabled = newValue } }
    }

    /// Whether a flick goes to the next item and no farther.
    @IBInspectable public var isPagingEnabled: Bool {
      get { controller.carousel.isPagingEnabled }
      set { update { $0.isPagingEnabled = newValue } }
    }

    /// Whether dragging past the first or last item overscrolls. No effect where it wraps.
    @IBInspectable public var bounces: Bool {
      get { controller.carousel.bounces }
      set { update { $0.bounces = newValue } }
    }

    /// How far it overscrolls: in items with the classic motion, in viewports with the others.
    @IBInspectable public var bounceDistance: Double {
      get { controller.carousel.bounceDistance }
      set { update { $0.bounceDistance = newValue } }
    }

    /// How slowly a classic flick loses speed, 0…1; 0.95 by default.
    @IBInspectable public var decelerationRate: Double {
      get { controller.carousel.decelerationRate }
      set { update { $0.decelerationRate = newValue } }
    }

    /// By how much a flick is faster than the finger; 1 by default.
    @IBInspectable public var scrollSpeed: Double {
      get { controller.carousel.scrollSpeed }
      set { update { $0.scrollSpeed = newValue } }
    }

    /// Whether a flick ends exactly on an item.
    @IBInspectable public var stopsAtItemBoundary: Bool {
      get { controller.carousel.stopsAtItemBoundary }
      set { update { $0.stopsAtItemBoundary = newValue } }
    }

    /// Whether it snaps to the nearest item whenever it settles.
    @IBInspectable public var scrollsToItemBoundary: Bool {
      get { controller.carousel.scrollsToItemBoundary }
      set { update { $0.scrollsToItemBoundary = newValue } }
    }

    /// Whether a tap on an item brings it to the middle, and controls work in the current item only.
    @IBInspectable public var centersItemWhenSelected: Bool {
      get { controller.carousel.centersItemWhenSelected }
      set { update { $0.centersItemWhenSelected = newValue } }
    }

    /// Whether drags across the axis are left to others.
    @IBInspectable public var ignoresPerpendicularSwipes: Bool {
      get { controller.carousel.ignoresPerpendicularSwipes }
      set { update { $0.ignoresPerpendicularSwipes = newValue } }
    }

    /// A steady movement, in items a second; positive goes to higher indexes, 0 is off.
    @IBInspectable public var autoscroll: Double {
      get { controller.carousel.autoscroll }
      set { update { $0.autoscroll = newValue } }
    }

    /// m34 of the camera, −1 / its distance in points; −1/500 by default.
    @IBInspectable public var perspective: Double {
      get { controller.carousel.perspective }
      set { update { $0.perspective = newValue } }
    }

    /// The length of an item along the axis, in points; 0 takes it from the first view.
    @IBInspectable public var givenItemLength: Double {
      get { controller.carousel.givenItemLength }
      set { update { $0.givenItemLength = newValue } }
    }

    /// The most items to show at once, where above 0.
    @IBInspectable public var maximumVisibleItems: Int {
      get { controller.carousel.maximumVisibleItems }
      set { update { $0.maximumVisibleItems = newValue } }
    }
  }
#endif
