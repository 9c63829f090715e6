/// When an event happened. Toolkits deliver events late while a program is busy: the speed of a finger is measured by the events'
/// own times.
public enum EventTime {
  /// Returns the time of an event, in seconds on the host's clock: its time stamp, or the present time if it has none, or an
  /// impossible one: later than now, or older than some seconds.
  /// - Parameters:
  ///   - stamp: The event's time stamp, in seconds on the host's clock; NaN or an infinite number for none.
  ///   - now: The present time, in seconds on the host's clock.
  public static func time(of stamp: Double, now: Double) -> Double {
    stamp <= now && now - stamp < Feel.longestDelay ? stamp : now
  }

  /// The maximum age of an event whose time stamp is believed, in seconds, for hosts that are not written in Swift.
  public static var longestDelay: Double { Feel.longestDelay }
}
