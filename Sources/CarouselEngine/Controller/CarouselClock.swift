/// The time of a carousel, which stands still while nobody can see it: a motion that is interrupted continues where it
/// was. Hosts report the toolkit's time, and whether the carousel is off-screen. They need not report everything: where a
/// moving carousel gets no frame for `Feel.longestFrame`, its program or the system stood still, and its time did as well.
struct CarouselClock: Sendable {
  /// The latest time of the host, in seconds.
  private var latest = 0.0
  /// How long the clock has stood still altogether, in seconds.
  private var lost = 0.0
  /// The host's time at which it stopped; nil while it runs.
  private var stop: Double?
  /// How long the program was too busy to write back what it has heard, of the time that counts, in seconds.
  private(set) var busyTime = 0.0

  /// Whether it stands still.
  var isStopped: Bool {
    get { stop != nil }
    set {
      guard newValue != isStopped else { return }
      if newValue {
        stop = latest
      } else {
        lost += latest - (stop ?? latest)
        stop = nil
      }
    }
  }

  /// Returns the carousel's time at a time of the host, in seconds. NaN and infinite times stay what they are.
  /// - Parameter isMoving: Whether frames are requested for each refresh of the screen.
  mutating func time(at hostTime: Double, isMoving: Bool) -> Double {
    guard hostTime.isFinite else { return hostTime }
    if isMoving, !isStopped {
      let step = hostTime - latest
      if step > Feel.longestFrame { lost += step } else { busyTime += max(0, step - Feel.longestEchoStep) }
    }
    latest = max(latest, hostTime)
    return (stop ?? hostTime) - lost
  }

  /// Returns the host's time at which the carousel's has come, while the clock runs: rounding must not make it too early, or
  /// what waits for it would wait for ever.
  func hostTime(at time: Double) -> Double {
    let hostTime = time + lost
    return hostTime - lost < time ? hostTime.nextUp : hostTime
  }
}
