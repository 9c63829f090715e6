import CGtk4
import CarouselEngine

/// What was shown fades into what is shown: how long it takes, the engine says.
final class CrossFade {
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
  func progress(at time: Double) -> Double {
    ((time - start) / CarouselModel.crossFadeDuration).clamped(to: 0...1)
  }
}

extension Stage {
  /// Begins to fade from what is shown now into whatever comes next.
  func beginCrossFade() {
    guard let widget, widget.isMapped, lastFrame != nil else { return }
    let crossFade = CrossFade(from: lastFrame, at: clock.now)
    self.crossFade = crossFade
    clock.draw { [weak self] time in
      guard let self, self.crossFade === crossFade else { return false }
      gtk_widget_queue_draw(self.widget)
      if crossFade.progress(at: time) < 1 { return true }
      self.crossFade = nil
      return false
    }
  }
}
