/// What a host knows of an event of a scroll wheel or a trackpad.
public struct WheelInput: Sendable {
  /// What the distance of an event counts.
  public enum Unit: Int32, Sendable {
    /// Points, as trackpads report them, and browsers for nearly everything.
    case point
    /// Lines of text, sped up by the platform.
    case line
    /// Steps that a wheel clicks through; fractions come from wheels of higher resolution.
    case notch
    /// Viewports.
    case page
  }

  /// Where in a gesture on a trackpad an event stands.
  public enum Phase: Int32, Sendable {
    /// The platform does not say; momentum, if there is any, comes as more events.
    case unknown
    /// Fingers rest on the trackpad.
    case mayBegin
    /// Fingers move.
    case changed
    /// Fingers are lifted: the carousel flicks by itself.
    case ended
    /// Fingers are lifted without having moved.
    case cancelled
    /// Momentum that the platform adds after the fingers are lifted.
    case momentum
  }

  /// How far to scroll: positive to the right and down.
  public var delta: Point2D
  /// What `delta` counts.
  public var unit: Unit
  /// Where in a gesture the event stands.
  public var phase: Phase
  /// The keys that are held down.
  public var modifiers: KeyModifiers
  /// The directions in which something inside an item, under the pointer, scrolls.
  public var contentScrolls: ScrollDirections
  /// The directions in which something around the carousel scrolls.
  public var surroundingsScroll: ScrollDirections

  /// A wheel event; by default one of a plain mouse wheel.
  public init(
    delta: Point2D, unit: Unit = .point, phase: Phase = .unknown, modifiers: KeyModifiers = [],
    contentScrolls: ScrollDirections = [], surroundingsScroll: ScrollDirections = []
  ) {
    self.delta = delta
    self.unit = unit
    self.phase = phase
    self.modifiers = modifiers
    self.contentScrolls = contentScrolls
    self.surroundingsScroll = surroundingsScroll
  }
}

/// Directions on the screen in which something can scroll, wherever it is now.
public struct ScrollDirections: OptionSet, Sendable {
  /// The directions, one bit each.
  public let rawValue: Int32

  /// Directions by their bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// To the left or to the right.
  public static let horizontal = ScrollDirections(rawValue: 1)
  /// Up or down.
  public static let vertical = ScrollDirections(rawValue: 2)
}
