#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  extension CarouselView {
    /// The user's settings.
    var preferences: Preferences {
      Preferences(
        reducesMotion: UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
        increasesContrast: UIAccessibility.isDarkerSystemColorsEnabled)
    }

    /// Whether the user reads or moves the screen by assistive technology.
    var isAssistiveTechnologyRunning: Bool {
      UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
    }

    /// What is posted when one of these settings changes.
    static let settingsNotifications = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.switchControlStatusDidChangeNotification,
    ]
  }
#endif
