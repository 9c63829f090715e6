import CGtk4
import CarouselEngine

/// A cross-fade from one frame to the next; the engine determines its duration.
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

  /// Returns the progress, from 0 to 1.
  func progress(at time: Double) -> Double {
    ((time - start) / CarouselModel.crossFadeDuration).clamped(to: 0...1)
  }
}

extension Stage {
  /// Begins a cross-fade from the current frame to the next.
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
