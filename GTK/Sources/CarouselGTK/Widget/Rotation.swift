import CGtk4
import CarouselEngine

/// What moves by itself, and when it doesn't: while somebody points at it or has the keyboard in it, while it isn't
/// shown, when it was paused, and where people want less to move.
final class Rotation {
  private unowned let stage: Stage
  private var timer: guint = 0

  /// A steady movement, in items a second.
  var autoscroll = 0.0 { didSet { update() } }
  /// Seconds after which it goes on to the next item; 0 is off.
  var autoplay = 0.0 { didSet { update() } }
  /// Whether the user, or the app for them, has stopped it.
  var isPaused = false {
    didSet {
      insists = !isPaused && (isHovered || isFocused)
      update()
    }
  }
  var isHovered = false { didSet { if isHovered != oldValue { update() } } }
  /// Whether the keyboard is in it, and shows it.
  var isFocused = false { didSet { if isFocused != oldValue { update() } } }
  /// Whether the user has asked for it in spite of pointing at it.
  private var insists = false

  /// The longest time between two steps, in seconds.
  private static let longestInterval = 1e6

  init(stage: Stage) {
    self.stage = stage
  }

  private var isAllowed: Bool {
    !isPaused && !stage.reducesMotion && (insists || !(isHovered || isFocused))
  }

  func update() {
    let speed = isAllowed ? autoscroll : 0
    if stage.controller.carousel.autoscroll != speed, !(stage.controller.carousel.autoscroll.isNaN && speed.isNaN) {
      stage.update { $0.autoscroll = speed }
    }
    restart()
    stage.tellObservers()
  }

  func stop() {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
  }

  /// The next step comes so many seconds after whatever moved it last.
  func positionDidChange(_ event: CarouselEvent) {
    if case .didSettle = event { restart() }
  }

  private func restart() {
    stop()
    guard isAllowed, autoplay > 0, stage.widget?.isMapped == true else { return }
    let milliseconds = UInt32(min(autoplay, Self.longestInterval) * 1000)
    timer = g_timeout_add(
      max(1, milliseconds),
      { data in
        Unmanaged<Rotation>.fromOpaque(data!).takeUnretainedValue().goOn()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func goOn() {
    timer = 0
    let carousel = stage.controller.carousel
    if !carousel.isDragging, !carousel.isDecelerating, !carousel.isScrolling, let current = carousel.currentIndex {
      stage.update {
        if carousel.wraps || current < carousel.numberOfItems - 1 {
          $0.step(by: 1)
        } else {
          $0.scroll(toItemAt: 0, duration: CarouselEngine.Carousel.defaultScrollDuration)
        }
      }
    }
    if timer == 0 { restart() }
  }
}
