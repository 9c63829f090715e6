/// An event of a single item. Placeholders have no item events.
public enum ItemEvent: Int32, CaseIterable, Sendable {
  /// The item is about to be placed; sent in each frame.
  case willLayOut
  /// The item was placed; sent in each frame, after all items have been placed.
  case didLayOut
  /// The item is about to be shown for the first time since it was mounted.
  case willDisplay
  /// The item was shown for the first time since it was mounted; sent after all items of the frame have been placed.
  case didDisplay
  /// The item was shown and is now unmounted.
  case didEndDisplaying
  /// The user tapped it, clicked it or activated it by a key, whether or not that selects it.
  case didTap
}

/// A set of item events.
public struct ItemEvents: OptionSet, Sendable {
  /// The events, one bit each.
  public let rawValue: Int32

  /// Creates a set of events from their bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Creates a set of one event.
  public init(_ event: ItemEvent) { rawValue = 1 << event.rawValue }

  /// All item events.
  public static let all = ItemEvents(rawValue: 63)
  /// The events that are sent in each frame.
  static let layout = ItemEvents(.willLayOut).union(ItemEvents(.didLayOut))
}
