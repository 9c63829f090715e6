import CGtk4
import CarouselEngine

/// A carousel's time, in seconds. It wakes the carousel only when needed: before each refresh of the screen, or once at a time.
final class Clock {
  /// The widget whose frame clock is used.
  var widget: WidgetPointer?
  /// Called with the time when the engine has requested a frame.
  var frame: (Double) -> Void = { _ in }

  /// The system time at which it began.
  private let start = Clock.systemTime
  private(set) var next = NextFrame.never
  /// The manual time, in place of the system's.
  var givenTime: Double?
  /// Animations without the engine; each is called with the time and returns whether it continues.
  private var drawings: [(Double) -> Bool] = []
  private var tickCallback: guint = 0
  private var timer: guint = 0

  private static var systemTime: Double { Double(g_get_monotonic_time()) / 1e6 }

  /// Whether it wakes the carousel before each refresh of the screen.
  var isTicking: Bool { tickCallback != 0 }

  var now: Double { givenTime ?? Self.systemTime - start }

  /// Returns the time of an event from its time stamp in milliseconds, which is 0 if there is none.
  func time(of stamp: UInt32) -> Double {
    givenTime ?? EventTime.time(of: stamp > 0 ? Double(stamp) / 1000 - start : .nan, now: now)
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

  func stop() {
    drawings = []
    schedule(.never)
    widget = nil
  }

  private func update() {
    let isRunning = widget != nil
    setTicking(isRunning && (next == .everyRefresh || !drawings.isEmpty))
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    if isRunning, case .at(let time) = next { setTimer(to: time) }
  }

  private func setTicking(_ isTicking: Bool) {
    guard let widget, isTicking != self.isTicking else { return }
    if isTicking {
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
    let time = Double(gdk_frame_clock_get_frame_time(frameClock)) / 1e6 - start
    if next == .everyRefresh { frame(time) }
    guard !drawings.isEmpty else { return }
    let drawings = drawings
    self.drawings = []
    self.drawings = drawings.filter { $0(time) } + self.drawings
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
