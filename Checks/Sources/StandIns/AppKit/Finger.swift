import Foundation

/// The mouse with the interface of a finger, so that tests work with both toolkits.
@MainActor
public final class Finger {
  private let window: NSWindow
  private var place: CGPoint

  /// Presses the button at a point of a window.
  public init(at place: CGPoint, in window: NSWindow) {
    (self.place, self.window) = (place, window)
    window.press(place)
  }

  /// Drags to a point of the window.
  public func move(to place: CGPoint) {
    self.place = place
    window.drag(place)
  }

  /// Releases the button.
  public func lift() { window.release(place) }
}
