/// The feel of a carousel: how it follows a flick, how it resists beyond its ends, how it scrolls by itself.
public enum MotionProfile: Equatable, Sendable {
  /// As iCarousel 1.8.3 moves: flicks brake evenly and end on an item; scrolls start from rest.
  case classic
  /// As platform scroll views move: flicks lose speed exponentially, ends have a rubber band, scrolls take over the
  /// speed of what they interrupt.
  /// - decelerationRate: the share of speed left after each millisecond; 0.998 is usual, 0.99 fast. Held within
  ///   0.5…0.9999.
  case system(decelerationRate: Double)
  /// Springs everywhere: a flick chooses its item at once and springs to it.
  /// - response: how long an undamped swing takes, in seconds; held within 0.05…5.
  /// - bounce: 0 does not swing over, 0.95 swings for long; held within −1…0.95.
  case spring(response: Double, bounce: Double)

  /// `system` at the usual deceleration rate.
  public static var system: MotionProfile { .system(decelerationRate: 0.998) }
  /// `spring` as a calm carousel has it.
  public static var spring: MotionProfile { .spring(response: 0.5, bounce: 0) }
}
