#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  extension CarouselKey {
    /// Creates the key of a keyboard key or a remote control's button; nil for those that a carousel does not respond
    /// to.
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

    /// Creates the arrow key of a focus movement; nil if no arrow moves it.
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
    /// Creates the modifiers of a key's flags, which also include Caps Lock and the numeric pad.
    init(_ flags: UIKeyModifierFlags) {
      self = []
      if flags.contains(.shift) { insert(.shift) }
      if flags.contains(.control) { insert(.control) }
      if flags.contains(.alternate) { insert(.option) }
      if flags.contains(.command) { insert(.command) }
    }
  }
#endif
