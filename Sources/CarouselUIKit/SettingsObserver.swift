#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Hears of changes of the person's settings for motion, as long as it lives.
  final class SettingsObserver {
    private let tokens: [any NSObjectProtocol]

    @MainActor
    init(onChange: @escaping @MainActor () -> Void) {
      let names = [
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      ]
      tokens = names.map { name in
        // They are posted on the main thread.
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { onChange() }
        }
      }
    }

    deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }
#endif
