import CGtk4
import CarouselEngine

/// A carousel's time, in seconds. It is stopped while the carousel is not shown, and wakes the carousel only when
/// needed: before each refresh of the screen, or once at a time.
final class Clock {
  /// The widget whose frame clock is used.
  var widget: WidgetPointer?
  /// Called with the time when the engine has requested a frame.
  var frame: (Double) -> Void = { _ in }

  /// The system time at which it began, plus all the time in which it was stopped.
  private var lost = Clock.systemTime
  private var pausedAt: Double?
  private(set) var next = NextFrame.never
  /// The manual time, in place of the system's.
  var givenTime: Double?
  /// Animations without the engine; each is called with the time and returns whether it continues.
  private var drawings: [(Double) -> Bool] = []
  private var tickCallback: guint = 0
  private var timer: guint = 0
  private var lastFrame = 0.0

  /// The longest pause between two frames that counts, in seconds: after a longer one, the carousel's window was
  /// hidden.
  private static let longestFrame = 1.0
  /// The maximum distance of an event's time from now, in seconds, at which it is believed.
  private static let greatestDelay = 1.0

  init() {
    pausedAt = lost
  }

  private static var systemTime: Double { Double(g_get_monotonic_time()) / 1e6 }

  /// Whether it wakes the carousel before each refresh of the screen.
  var isTicking: Bool { tickCallback != 0 }

  var now: Double { givenTime ?? (pausedAt ?? Self.systemTime) - lost }

  /// Returns the time of an event from its time stamp in milliseconds; the current time if it has none, or an
  /// impossible one.
  func time(of stamp: UInt32) -> Double {
    if let givenTime { return givenTime }
    let now = Self.systemTime
    let stamp = Double(stamp) / 1000
    let usable = stamp > 0 && stamp <= now && now - stamp < Self.greatestDelay ? stamp : now
    return (pausedAt ?? usable) - lost
  }

  /// Schedules the next call of `frame`.
  func schedule(_ next: NextFrame) {
    self.next = next
    update()
  }

  /// Calls a closure before each refresh of the screen until it returns false.
  func draw(_ drawing: @escaping (Double) -> Bool) {
    drawings.append(drawing)
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
    drawings = []
    schedule(.never)
    widget = nil
  }

  private func update() {
    let isRunning = widget != nil && pausedAt == nil
    setTicking(isRunning && (next == .everyRefresh || !drawings.isEmpty))
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    if isRunning, case .at(let time) = next { setTimer(to: time) }
  }

  private func setTicking(_ isTicking: Bool) {
    guard let widget, isTicking != self.isTicking else { return }
    if isTicking {
      lastFrame = 0
      tickCallback = gtk_widget_add_tick_callback(
        widget,
        { _, frameClock, data in
          Unmanaged<Clock>.fromOpaque(data!).takeUnretainedValue().tick(frameClock)
          return 1
        }, Unmanaged.passRetained(self).toOpaque(),
        { data in Unmanaged<Clock>.fromOpaque(data!).release() })
    } else {
      let callback = tickCallback
      tickCallback = 0
      gtk_widget_remove_tick_callback(widget, callback)
    }
  }

  private func tick(_ frameClock: OpaquePointer?) {
    let time = Double(gdk_frame_clock_get_frame_time(frameClock)) / 1e6
    if lastFrame > 0, time - lastFrame > Self.longestFrame { lost += time - lastFrame }
    lastFrame = time
    if next == .everyRefresh { frame(time - lost) }
    guard !drawings.isEmpty else { return }
    let drawings = drawings
    self.drawings = []
    self.drawings = drawings.filter { $0(time - lost) } + self.drawings
    update()
  }

  private func setTimer(to time: Double) {
    let milliseconds = (max(0, time - now) * 1000).rounded(.up)
    timer = g_timeout_add(
      UInt32(exactly: milliseconds) ?? .max,
      { data in
        Unmanaged<Clock>.fromOpaque(data!).takeUnretainedValue().timerDidFire()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func timerDidFire() {
    timer = 0
    guard case .at(let time) = next else { return }
    // A timer may fire early, or be too short for a distant time.
    if now < time { update() } else { frame(now) }
  }
}
