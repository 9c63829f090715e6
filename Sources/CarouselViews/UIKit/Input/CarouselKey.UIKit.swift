#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  extension CarouselKey {
    /// The key of a keyboard, or the button of a remote control; nil for those that a carousel does not respond to.
    @MainActor
    init?(_ press: UIPress) {
      if let key = press.key {
        self.init(key.keyCode)
      } else if press.type == .select {
        self = .select
      } else {
        return nil
      }
    }

    private init?(_ code: UIKeyboardHIDUsage) {
      switch code {
      case .keyboardLeftArrow: self = .left
      case .keyboardRightArrow: self = .right
      case .keyboardUpArrow: self = .up
      case .keyboardDownArrow: self = .down
      case .keyboardPageUp: self = .pageUp
      case .keyboardPageDown: self = .pageDown
      case .keyboardHome: self = .home
      case .keyboardEnd: self = .end
      case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: self = .select
      default: return nil
      }
    }

    /// The arrow that moves the focus; nil where it isn't moved by one.
    init?(_ heading: UIFocusHeading) {
      switch heading {
      case .left: self = .left
      case .right: self = .right
      case .up: self = .up
      case .down: self = .down
      default: return nil
      }
    }
  }

  extension KeyModifiers {
    /// The modifiers among a key's flags, which also tell of Caps Lock and of the numeric pad.
    init(_ flags: UIKeyModifierFlags) {
      self = []
      if flags.contains(.shift) { insert(.shift) }
      if flags.contains(.control) { insert(.control) }
      if flags.contains(.alternate) { insert(.option) }
      if flags.contains(.command) { insert(.command) }
    }
  }
#endif
