import CGtk4

/// A carousel's time, in seconds. It stands still while the carousel isn't shown, and asks for frames only while they are
/// needed and the carousel is shown.
final class Clock {
  /// What has the frame clock.
  var widget: Widget?
  /// Called with the time before each refresh of the screen.
  var frame: (Double) -> Void = { _ in }

  /// When it began, and all the time since in which it stood still.
  private var lost = Clock.systemTime
  private var pausedAt: Double?
  private var isNeeded = false
  private var callback: guint = 0
  private var lastFrame = 0.0

  /// A pause between two frames that is longer, in seconds, is none of the carousel's time: its window was out of sight.
  private static let longestFrame = 1.0
  /// How far the time of an event may be from now, in seconds, to be believed.
  private static let greatestDelay = 1.0

  init() {
    pausedAt = lost
  }

  private static var systemTime: Double { Double(g_get_monotonic_time()) / 1e6 }

  var isRunning: Bool { callback != 0 }

  var now: Double { (pausedAt ?? Self.systemTime) - lost }

  /// The time of an event, by its time stamp in milliseconds; now where it has none, or one that can't be.
  func time(of stamp: UInt32) -> Double {
    let now = Self.systemTime
    let stamp = Double(stamp) / 1000
    let usable = stamp > 0 && stamp <= now && now - stamp < Self.greatestDelay ? stamp : now
    return (pausedAt ?? usable) - lost
  }

  func setNeedsFrames(_ isNeeded: Bool) {
    self.isNeeded = isNeeded
    update()
  }

  func setPaused(_ isPaused: Bool) {
    guard isPaused != (pausedAt != nil) else { return }
    if isPaused {
      pausedAt = Self.systemTime
    } else if let pausedAt {
      lost += Self.systemTime - pausedAt
      self.pausedAt = nil
    }
    update()
  }

  func stop() {
    setNeedsFrames(false)
    widget = nil
  }

  private func update() {
    guard let widget else { return }
    if isNeeded, pausedAt == nil {
      guard callback == 0 else { return }
      lastFrame = 0
      callback = gtk_widget_add_tick_callback(
        widget,
        { _, frameClock, data in
          Unmanaged<Clock>.fromOpaque(data!).takeUnretainedValue().tick(frameClock)
          return 1
        }, Unmanaged.passRetained(self).toOpaque(),
        { data in Unmanaged<Clock>.fromOpaque(data!).release() })
    } else if callback != 0 {
      let id = callback
      callback = 0
      gtk_widget_remove_tick_callback(widget, id)
    }
  }

  private func tick(_ frameClock: OpaquePointer?) {
    let time = Double(gdk_frame_clock_get_frame_time(frameClock)) / 1e6
    if lastFrame > 0, time - lastFrame > Self.longestFrame { lost += time - lastFrame }
    lastFrame = time
    frame(time - lost)
  }
}
