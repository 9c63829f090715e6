#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  // The settings. Invalid values fall back to the default. Interface Builder shows those that it can edit.
  extension CarouselView {
    // MARK: Appearance

    /// The appearance of items by their offset; `linear` by default.
    public var style: AnyCarouselStyle {
      get { controller.carousel.style }
      set { update { $0.style = newValue } }
    }

    /// The options of the style that differ from its defaults.
    public var options: StyleOptions {
      get { controller.carousel.options }
      set { update { $0.options = newValue } }
    }

    /// Whether the last item is followed by the first. The style's default applies until it is set; `options.wrap =
    /// .default` restores that.
    public var wraps: Bool {
      get { controller.carousel.wraps }
      set { options.wrap = newValue ? 1 : 0 }
    }

    /// Whether items are arranged from top to bottom.
    @IBInspectable public var isVertical: Bool {
      get { controller.carousel.axis.isVertical }
      set {
        guard newValue != isVertical else { return }
        update { $0.axis.isVertical = newValue }
        controller.remeasure()
      }
    }

    /// The m34 of the camera, −1 / its distance in points; −1/500 by default. The useful range is −0.01…0.
    @IBInspectable public var perspective: Double {
      get { controller.carousel.perspective }
      set { update { $0.perspective = newValue } }
    }

    /// The point on which the current item rests, as shares of the carousel's width and height; (0.5, 0.5) by default.
    public var focusPoint: CGPoint {
      get { CGPoint(controller.carousel.focusPoint) }
      set { update { $0.focusPoint = Point2D(newValue) } }
    }

    /// The translation of the items together with the vanishing point, in points.
    public var contentOffset: CGPoint {
      get { CGPoint(controller.carousel.contentOffset) }
      set { update { $0.contentOffset = Point2D(newValue) } }
    }

    /// The translation of the eye, in points: the items move the other way and are seen from the side.
    public var viewpointOffset: CGPoint {
      get { CGPoint(controller.carousel.viewpointOffset) }
      set { update { $0.viewpointOffset = Point2D(newValue) } }
    }

    /// The changes that are shown as a transition; none under reduced motion.
    public var transitions: Transitions {
      get { controller.carousel.transitions }
      set { update { $0.transitions = newValue } }
    }

    /// The length of an item along the axis, in points; 0 takes it from the first view.
    @IBInspectable public var givenItemLength: Double {
      get { controller.carousel.givenItemLength }
      set { update { $0.givenItemLength = newValue } }
    }

    /// The maximum number of items shown at once, if above 0.
    @IBInspectable public var maximumVisibleItems: Int {
      get { controller.carousel.maximumVisibleItems }
      set { update { $0.maximumVisibleItems = newValue } }
    }

    // MARK: Behaviour

    /// The motion profile: the classic carousels', platform scroll views', or springs.
    public var motion: MotionProfile {
      get { controller.carousel.motion }
      set { update { $0.motion = newValue } }
    }

    /// Whether the user can scroll it. Programs always can.
    @IBInspectable public var isScrollEnabled: Bool {
      get { controller.carousel.isScrollEnabled }
      set { update { $0.isScrollEnabled = newValue } }
    }

    /// Whether a swipe moves by one item and no farther, however long and fast it is.
    @IBInspectable public var isPagingEnabled: Bool {
      get { controller.carousel.isPagingEnabled }
      set { update { $0.isPagingEnabled = newValue } }
    }

    /// Whether dragging past the first or last item overscrolls. Ignored if the carousel wraps.
    @IBInspectable public var bounces: Bool {
      get { controller.carousel.bounces }
      set { update { $0.bounces = newValue } }
    }

    /// The maximum overscroll distance: in items with the classic motion, in viewports with the others. 1 by default.
    @IBInspectable public var bounceDistance: Double {
      get { controller.carousel.bounceDistance }
      set { update { $0.bounceDistance = newValue } }
    }

    /// How slowly a classic flick decelerates, 0…1; 0.95 by default.
    @IBInspectable public var decelerationRate: Double {
      get { controller.carousel.decelerationRate }
      set { update { $0.decelerationRate = newValue } }
    }

    /// The friction of flicks with any motion profile: 1 by default, higher values stop sooner.
    public var frictionCoefficient: Double {
      get { controller.carousel.frictionCoefficient }
      set { update { $0.frictionCoefficient = newValue } }
    }

    /// The curve with which a flick comes to rest; nil for that of the motion profile.
    public var momentumCurve: MomentumCurve? {
      get { controller.carousel.momentumCurve }
      set { update { $0.momentumCurve = newValue } }
    }

    /// The direction in which a swipe moves to the next item; zero is along the axis.
    public var panVector: CGVector {
      get {
        let vector = controller.carousel.panVector
        return CGVector(dx: CGFloat(vector.x), dy: CGFloat(vector.y))
      }
      set { update { $0.panVector = Point2D(x: Double(newValue.dx), y: Double(newValue.dy)) } }
    }

    /// The factor between the speed of a flick and that of the finger; 1 by default.
    @IBInspectable public var scrollSpeed: Double {
      get { controller.carousel.scrollSpeed }
      set { update { $0.scrollSpeed = newValue } }
    }

    /// Whether a flick ends exactly on an item.
    @IBInspectable public var stopsAtItemBoundary: Bool {
      get { controller.carousel.stopsAtItemBoundary }
      set { update { $0.stopsAtItemBoundary = newValue } }
    }

    /// Whether it snaps to the nearest item when it settles.
    @IBInspectable public var scrollsToItemBoundary: Bool {
      get { controller.carousel.scrollsToItemBoundary }
      set { update { $0.scrollsToItemBoundary = newValue } }
    }

    /// Whether a tap on an item scrolls to it, and only the current item's controls are enabled.
    @IBInspectable public var centersItemWhenSelected: Bool {
      get { controller.carousel.centersItemWhenSelected }
      set { update { $0.centersItemWhenSelected = newValue } }
    }

    /// Whether drags across the axis are left to others.
    @IBInspectable public var ignoresPerpendicularSwipes: Bool {
      get { controller.carousel.ignoresPerpendicularSwipes }
      set { update { $0.ignoresPerpendicularSwipes = newValue } }
    }

    /// The autoscroll speed: a steady movement, in items per second; positive towards higher indexes, 0 is off. It
    /// waits while the user interacts, and under reduced motion.
    @IBInspectable public var autoscroll: Double {
      get { controller.carousel.autoscroll }
      set { update { $0.autoscroll = newValue } }
    }
  }
#endif
