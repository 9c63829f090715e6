#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  extension CarouselView {
    /// Whether somebody's focus, keyboard or screen reader is in it.
    var isAttendedTo: Bool {
      hasFocus || holdsKeyboard || UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
    }
  }

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
#endif
