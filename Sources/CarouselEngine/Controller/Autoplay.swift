/// When a carousel goes on to its next item by itself, and what it waits for. A value without a clock: hosts tell it the
/// reasons to wait, and ask it with the time.
///
/// ```swift
/// var autoplay = Autoplay()
/// autoplay.interval = 5
/// autoplay[.pointedAt] = true
///
/// // Whenever something has changed, and when `nextTime` has come.
/// func wake(_ autoplay: inout Autoplay, at time: Double, _ carousel: inout Carousel) {
///   if autoplay.step(to: time, of: carousel) { carousel.goOn() }
/// }
/// ```
public struct Autoplay: Sendable {
  /// Why a carousel doesn't move by itself.
  public struct Reasons: OptionSet, Sendable {
    /// The reasons, one bit each.
    public let rawValue: UInt8

    /// Reasons by their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The user, or the app for them, has stopped it.
    public static let paused = Reasons(rawValue: 1)
    /// A mouse points at it: somebody may be about to click.
    public static let pointedAt = Reasons(rawValue: 2)
    /// The keyboard, or a screen reader, is in it.
    public static let focused = Reasons(rawValue: 4)
    /// Nobody can see it.
    public static let hidden = Reasons(rawValue: 8)
    /// People want less to move.
    public static let reducedMotion = Reasons(rawValue: 16)

    /// What somebody who asks for movement overrules: they are there to press the button.
    static let presence: Reasons = [.pointedAt, .focused]
  }

  /// Seconds for which it rests at an item before it goes on; 0 is off, and so is what makes no sense.
  public var interval = 0.0

  /// What holds it now.
  public private(set) var reasons: Reasons = []

  /// Whether the user has asked for it in spite of being there.
  private var insists = false
  /// When it began to wait; nil while something holds it.
  private var start: Double?
  /// Where the carousel was when it was last asked, in items.
  private var lastOffset = Double.nan

  /// One that is off.
  public init() {}

  /// Whether there is a reason. When the pause ends while somebody is there, they have asked for it: being there holds it
  /// no more, until the next pause.
  public subscript(reason: Reasons) -> Bool {
    get { reasons.isSuperset(of: reason) }
    set {
      guard self[reason] != newValue else { return }
      if newValue { reasons.formUnion(reason) } else { reasons.subtract(reason) }
      if reason.contains(.paused) { insists = !newValue && !reasons.isDisjoint(with: .presence) }
    }
  }

  /// Whether anything may move by itself now: steps, or an autoscroll. What nobody sees may, since its clock stands still.
  public var isAllowed: Bool {
    reasons.subtracting(insists ? [.presence, .hidden] : .hidden).isEmpty
  }

  /// When it is to be asked again, on the clock of `step`; nil while it doesn't wait for a time.
  public var nextTime: Double? { start.map { $0 + interval } }

  /// Tells whether it goes on now. The wait begins anew when nothing holds it any more, and when something else has moved
  /// the carousel; while a finger is on it, or it is on its way, it waits.
  /// - Parameters:
  ///   - time: In seconds, on any clock. One that is none changes nothing; one that goes back begins the wait anew.
  ///   - carousel: The carousel as it is now.
  /// - Returns: Whether the carousel is to `goOn`.
  public mutating func step(to time: Double, of carousel: Carousel) -> Bool {
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
    guard time >= start + interval else { return false }
    self.start = time
    return true
  }
}

extension Carousel {
  /// Goes on to the next item, animated; from the last one back to the first.
  public mutating func goOn() {
    if track.wraps || destination.rounded() < Double(track.itemCount - 1) {
      step(by: 1)
    } else {
      scroll(toItemAt: 0, duration: Self.defaultScrollDuration)
    }
  }
}
