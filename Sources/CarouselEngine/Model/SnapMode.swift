/// Which positions attract a carousel that settles.
public enum SnapMode: Int, CaseIterable, Sendable {
  /// It always comes to rest on a snap position.
  case mandatory
  /// It comes to rest on a snap position if it would stop near one, and elsewhere otherwise.
  case proximity
  /// It comes to rest anywhere between its ends.
  case none

  /// Whether a carousel that would stop at a position snaps to the nearest one.
  func attracts(_ position: Double, _ track: Track) -> Bool {
    #if NUMBERED
      // Pages have no setting for it yet, and load no code for it.
      return true
    #else
      guard self == .proximity else { return self == .mandatory }
      let page = track.page(at: position)
      return abs(page - page.rounded()) <= Feel.snapProximity
    #endif
  }
}
