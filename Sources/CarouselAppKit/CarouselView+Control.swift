#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CarouselEngine

  extension CarouselView {
    /// Whether somebody's keyboard or screen reader is in it.
    var isAttendedTo: Bool {
      NSWorkspace.shared.isVoiceOverEnabled || (window?.firstResponder as? NSView)?.isDescendant(of: self) == true
    }
  }

  extension CarouselView: @MainActor CarouselControl {
    /// The clock of the screen's frames, in seconds.
    public var now: Double { CACurrentMediaTime() }

    /// What is the case around the carousel.
    public var surroundings: CarouselSurroundings {
      CarouselSurroundings(
        viewport: Size(bounds.size), isRightToLeft: userInterfaceLayoutDirection == .rightToLeft,
        reducesMotion: NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
    }

    /// Carries out a change under a short cross-fade of the items.
    public func crossFade(_ change: @escaping () -> Void) {
      let fade = CATransition()
      fade.type = .fade
      fade.duration = 0.25
      contentView.layer?.add(fade, forKey: "CarouselFade")
      change()
    }
  }
#endif
