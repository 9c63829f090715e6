import CGtk4
import CarouselEngine

/// A carousel's time, in seconds. It stands still while the carousel isn't shown, and wakes the carousel only when that is
/// needed: before each refresh of the screen, or once at a time.
final class Clock {
  /// What has the frame clock.
  var widget: Widget?
  /// Called with the time when the engine has asked for it.
  var frame: (Double) -> Void = { _ in }

  /// When it began, and all the time since in which it stood still.
  private var lost = Clock.systemTime
  private var pausedAt: Double?
  private(set) var next = NextFrame.never
  /// The time that is told by hand, in place of the system's.
  var givenTime: Double?
  /// What is drawn for a while without the engine; each is told the time and returns whether it continues.
  private var drawings: [(Double) -> Bool] = []
  private var tickCallback: guint = 0
  private var timer: guint = 0
  private var lastFrame = 0.0

  /// A pause between two frames that is longer, in seconds, does not count: the carousel's window was hidden.
  private static let longestFrame = 1.0
  /// How far the time of an event may be from now, in seconds, to be believed.
  private static let greatestDelay = 1.0

  init() {
    pausedAt = lost
  }

  private static var systemTime: Double { Double(g_get_monotonic_time()) / 1e6 }

  /// Whether it wakes the carousel before each refresh of the screen.
  var isTicking: Bool { tickCallback != 0 }

  var now: Double { givenTime ?? (pausedAt ?? Self.systemTime) - lost }

  /// The time of an event, by its time stamp in milliseconds; now where it has none, or an impossible one.
  func time(of stamp: UInt32) -> Double {
    if let givenTime { return givenTime }
    let now = Self.systemTime
    let stamp = Double(stamp) / 1000
    let usable = stamp > 0 && stamp <= now && now - stamp < Self.greatestDelay ? stamp : now
    return (pausedAt ?? usable) - lost
  }

  /// Calls `frame` when the engine asks for it.
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
    // A timer may come early, or was too short for a time that is far off.
    if now < time { update() } else { frame(now) }
  }
}
