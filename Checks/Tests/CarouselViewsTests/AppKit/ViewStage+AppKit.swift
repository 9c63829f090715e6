import AppKit
import CarouselEngine
@testable import CarouselViews
import Testing

typealias Window = NSWindow
typealias PlatformButton = NSButton

extension ViewStage {
  static func makeWindow() -> NSWindow { NSWindow(size: CGSize(width: 1000, height: 1000)) }
  var root: NSView { window.contentView! }

  /// Wherever the frame of an item's view is, each of its points is seen where the engine says.
  func check(_ carrier: ItemView, shows item: PlacedItem, _ comment: String) {
    guard let layer = carrier.layer else { return }
    let middle = carousel.controller.carousel.middle
    for (x, y) in [(0.0, 0.0), (40, 30), (-35, 25), (10, -38)] {
      let seen = layer.project(CGPoint(x: carrier.bounds.midX + x, y: carrier.bounds.midY + y))
      let wanted = item.placement.transform.project(Point2D(x: x, y: y))
      #expect((seen == nil) == (wanted == nil), "\(comment)")
      guard let seen, let wanted else { continue }
      #expect(hypot(seen.x - middle.x - wanted.x, seen.y - middle.y - wanted.y) < 1e-6, "\(comment)")
    }
  }

  /// How far an item is seen to the right of the middle, in whole points.
  static func way(of view: NSView) -> Int {
    let seen = view.superview!.layer!.project(CGPoint(x: 50, y: 40))
    return Int(((seen?.x ?? 0) - 300).rounded())
  }
}

extension NSView {
  var shade: CGFloat {
    get { alphaValue }
    set { alphaValue = newValue }
  }
  func name(_ name: String) { setAccessibilityLabel(name) }
  func resize(to size: CGSize) { frame.size = size }
}

extension CarouselView {
  var isSetUp: Bool { wantsLayer && contentView.wantsLayer }
  func restore(from coder: NSCoder) { restoreState(with: coder) }
}

typealias PlatformField = NSTextField

extension Device {
  static func read(_ isRunning: Bool) { NSWorkspace.shared.isVoiceOverEnabled = isRunning }
}

extension ViewStage {
  /// The mouse comes over the carousel, or goes.
  func point(isInside: Bool) { window.point(at: isInside ? CGPoint(x: 400, y: 350) : CGPoint(x: 5, y: 5)) }

  /// Somebody types into a view; into none that is here, where it is nil.
  func keyboard(in view: NSView?) { window.makeFirstResponder(view) }
}

extension ControlButton {
  /// The mouse presses it.
  func press() { sendAction() }
  var symbolShown: String? { image?.name }
}

extension CountLabel {
  var shownText: String? { stringValue }
}

extension CarouselControls {
  func mirror() { userInterfaceLayoutDirection = .rightToLeft }
  func darken() { effectiveAppearance = NSAppearance(isDark: true) }
}

extension DotsView {
  func tap(at place: CGPoint) { gestureRecognizers.first?.click(at: place) }
}
