// Written by carousel-catalogue from the table of settings; see `CarouselSetting`.
#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  // Invalid values are clamped when they are used; see the properties of `CarouselSettings`.
  extension CarouselView {
    /// Whether items follow each other from top to bottom. False by default.
    @IBInspectable public var isVertical: Bool {
      get { self[.vertical].x != 0 }
      set { self[.vertical].x = newValue ? 1 : 0 }
    }

    /// The m34 of the camera, −1 / its distance. −0.002 by default.
    @IBInspectable public var perspective: Double {
      get { self[.perspective].x }
      set { self[.perspective].x = newValue }
    }

    /// Shifts the items, and the vanishing point with them. In points; (0, 0) by default.
    @IBInspectable public var contentOffset: CGPoint {
      get { CGPoint(self[.contentOffset]) }
      set { self[.contentOffset] = Point2D(newValue) }
    }

    /// Shifts the eye: items move the opposite way, and the vanishing point changes. In points; (0, 0) by default.
    @IBInspectable public var viewpointOffset: CGPoint {
      get { CGPoint(self[.viewpointOffset]) }
      set { self[.viewpointOffset] = Point2D(newValue) }
    }

    /// Where the current item rests, as a share of the carousel's size. (0.5, 0.5) by default.
    @IBInspectable public var focusPoint: CGPoint {
      get { CGPoint(self[.focusPoint]) }
      set { self[.focusPoint] = Point2D(newValue) }
    }

    /// The length of an item along the axis; 0 takes that of the first item. In points; 0 by default.
    @IBInspectable public var givenItemLength: Double {
      get { self[.itemWidth].x }
      set { self[.itemWidth].x = newValue }
    }

    /// Whether all items are as long as the first one or as given, or each as long as its own view.
    /// "uniform" by default.
    public var itemSizing: ItemSizing {
      get { ItemSizing(rawValue: Int(saturating: self[.itemSizing].x)) ?? .uniform }
      set { self[.itemSizing].x = Double(newValue.rawValue) }
    }

    /// How many items fit side by side, which makes their length; 0 takes the item length. 0 by default.
    @IBInspectable public var itemsPerView: Double {
      get { self[.itemsPerView].x }
      set { self[.itemsPerView].x = newValue }
    }

    /// The space between neighbours along the axis. In points; 0 by default.
    @IBInspectable public var gap: Double {
      get { self[.gap].x }
      set { self[.gap].x = newValue }
    }

    /// The space before the first and after the last item along the axis. In points; (0, 0) by default.
    @IBInspectable public var insets: CGPoint {
      get { CGPoint(self[.insets]) }
      set { self[.insets] = Point2D(newValue) }
    }

    /// The share of the carousel on which the same share of the current item rests: 0 is the start, 1 the end.
    /// 0.5 by default.
    @IBInspectable public var alignment: Double {
      get { self[.alignment].x }
      set { self[.alignment].x = newValue }
    }

    /// Where items rest across the axis: in the middle, at the start or the end, or as large as the carousel.
    /// "center" by default.
    public var crossAlignment: CrossAlignment {
      get { CrossAlignment(rawValue: Int(saturating: self[.crossAlignment].x)) ?? .center }
      set { self[.crossAlignment].x = Double(newValue.rawValue) }
    }

    /// Whether the carousel is as high as its current item; no effect in a vertical one. False by default.
    @IBInspectable public var adjustsHeight: Bool {
      get { self[.autoHeight].x != 0 }
      set { self[.autoHeight].x = newValue ? 1 : 0 }
    }

    /// Whether there is no empty space before the first and after the last item; no effect when wrapped.
    /// False by default.
    @IBInspectable public var isContained: Bool {
      get { self[.contain].x != 0 }
      set { self[.contain].x = newValue ? 1 : 0 }
    }

    /// The maximum number of items shown at once; 0 is no limit. 0 by default.
    @IBInspectable public var maximumVisibleItems: Int {
      get { Int(saturating: self[.maximumVisibleItems].x) }
      set { self[.maximumVisibleItems].x = Double(newValue) }
    }

    /// Which changes are shown as a transition from the old layout to the new one. None by default.
    public var transitions: Transitions {
      get { Transitions(rawValue: Int(saturating: self[.transitions].x)) }
      set { self[.transitions].x = Double(newValue.rawValue) }
    }

    /// The duration of a transition. In seconds; 0.4 by default.
    @IBInspectable public var transitionDuration: Double {
      get { self[.transitionDuration].x }
      set { self[.transitionDuration].x = newValue }
    }

    /// How much faster a flick is than the finger. 1 by default.
    @IBInspectable public var scrollSpeed: Double {
      get { self[.scrollSpeed].x }
      set { self[.scrollSpeed].x = newValue }
    }

    /// How fast a flick loses speed, as a multiple of the motion profile's rate. 1 by default.
    @IBInspectable public var frictionCoefficient: Double {
      get { self[.frictionCoefficient].x }
      set { self[.frictionCoefficient].x = newValue }
    }

    /// Whether dragging past the first or last item overscrolls; no effect when wrapped. True by default.
    @IBInspectable public var bounces: Bool {
      get { self[.bounces].x != 0 }
      set { self[.bounces].x = newValue ? 1 : 0 }
    }

    /// How far it overscrolls: in items with the classic motion, in viewports with the others. 1 by default.
    @IBInspectable public var bounceDistance: Double {
      get { self[.bounceDistance].x }
      set { self[.bounceDistance].x = newValue }
    }

    /// The number of items that scroll as a page; 0 is as many as fit. 1 by default.
    @IBInspectable public var groupSize: Int {
      get { Int(saturating: self[.groupSize].x) }
      set { self[.groupSize].x = Double(newValue) }
    }

    /// Where it comes to rest: always on a snap position, only if it would stop near one, or anywhere.
    /// "mandatory" by default.
    public var snap: SnapMode {
      get { SnapMode(rawValue: Int(saturating: self[.snap].x)) ?? .mandatory }
      set { self[.snap].x = Double(newValue.rawValue) }
    }

    /// Whether a swipe turns one page at most. False by default.
    @IBInspectable public var isPagingEnabled: Bool {
      get { self[.paging].x != 0 }
      set { self[.paging].x = newValue ? 1 : 0 }
    }

    /// Whether a flick ends exactly on an item. True by default.
    @IBInspectable public var stopsAtItemBoundary: Bool {
      get { self[.stopAtItemBoundary].x != 0 }
      set { self[.stopAtItemBoundary].x = newValue ? 1 : 0 }
    }

    /// Whether it snaps to the nearest item when it settles. True by default.
    @IBInspectable public var scrollsToItemBoundary: Bool {
      get { self[.scrollToItemBoundary].x != 0 }
      set { self[.scrollToItemBoundary].x = newValue ? 1 : 0 }
    }

    /// A steady movement; positive values scroll towards higher indexes. In items per second; 0 by default.
    @IBInspectable public var autoscroll: Double {
      get { self[.autoscroll].x }
      set { self[.autoscroll].x = newValue }
    }

    /// Whether the user can scroll it; programs always can. True by default.
    @IBInspectable public var isScrollEnabled: Bool {
      get { self[.scrollEnabled].x != 0 }
      set { self[.scrollEnabled].x = newValue ? 1 : 0 }
    }

    /// Whether a tap brings an item to the centre, and controls work in the current item only. True by default.
    @IBInspectable public var centersItemWhenSelected: Bool {
      get { self[.centerItemWhenSelected].x != 0 }
      set { self[.centerItemWhenSelected].x = newValue ? 1 : 0 }
    }

    /// Where higher indexes lie on the screen, opposite to the swipes that lead there; 0 leaves it to the style.
    /// (0, 0) by default.
    public var panVector: CGVector {
      get { CGVector(self[.panVector]) }
      set { self[.panVector] = Point2D(newValue) }
    }

    /// Whether drags across the axis are left to the surroundings. True by default.
    @IBInspectable public var ignoresPerpendicularSwipes: Bool {
      get { self[.ignorePerpendicularSwipes].x != 0 }
      set { self[.ignorePerpendicularSwipes].x = newValue ? 1 : 0 }
    }

    /// How slowly a flick loses speed. 0.95 by default.
    @IBInspectable public var decelerationRate: Double {
      get { self[.decelerationRate].x }
      set { self[.decelerationRate].x = newValue }
    }

    /// The interval after which it advances by itself; 0 is off. In seconds; 0 by default.
    @IBInspectable public var autoplayInterval: Double {
      get { self[.autoplay].x }
      set { self[.autoplay].x = newValue }
    }

    /// Whether buttons and keys lead from the last page to the first one, and back; no effect when wrapped.
    /// False by default.
    @IBInspectable public var rewinds: Bool {
      get { self[.rewind].x != 0 }
      set { self[.rewind].x = newValue ? 1 : 0 }
    }

    /// Whether autoplay ends at the last item instead of going back to the first; no effect when wrapped.
    /// False by default.
    @IBInspectable public var autoplayStopsAtEnd: Bool {
      get { self[.autoplayStopsAtEnd].x != 0 }
      set { self[.autoplayStopsAtEnd].x = newValue ? 1 : 0 }
    }

    /// Which pointers drag it: all, only fingers and pens, or none. "all" by default.
    public var dragInput: DragInput {
      get { DragInput(rawValue: Int(saturating: self[.drag].x)) ?? .all }
      set { self[.drag].x = Double(newValue.rawValue) }
    }

    /// Whether wheels and trackpads scroll it. True by default.
    @IBInspectable public var isWheelEnabled: Bool {
      get { self[.wheel].x != 0 }
      set { self[.wheel].x = newValue ? 1 : 0 }
    }

    /// Whether arrow keys scroll it. True by default.
    @IBInspectable public var isKeyboardEnabled: Bool {
      get { self[.keys].x != 0 }
      set { self[.keys].x = newValue ? 1 : 0 }
    }
  }
#endif
