/// The time of the next call of a controller's `frame(at:)`.
public enum NextFrame: Equatable, Sendable {
  /// No frame is needed before something else happens: nothing moves, and no time is waited for.
  case never
  /// Before each refresh of the screen.
  case everyRefresh
  /// At a time of the host's clock, in seconds; a later call does no harm.
  case at(Double)
  /// No frame is needed while the carousel is off-screen, but something continues once it is visible. A host that is not
  /// notified of that checks it from time to time.
  case whenVisible
}
