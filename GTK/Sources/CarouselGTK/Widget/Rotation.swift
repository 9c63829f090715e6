import CGtk4
import CarouselEngine

/// What moves by itself: it tells the engine's `Autoplay` what there is to wait for, and wakes it when its time has come.
final class Rotation {
  private unowned let stage: Stage
  private var timer: guint = 0
  private var play = Autoplay()

  /// A steady movement, in items a second.
  var autoscroll = 0.0 { didSet { update() } }
  /// Seconds after which it goes on to the next item; 0 is off.
  var autoplay: Double {
    get { play.interval }
    set {
      play.interval = newValue
      update()
    }
  }
  /// Whether the user, or the app for them, has stopped it.
  var isPaused: Bool {
    get { play[.paused] }
    set { set(.paused, newValue) }
  }
  var isHovered: Bool {
    get { play[.pointedAt] }
    set { set(.pointedAt, newValue) }
  }
  /// Whether the keyboard is in it, and shows it.
  var isFocused: Bool {
    get { play[.focused] }
    set { set(.focused, newValue) }
  }

  /// The longest that a timer may last, in seconds; then it is set again.
  private static let longestTimer = 1e6

  init(stage: Stage) {
    self.stage = stage
  }

  private func set(_ reason: Autoplay.Reasons, _ isOn: Bool) {
    guard play[reason] != isOn else { return }
    play[reason] = isOn
    update()
  }

  /// Something that it depends on has changed.
  func update() {
    play[.reducedMotion] = stage.reducesMotion
    play[.hidden] = stage.widget?.isMapped != true
    let speed = play.isAllowed ? autoscroll : 0
    if stage.controller.carousel.autoscroll.bitPattern != speed.bitPattern { stage.update { $0.autoscroll = speed } }
    wake()
    stage.tellObservers()
  }

  func stop() {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
  }

  /// The next step comes so many seconds after whatever moved it last.
  func positionDidChange(_ event: CarouselEvent) {
    if case .didSettle = event { wake() }
  }

  /// Goes on if it is time to, and has itself woken when it will be.
  private func wake() {
    if play.step(to: stage.clock.now, of: stage.controller.carousel) { stage.update { $0.goOn() } }
    stop()
    guard let next = play.nextTime else { return }
    let seconds = min(max(0, next - stage.clock.now), Self.longestTimer)
    timer = g_timeout_add(
      max(1, UInt32((seconds * 1000).rounded(.up))),
      { data in
        let rotation = Unmanaged<Rotation>.fromOpaque(data!).takeUnretainedValue()
        rotation.timer = 0
        rotation.wake()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
