import UIKit

/// A window with one view in it, and a finger on it.
@MainActor
final class Pane {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
  private var finger: Finger?

  func show(_ view: UIView) {
    window.addSubview(view)
    view.bounds = window.bounds
    view.center = CGPoint(x: 300, y: 150)
  }

  func press(_ place: CGPoint) { finger = Finger(at: place, in: window) }
  func drag(to place: CGPoint) { finger?.move(to: place) }
  func release(_ place: CGPoint) { finger?.lift() }
}
