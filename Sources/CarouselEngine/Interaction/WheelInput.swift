/// An event of a scroll wheel or a trackpad, as a host reports it.
public struct WheelInput: Sendable {
  /// The unit of an event's distance.
  public enum Unit: Int32, CaseIterable, Sendable {
    /// Points, as trackpads report them, and browsers for nearly everything.
    case point
    /// Lines of text, accelerated by the platform.
    case line
    /// Notches of a wheel; fractions come from high-resolution wheels.
    case notch
    /// Viewports.
    case page
  }

  /// The phase of a trackpad gesture to which an event belongs.
  public enum Phase: Int32, Sendable {
    /// The platform does not report it; momentum, if there is any, arrives as further events.
    case unknown
    /// Fingers rest on the trackpad.
    case mayBegin
    /// Fingers move.
    case changed
    /// Fingers are lifted: the carousel decelerates.
    case ended
    /// Fingers are lifted without having moved.
    case cancelled
    /// Momentum that the platform adds after the fingers are lifted.
    case momentum
  }

  /// The scroll distance: positive to the right and down.
  public var delta: Point2D
  /// The unit of `delta`.
  public var unit: Unit
  /// The phase of the gesture.
  public var phase: Phase
  /// The modifier keys that are held down.
  public var modifiers: KeyModifiers
  /// The directions in which content inside an item, under the pointer, can scroll.
  public var contentScrolls: ScrollDirections
  /// The directions in which something around the carousel can scroll.
  public var surroundingsScroll: ScrollDirections

  /// Creates a wheel event; by default one of a plain mouse wheel.
  public init(
    delta: Point2D, unit: Unit = .point, phase: Phase = .unknown, modifiers: KeyModifiers = KeyModifiers(),
    contentScrolls: ScrollDirections = ScrollDirections(), surroundingsScroll: ScrollDirections = ScrollDirections()
  ) {
    self.delta = delta
    self.unit = unit
    self.phase = phase
    self.modifiers = modifiers
    self.contentScrolls = contentScrolls
    self.surroundingsScroll = surroundingsScroll
  }
}

/// What scrolls a carousel, apart from keys and buttons.
public enum ScrollInput: Sendable {
  /// A mouse that drags.
  case mouse
  /// A finger or a pen that drags.
  case touch
  /// A wheel or a trackpad.
  case wheel
}

/// Directions on the screen in which something can scroll, whatever its current position.
public struct ScrollDirections: OptionSet, Sendable {
  /// The directions, one bit each.
  public let rawValue: Int32

  /// Creates a set of directions from their bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// To the left or to the right.
  public static let horizontal = ScrollDirections(rawValue: 1)
  /// Up or down.
  public static let vertical = ScrollDirections(rawValue: 2)

  /// Both.
  public static let all = ScrollDirections(rawValue: 3)

  /// Creates the direction of a distance: the axis along which it is longer.
  init(of distance: Point2D) { self = abs(distance.x) > abs(distance.y) ? .horizontal : .vertical }
}
