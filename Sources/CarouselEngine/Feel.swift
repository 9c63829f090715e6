/// The thresholds that make up the feel of a carousel, each with its unit and its reason. Those marked *classic* are
/// figures of the recorded motion and must not change.
enum Feel {
  /// How long a scroll to an item takes where no duration is given, in seconds. Classic.
  static let scrollDuration = 0.4
  /// How long items take to slide when one is inserted or removed, in seconds. Classic.
  static let editDuration = 0.4
  /// How long a removed item takes to fade away, in seconds. Classic.
  static let removalFadeDuration = 0.1

  /// The slowest release that is a flick, in items a second. Classic.
  static let flickSpeed = 2.0
  /// The fastest flick in effect, in items a second: beyond what any hand does with the narrowest items.
  static let fastestFlick = 10_000.0
  /// The minimum distance that a flick must have ahead of it to decelerate, in items. Classic.
  static let flickDistance = 0.1
  /// How far a carousel must have left an item for a flick too short to decelerate to snap to the next, in items. Classic.
  static let nudgeDistance = 0.1
  /// Braking, in 1 / seconds at a deceleration rate of 0. Classic.
  static let braking = 30.0
  /// The highest deceleration rate in effect. At 1 a carousel that wraps would never rest.
  static let greatestDecelerationRate = 0.998

  /// The least and the greatest friction coefficient in effect: with less a flick would be endless to the eye, with more it
  /// would stop dead.
  static let frictionCoefficient = 0.01...100

  /// The shortest and the longest time in which two items of a classic cover flow change places, in seconds. Classic.
  static let toggleDuration = 0.2...0.4

  /// How many items are on the screen where a style can't tell. Classic.
  static let usualVisibleItems = 30.0
  /// The most items shown at once where the author gives no number: enough for a row of narrow covers on a wide desk.
  static let mostVisibleItems = 120.0
  /// The fewest items that make a ring look full, where there are as many. Classic.
  static let fewestOnFullRing = 12.0
  /// The most items ever shown at once: the author's own number is held below it, so that a slip can't hang a page.
  static let visibleItemsLimit = 1000

  /// Offsets nearer than this count as equal, in items. Classic.
  static let sameOffset = 1e-6

  /// How long a carousel that a program has put beyond its ends stays there, in seconds.
  static let jumpPause = 0.5

  /// How far a finger or a mouse moves before its press becomes a drag, in points. What platforms use.
  static let dragSlop = 8.0
  /// How many item lengths of way a swipe along a path may count for: where items hardly move they don't race.
  static let panPace = 0.1...10
  /// How far back the speed of a drag is measured, in seconds: long enough to be smooth, short enough to be now.
  static let velocityWindow = 0.1
  /// A finger that has rested this long before it lifts has no speed, in seconds.
  static let restBeforeRelease = 0.1

  /// The slowest speed at which a decay or a spring still moves to the eye, in items a second, and the nearest distance
  /// to its end that still counts, in items.
  static let restSpeed = 0.005
  static let restDistance = 0.0005

  /// The fastest autoscroll in effect, in items a second.
  static let fastestAutoscroll = 1000.0
  /// How long after the last wheel event a wheel gesture without phases ends, in seconds.
  static let wheelPause = 0.15
  /// The longest any motion may take, in seconds, but for scrolls whose author gives the time: as long as the slowest
  /// decay and the springiest spring need, so that none is cut short visibly.
  static let longestMotion = 300.0

  // MARK: Interaction

  /// A press stops a flick, and is no tap, while the carousel is faster than this, in items a second: slower ones look at
  /// rest.
  static let catchSpeed = 0.5
  /// The length that most browsers give a notch of a wheel, in points; parts of a notch scroll by parts of it.
  static let notchLength = 100.0
  /// The length that the other browsers give a notch of a wheel, in points.
  static let longNotchLength = 120.0
  /// How many lines platforms make of a notch.
  static let linesPerNotch = 3.0
  /// The most notches that a single event counts for.
  static let mostNotches = 100
  /// How long hosts take to cross-fade what jumps, in seconds.
  static let crossFadeDuration = 0.15
  /// The least time between the beginnings of two cross-fades, in seconds: three in a second count as flashing.
  static let crossFadePause = 0.35
  /// How long after the carousel has settled it is announced, in seconds, so that a key that is held down is silent until
  /// it is released.
  static let announcementPause = 0.15
  /// How often the reading order is brought up to date while the carousel moves, in seconds: nobody can follow what each
  /// item that passes is called, and elements that change places are laid out anew.
  static let readingPause = 1.0
  /// The most dots side by side: with 16 points each, as many as fit between two buttons on the narrowest phone.
  static let mostDots = 13
  /// The size of the outermost dot beyond which there are more, and of the one beside it, as a share of the full size.
  static let outermostDotScale = 0.4
  static let outerDotScale = 0.7
  /// The opacity of a dot that is not active, and the same for users who ask for more contrast.
  static let dotOpacity = 0.4
  static let contrastDotOpacity = 0.75
  /// The nearest that a corner of an item may come to the eye, as a share of the eye's distance. Nearer items are hidden:
  /// they would be larger than any screen, and renderers break down.
  static let nearestDepth = 0.05
}
