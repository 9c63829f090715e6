#if HAS_TOOLKIT
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// Tells the engine's `Autoplay` what there is to wait for, and wakes it when its time has come.
  @MainActor
  final class Autoplayer {
    /// A timer that is nearly due waits so long, in seconds: for a frame.
    private static let shortestWait = 1.0 / 60

    private weak var carousel: CarouselView?
    private var autoplay = Autoplay()
    private var timer: Timer?
    /// When the timer is due.
    private var due: Double?

    init(carousel: CarouselView) {
      self.carousel = carousel
    }

    var interval: Double {
      get { autoplay.interval }
      set {
        autoplay.interval = newValue
        look()
      }
    }

    /// Whether there is a reason to wait.
    subscript(reason: Autoplay.Reasons) -> Bool {
      get { autoplay[reason] }
      set {
        guard autoplay[reason] != newValue else { return }
        autoplay[reason] = newValue
        look()
      }
    }

    /// Whether it waits for its time, or for the carousel to rest; false while something holds it.
    var isRunning: Bool { autoplay.nextTime != nil }

    /// Looks whether it is time, and when it will be: whenever something has changed that it depends on.
    func look() {
      guard let carousel else { return }
      autoplay[.hidden] = carousel.window == nil || carousel.isHidden
      autoplay[.reducedMotion] = carousel.surroundings.reducesMotion
      autoplay[.focused] = carousel.isAttendedTo
      carousel.holdMovement(!autoplay.isAllowed)
      let isTime = autoplay.step(to: carousel.now, of: carousel.controller.carousel)
      // Nobody tells when the keyboard leaves an item: so it is looked after from time to time.
      wake(at: autoplay.nextTime ?? (interval > 0 && autoplay[.focused] ? carousel.now + interval : nil))
      if isTime { carousel.update { $0.goOn() } }
    }

    /// There may be items now.
    func itemsWerePlaced() {
      if interval > 0, timer == nil { look() }
    }

    private func timerFired() {
      (timer, due) = (nil, nil)
      look()
    }

    private func wake(at time: Double?) {
      guard time != due else { return }
      timer?.invalidate()
      (timer, due) = (nil, time)
      guard let time, let carousel else { return }
      // The timer keeps nothing.
      let timer = Timer(timeInterval: max(Self.shortestWait, time - carousel.now), repeats: false) { [weak self] _ in
        MainActor.assumeIsolated {
          self?.timerFired()
        }
      }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }
#endif
