/// A key that a carousel responds to.
public enum CarouselKey: Int32, CaseIterable, Sendable {
  /// An arrow, by its direction on the screen.
  case left, right, up, down
  /// As many items back or forward as fit side by side.
  case pageUp, pageDown
  /// To the first or the last item.
  case home, end
  /// Return, Enter or Space: activates the current item, as a tap does.
  case select

  /// The direction of an arrow on the screen; zero for other keys.
  var direction: Point2D {
    switch self {
    case .left: Point2D(x: -1, y: 0)
    case .right: Point2D(x: 1, y: 0)
    case .up: Point2D(x: 0, y: -1)
    case .down: Point2D(x: 0, y: 1)
    default: .zero
    }
  }
}

/// The keys that are held down while another one is pressed, or a wheel is turned.
public struct KeyModifiers: OptionSet, Sendable {
  /// The modifiers, one bit each.
  public let rawValue: Int32

  /// Modifiers by their bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 2)
  /// Option or Alt.
  public static let option = KeyModifiers(rawValue: 4)
  /// Command, Windows or Super.
  public static let command = KeyModifiers(rawValue: 8)
}

/// Where the keyboard focus is when a key is pressed.
public enum KeyFocus: Int32, Sendable {
  /// The carousel itself.
  case carousel
  /// A control in an item that does not use this key, as a button does not use arrows.
  case item
  /// A control in an item that uses this key: a text field, a slider, a list that scrolls.
  case control
}
