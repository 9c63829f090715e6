/// All of a carousel but its views and its clock: what it is set to, where it is and how it moves.
///
/// It is a plain value. Inputs change it and add to its events; placements are computed from it. Positions are in items:
/// 0 is the first item in the middle, 1 the second. Set what you like at any time, in any order; numbers that make no
/// sense (NaN, infinite, out of range) are held within bounds when they are used.
public struct Carousel {
  // MARK: Appearance

  /// What items look like at an offset; `linear` by default.
  public var style: AnyStyle = .linear { didSet { needsLayout = true } }
  /// What the author changes about the style.
  public var options = StyleOptions() { didSet { needsLayout = true } }
  /// The direction in which it runs.
  public var axis = Axis.horizontal { didSet { needsLayout = needsLayout || axis != oldValue } }
  /// Its size, in points.
  public var viewport = Size.zero { didSet { needsLayout = needsLayout || viewport != oldValue } }
  /// m34 of the camera, −1 / its distance in points: −1/500 by default, sensible from −0.01 to 0.
  public var perspective = -1.0 / 500 { didSet { needsFit = needsFit || perspective != oldValue } }
  /// Shifts the items, and the vanishing point with them, in points.
  public var contentOffset = Point.zero { didSet { needsLayout = needsLayout || contentOffset != oldValue } }
  /// Shifts the eye, in points: the items go the other way, and are seen from aside.
  public var viewpointOffset = Point.zero { didSet { needsFit = needsFit || viewpointOffset != oldValue } }
  /// The length of an item along the axis, in points, where the author gives it; 0 takes it from the first view.
  public var givenItemLength = 0.0 { didSet { needsLayout = needsLayout || givenItemLength != oldValue } }
  /// The size of the first item's view, in points, as the host measured it.
  public var measuredItemSize = Size.zero {
    didSet { needsLayout = needsLayout || measuredItemSize != oldValue }
  }

  // MARK: Behaviour

  /// How it moves.
  public var motion = MotionProfile.classic
  /// Whether the user may scroll it. Programs always may.
  public var isScrollEnabled = true
  /// Whether a flick goes to the next item and no farther.
  public var isPagingEnabled = false
  /// Whether it gives beyond its ends. No effect where it wraps.
  public var bounces = true
  /// How far it gives beyond its ends, at most: in items with the classic motion, in viewports with the others. 1 by
  /// default; negative values count as 0.
  public var bounceDistance = 1.0
  /// How slowly a classic flick loses speed, 0…1; 0.95 by default. Held below 1, so that it always comes to rest.
  public var decelerationRate = 0.95
  /// By how much a flick is faster than the finger; 1 by default.
  public var scrollSpeed = 1.0
  /// Whether a flick ends exactly on an item.
  public var stopsAtItemBoundary = true
  /// Whether it comes in line with the nearest item whenever it rests.
  public var scrollsToItemBoundary = true
  /// Whether a tap on an item brings it to the middle, and controls work in the current item only.
  public var centersItemWhenSelected = true { didSet { needsPlacement = true } }
  /// Whether drags across the axis are left to others.
  public var ignoresPerpendicularSwipes = true
  /// A steady movement, in items a second; positive goes to higher indexes, 0 is off. It pauses while the user
  /// interacts.
  public var autoscroll = 0.0 { didSet { autoscrollDidChange() } }
  /// The most items to show at once, where above 0.
  public var maximumVisibleItems = 0 { didSet { needsLayout = needsLayout || maximumVisibleItems != oldValue } }

  // MARK: State

  var track = Track()
  /// The position in items; on a wrapping track within the circle.
  var position = 0.0
  var movement = Movement.resting
  /// The law of a scroll or a glide, while there is one.
  var flight = Flight()
  /// The state of a drag, while there is one.
  var drag = Drag()
  /// The last flick's speed, in items a second.
  var flickVelocity = 0.0
  /// What is left of the change of two items in a classic cover flow, and when it began; see `Toggle`.
  var toggle = 0.0
  var toggleStart = 0.0
  /// Whether the last drag ended without a flick. Then items go on turning in place.
  var wasReleasedSlowly = false
  /// The carousel's clock, in seconds.
  public internal(set) var time = 0.0
  /// When autoscrolling was last carried on, in seconds.
  var autoscrollTime = 0.0
  /// When the wheel was last turned, in seconds.
  var wheelTime = 0.0

  /// When a carousel that was put beyond its ends comes back, in seconds.
  var returnTime: Double?

  /// The current slot, item and position, as they were last made known by events.
  var knownSlot = 0
  var knownIndex: Int? = 0
  var knownPosition = 0.0

  var layout = Layout()
  var events: [CarouselEvent] = []
  /// How many of them have been handed out.
  var takenEvents = 0
  /// Whether all that follows from the settings has to be computed anew, and a carousel that rests brought in line.
  var needsLayout = true
  /// Whether it has to be computed anew, and nothing else.
  var needsFit = true
  /// Whether items have to be placed.
  var needsPlacement = true

  /// An empty carousel of no size.
  public init() {}
}
