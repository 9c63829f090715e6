import CGtk4

/// What was shown fades over to what is shown, in place of a flight.
final class CrossFade {
  /// How long it takes, in seconds.
  static let duration = 0.15

  let before: OpaquePointer?
  private let start: Double

  init(from before: OpaquePointer?, at time: Double) {
    self.before = before.map { gsk_render_node_ref($0) }
    start = time
  }

  isolated deinit {
    if let before { gsk_render_node_unref(before) }
  }

  /// From 0 to 1.
  func progress(at time: Double) -> Double { ((time - start) / Self.duration).clamped(to: 0...1) }
}

extension Stage {
  /// Begins to fade over from what is shown now to whatever comes next.
  func beginCrossFade() {
    guard let widget, widget.isMapped, lastFrame != nil else { return }
    crossFade = CrossFade(from: lastFrame, at: clock.now)
    gtk_widget_add_tick_callback(
      widget,
      { widget, _, _ in Stage.of(widget!)?.goOnFading() == true ? 1 : 0 }, nil, nil)
  }

  /// - Returns: Whether it goes on.
  private func goOnFading() -> Bool {
    guard let widget, let crossFade else { return false }
    gtk_widget_queue_draw(widget)
    guard crossFade.progress(at: clock.now) >= 1 else { return true }
    self.crossFade = nil
    return false
  }
}
