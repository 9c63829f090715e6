#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension CarouselKey {
    /// The key by its place on the keyboard, as HIToolbox/Events.h numbers them; nil for those that are no carousel's.
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
#endif
