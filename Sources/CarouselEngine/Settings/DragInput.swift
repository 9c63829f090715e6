/// Which pointers drag a carousel. Taps and clicks select items in any case.
public enum DragInput: Int, CaseIterable, Sendable {
  /// Fingers, pens and mice.
  case all
  /// Fingers and pens; a mouse is for what is in the items: it marks their text, for instance.
  case touch
  /// None of them.
  case none
}

extension DragInput: SettingChoice {
  /// Its name in documents and attributes.
  public var name: StaticString {
    switch self {
    case .all: "all"
    case .touch: "touch"
    case .none: "none"
    }
  }
}
