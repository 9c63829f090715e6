#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Hears of changes of the person's settings for motion, as long as it lives.
  final class SettingsObserver {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    @MainActor
    init(onChange: @escaping @MainActor () -> Void) {
      center = NSWorkspace.shared.notificationCenter
      let name = NSWorkspace.accessibilityDisplayOptionsDidChangeNotification
      // It is posted on the main thread.
      token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { onChange() }
      }
    }

    deinit { center.removeObserver(token) }
  }
#endif
