#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// A window with a view, and a finger or a mouse.
@MainActor
final class Pane {
  private var finger: Finger?
  #if canImport(UIKit)
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 300))

    func show(_ view: UIView) {
      window.addSubview(view)
      view.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
    }
  #else
    private let window = NSWindow(size: CGSize(width: 600, height: 300))

    func show(_ view: NSView) {
      window.contentView?.addSubview(view)
      view.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
    }
  #endif

  func press(_ place: CGPoint) { finger = Finger(at: place, in: window) }
  func drag(to place: CGPoint) { finger?.move(to: place) }
  func release(_ place: CGPoint) { finger?.lift() }
}
