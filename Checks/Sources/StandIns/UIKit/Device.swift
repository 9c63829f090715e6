@_exported import Foundation

/// The device: its clock, its frames, the user's settings, and the calls that it received.
@MainActor
public enum Device {
  /// The time on the clock of the frames, in seconds.
  public static var time = 1000.0
  /// The violations of the toolkit's rules.
  public static var breaches: [String] = []
  /// The running display links.
  public static var links: [CADisplayLink] = []
  /// The completions of running animations.
  public static var pendingCompletions: [(Bool) -> Void] = []
  /// The notifications posted to assistive technology.
  public static var announcements: [(UIAccessibility.Notification, String?)] = []
  public static var reducesMotion = false
  public static var prefersCrossFade = false
  public static var increasesContrast = false
  public static var isVoiceOverRunning = false
  public static var isSwitchControlRunning = false

  /// Resets everything as at the start of an app.
  public static func reset() {
    (time, breaches, pendingCompletions, announcements) = (1000, [], [], [])
    (reducesMotion, prefersCrossFade, increasesContrast) = (false, false, false)
    (isVoiceOverRunning, isSwitchControlRunning) = (false, false)
    for link in links { link.invalidate() }
    for timer in timers { timer.invalidate() }
  }

  public static func breach(_ text: String) { breaches.append(text) }

  /// Changes a user setting, and notifies of it.
  public static func set(reducesMotion: Bool? = nil, prefersCrossFade: Bool? = nil) {
    if let reducesMotion {
      self.reducesMotion = reducesMotion
      NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
    if let prefersCrossFade {
      self.prefersCrossFade = prefersCrossFade
      NotificationCenter.default.post(
        name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil)
    }
  }

  public static func set(increasesContrast: Bool) {
    self.increasesContrast = increasesContrast
    NotificationCenter.default.post(name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
  }

  /// Turns VoiceOver on or off.
  public static func set(isVoiceOverRunning isRunning: Bool) {
    isVoiceOverRunning = isRunning
    NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
  }
  public static func set(isSwitchControlRunning isRunning: Bool) {
    isSwitchControlRunning = isRunning
    NotificationCenter.default.post(name: UIAccessibility.switchControlStatusDidChangeNotification, object: nil)
  }

  /// Runs one frame of the screen: the layout, then the links.
  /// - Parameter lead: The time between the link's call and the display of the frame, in seconds.
  public static func frame(after step: Double = 1.0 / 60, lead: Double = 1.0 / 60) {
    time += step
    frame(at: time, lead: lead)
  }

  public static func frame(at time: Double, lead: Double) {
    self.time = time
    fireTimers()
    layOut()
    for link in links where !link.isPaused { link.fire(at: time, lead: lead) }
    layOut()
  }

  /// The existing windows.
  public static var windows: [Weak<UIWindow>] = []

  /// Lays out what needs it, until nothing does.
  public static func layOut() {
    for window in windows.compactMap(\.object) { window.layoutIfNeeded() }
    UIView.updateFocus()
  }

  /// How long the animations take, in seconds, in the order of their beginnings.
  public static var durations: [Double] = []

  /// Ends all animations.
  public static func finishAnimations() {
    let completions = pendingCompletions
    pendingCompletions = []
    for completion in completions { completion(true) }
  }
}

/// A weak reference.
public struct Weak<Object: AnyObject> {
  public weak var object: Object?
  public init(_ object: Object) { self.object = object }
}

public func CACurrentMediaTime() -> Double { MainActor.assumeIsolated { Device.time } }
