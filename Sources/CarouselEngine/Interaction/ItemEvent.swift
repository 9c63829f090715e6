/// What happens to a single item. Placeholders have no item events.
public enum ItemEvent: Int32, CaseIterable, Sendable {
  /// It is about to be placed; sent in each frame.
  case willLayOut
  /// It was placed; sent in each frame, after all items were placed.
  case didLayOut
  /// It is about to be shown for the first time since it was mounted.
  case willDisplay
  /// It was shown for the first time since it was mounted; sent after all items of the frame were placed.
  case didDisplay
  /// It was shown, and is unmounted now.
  case didEndDisplaying
  /// The user tapped it, clicked it or activated it by a key, whether or not it is selected then.
  case didTap
}

/// A set of item events.
public struct ItemEvents: OptionSet, Sendable {
  /// The events, one bit each.
  public let rawValue: Int32

  /// Events by their bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The set of one event.
  public init(_ event: ItemEvent) { rawValue = 1 << event.rawValue }

  /// All of them.
  public static let all = ItemEvents(rawValue: 63)
  /// Those that are sent in each frame.
  static let layout: ItemEvents = [ItemEvents(.willLayOut), ItemEvents(.didLayOut)]
}
