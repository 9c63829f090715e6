import CarouselEngine

/// The turn of an item to its other side: a share from 0 to 1, and its destination.
struct Turn {
  private var from = 0.0
  private var to = 0.0
  private var start = 0.0
  private var duration = 0.0

  var isTurned: Bool { to != 0 }

  /// Begins a turn from the current share.
  mutating func set(_ isTurned: Bool, at time: Double, over duration: Double) {
    guard isTurned != self.isTurned else { return }
    from = share(at: time)
    to = isTurned ? 1 : 0
    start = time
    self.duration = duration.clamped(to: 0...10)
  }

  func isOver(at time: Double) -> Bool { time - start >= duration }

  /// Returns the share at a time, eased at both ends.
  func share(at time: Double) -> Double {
    guard duration > 0, time < start + duration else { return to }
    let t = ((time - start) / duration).clamped(to: 0...1)
    return from + (to - from) * t * t * (3 - 2 * t)
  }
}
