/// All of a carousel but its views and its clock: what it is set to, where it is and how it moves.
///
/// It is a plain value. Inputs change it and add to its events; placements are computed from it. Positions are in items:
/// 0 is the first item in the middle, 1 the second. Set what you like at any time, in any order; numbers that make no
/// sense (NaN, infinite, out of range) are held within bounds when they are used.
public struct CarouselModel {
  // MARK: Appearance

  /// What items look like at an offset; `linear` by default.
  public var style: AnyCarouselStyle = .linear { didSet { change(.style) } }
  /// What the author changes about the style.
  public var options = StyleOptions() { didSet { change(.options) } }
  /// The direction in which it runs.
  public var axis = CarouselAxis.horizontal { didSet { if axis != oldValue { change(.axis) } } }
  /// Its size, in points.
  public var viewport = Size2D.zero { didSet { if viewport != oldValue { change(.viewport) } } }
  /// m34 of the camera, −1 / its distance in points: −1/500 by default, sensible from −0.01 to 0.
  public var perspective = -1.0 / 500 { didSet { needsFit = needsFit || perspective != oldValue } }
  /// Shifts the items, and the vanishing point with them, in points.
  public var contentOffset = Point2D.zero { didSet { needsLayout = needsLayout || contentOffset != oldValue } }
  /// Shifts the eye, in points: the items go the other way, and are seen from aside.
  public var viewpointOffset = Point2D.zero { didSet { needsFit = needsFit || viewpointOffset != oldValue } }
  /// The length of an item along the axis, in points, where the author gives it; 0 takes it from the first view.
  public var givenItemLength = 0.0 { didSet { needsLayout = needsLayout || givenItemLength != oldValue } }
  /// The size of the first item's view, in points, as the host measured it.
  public var measuredItemSize = Size2D.zero {
    didSet { needsLayout = needsLayout || measuredItemSize != oldValue }
  }

  // MARK: Behaviour

  /// Whether the user may scroll it. Programs always may.
  public var isScrollEnabled = true
  /// Whether a flick goes to the next item and no farther.
  public var isPagingEnabled = false
  /// Whether dragging past the first or last item overscrolls. No effect where it wraps.
  public var bounces = true
  /// The maximum distance that it overscrolls: in items with the classic motion, in viewports with the others. 1 by
  /// default; negative values count as 0.
  public var bounceDistance = 1.0
  /// How slowly a classic flick loses speed, 0…1; 0.95 by default. Held below 1, so that it always comes to rest.
  public var decelerationRate = 0.95
  /// By how much a flick is faster than the finger; 1 by default.
  public var scrollSpeed = 1.0
  /// Whether a flick ends exactly on an item.
  public var stopsAtItemBoundary = true
  /// Whether it snaps to the nearest item whenever it settles.
  public var scrollsToItemBoundary = true
  /// Whether a tap on an item brings it to the middle, and controls work in the current item only.
  public var centersItemWhenSelected = true { didSet { needsPlacement = true } }
  /// Whether drags across the direction of swipes are left to others.
  public var ignoresPerpendicularSwipes = true
  /// A steady movement, in items a second; positive goes to higher indexes, 0 is off. It pauses while the user
  /// interacts.
  public var autoscroll = 0.0 {
    willSet { waitWithAutoscroll() }
    didSet { autoscrollDidChange() }
  }
  /// The user's settings.
  public var preferences = Preferences() { didSet { preferencesDidChange(from: oldValue) } }
  /// Whether items are hidden, and not hit, that reach nearer to the viewer's eye than `Feel.nearestDepth`: for hosts whose
  /// renderer cannot clip there. False by default.
  public var hidesItemsAtEye = false { didSet { needsPlacement = needsPlacement || hidesItemsAtEye != oldValue } }
  /// The most items to show at once, where above 0.
  public var maximumVisibleItems = 0 { didSet { needsLayout = needsLayout || maximumVisibleItems != oldValue } }

  /// Where the current item rests, as a share of the carousel's size from its upper left corner, 0…1; in the middle by
  /// default. The vanishing point goes with it.
  public var focusPoint = Point2D(x: 0.5, y: 0.5) { didSet { needsLayout = needsLayout || focusPoint != oldValue } }
  /// Which changes of these are seen as a transition from the old picture to the new one, at any moment, also while it
  /// moves; none by default.
  public var transitions: Transitions = []
  /// How long a transition takes, in seconds; 0.4 by default, 0 for none. Where people want less motion, hosts set it to 0.
  public var transitionDuration = Feel.editDuration
  /// How it moves.
  public var motion = MotionProfile.classic
  /// How fast a flick loses speed, whatever the motion profile, as a multiple of what the profile has; 1 by default, less
  /// lasts longer. Held within 0.01…100.
  public var frictionCoefficient = 1.0
  /// The curve by which a flick comes to rest; nil for that of the motion profile.
  public var momentumCurve: MomentumCurve?
  /// The direction on the screen in which the user swipes towards higher indexes; of any length, a diagonal as well. 0 by
  /// default: along the axis, or as the style says.
  public var panVector = Point2D.zero { didSet { needsFit = needsFit || panVector != oldValue } }

  // MARK: State

  var track = Track()
  /// The position in items; on a wrapping track within the circle.
  var position = 0.0
  var movement = Movement.resting
  /// The motion of a scroll or a deceleration, while there is one.
  var running = RunningCurve()
  /// The state of a drag, while there is one.
  var drag = Drag()
  /// The last flick's speed, in items a second.
  var flickVelocity = 0.0
  /// What is left of the change of two items in a classic cover flow, and when it began; see `CoverFlowToggle`.
  var toggle = 0.0
  var toggleStart = 0.0
  /// Whether the last drag ended without a flick. Then items go on turning in place.
  var wasReleasedSlowly = false
  /// The carousel's clock, in seconds.
  public internal(set) var time = 0.0
  /// When autoscrolling was last carried on, in seconds.
  var autoscrollTime = 0.0
  /// When the wheel was last turned, in seconds, and the speed of fingers on a trackpad.
  var wheelTime = 0.0
  var wheelTracker = VelocityTracker()
  /// Whether the last wheel gesture was the carousel's: what still comes of it is, too.
  var isWheelOurs = false
  /// Whether autoscrolling waits; see `Autoplay`.
  var isAutoscrollHeld = false { didSet { if isAutoscrollHeld != oldValue { autoscrollHoldDidChange() } } }
  /// Whether what is placed next jumps there instead of moving, and is to be cross-faded.
  var needsCrossFade = false

  /// When a carousel that was put beyond its ends comes back, in seconds.
  var returnTime: Double?

  /// The current slot, item and position, as they were last made known by events.
  var knownSlot = 0
  var knownIndex: Int? = 0
  var knownPosition = 0.0

  var layout = Layout()
  /// The picture before, while a transition is under way, and what has changed since the last layout.
  var outgoing: OutgoingLayout?
  var changes = Transitions(rawValue: 0)
  var events: [CarouselEvent] = []
  /// How many of them have been handed out.
  var takenEvents = 0
  /// Whether all that follows from the settings has to be computed anew, and a resting carousel snapped.
  var needsLayout = true
  /// Whether it has to be computed anew, and nothing else.
  var needsFit = true
  /// Whether items have to be placed.
  var needsPlacement = true

  /// Has everything laid out anew because of a change.
  mutating func change(_ what: Transitions) {
    needsLayout = true
    changes.formUnion(what)
  }

  /// An empty carousel of no size.
  public init() {}
}
