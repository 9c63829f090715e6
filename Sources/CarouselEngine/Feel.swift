/// The thresholds that make up the feel of a carousel, each with its unit and its reason. Those marked *classic* come
/// from the recorded motion and must not change.
package enum Feel {
  /// The default duration of a scroll to an item, in seconds. Classic.
  static let scrollDuration = 0.4
  /// The duration of the slides after an insert or a removal, in seconds. Classic.
  static let editDuration = 0.4
  /// The duration of a removed item's fade, in seconds. Classic.
  static let removalFadeDuration = 0.1

  /// The minimum release speed of a flick, in items per second. Classic.
  static let flickSpeed = 2.0
  /// The minimum release speed of a flick where items are long, in points per second: an ordinary swipe of a thumb is faster, and
  /// a finger that is about to rest is slower.
  static let longItemFlickSpeed = 250.0
  /// The maximum speed of a flick, in items per second: faster than any hand can flick the narrowest items.
  static let fastestFlick = 10_000.0
  /// The minimum distance that a flick must cover to decelerate, in items. Classic.
  static let flickDistance = 0.1
  /// The minimum distance from an item at which a flick too short to decelerate snaps to the next one, in items.
  /// Classic.
  static let nudgeDistance = 0.1
  /// The maximum distance from an item at which iCarousel scrolls after a motion for the sake of its events alone, in items,
  /// and the duration of these scrolls, in seconds. Classic.
  static let emptyScrollDistance = 0.01
  static let emptyScrollDuration = 0.01
  /// The distance from a snap position up to which it attracts a carousel that snaps by proximity, as a share of the
  /// distance between two: half of the places between them are free.
  static let snapProximity = 0.25
  /// The braking, in 1 / seconds, at a deceleration rate of 0. Classic.
  static let braking = 30.0
  /// The maximum deceleration rate. At 1 a wrapping carousel would never rest.
  static let greatestDecelerationRate = 0.998

  /// The range of the friction coefficient: with less a flick seems endless, with more it stops dead.
  package static let frictionCoefficient = 0.01...100

  /// The minimum and maximum duration, in seconds, of the toggle between two items of a classic cover flow. Classic.
  static let toggleDuration = 0.2...0.4

  /// The number of visible items where a style cannot tell. Classic.
  static let usualVisibleItems = 30.0
  /// The maximum number of items shown at once by default: enough for a row of narrow covers on a wide screen.
  static let mostVisibleItems = 120.0
  /// How many items with lengths of their own are mounted where they are too short to fill the viewport, as a multiple of those
  /// that fill it: each change of their number computes the layout.
  static let spareItems = 1.1
  /// As what multiple of that number they are too many, and some are unmounted at rest: scrolls back and forth between short
  /// items and long ones would mount and unmount them.
  static let tooManyItems = 1.5
  /// The minimum number of items at which a ring looks full. Classic.
  static let fewestOnFullRing = 12.0
  /// The hard limit on the number of items shown at once, so that a wrong setting cannot hang a page.
  static let visibleItemsLimit = 1000

  /// The space between the items of a list, in points.
  static let listGap = 8.0
  /// The number of a list's items that have views, so that assistive technology finds them all in most lists.
  static let listedItems = 100.0

  /// The least length of an item to compute with, in points: nothing shorter is visible, and numbers of items in a length would
  /// exceed those of `Double`.
  static let leastLength = 0.001

  /// The largest group of items that scrolls as a page.
  static let largestGroup = 1000.0

  /// How many items beyond the visible ones may still be shown while they leave: more than fade out in the same frames,
  /// unless edits are repeated while the clock stands.
  static let mostLeaving = 240

  /// How long after a jump, or a change of the carousel's length, the heights of its items may change because of it, in
  /// seconds: hosts lay them out in one of the next frames.
  static let reflowTime = 0.1

  /// How long a finger that has stopped a motion may rest before its swipe counts from where the motion was stopped, in seconds:
  /// within this time, quick swipes count from where the one before leads.
  static let swipePause = 0.3

  /// By how much an edit may change the speed of a motion whose goal it moves, as a factor; otherwise a new scroll leads there.
  static let redirection = 0.25...4

  /// Offsets closer than this count as equal, in items. Classic.
  static let sameOffset = 1e-6

  /// How long a carousel that a program has moved beyond its ends stays there, in seconds.
  static let jumpPause = 0.5

  /// How far a finger or a mouse moves before its press becomes a drag, in points. The value that platforms use.
  static let dragSlop = 8.0
  /// The maximum number of items that a swipe of one item's length scrolls where items hardly move, so that they do not
  /// race.
  static let fastestPan = 10.0
  /// The slope from which on the direction of swipes counts as diagonal, so that no swipe is left to what is around the
  /// carousel: the tangent of 22.5 degrees, by which a finger may miss it.
  static let diagonalSlope = 0.4142
  /// The time span over which the speed of a drag is measured, in seconds: long enough to be smooth, short enough to be
  /// current.
  static let velocityWindow = 0.1
  /// How long a finger must rest before it lifts to release without speed, in seconds.
  static let restBeforeRelease = 0.1

  /// The lowest speed at which a decay or a spring still visibly moves, in items per second, and the smallest visible
  /// distance from its end, in items.
  static let restSpeed = 0.005
  static let restDistance = 0.0005
  /// The distance from its end at which a motion is over, in points: the last pixel of most screens. It is the same for all of them, and so
  /// is the motion. For short items, it is the second number of items, for long ones `restDistance`.
  static let restLength = 0.5
  static let mostRestDistance = 0.02

  /// How long after its event a framework may write back an index, a page or an offset that the carousel has passed or left since,
  /// without effect, in seconds: frameworks write a task, a frame or a server's answer after they have heard of it.
  static let echoTime = 0.5
  /// How much of the time between two calls of a moving carousel counts for `echoTime`, in seconds: while a program is busy, it can't
  /// write back anything either.
  static let longestEchoStep = 0.1

  /// The longest time between two frames of a moving carousel that counts, in seconds: after a longer one, its program or the
  /// system stood still, and nobody has seen it move.
  static let longestFrame = 1.0
  /// How far ahead a host that moves views by itself is told, and what is too short to tell, in seconds.
  static let forecastDuration = 2.0
  static let shortestForecast = 0.1
  /// How long it gets frames where nothing could be told, in seconds.
  static let forecastPause = 0.25
  /// What happens within this time while it moves views by itself happens at once, in seconds.
  static let forecastFrame = 0.008
  /// How long before they are visible items get views while it moves views by itself, in seconds, how many in one frame, and how much
  /// later than foreseen they may be visible.
  static let mountTime = 0.7
  static let mostMountedAhead = 2
  static let latestArrival = 0.1
  /// How long a carousel that gets each frame while it moves views by itself has been seen where the last frame was, in seconds.
  static let seenFrame = 0.04
  /// The maximum age of an event whose time stamp is believed, in seconds: programs are seldom busy for longer, and wrong clocks
  /// are off by more.
  package static let longestDelay = 5.0

  /// The maximum autoscroll speed, in items per second.
  static let fastestAutoscroll = 1000.0
  /// How long after its last event a wheel gesture without phases ends, in seconds.
  static let wheelPause = 0.15
  /// The maximum duration of any motion, in seconds, except for scrolls with a given duration: as long as the slowest
  /// decay and the springiest spring need, so that none is visibly cut short.
  static let longestMotion = 300.0

  // MARK: Interaction

  /// The speed above which a press stops a flick instead of tapping, in items per second: slower carousels look at
  /// rest.
  static let catchSpeed = 0.5
  /// The distance from where it snaps to after a drag above which a press stops a carousel instead of tapping, in items.
  static let catchDistance = 0.1
  /// The length of a wheel notch in most browsers, in points; fractions of a notch scroll by fractions of it.
  static let notchLength = 100.0
  /// The length of a wheel notch in the other browsers, in points.
  static let longNotchLength = 120.0
  /// The number of lines that platforms count for a notch.
  static let linesPerNotch = 3.0
  /// The maximum number of notches for a single event.
  static let mostNotches = 100
  /// The duration of a host's cross-fade, in seconds.
  static let crossFadeDuration = 0.15
  /// The minimum time between the starts of two cross-fades, in seconds: three in a second count as flashing.
  static let crossFadePause = 0.35
  /// The delay between settling and the announcement, in seconds, so that a key that is held down is silent until it is
  /// released.
  static let announcementPause = 0.15
  /// How often the reading order is updated while the carousel moves, in seconds: nobody can follow the name of each
  /// passing item, and elements that change places cost a layout.
  static let readingPause = 1.0
  /// How often it is updated while the carousel moves faster than `readableSpeed`, in seconds.
  static let longReadingPause = 5.0
  /// The speed up to which the name of an item can be heard while it passes, in items per second.
  static let readableSpeed = 4.0
  /// The maximum number of dots side by side: at 16 points each, as many as fit between two buttons on the narrowest
  /// phone.
  static let mostDots = 13
  /// The sizes of the two outermost dots where there are more items beyond them, as a share of the full size.
  static let outermostDotScale = 0.4
  static let outerDotScale = 0.7
  /// The opacity of an inactive dot, by default and with increased contrast.
  static let dotOpacity = 0.4
  static let contrastDotOpacity = 0.75
  /// The minimum distance between a corner of an item and the eye, as a share of the eye's distance. Closer items are
  /// hidden: they would be larger than any screen, and renderers break down.
  static let nearestDepth = 0.05
  /// How far an item lies behind the one that fades in over it, in points: enough for the painting order, too little to be seen.
  static let coveredDepth = 0.001
}
