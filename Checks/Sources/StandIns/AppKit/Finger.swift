import Foundation

/// The mouse while its button is down, in the words of a finger, so that tests act on both toolkits alike.
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

  /// Releases the button where the mouse is.
  public func lift() { window.release(place) }
}
