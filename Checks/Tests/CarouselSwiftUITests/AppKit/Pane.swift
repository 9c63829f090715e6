import AppKit

/// A window with one view in it, and the mouse over it.
@MainActor
final class Pane {
  private let window = NSWindow(size: CGSize(width: 600, height: 300))

  func show(_ view: NSView) {
    window.contentView?.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
  }

  func press(_ place: CGPoint) { window.press(place) }
  func drag(to place: CGPoint) { window.drag(place) }
  func release(_ place: CGPoint) { window.release(place) }
}
