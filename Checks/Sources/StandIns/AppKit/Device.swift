@_exported import Foundation

/// The Mac: its clock, its frames, the user's settings, and the calls that it received.
@MainActor
public enum Device {
  /// The time on the clock of the frames, in seconds.
  public static var time = 1000.0
  /// The violations of the toolkit's rules.
  public static var breaches: [String] = []
  /// The frame links that run.
  public static var links: [CADisplayLink] = []
  /// The notifications posted to assistive technology.
  public static var announcements: [NSAccessibility.Notification] = []
  /// The announcements.
  public static var spoken: [String] = []
  /// The rectangles that were drawn.
  public static var filled: [NSRect] = []
  public static var windows: [Weak<NSWindow>] = []

  /// Resets everything as at the start of an app.
  public static func reset() {
    (time, breaches, announcements, spoken, filled) = (1000, [], [], [], [])
    NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = false
    NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast = false
    NSWorkspace.shared.isVoiceOverEnabled = false
    NSWorkspace.shared.isSwitchControlEnabled = false
    for link in links { link.invalidate() }
    for timer in timers { timer.invalidate() }
  }

  public static func breach(_ text: String) { breaches.append(text) }

  public static func set(reducesMotion: Bool) {
    NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = reducesMotion
    NSWorkspace.shared.notificationCenter.post(
      name: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil)
  }

  public static func set(increasesContrast: Bool) {
    NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast = increasesContrast
    NSWorkspace.shared.notificationCenter.post(
      name: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil)
  }

  /// Runs one frame of the screen: the layout, then the links.
  /// - Parameter lead: The time between the link's call and the display of the frame, in seconds.
  public static func frame(after step: Double = 1.0 / 60, lead: Double = 1.0 / 60) {
    time += step
    fireTimers()
    layOut()
    for link in links { link.fire(at: time, lead: lead) }
    layOut()
  }

  /// Lays out what needs it, until nothing does.
  public static func layOut() {
    for window in windows.compactMap(\.object) { window.contentView?.layoutSubtreeIfNeeded() }
  }
}

/// A weak reference.
public struct Weak<Object: AnyObject> {
  public weak var object: Object?
  public init(_ object: Object) { self.object = object }
}

public func CACurrentMediaTime() -> Double { MainActor.assumeIsolated { Device.time } }

/// A graphics context that draws nothing.
public final class CGContext {
  var drawn: [(ObjectIdentifier, CGPoint, Bool)] = []
  var origin = CGPoint.zero
}

/// Light or dark mode.
public final class NSAppearance: NSObject, Sendable {
  nonisolated(unsafe) fileprivate static var isDarkNow = false
  private let isDark: Bool
  public init(isDark: Bool) { self.isDark = isDark }
  public func performAsCurrentDrawingAppearance(_ body: () -> Void) {
    let before = Self.isDarkNow
    Self.isDarkNow = isDark
    body()
    Self.isDarkNow = before
  }
}

public final class NSColor: NSObject, Sendable {
  private let white, darkWhite, alpha: CGFloat
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(white: white, darkWhite: white, alpha: alpha) }
  private init(white: CGFloat, darkWhite: CGFloat, alpha: CGFloat) {
    (self.white, self.darkWhite, self.alpha) = (white, darkWhite, alpha)
  }
  /// Black, or white in dark mode.
  public static let labelColor = NSColor(white: 0, darkWhite: 1, alpha: 1)
  /// The color in the appearance that is current now.
  public var cgColor: CGColor { CGColor(white: NSAppearance.isDarkNow ? darkWhite : white, alpha: alpha) }
}

extension NSRect { @MainActor public func fill() { Device.filled.append(self) } }
