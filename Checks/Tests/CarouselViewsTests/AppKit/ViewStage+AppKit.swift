import AppKit
import CarouselEngine
@testable import CarouselViews
import Testing

typealias Window = NSWindow
typealias PlatformButton = NSButton

extension ViewStage {
  static func makeWindow() -> NSWindow { NSWindow(size: CGSize(width: 1000, height: 1000)) }
  var root: NSView { window.contentView! }

  /// Returns the content of a scroll view that fills a view.
  static func makeScrolled(in root: NSView) -> NSView {
    let scrollView = NSScrollView(frame: root.bounds)
    let content = NSView(frame: CGRect(x: 0, y: 0, width: 1000, height: 4000))
    scrollView.documentView = content
    root.addSubview(scrollView)
    return content
  }

  func scroll(_ content: NSView, to offset: CGFloat) { content.frame.origin.y = -offset }

  func putInBackground(_ isInBackground: Bool) { window.occlusionState = isInBackground ? [] : .visible }

  /// Wherever the frame of an item's view is, all its points must appear where the engine places them.
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

  /// The visible distance of an item to the right of the centre, in whole points.
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

extension NSButton {
  /// How often it was pressed.
  var presses: Int { clicks.count }
}

extension CarouselView {
  var isSetUp: Bool { wantsLayer && contentView.wantsLayer }
  func restore(from coder: NSCoder) { restoreState(with: coder) }
}

typealias PlatformField = NSTextField

extension Device {
  static func read(_ isRunning: Bool) { NSWorkspace.shared.isVoiceOverEnabled = isRunning }
  /// Whether assistive technology has been notified of other elements.
  static var hasToldLayout: Bool { announcements.contains(.layoutChanged) }
}

extension ViewStage {
  /// Moves the mouse over the carousel, or away.
  func point(isInside: Bool) { window.point(at: isInside ? CGPoint(x: 400, y: 350) : CGPoint(x: 5, y: 5)) }

  /// Focuses a view for typing; nil focuses none of the carousel.
  func keyboard(in view: NSView?) { window.makeFirstResponder(view) }
}

extension ControlButton {
  /// Clicks it with the mouse.
  func press() { sendAction() }
  var symbolShown: String? { image?.name }
  /// Whether it is marked as the button of a choice that is made.
  var isMarked: Bool { type == .pushOnPushOff && state == .on }
  var hasPlate: Bool { isBordered }
}

extension ViewStage {
  /// What assistive technology reads, in order.
  var elements: [Any] { carousel.accessibilityChildren() ?? [] }
}

extension CountLabel {
  var shownText: String? { stringValue }
}

extension CarouselControls {
  func darken() { appearance = NSAppearance(isDark: true) }
}

extension DotsView {
  func tap(at place: CGPoint) { gestureRecognizers.first?.click(at: place) }
}

extension NSView {
  /// Lays it out from right to left.
  func mirror() { userInterfaceLayoutDirection = .rightToLeft }
}
