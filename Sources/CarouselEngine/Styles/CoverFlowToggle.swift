/// The items that turn in a classic cover flow. While the carousel decelerates, every item turns as it passes the
/// middle. During a drag only two turn, at the same time: the one that leaves the middle and the one that arrives.
public enum CoverFlowToggle: Equatable, Sendable {
  /// Every item turns by its own offset.
  case following
  /// Items remain turned one way or the other, except for the two near the middle: the value runs from ±1 to 0 while
  /// they change places; it is negative on the way to higher indexes.
  case shared(Double)

  /// Returns the offset by which an item at an offset turns, −1…1.
  public func turn(at offset: Double) -> Double {
    switch self {
    case .following:
      return offset.clamped(to: -1...1)
    case .shared(let value) where value > 0:
      if offset <= -0.5 { return -1 }
      if offset <= 0.5 { return -value }
      return offset <= 1.5 ? 1 - value : offset.clamped(to: -1...1)
    case .shared(let value):
      if offset > 0.5 { return 1 }
      if offset > -0.5 { return -value }
      return offset > -1.5 ? -1 - value : offset.clamped(to: -1...1)
    }
  }
}
