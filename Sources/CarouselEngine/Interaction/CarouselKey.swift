/// A key that a carousel responds to.
public enum CarouselKey: Int32, CaseIterable, Sendable {
  /// An arrow key, by its direction on the screen.
  case left, right, up, down
  /// Page Up or Page Down: moves by as many items as fit side by side.
  case pageUp, pageDown
  /// Home or End: moves to the first or the last item.
  case home, end
  /// Return, Enter or Space: activates the current item, as a tap does.
  case select

  /// The direction of an arrow key on the screen; zero for other keys.
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

/// The modifier keys that are held down during a key press or a wheel event.
public struct KeyModifiers: OptionSet, Sendable {
  /// The modifiers, one bit each.
  public let rawValue: Int32

  /// Creates a set of modifiers from their bits.
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
public enum KeyFocus: Int32, CaseIterable, Sendable {
  /// The carousel itself.
  case carousel
  /// A control in an item that does not use this key, as a button does not use arrows.
  case item
  /// A control in an item that uses this key: a text field, a slider, a scrollable list.
  case control
}
