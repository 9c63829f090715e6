import CGtk4

/// Calls a closure once, later, unless it is released before.
final class Timer {
  private var source: guint = 0
  private let action: () -> Void

  /// - Parameter seconds: The delay; negative values count as 0.
  init(after seconds: Double, _ action: @escaping () -> Void) {
    self.action = action
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint((max(0, seconds) * 1000).rounded()),
      { data in
        Unmanaged<Timer>.fromOpaque(data!).takeUnretainedValue().fire()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func fire() {
    source = 0
    action()
  }

  isolated deinit { if source != 0 { g_source_remove(source) } }
}
