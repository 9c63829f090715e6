/// The time of the next call of a controller's `frame(at:)`.
public enum NextFrame: Equatable, Sendable {
  /// No frame is needed before something else happens: nothing moves, and no time is waited for.
  case never
  /// Before each refresh of the screen.
  case everyRefresh
  /// At a time of the controller's clock, in seconds; a later call does no harm.
  case at(Double)
}
