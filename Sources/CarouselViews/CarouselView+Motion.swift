#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  extension CarouselView {
    /// The motion profile: the classic carousels', platform scroll views', or springs.
    public var motion: MotionProfile {
      get { controller.carousel.motion }
      set { update { $0.motion = newValue } }
    }

    /// The curve with which a flick comes to rest; nil for that of the motion profile.
    public var momentumCurve: MomentumCurve? {
      get { controller.carousel.momentumCurve }
      set { update { $0.momentumCurve = newValue } }
    }
  }
#endif
