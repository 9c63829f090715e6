/// The feel of a carousel: how it follows a flick, how it resists beyond its ends, and how it scrolls to an item.
public enum MotionProfile: Equatable, Sendable {
  /// The motion of iCarousel 1.8.3: flicks brake evenly and end on an item; scrolls start from rest.
  case classic
  /// The motion of platform scroll views: flicks decelerate exponentially, ends have a rubber band, scrolls keep the
  /// speed of what they interrupt.
  /// - decelerationRate: The share of speed left after each millisecond; 0.998 is normal, 0.99 fast. Clamped to
  ///   0.5…0.9999.
  case system(decelerationRate: Double)
  /// Springs everywhere: a flick selects its item immediately and springs to it.
  /// - response: The period of an undamped oscillation, in seconds; clamped to 0.05…5.
  /// - bounce: 0 does not overshoot, 0.95 oscillates for long; clamped to −1…0.95.
  case spring(response: Double, bounce: Double)

  /// `system` with the normal deceleration rate.
  public static var system: MotionProfile { .system(decelerationRate: 0.998) }
  /// `spring` without overshooting.
  public static var spring: MotionProfile { .spring(response: 0.5, bounce: 0) }
}
