#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CarouselEngine

  extension CarouselView {
    /// The user's system settings.
    var preferences: Preferences {
      Preferences(
        reducesMotion: NSWorkspace.shared.accessibilityDisplayShouldReduceMotion,
        isRightToLeft: userInterfaceLayoutDirection == .rightToLeft,
        increasesContrast: NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast)
    }

    /// Whether the user reads or controls the screen with assistive technology.
    var isAssistiveTechnologyRunning: Bool {
      NSWorkspace.shared.isVoiceOverEnabled || NSWorkspace.shared.isSwitchControlEnabled
    }

    /// Observes the system settings.
    func observeSettings() -> [AnyObject] {
      let workspace = NSWorkspace.shared
      return [
        NotificationObserver(
          of: [NSWorkspace.accessibilityDisplayOptionsDidChangeNotification], in: workspace.notificationCenter
        ) { [weak self] in self?.settingsDidChange() },
        workspace.observe(\.isVoiceOverEnabled) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.presenceDidChange() }
        },
        workspace.observe(\.isSwitchControlEnabled) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.presenceDidChange() }
        },
      ]
    }
  }
#endif
