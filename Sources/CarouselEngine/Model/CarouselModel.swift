/// All state of a carousel except its views and its clock: its settings, its position and its motion.
///
/// It is a plain value. Inputs change it and add events; placements are computed from it. Positions are in items: 0 is
/// the first item in the middle, 1 the second. Set properties at any time, in any order; invalid values (NaN, infinite,
/// out of range) are clamped when they are used.
public struct CarouselModel {
  // MARK: Appearance

  /// The appearance of items by their offset; `linear` by default.
  public var style: AnyCarouselStyle = .linear { didSet { change(.style) } }
  /// The options of the style that differ from its defaults.
  public var options = StyleOptions() { didSet { change(.options) } }
  /// The direction of the carousel.
  public var axis = CarouselAxis.horizontal { didSet { if axis != oldValue { change(.axis) } } }
  /// The size of the viewport, in points.
  public var viewport = Size2D.zero { didSet { if viewport != oldValue { change(.viewport) } } }
  /// The m34 of the camera, −1 / its distance in points; −1/500 by default. The useful range is −0.01…0.
  public var perspective = -1.0 / 500 { didSet { needsFit = needsFit || perspective != oldValue } }
  /// The translation of the items together with the vanishing point, in points.
  public var contentOffset = Point2D.zero { didSet { needsLayout = needsLayout || contentOffset != oldValue } }
  /// The translation of the eye, in points: the items move the other way and are seen from the side.
  public var viewpointOffset = Point2D.zero { didSet { needsFit = needsFit || viewpointOffset != oldValue } }
  /// The length of an item along the axis, in points; 0 takes it from the first view.
  public var givenItemLength = 0.0 { didSet { needsLayout = needsLayout || givenItemLength != oldValue } }
  /// The number of items that fit side by side, from which their length along the axis follows, in points; 2.5 shows half
  /// of a third one. It replaces `givenItemLength`; 0, the default, and values that leave no length do not.
  public var itemsPerView = 0.0 { didSet { needsLayout = needsLayout || itemsPerView != oldValue } }
  /// Whether items have lengths of their own; `uniform` by default. Styles that place items by their numbers alone, such as
  /// rings, take the greatest length that was seen for all.
  public var itemSizing = ItemSizing.uniform { didSet { needsLayout = needsLayout || itemSizing != oldValue } }
  /// The space between neighbours along the axis, in points; 0 by default. A style's `spacing` multiplies it as it
  /// multiplies the items' length. Negative and invalid values count as 0.
  public var gap = 0.0 { didSet { needsLayout = needsLayout || gap != oldValue } }
  /// The space before the first and after the last item along the axis, in points: `x` at the start, `y` at the end. The
  /// current item is aligned between them. Negative and invalid values count as 0.
  public var insets = Point2D.zero { didSet { needsLayout = needsLayout || insets != oldValue } }
  /// The share of the carousel on which the same share of the current item rests along the axis, 0…1: 0 aligns its start
  /// with the start, 0.5, the default, its middle with the middle, 1 its end with the end. It moves the focus point.
  public var alignment = 0.5 { didSet { needsLayout = needsLayout || alignment != oldValue } }
  /// Where items rest across the axis; in the middle by default. It moves the focus point, as `alignment` does.
  public var crossAlignment = CrossAlignment.center {
    didSet { needsLayout = needsLayout || crossAlignment != oldValue }
  }
  /// Whether the carousel is as high as the items of its current page: the host follows `CarouselController.fittingHeight`.
  /// No effect in a vertical one. False by default.
  public var adjustsHeight = false { didSet { needsLayout = needsLayout || adjustsHeight != oldValue } }
  /// Whether there is no empty space before the first and after the last item: the ends of the row stop at the ends of
  /// the carousel. A row that does not fill it rests at the alignment and cannot be scrolled. Ignored if it wraps.
  public var isContained = false { didSet { needsLayout = needsLayout || isContained != oldValue } }
  /// The number of items that scroll as one page, 1…1000; 0 is as many as fit side by side. 1 by default. In a contained
  /// carousel it is not more than fit.
  public var groupSize = 1 { didSet { needsLayout = needsLayout || groupSize != oldValue } }
  /// The size of the first item's view, in points, as measured by the host.
  public var measuredItemSize = Size2D.zero {
    didSet { needsLayout = needsLayout || measuredItemSize != oldValue }
  }

  // MARK: Behaviour

  /// Whether the user can scroll it. Programs always can.
  public var isScrollEnabled = true { didSet { if !isScrollEnabled { letGo() } } }
  /// Whether a swipe moves by one snap position and no farther, however long and fast it is.
  public var isPagingEnabled = false { didSet { if isPagingEnabled, !oldValue { countPagesFromHere() } } }
  /// Whether dragging past the first or last item overscrolls. Ignored if the carousel wraps.
  public var bounces = true
  /// The maximum overscroll distance: in items with the classic motion, in viewports with the others. 1 by default;
  /// negative values count as 0.
  public var bounceDistance = 1.0
  /// How slowly a classic flick decelerates, 0…1; 0.95 by default. Clamped below 1, so that it always comes to rest.
  public var decelerationRate = 0.95
  /// The factor between the speed of a flick and that of the finger; 1 by default.
  public var scrollSpeed = 1.0
  /// Which positions attract it when it settles.
  public var snap = SnapMode.mandatory { didSet { needsLayout = needsLayout || snap != oldValue } }
  /// Whether a flick ends exactly on an item.
  public var stopsAtItemBoundary = true
  /// Whether it snaps to the nearest item when it settles.
  public var scrollsToItemBoundary = true
  /// Whether a tap on an item scrolls to it, and only the current item's controls are enabled.
  public var centersItemWhenSelected = true { didSet { needsPlacement = true } }
  /// Whether drags across the direction of swipes are left to others.
  public var ignoresPerpendicularSwipes = true
  /// The autoscroll speed: a steady movement, in items per second; positive towards higher indexes, 0 is off. It pauses
  /// while the user interacts.
  public var autoscroll = 0.0 {
    willSet { waitWithAutoscroll() }
    didSet { autoscrollDidChange() }
  }
  #if hasFeature(Embedded)
    /// Browsers have lists of their own, in which their search finds everything.
    var isList: Bool { false }
  #else
    /// Whether the items are shown as a plain list, as some users prefer: from top to bottom, from the current item on, with
    /// all their controls enabled, resting anywhere. It does not move by itself. Settings of the appearance, of snapping and
    /// paging keep their values, and take effect when the list ends. False by default.
    public var isList = false { didSet { if isList != oldValue { change([.style, .axis]) } } }
  #endif
  /// The user's settings.
  public var preferences = Preferences() { didSet { preferencesDidChange(from: oldValue) } }
  /// Whether items closer to the viewer's eye than `Feel.nearestDepth` are hidden and ignored by hit testing: for hosts
  /// whose renderer cannot clip there. False by default.
  public var hidesItemsAtEye = false { didSet { needsPlacement = needsPlacement || hidesItemsAtEye != oldValue } }
  /// Whether a wrapping row shows items more than once if they are too few to fill it. Otherwise they fade on their way
  /// from one end to the other. True by default.
  public var repeatsItems = true { didSet { needsLayout = needsLayout || repeatsItems != oldValue } }
  /// The maximum number of items shown at once, if above 0.
  public var maximumVisibleItems = 0 { didSet { needsLayout = needsLayout || maximumVisibleItems != oldValue } }

  /// The point on which the current item rests, as a share of the viewport's size from its upper left corner, 0…1; the
  /// middle by default. The vanishing point moves with it.
  public var focusPoint = Point2D(x: 0.5, y: 0.5) { didSet { needsLayout = needsLayout || focusPoint != oldValue } }
  /// The changes that are shown as a transition from the outgoing layout to the new one, even while the carousel moves;
  /// none by default.
  public var transitions = Transitions()
  /// The duration of a transition, in seconds; 0.4 by default, 0 for none.
  public var transitionDuration = Feel.editDuration
  /// The duration of the slides after an animated insert, removal or move, in seconds; 0.4 by default. Clamped to
  /// 0…`longestEditDuration`.
  public var editDuration = Feel.editDuration {
    didSet { editDuration = editDuration.finite(or: 0).clamped(to: 0...Self.longestEditDuration) }
  }
  /// The longest duration of the slides after an edit: a minute.
  public static var longestEditDuration: Double { 60 }
  /// The motion profile.
  public var motion = MotionProfile.classic
  /// Whether a classic motion ends at the index for which it began, whichever item has it by then, as iCarousel's does. Otherwise it
  /// ends at the item, wherever changes of the data move it. False by default.
  public var aimsAtIndexes = false
  /// The friction of flicks, as a multiple of the motion profile's; 1 by default, lower values decelerate longer.
  /// Clamped to 0.01…100.
  public var frictionCoefficient = 1.0
  /// The curve with which a flick comes to rest; nil for that of the motion profile.
  public var momentumCurve: MomentumCurve?
  /// The direction on the screen in which the user swipes towards higher indexes; of any length, also diagonal. 0, the
  /// default, is along the axis, or as the style defines.
  public var panVector = Point2D.zero { didSet { needsFit = needsFit || panVector != oldValue } }

  /// Whether its events are those of iCarousel, for apps that wait for them: scrolls over no distance are played, after each
  /// layout, drag and deceleration too, and the index changes after the offset. False by default.
  package var sendsClassicEvents = false

  // MARK: State

  var track = Track()
  /// The position in items; on a wrapping track within the circle.
  var position = 0.0
  /// The item that stays current though its page has another one of its own, since an edit or a change of the size has put it there.
  var kept = KeptItem()
  var movement = Movement.resting
  /// Where it begins once it has items: the offset that was set while it had none.
  var awaitedOffset: Double?
  /// The curve of a scroll or a deceleration, while there is one.
  var running = RunningCurve()
  /// The state of a drag, while there is one.
  var drag = Drag()
  /// The goal of the motion that a finger has stopped, and when, in seconds, as long as it rests.
  var heldGoal: (position: Double, time: Double)?
  /// The speed of the last flick, in items per second.
  var flickVelocity = 0.0
  /// What remains of the toggle between two items in a classic cover flow, and its start; see `CoverFlowToggle`.
  var toggle = 0.0
  var toggleStart = 0.0
  /// Whether the last drag ended without a flick. Then items continue to turn in place.
  var wasReleasedSlowly = false
  /// The carousel's clock, in seconds.
  public internal(set) var time = 0.0
  /// The time of the last autoscroll step, in seconds.
  var autoscrollTime = 0.0
  /// The time of the last wheel event, in seconds, and the velocity of trackpad fingers.
  var wheelTime = 0.0
  var wheelTracker = VelocityTracker()
  /// Whether the carousel handled the last wheel gesture: then it handles the rest of it, too.
  var isWheelOurs = false
  /// Whether autoscroll waits; see `Autoplay`.
  var isAutoscrollHeld = false { didSet { if isAutoscrollHeld != oldValue { autoscrollHoldDidChange() } } }
  /// Whether the next placements jump instead of moving, and are to be cross-faded.
  var needsCrossFade = false

  /// Whether it has settled since it last moved; then a tap that moves nothing has no event.
  var isSettled = true
  /// When a carousel that was moved beyond its ends returns, in seconds.
  var returnTime: Double?

  /// The item that was current before this one, and when an event told so, in seconds.
  var passedIndex: Int?
  var passedTime = -Double.infinity
  /// Whether the user is acting, by something that is also a method for programs; see `actForUser`.
  var isUserActing = false
  /// Whether the user is the cause of what moves, or has moved last.
  var isMovedByUser = false
  /// Whether items or the layout have changed since the last event: then these are the cause of what changes at once.
  var isEdited = false
  /// For each event of another current item that is to be delivered, whether the user was the cause.
  var indexCauses: [Bool] = []
  /// Whether the user has caused the event of another current item that is being delivered, or was last: by a drag, a wheel, a key, a
  /// tap, the carousel's controls or assistive technology, and what these lead to; not the app, a change of the items or of the size,
  /// autoplay or autoscroll.
  public internal(set) var isUserInitiated = false
  /// The item on which it has settled, by the index that it has now; nil if it is gone.
  var settledItem: Int? = 0
  /// For each event of settling that is to be delivered, whether that was on another item than before.
  var settledElsewhere: [Bool] = []
  /// Whether the carousel has settled on another item than before, whatever index that had: for the event `didSettle` that is being
  /// delivered, or was last.
  public internal(set) var hasSettledElsewhere = false
  /// The slot, item and position of the last events, and the time of the item's.
  var knownSlot = 0
  var knownIndex: Int? = 0
  /// The index that this item has after changes of the items; nil if it is gone.
  var knownItem: Int? = 0
  var knownTime = -Double.infinity
  var knownPosition = 0.0

  /// The greatest length that was measured, in points with the gap, and how many items there were at most in a usual length.
  var greatestLength = 0.0
  var density = 1.0

  /// The height that follows its items.
  var height = FittingHeight()
  var layout = Layout()
  /// The places of items that have lengths of their own.
  var ruler = ItemRuler()
  /// Whether contained ends were measured with items that may have other lengths by now.
  var areEndsStale = false
  /// The outgoing layout, while a transition is running, and the changes since the last layout.
  var outgoing: OutgoingLayout?
  var changes = Transitions()
  var events: [CarouselEvent] = []
  /// The number of events that have been delivered.
  var takenEvents = 0
  /// Whether the layout has to be computed again, and a resting carousel snapped.
  var needsLayout = true
  /// Whether the layout has to be computed again, and nothing else.
  var needsFit = true
  /// Whether items have to be placed.
  var needsPlacement = true

  /// Requests a new layout because of a change.
  mutating func change(_ what: Transitions) {
    needsLayout = true
    changes.formUnion(what)
  }

  /// Creates an empty carousel of zero size.
  public init() {}
}
