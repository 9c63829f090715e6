/// Decides when autoplay advances a carousel, and what it waits for. A value without a clock: a controller passes it
/// the reasons to wait, and the time.
public struct Autoplay: Sendable {
  /// The reasons for which autoplay waits.
  public struct Reasons: OptionSet, Sendable {
    /// The reasons, one bit each.
    public let rawValue: Int32

    /// Creates a set of reasons from their bits.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// The user has paused it, or the app on their behalf; or a tap, a press on a control that has
    /// its own drags, or the keyboard focus, as W3C's pattern for carousels has it.
    public static let paused = Reasons(rawValue: 1)
    /// A pointer hovers over it: the user may be about to click.
    public static let hovered = Reasons(rawValue: 2)
    /// The keyboard focus is in it and visible, or assistive technology is in use.
    public static let focused = Reasons(rawValue: 4)
    /// It is off-screen: nobody can see it, for whatever reason.
    public static let hidden = Reasons(rawValue: 8)
    /// The user asked for reduced motion.
    public static let reducedMotion = Reasons(rawValue: 16)
    /// A finger or a mouse button is down on it.
    public static let touched = Reasons(rawValue: 32)
    /// The items are shown as a list.
    public static let list = Reasons(rawValue: 64)

    /// A medium plays in the current item, or something of an item is open above everything else.
    public static let occupied = Reasons(rawValue: 128)

    /// The reasons that a user overrides by pressing play: they are there to press the button.
    static let presence = Reasons(rawValue: 2 | 4 | 32)
    /// The reasons that only the user can end.
    static let lasting = Reasons(rawValue: 1 | 16 | 64)
  }

  /// The time at each item before it advances, in seconds; 0 and invalid values turn autoplay off.
  public var interval = 0.0

  /// The time at the current item, in seconds, if it has its own; 0 and NaN are that of the others. Infinite waits until the item has
  /// ended; see `itemDidEnd()`.
  public var itemInterval = 0.0

  /// The current reasons to wait.
  public private(set) var reasons = Reasons()

  /// Whether the user pressed play while a reason of their presence was given.
  private var isInsisted = false
  /// When the interval would have begun if it had not waited since; nil while it waits.
  private var start: Double?
  /// How much of the interval had passed when it began to wait, in seconds.
  private var spent = 0.0
  /// What has ended at the current item.
  private var end = End.none
  /// Whether the carousel was moving in the last step.
  private var isMoving = false
  /// The carousel's offset in the last step, in items.
  private var lastOffset = Double.nan

  /// Creates an autoplay that is off.
  public init() {}

  /// Whether a reason is given. When the user ends a pause while they are present, their presence no longer stops it,
  /// until the next pause, or until the focus enters again.
  public subscript(reason: Reasons) -> Bool {
    get { reasons.isSuperset(of: reason) }
    set {
      guard self[reason] != newValue else { return }
      if newValue { reasons.formUnion(reason) } else { reasons.subtract(reason) }
      if reason.contains(.focused), newValue { isInsisted = false }
      if reason.contains(.paused) { isInsisted = !newValue && !reasons.isDisjoint(with: .presence) }
    }
  }

  enum End {
    case none
    /// The item itself: autoplay advances as soon as nothing keeps it.
    case item
    /// Its time, and nothing follows.
    case autoplay
  }

  /// Whether the interval is valid.
  var isOn: Bool { interval > 0 && interval < .infinity }

  /// Whether the time at the current item has not begun.
  var isFresh: Bool { start == nil && spent == 0 && end == .none }

  private var currentInterval: Double { itemInterval > 0 ? itemInterval : interval }

  /// Pauses it for as long as the user wants, if the keyboard focus is in it and they have not pressed play since.
  mutating func pauseIfFocused() {
    if self[.focused], !isInsisted { self[.paused] = true }
  }

  /// Whether autoplay and autoscroll may move the carousel now. Off-screen carousels may, since their time stands still.
  public var isAllowed: Bool {
    reasons.subtracting(isInsisted ? .presence.union(.hidden) : .hidden).isEmpty
  }

  /// Whether autoplay resumes without an action of the user once the reasons end: not after a pause, under reduced motion,
  /// nor in a list.
  public var resumesByItself: Bool { reasons.isDisjoint(with: .lasting) }

  /// The time of the next step, on the clock of `step`; nil while it does not wait for a time.
  public var nextTime: Double? { start.map { end == .item ? $0 : $0 + currentInterval } }

  /// Returns the share of the interval that has passed at the current item, 0…1; 0 while the carousel moves, and while
  /// autoplay is off.
  /// - Parameter time: In seconds, on the clock of `step`.
  public func progress(at time: Double) -> Double {
    guard isOn, !isMoving else { return 0 }
    guard end == .none else { return 1 }
    return ((start.map { time - $0 } ?? spent) / currentInterval).finite(or: 0).clamped(to: 0...1)
  }

  /// Returns the time until it advances, in seconds; infinite while it waits, while the carousel moves, and while autoplay
  /// is off.
  /// - Parameter time: In seconds, on the clock of `step`.
  public func remainingTime(at time: Double) -> Double {
    guard let nextTime, !isMoving else { return .infinity }
    return max(0, nextTime - time)
  }

  /// The same until it waits, goes on, or begins again; empty while nothing has passed and nothing runs.
  var phase: Phase {
    return isFresh || isMoving ? Phase() : Phase(start: start, spent: spent, end: end, interval: currentInterval)
  }

  /// What determines the progress of autoplay, as it is between two events.
  struct Phase: Equatable {
    var start: Double?
    var spent = 0.0
    var end = End.none
    var interval = 0.0
  }

  /// Returns whether the carousel advances now. The interval goes on where it was when the last reason ends, and starts
  /// again when something else has moved the carousel; while the carousel is held or moves, autoplay waits.
  /// - Parameters:
  ///   - time: In seconds, on any clock. A time that is not finite changes nothing; one that goes back restarts the
  ///     interval.
  ///   - carousel: The carousel as it is now.
  /// - Returns: Whether the carousel is to `advance`.
  public mutating func step(to time: Double, of carousel: CarouselModel) -> Bool {
    guard note(time, carousel), let nextTime, time >= nextTime else { return false }
    (start, end) = (time, .none)
    return true
  }

  /// The content of the current item has ended: autoplay advances as if its time had passed.
  mutating func itemDidEnd() {
    guard isOn, end == .none else { return }
    end = .item
  }

  /// Nothing follows the current item: its time is over, and stays so until the carousel is moved.
  mutating func finish() { (start, spent, end) = (nil, currentInterval, .autoplay) }

  /// Whether time passes at an item on which a carousel rests.
  func runs(in carousel: CarouselModel) -> Bool {
    isOn && end != .autoplay && isAllowed && !self[.hidden] && carousel.track.pageCount > 1
  }

  /// Updates to the carousel's state, without advancing.
  /// - Returns: Whether an interval is running that began before.
  @discardableResult
  mutating func note(_ time: Double, _ carousel: CarouselModel) -> Bool {
    guard time.isFinite else { return false }
    let hasMoved = carousel.scrollOffset != lastOffset && !carousel.isAutoscrolling
    lastOffset = carousel.scrollOffset
    isMoving = carousel.movement != .resting
    if !isOn || hasMoved || isMoving || time < start ?? time { (start, spent, end) = (nil, 0, .none) }
    guard runs(in: carousel) else {
      // A host may find out only when it would advance that nobody has seen the carousel for a while.
      if let start { spent = time < start + currentInterval ? time - start : 0 }
      start = nil
      return false
    }
    guard start != nil else {
      (start, spent) = (time - spent, 0)
      return false
    }
    return true
  }
}
