import Foundation

/// A timer on the device's clock. Its run loop retains it until it has fired, or is invalidated.
public final class Timer: NSObject {
  fileprivate let interval: TimeInterval
  private let block: @Sendable (Timer) -> Void
  private let repeats: Bool
  public private(set) var isValid = true
  fileprivate(set) var fireTime = Double.infinity

  public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
    (self.interval, self.repeats, self.block) = (interval, repeats, block)
  }

  @MainActor public func invalidate() {
    isValid = false
    Device.timers.removeAll { $0 === self }
  }

  /// Fires it now, even if it is early.
  @MainActor public func fire() {
    if repeats { fireTime += max(interval, 1e-3) } else { invalidate() }
    block(self)
  }
}

extension RunLoop {
  @MainActor
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    if mode != .common { Device.breach("a timer stops while something is dragged") }
    timer.fireTime = Device.time + timer.interval
    Device.timers.append(timer)
  }
}

extension Device {
  /// The pending timers.
  public static var timers: [Timer] = []

  /// Fires the timers that are due.
  static func fireTimers() {
    var most = 1000
    while let timer = timers.filter({ $0.fireTime <= time }).min(by: { $0.fireTime < $1.fireTime }), most > 0 {
      timer.fire()
      most -= 1
    }
    if most == 0 { breach("a timer fires without end") }
  }
}
