#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  extension CarouselView {
    /// The user's system settings.
    var preferences: Preferences {
      Preferences(
        reducesMotion: UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
        increasesContrast: UIAccessibility.isDarkerSystemColorsEnabled)
    }

    /// Whether the user reads or controls the screen with assistive technology.
    var isAssistiveTechnologyRunning: Bool {
      UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
    }

    /// The notifications of an app that goes into the background or comes back.
    static let presenceNotifications = [
      UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
    ]

    /// The notifications of changes of these settings.
    static let settingsNotifications = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.switchControlStatusDidChangeNotification,
    ]
  }
#endif
