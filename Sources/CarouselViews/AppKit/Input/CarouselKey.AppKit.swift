#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CarouselEngine

  extension CarouselKey {
    /// Creates the key of a virtual key code, as numbered in HIToolbox/Events.h; nil for keys that a carousel does not
    /// respond to.
    init?(keyCode: UInt16) {
      switch keyCode {
      case 123: self = .left
      case 124: self = .right
      case 125: self = .down
      case 126: self = .up
      case 116: self = .pageUp
      case 121: self = .pageDown
      case 115: self = .home
      case 119: self = .end
      case 36, 76, 49: self = .select
      default: return nil
      }
    }
  }

  extension KeyModifiers {
    /// Creates the modifiers of an event's flags, which also include Caps Lock and arrow keys.
    init(_ flags: NSEvent.ModifierFlags) {
      self = []
      if flags.contains(.shift) { insert(.shift) }
      if flags.contains(.control) { insert(.control) }
      if flags.contains(.option) { insert(.option) }
      if flags.contains(.command) { insert(.command) }
    }
  }
#endif
