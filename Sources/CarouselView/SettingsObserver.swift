#if HAS_TOOLKIT
  import Foundation

  /// Hears of changes of the person's settings for motion, as long as it lives.
  final class SettingsObserver {
    private let center: NotificationCenter
    private let tokens: [any NSObjectProtocol]

    @MainActor
    init(of names: [Notification.Name], in center: NotificationCenter, onChange: @escaping @MainActor () -> Void) {
      self.center = center
      tokens = names.map { name in
        // They are posted on the main thread.
        center.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated { onChange() } }
      }
    }

    deinit {
      for token in tokens { center.removeObserver(token) }
    }
  }
#endif
