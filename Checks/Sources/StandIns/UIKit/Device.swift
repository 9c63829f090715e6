@_exported import Foundation

/// The device: its clock, its frames, the person's settings, and what it was told.
@MainActor
public enum Device {
  /// The time by the clock of the frames, in seconds.
  public static var time = 1000.0
  /// What a host must not do, and did.
  public static var breaches: [String] = []
  /// The frame links that run.
  public static var links: [CADisplayLink] = []
  /// What animations call when they are over.
  public static var pendingCompletions: [(Bool) -> Void] = []
  /// What was posted to assistive technology.
  public static var announcements: [(UIAccessibility.Notification, String?)] = []
  public static var reducesMotion = false
  public static var prefersCrossFade = false
  public static var increasesContrast = false
  public static var isDark = false
  public static var isVoiceOverRunning = false
  public static var isSwitchControlRunning = false

  /// Everything as it is when an app begins.
  public static func reset() {
    (time, breaches, pendingCompletions, announcements) = (1000, [], [], [])
    (reducesMotion, prefersCrossFade, increasesContrast) = (false, false, false)
    (isDark, isVoiceOverRunning, isSwitchControlRunning) = (false, false, false)
    for link in links { link.invalidate() }
    for timer in timers { timer.invalidate() }
  }

  public static func breach(_ text: String) { breaches.append(text) }

  /// Changes a setting of the person's, and tells of it.
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

  /// Somebody turns a reader on or off.
  public static func set(isVoiceOverRunning isRunning: Bool) {
    isVoiceOverRunning = isRunning
    NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
  }
  public static func set(isSwitchControlRunning isRunning: Bool) {
    isSwitchControlRunning = isRunning
    NotificationCenter.default.post(name: UIAccessibility.switchControlStatusDidChangeNotification, object: nil)
  }

  /// One frame of the screen: what is laid out anew, then the links.
  /// - Parameter lead: How long after the link's call the frame is seen, in seconds.
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

  /// The windows that there are.
  public static var windows: [Weak<UIWindow>] = []

  /// Lays out what needs it, until nothing does.
  public static func layOut() {
    for window in windows.compactMap(\.object) { window.layoutIfNeeded() }
  }

  /// Ends all animations.
  public static func finishAnimations() {
    let completions = pendingCompletions
    pendingCompletions = []
    for completion in completions { completion(true) }
  }
}

/// Refers to an object and doesn't keep it.
public struct Weak<Object: AnyObject> {
  public weak var object: Object?
  public init(_ object: Object) { self.object = object }
}

public func CACurrentMediaTime() -> Double { MainActor.assumeIsolated { Device.time } }
