/// The time of a carousel, which stands still while nobody can see it: a motion that is interrupted continues where it
/// was. Hosts report the toolkit's time, and whether the carousel is off-screen. They need not report everything: where a
/// moving carousel gets no frame for `Feel.longestFrame`, its program or the system stood still, and its time did as well: unless the host
/// moves the views by itself meanwhile.
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
  mutating func time(at hostTime: Double, expecting frames: ExpectedFrames) -> Double {
    guard hostTime.isFinite else { return hostTime }
    if !isStopped, let (due, end) = frames.times(after: latest) {
      let standstill = hostTime - max(latest, end), delay = hostTime - max(latest, due)
      if standstill > Feel.longestFrame { lost += standstill } else { busyTime += max(0, delay - Feel.longestEchoStep) }
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

/// When frames are to come.
enum ExpectedFrames {
  /// Nothing moves.
  case none
  /// Before each refresh of the screen.
  case everyRefresh
  /// Next at a time of the host, in seconds, and until another one the host moves the views by itself.
  case played(next: Double, until: Double)

  /// Returns from when on the next frame is late, and from when on nothing is seen to move without it, in seconds of the host; nil if
  /// nothing moves.
  fileprivate func times(after latest: Double) -> (due: Double, end: Double)? {
    switch self {
    case .none: nil
    case .everyRefresh: (latest, latest)
    case .played(let next, let end): (next, end)
    }
  }
}
