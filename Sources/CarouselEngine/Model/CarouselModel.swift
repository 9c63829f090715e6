/// All state of a carousel except its views and its clock: its settings, its position and its motion.
///
/// It is a plain value. Inputs change it and add events; placements are computed from it. Positions are in items: 0 is
/// the first item in the middle, 1 the second. Settings are properties of it as well: `gap` is that of `settings`.
#if !hasFeature(Embedded)
  @dynamicMemberLookup
#endif
public struct CarouselModel {
  /// What the app has chosen.
  public var settings = CarouselSettings() { didSet { settingsDidChange(from: oldValue) } }
  /// The settings that count now: those of the app, as far as the user's preferences and a list leave them.
  var effective = CarouselSettings()

  // MARK: The host's

  /// The size of the viewport, in points.
  public var viewport = Size2D.zero {
    didSet { if viewport != oldValue { invalidate(.layout, showing: .viewport) } }
  }
  /// Whether the host clips what is outside of the viewport. Then it is hidden from assistive technology. False by default.
  public var clipsItems = false { didSet { if clipsItems != oldValue { invalidate(.placement) } } }
  /// The size of the first item's view, in points, as measured by the host.
  public var measuredItemSize = Size2D.zero { didSet { if measuredItemSize != oldValue { invalidate(.layout) } } }
  #if hasFeature(Embedded)
    /// Browsers have lists of their own, in which their search finds everything.
    var isList: Bool { false }
  #else
    /// Whether the items are shown as a plain list, as some users prefer: from top to bottom, from the current item on, with
    /// all their controls enabled, resting anywhere. It does not move by itself. Settings of the appearance, of snapping and
    /// paging keep their values, and take effect when the list ends. False by default.
    public var isList = false {
      didSet {
        guard isList != oldValue else { return }
        updateEffectiveSettings()
        invalidate(.layout, showing: [.style, .axis])
      }
    }
  #endif
  /// The user's settings.
  public var preferences = Preferences() { didSet { preferencesDidChange(from: oldValue) } }

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
  /// The slot, item and position of the last events.
  var knownSlot = 0
  var knownIndex: Int? = 0
  /// The current page and the number of pages in the last event of them.
  var knownPage: Int?
  var knownPageCount = 0
  /// The index that this item has after changes of the items; nil if it is gone.
  var knownItem: Int? = 0
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
  /// What has to be computed again in the next frame.
  var invalid = Invalidation.layout

  /// Creates an empty carousel of zero size.
  public init() {}
}

#if !hasFeature(Embedded)
  extension CarouselModel {
    /// A property of the settings.
    @inlinable
    public subscript<Value>(dynamicMember property: WritableKeyPath<CarouselSettings, Value>) -> Value {
      get { settings[keyPath: property] }
      set { settings[keyPath: property] = newValue }
    }
  }
#endif
