#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  extension CarouselView {
    /// The value of a setting; values that are not points are in `x`.
    package subscript(setting: CarouselSetting) -> Point2D {
      get { controller[setting] }
      set {
        withController { $0[setting] = newValue }
        if setting == .autoplay { tellFollowers() }
      }
    }
  }
#endif
