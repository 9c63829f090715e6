#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  // What an app may set. Invalid values fall back to the default. Interface Builder shows what it can edit.
  extension CarouselView {
    // MARK: Appearance

    /// What items look like at an offset; `linear` by default.
    public var style: AnyCarouselStyle {
      get { controller.carousel.style }
      set { update { $0.style = newValue } }
    }

    /// What the app changes about any style.
    public var options: StyleOptions {
      get { controller.carousel.options }
      set { update { $0.options = newValue } }
    }

    /// Whether the last item is followed by the first. As the style has it, until it is set; `options.wrap = .default` leaves
    /// it to the style again.
    public var wraps: Bool {
      get { controller.carousel.wraps }
      set { options.wrap = newValue ? 1 : 0 }
    }

    /// Whether items follow each other from top to bottom.
    @IBInspectable public var isVertical: Bool {
      get { controller.carousel.axis.isVertical }
      set {
        guard newValue != isVertical else { return }
        update { $0.axis.isVertical = newValue }
        controller.remeasure()
      }
    }

    /// m34 of the camera, −1 / its distance in points: −1/500 by default, sensible from −0.01 to 0.
    @IBInspectable public var perspective: Double {
      get { controller.carousel.perspective }
      set { update { $0.perspective = newValue } }
    }

    /// Where the current item rests, as shares of the carousel's width and height; (0.5, 0.5) by default.
    public var focusPoint: CGPoint {
      get { CGPoint(controller.carousel.focusPoint) }
      set { update { $0.focusPoint = Point2D(newValue) } }
    }

    /// Shifts the items, and the vanishing point with them, in points.
    public var contentOffset: CGPoint {
      get { CGPoint(controller.carousel.contentOffset) }
      set { update { $0.contentOffset = Point2D(newValue) } }
    }

    /// Shifts the eye, in points: the items go the other way, and are seen from aside.
    public var viewpointOffset: CGPoint {
      get { CGPoint(controller.carousel.viewpointOffset) }
      set { update { $0.viewpointOffset = Point2D(newValue) } }
    }

    /// Which changes are shown as a transition; none under reduced motion.
    public var transitions: Transitions {
      get { controller.carousel.transitions }
      set { update { $0.transitions = newValue } }
    }

    /// The length of an item along the axis, in points, where the app gives it; 0 takes it from the first view.
    @IBInspectable public var givenItemLength: Double {
      get { controller.carousel.givenItemLength }
      set { update { $0.givenItemLength = newValue } }
    }

    /// The most items to show at once, where above 0.
    @IBInspectable public var maximumVisibleItems: Int {
      get { controller.carousel.maximumVisibleItems }
      set { update { $0.maximumVisibleItems = newValue } }
    }

    // MARK: Behaviour

    /// How it moves: as the classic carousels, as the platform's scroll views, or by springs.
    public var motion: MotionProfile {
      get { controller.carousel.motion }
      set { update { $0.motion = newValue } }
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

    /// How far it overscrolls: in items with the classic motion, in viewports with the others. 1 by default.
    @IBInspectable public var bounceDistance: Double {
      get { controller.carousel.bounceDistance }
      set { update { $0.bounceDistance = newValue } }
    }

    /// How slowly a classic flick loses speed, 0…1; 0.95 by default.
    @IBInspectable public var decelerationRate: Double {
      get { controller.carousel.decelerationRate }
      set { update { $0.decelerationRate = newValue } }
    }

    /// How fast a flick loses speed, in whatever motion: 1 by default, more stops sooner.
    public var frictionCoefficient: Double {
      get { controller.carousel.frictionCoefficient }
      set { update { $0.frictionCoefficient = newValue } }
    }

    /// The curve by which a flick comes to rest, where it is another than the motion's own.
    public var momentumCurve: MomentumCurve? {
      get { controller.carousel.momentumCurve }
      set { update { $0.momentumCurve = newValue } }
    }

    /// The direction in which a swipe goes to the next item, where it is another than the axis; zero is the axis.
    public var panVector: CGVector {
      get {
        let vector = controller.carousel.panVector
        return CGVector(dx: CGFloat(vector.x), dy: CGFloat(vector.y))
      }
      set { update { $0.panVector = Point2D(x: Double(newValue.dx), y: Double(newValue.dy)) } }
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

    /// A steady movement, in items a second; positive goes to higher indexes, 0 is off. It waits while the user interacts, and
    /// under reduced motion.
    @IBInspectable public var autoscroll: Double {
      get { controller.carousel.autoscroll }
      set { update { $0.autoscroll = newValue } }
    }
  }
#endif
