#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  extension CarouselView {
    /// The value of a setting; values that are not points are in `x`.
    subscript(setting: CarouselSetting) -> Point2D {
      get { controller.value(of: setting) }
      set {
        withController { $0.set(setting, to: newValue) }
        if setting == .autoplay { tellFollowers() }
      }
    }
  }
#endif
