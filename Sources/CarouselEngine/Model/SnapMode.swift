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
    guard self == .proximity else { return self == .mandatory }
    let page = track.page(at: position)
    return abs(page - page.rounded()) <= Feel.snapProximity
  }
}

extension SnapMode: SettingChoice {
  /// Its name in documents and attributes.
  public var name: StaticString {
    switch self {
    case .mandatory: "mandatory"
    case .proximity: "proximity"
    case .none: "none"
    }
  }
}
