#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import Foundation

  /// Observes notifications during its lifetime.
  nonisolated final class NotificationObserver {
    private let center: NotificationCenter
    private let tokens: [any NSObjectProtocol]

    /// - Parameter names: The names of notifications that are posted on the main thread.
    @MainActor
    init(
      of names: [Notification.Name], in center: NotificationCenter = .default,
      onChange: @escaping @MainActor @Sendable () -> Void
    ) {
      self.center = center
      tokens = names.map { name in
        center.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated { onChange() } }
      }
    }

    deinit {
      for token in tokens { center.removeObserver(token) }
    }
  }
#endif
