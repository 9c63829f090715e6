/// When a carousel advances by itself, and what it waits for. A value without a clock: a controller tells it the reasons to
/// wait, and asks it with the time.
public struct Autoplay: Sendable {
  /// Why a carousel does not move by itself.
  public struct Reasons: OptionSet, Sendable {
    /// The reasons, one bit each.
    public let rawValue: Int32

    /// Reasons by their bits.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// The user, or the app on their behalf, has paused it.
    public static let paused = Reasons(rawValue: 1)
    /// A pointer is over it: the user may be about to click.
    public static let hovered = Reasons(rawValue: 2)
    /// The keyboard focus is in it and shows, or assistive technology is in use.
    public static let focused = Reasons(rawValue: 4)
    /// It is not on screen.
    public static let hidden = Reasons(rawValue: 8)
    /// The user asked for reduced motion.
    public static let reducedMotion = Reasons(rawValue: 16)
    /// A finger or a mouse button is down on it.
    public static let touched = Reasons(rawValue: 32)

    /// What a user overrules who presses play: they are there to press the button.
    static let presence: Reasons = [.hovered, .focused, .touched]
    /// What ends only when the user says so.
    static let lasting: Reasons = [.paused, .reducedMotion]
  }

  /// Seconds at each item before it advances; 0 is off, as are invalid values.
  public var interval = 0.0

  /// Why it waits now.
  public private(set) var reasons: Reasons = []

  /// Whether the user pressed play while they were there.
  private var isInsisted = false
  /// When it began to wait; nil while something holds it.
  private var start: Double?
  /// Where the carousel was when it was last asked, in items.
  private var lastOffset = Double.nan

  /// One that is off.
  public init() {}

  /// Whether there is a reason. When the pause ends while the user is there, they have asked for it: their presence does
  /// not hold it any more, until the next pause.
  public subscript(reason: Reasons) -> Bool {
    get { reasons.isSuperset(of: reason) }
    set {
      guard self[reason] != newValue else { return }
      if newValue { reasons.formUnion(reason) } else { reasons.subtract(reason) }
      if reason.contains(.paused) { isInsisted = !newValue && !reasons.isDisjoint(with: .presence) }
    }
  }

  /// Whether anything may move by itself now: autoplay, or an autoscroll. What is off screen may, since its clock stands
  /// still.
  public var isAllowed: Bool {
    reasons.subtracting(isInsisted ? [.presence, .hidden] : .hidden).isEmpty
  }

  /// Whether it resumes without the user's doing when the reasons to wait end: not after a pause, nor under reduced motion.
  public var resumesByItself: Bool { reasons.isDisjoint(with: .lasting) }

  /// When it is to be asked again, on the clock of `step`; nil while it does not wait for a time.
  public var nextTime: Double? { start.map { $0 + interval } }

  /// Tells whether it advances now. The wait begins anew when nothing holds it any more, and when something else has moved
  /// the carousel; while the carousel is held or moves, it waits.
  /// - Parameters:
  ///   - time: In seconds, on any clock. One that is not finite changes nothing; one that goes back begins the wait anew.
  ///   - carousel: The carousel as it is now.
  /// - Returns: Whether the carousel is to `advance`.
  public mutating func step(to time: Double, of carousel: CarouselModel) -> Bool {
    guard note(time, carousel), let start, time >= start + interval else { return false }
    self.start = time
    return true
  }

  /// Notes what has become of the carousel, without advancing.
  /// - Returns: Whether it waits for a time that began before.
  @discardableResult
  mutating func note(_ time: Double, _ carousel: CarouselModel) -> Bool {
    guard time.isFinite else { return false }
    let hasMoved = carousel.scrollOffset != lastOffset && !carousel.isAutoscrolling
    lastOffset = carousel.scrollOffset
    guard interval > 0, interval < .infinity, isAllowed, !self[.hidden], carousel.numberOfItems > 1 else {
      start = nil
      return false
    }
    guard let start, !hasMoved, carousel.movement == .resting, time >= start else {
      start = time
      return false
    }
    return true
  }
}
