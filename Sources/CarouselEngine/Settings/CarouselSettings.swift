/// What an app chooses about a carousel: its appearance and its behaviour.
///
/// It is a plain value without a state. Set properties at any time, in any order; invalid values (NaN, infinite, out of range) are
/// clamped when they are used. `CarouselSetting` is the table of those that have names in documents.
public struct CarouselSettings: Equatable {
  // MARK: Appearance

  /// The appearance of items by their offset; `linear` by default.
  public var style: AnyCarouselStyle = .linear
  /// The options of the style that differ from its defaults.
  public var options = StyleOptions()
  /// The direction of the carousel.
  public var axis = CarouselAxis.horizontal
  /// The m34 of the camera, −1 / its distance in points; −1/500 by default. The useful range is −0.01…0.
  public var perspective = -1.0 / 500
  /// The translation of the items together with the vanishing point, in points.
  public var contentOffset = Point2D.zero
  /// The translation of the eye, in points: the items move the other way and are seen from the side.
  public var viewpointOffset = Point2D.zero
  /// The length of an item along the axis, in points; 0 takes it from the first view.
  public var givenItemLength = 0.0
  /// The number of items that fit side by side, from which their length along the axis follows, in points; 2.5 shows half
  /// of a third one. It replaces `givenItemLength`; 0, the default, and values that leave no length do not.
  public var itemsPerView = 0.0
  /// Whether items have lengths of their own; `uniform` by default. Styles that place items by their numbers alone, such as
  /// rings, take the greatest length that was seen for all.
  public var itemSizing = ItemSizing.uniform
  /// The space between neighbours along the axis, in points; 0 by default. A style's `spacing` multiplies it as it
  /// multiplies the items' length. Negative and invalid values count as 0.
  public var gap = 0.0
  /// The space before the first and after the last item along the axis, in points: `x` at the start, `y` at the end. The
  /// current item is aligned between them. Negative and invalid values count as 0.
  public var insets = Point2D.zero
  /// The share of the carousel on which the same share of the current item rests along the axis, 0…1: 0 aligns its start
  /// with the start, 0.5, the default, its middle with the middle, 1 its end with the end. It moves the focus point.
  public var alignment = 0.5
  /// Where items rest across the axis; in the middle by default. It moves the focus point, as `alignment` does.
  public var crossAlignment = CrossAlignment.center
  /// Whether the carousel is as high as the items of its current page: the host follows `CarouselController.fittingHeight`.
  /// No effect in a vertical one. False by default.
  public var adjustsHeight = false
  /// Whether there is no empty space before the first and after the last item: the ends of the row stop at the ends of
  /// the carousel. A row that does not fill it rests at the alignment and cannot be scrolled. Ignored if it wraps.
  public var isContained = false
  /// The number of items that scroll as one page, 1…1000; 0 is as many as fit side by side. 1 by default. In a contained
  /// carousel it is not more than fit.
  public var groupSize = 1

  // MARK: Behaviour

  /// Whether the user can scroll it. Programs always can.
  public var isScrollEnabled = true
  /// Which pointers drag it; all by default. The buttons, keys and wheels are not affected.
  public var dragInput = DragInput.all
  /// Whether wheels and trackpads scroll it; true by default. Otherwise they scroll what is around it.
  public var isWheelEnabled = true
  /// Whether arrow keys, Page Up, Page Down, Home and End scroll it; true by default. Enter and Space activate the current item in any case.
  /// Who uses a keyboard needs another way to the items without.
  public var isKeyboardEnabled = true
  /// Whether a swipe moves by one snap position and no farther, however long and fast it is.
  public var isPagingEnabled = false
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
  public var snap = SnapMode.mandatory
  /// Whether a flick ends exactly on an item.
  public var stopsAtItemBoundary = true
  /// Whether it snaps to the nearest item when it settles.
  public var scrollsToItemBoundary = true
  /// Whether a tap on an item scrolls to it, and only the current item's controls are enabled.
  public var centersItemWhenSelected = true
  /// Whether drags across the direction of swipes are left to others.
  public var ignoresPerpendicularSwipes = true
  /// The autoscroll speed: a steady movement, in items per second; positive towards higher indexes, 0 is off. It pauses
  /// while the user interacts.
  public var autoscroll = 0.0
  /// Whether items closer to the viewer's eye than `Feel.nearestDepth` are hidden and ignored by hit testing: for hosts
  /// whose renderer cannot clip there. False by default.
  public var hidesItemsAtEye = false
  /// Whether a wrapping row shows items more than once if they are too few to fill it. Otherwise they fade on their way
  /// from one end to the other. True by default.
  public var repeatsItems = true
  /// The maximum number of items shown at once, if above 0.
  public var maximumVisibleItems = 0

  /// The point on which the current item rests, as a share of the viewport's size from its upper left corner, 0…1; the
  /// middle by default. The vanishing point moves with it.
  public var focusPoint = Point2D(x: 0.5, y: 0.5)
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
  /// The time at each item before the carousel advances by itself, in seconds; 0, the default, and invalid values turn autoplay off.
  public var autoplayInterval = 0.0
  /// Whether autoplay ends at the last item, instead of going back to the first; false by default. A carousel that wraps has no last
  /// item.
  public var autoplayStopsAtEnd = false
  /// Whether buttons and keys lead from the last page to the first one, and from the first to the last, instead of ending there; false by
  /// default. A carousel that wraps has no ends.
  public var rewinds = false
  /// Whether a classic motion ends at the index for which it began, whichever item has it by then, as iCarousel's does. Otherwise it
  /// ends at the item, wherever changes of the data move it. False by default.
  public var aimsAtIndexes = false
  /// The friction of flicks, as a multiple of the motion profile's; 1 by default, lower values decelerate longer.
  /// Clamped to 0.01…100.
  public var frictionCoefficient = 1.0
  /// The curve with which a flick comes to rest; nil for that of the motion profile.
  public var momentumCurve: MomentumCurve?
  /// Where higher indexes lie on the screen, for swipes: those in the opposite direction scroll to them. Of any length, also
  /// diagonal. 0, the default, is along the axis, or as the style defines.
  public var panVector = Point2D.zero

  /// Whether its events are those of iCarousel, for apps that wait for them: scrolls over no distance are played, after each
  /// layout, drag and deceleration too, and the index changes after the offset. False by default.
  package var sendsClassicEvents = false

  /// Creates settings that all have their defaults.
  public init() {}
}
