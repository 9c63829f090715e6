#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  extension CarouselView {
    /// The value of a setting; values that are not points are in `x`.
    subscript(setting: CarouselSetting) -> Point2D {
      get { controller.value(of: setting) }
      set {
        let oldValue = self[setting]
        withController { $0.set(setting, to: newValue) }
        switch setting {
        case .vertical where newValue != oldValue: controller.remeasure()
        case .autoplay: tellFollowers()
        default: break
        }
      }
    }
  }
#endif
