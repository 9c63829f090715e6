/// When a controller's `frame(at:)` is to be called next.
public enum NextFrame: Equatable, Sendable {
  /// Not before something else happens: nothing moves, and nothing waits for a time.
  case never
  /// Before each refresh of the screen.
  case everyRefresh
  /// At a time, in seconds, on the controller's clock; later does no harm.
  case at(Double)
}
