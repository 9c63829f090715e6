#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CarouselView: @MainActor CarouselControl {
    /// The clock of the screen's frames, in seconds.
    public var now: Double { CACurrentMediaTime() }

    /// What is the case around the carousel.
    public var surroundings: CarouselSurroundings {
      CarouselSurroundings(
        viewport: Size(bounds.size), isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
        reducesMotion: UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions)
    }

    /// Carries out a change under a short cross-fade of the items.
    public func crossFade(_ change: @escaping () -> Void) {
      UIView.transition(
        with: contentView, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction],
        animations: change, completion: nil)
    }
  }

  extension CarouselView {
    /// Shifts the items, and the vanishing point with them, in points.
    public var contentOffset: CGPoint {
      get { CGPoint(controller.carousel.contentOffset) }
      set { update { $0.contentOffset = Point(newValue) } }
    }

    /// Shifts the eye, in points: the items go the other way, and are seen from aside.
    public var viewpointOffset: CGPoint {
      get { CGPoint(controller.carousel.viewpointOffset) }
      set { update { $0.viewpointOffset = Point(newValue) } }
    }
  }
#endif
